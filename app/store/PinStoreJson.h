// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/PinStore.h"

#include <QJsonObject>

#include <map>

namespace naru::store {

using PinMap = std::map<PinnedHost, std::vector<Pin>>;

/** `pin-sha256:` and 32 bytes in Base64. */
[[nodiscard]] bool isPin(const QString& key);

/** As `PinnedHost` says; nothing for what is no host. */
[[nodiscard]] std::optional<PinnedHost> normal(const PinnedHost& at);

/** RecordInvalid with the path to the value in `technical`, such as `hosts[3].pins[0].key`. */
[[nodiscard]] base::Result<PinMap> pinsFrom(const QJsonObject& object);
[[nodiscard]] QJsonObject jsonOf(const PinMap& pins);

} // namespace naru::store
