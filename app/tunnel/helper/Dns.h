// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FileEdit.h"
#include "TunnelPlan.h"

#include <optional>

namespace naru::helper {

/** Whether systemd-resolved answers this machine's questions: it knows servers a link, and forgets them with
 * it. */
[[nodiscard]] bool isResolvedInCharge();

/** Tells systemd-resolved the servers and domains of a link. */
[[nodiscard]] Result<> tellResolved(const TunnelPlan& plan);

/** The edit of /etc/resolv.conf that a plan asks for; nothing where it names no server or there is no file.
 */
[[nodiscard]] std::optional<FileEdit> resolvConfEdit(const TunnelPlan& plan);

} // namespace naru::helper
