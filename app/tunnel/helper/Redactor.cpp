// SPDX-License-Identifier: GPL-3.0-or-later
#include "Redactor.h"

#include <cstring>

namespace naru::helper {

namespace {

/** Shorter ones are no secret, and stand in many a line. */
constexpr std::size_t shortest = 6;
constexpr std::string_view mark = "[secret]";

void addPart(std::vector<std::string>& parts, std::string_view part)
{
    if (part.size() >= shortest)
        parts.emplace_back(part);
}

} // namespace

Redactor::Redactor(std::string_view cookie)
{
    // `name=value; name=value`
    constexpr std::string_view separators = "; ";
    while (!cookie.empty()) {
        const auto item = cookie.substr(0, cookie.find_first_of(separators));
        cookie.remove_prefix(std::min(item.size() + 1, cookie.size()));
        const auto sign = item.find('=');
        addPart(m_parts, sign == std::string_view::npos ? item : item.substr(sign + 1));
    }
}

Redactor::~Redactor()
{
    for (std::string& part : m_parts)
        explicit_bzero(part.data(), part.size());
}

std::string Redactor::clean(std::string line) const
{
    for (const std::string& part : m_parts) {
        for (auto at = line.find(part); at != std::string::npos; at = line.find(part, at + mark.size()))
            line.replace(at, part.size(), mark);
    }
    return line;
}

} // namespace naru::helper
