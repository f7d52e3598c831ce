// SPDX-License-Identifier: GPL-3.0-or-later
#include "Frame.h"

#include <algorithm>
#include <cstring>

namespace naru::helper {

namespace {

constexpr std::size_t mostFields = 32;
constexpr std::string_view hexDigits = "0123456789ABCDEF";

bool isPrintable(char c)
{
    return c >= 0x20 && c < 0x7f;
}

bool isWord(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

void appendEscaped(std::string& out, std::string_view value)
{
    for (const char c : value) {
        if (isPrintable(c) && c != '%') {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += '%';
        out += hexDigits[byte >> 4];
        out += hexDigits[byte & 15];
    }
}

std::optional<std::string> unescaped(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            out += text[at];
            continue;
        }
        if (text.size() - at < 3)
            return std::nullopt;
        const auto high = hexDigits.find(text[at + 1]);
        const auto low = hexDigits.find(text[at + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos)
            return std::nullopt;
        out += static_cast<char>(high << 4 | low);
        at += 2;
    }
    return out;
}

/** The text up to the separator, which is taken off with it. */
std::string_view takeUntil(std::string_view& rest, char separator)
{
    const auto end = rest.find(separator);
    const auto part = rest.substr(0, end);
    rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
    return part;
}

} // namespace

std::optional<Frame> Frame::fromLine(std::string_view line)
{
    const bool ends = !line.empty() && line.back() == '\t';
    const bool clean = std::ranges::all_of(line, [](char c) { return isPrintable(c) || c == '\t'; });
    if (line.size() > longestLine || ends || !clean)
        return std::nullopt;
    Frame frame{std::string(takeUntil(line, '\t'))};
    if (!isWord(frame.m_verb))
        return std::nullopt;
    while (!line.empty()) {
        auto field = takeUntil(line, '\t');
        const auto sign = field.find('=');
        if (sign == std::string_view::npos || frame.m_fields.size() == mostFields)
            return std::nullopt;
        const auto key = field.substr(0, sign);
        auto value = unescaped(field.substr(sign + 1));
        if (!isWord(key) || frame.find(key) || !value)
            return std::nullopt;
        frame.m_fields.emplace_back(key, std::move(*value));
    }
    return frame;
}

std::string Frame::line() const
{
    std::string out = m_verb;
    for (const auto& [key, value] : m_fields) {
        out += '\t';
        out += key;
        out += '=';
        appendEscaped(out, value);
    }
    out += '\n';
    return out;
}

const std::string* Frame::find(std::string_view key) const
{
    const auto found =
        std::ranges::find(m_fields, key, [](const auto& field) { return std::string_view(field.first); });
    return found == m_fields.end() ? nullptr : &found->second;
}

const std::string& Frame::value(std::string_view key) const
{
    static const std::string none;
    const std::string* const found = find(key);
    return found ? *found : none;
}

Frame& Frame::add(std::string_view key, std::string_view value)
{
    m_fields.emplace_back(key, value);
    return *this;
}

void Frame::wipe()
{
    for (auto& [key, value] : m_fields)
        explicit_bzero(value.data(), value.size());
}

} // namespace naru::helper
