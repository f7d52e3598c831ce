// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Address.h"

#include <string>
#include <string_view>
#include <vector>

namespace naru::helper {

/**
 * The text of a resolv.conf in which the tunnel's servers come first and its domains too; the old servers
 * stand behind them as far as the three that the C library reads allow, other lines are kept.
 */
[[nodiscard]] std::string resolvConfFor(std::string_view before, const std::vector<Address>& servers,
                                        const std::vector<std::string>& domains);

} // namespace naru::helper
