// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/limiter/Diameter.h"

#include <algorithm>

namespace naru::sim::limiter {

std::optional<std::size_t> messageIndex(std::string_view name)
{
    const auto found = std::ranges::find(MessageTypes, name, &MessageType::name);
    return found == MessageTypes.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - MessageTypes.begin()));
}

bool matches(std::string_view pattern, std::string_view name)
{
    const std::size_t star = pattern.find('*');
    if (star == pattern.npos)
        return pattern == name;
    if (!name.starts_with(pattern.substr(0, star)))
        return false;
    const std::string_view rest = pattern.substr(star + 1);
    for (std::size_t i = star; i <= name.size(); ++i)
        if (matches(rest, name.substr(i)))
            return true;
    return false;
}

} // namespace naru::sim::limiter
