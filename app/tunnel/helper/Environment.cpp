// SPDX-License-Identifier: GPL-3.0-or-later
#include "Environment.h"

namespace naru::helper {

std::optional<Environment> Environment::fromBytes(std::string_view bytes)
{
    if (bytes.size() > longest || (!bytes.empty() && bytes.back() != '\0'))
        return std::nullopt;
    Environment environment;
    while (!bytes.empty()) {
        const auto entry = bytes.substr(0, bytes.find('\0'));
        bytes.remove_prefix(entry.size() + 1);
        const auto sign = entry.find('=');
        if (sign == std::string_view::npos || sign == 0)
            return std::nullopt;
        environment.m_values.emplace(entry.substr(0, sign), entry.substr(sign + 1));
    }
    return environment;
}

std::string_view Environment::value(std::string_view key) const
{
    const auto found = m_values.find(key);
    return found == m_values.end() ? std::string_view() : found->second;
}

} // namespace naru::helper
