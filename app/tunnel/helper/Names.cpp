// SPDX-License-Identifier: GPL-3.0-or-later
#include "Names.h"

#include <algorithm>

namespace naru::helper {

namespace {

constexpr std::size_t longestName = 253;
constexpr std::size_t longestLabel = 63;
constexpr std::size_t longestDevice = 15; // IFNAMSIZ without its zero byte
constexpr std::size_t longestCookie = 4096;
constexpr std::size_t longestUserAgent = 256;

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLower(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isAlphanumeric(char c)
{
    return isDigit(c) || isLower(c) || (c >= 'A' && c <= 'Z');
}

/** Printable ASCII without a blank at its ends. */
bool isPrintable(std::string_view text, std::size_t longest)
{
    if (text.empty() || text.size() > longest || text.front() == ' ' || text.back() == ' ')
        return false;
    return std::ranges::all_of(text, [](char c) { return c >= 0x20 && c < 0x7f; });
}

bool isLabel(std::string_view label)
{
    if (label.empty() || label.size() > longestLabel || label.front() == '-' || label.back() == '-')
        return false;
    return std::ranges::all_of(label, [](char c) { return isAlphanumeric(c) || c == '-' || c == '_'; });
}

} // namespace

bool isDomainName(std::string_view text)
{
    if (text.size() > longestName)
        return false;
    for (;;) {
        const auto dot = text.find('.');
        const auto label = text.substr(0, dot);
        if (!isLabel(label))
            return false;
        if (dot == std::string_view::npos)
            return !std::ranges::all_of(label, isDigit);
        text.remove_prefix(dot + 1);
    }
}

bool isDeviceName(std::string_view text)
{
    constexpr std::string_view ours = "naru";
    return text.size() <= longestDevice && text.starts_with(ours) &&
           std::ranges::all_of(text, [](char c) { return isLower(c) || isDigit(c); });
}

bool isPin(std::string_view text)
{
    constexpr std::string_view scheme = "pin-sha256:";
    constexpr std::size_t digest = 43; // and one `=`
    if (!text.starts_with(scheme) || text.size() != scheme.size() + digest + 1 || text.back() != '=')
        return false;
    return std::ranges::all_of(text.substr(scheme.size(), digest),
                               [](char c) { return isAlphanumeric(c) || c == '+' || c == '/'; });
}

bool isCookie(std::string_view text)
{
    return isPrintable(text, longestCookie);
}

bool isUserAgent(std::string_view text)
{
    return isPrintable(text, longestUserAgent);
}

} // namespace naru::helper
