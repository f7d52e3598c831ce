// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Hop.h"

#include <QString>

namespace naru::wording {

/** `Seoul`; a backup with its server: `Seoul (seoul-b.example.net)`. */
[[nodiscard]] QString gatewayName(const session::Hop& hop);

/** `Seoul (seoul.example.net:8443)`, the port only where it is another than 443; one of the two where the
 * other is empty or says the same. */
[[nodiscard]] QString gatewayName(const QString& entry, const QString& server);

} // namespace naru::wording
