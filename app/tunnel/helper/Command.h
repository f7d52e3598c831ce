// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "StartRequest.h"

#include <optional>
#include <string>
#include <vector>

namespace naru::helper {

/** Where the programs that we start may lie; a caller can't name others. */
extern const std::vector<std::string> openconnectPaths;
extern const std::vector<std::string> ocproxyPaths;

/** openconnect's arguments: for a device of ours, or with a port for a SOCKS proxy. The cookie is not among
 * them. */
[[nodiscard]] std::vector<std::string> openconnectArguments(const StartRequest& request,
                                                            std::optional<std::uint16_t> socksPort);

} // namespace naru::helper
