// SPDX-License-Identifier: GPL-3.0-or-later
#include "Literal.h"

#include <QStringList>

#include <algorithm>

namespace naru::ogs {

namespace {

using Bytes = std::vector<std::uint8_t>;

std::optional<Bytes> parseIpv4(const QString& text)
{
    const QStringList parts = text.split(u'.');
    if (parts.size() != 4)
        return std::nullopt;
    Bytes bytes;
    for (const QString& part : parts) {
        bool ok = false;
        const uint value = part.toUInt(&ok);
        if (!ok || value > 255 || part.size() > 3 || !part.at(0).isDigit())
            return std::nullopt;
        bytes.push_back(static_cast<std::uint8_t>(value));
    }
    return bytes;
}

/** Groups of four hexadecimal digits between colons; the last may be an IPv4 address. Empty for empty text.
 */
std::optional<Bytes> parseGroups(const QString& text)
{
    Bytes bytes;
    if (text.isEmpty())
        return bytes;
    const QStringList groups = text.split(u':');
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const QString& group = groups.at(i);
        if (i + 1 == groups.size() && group.contains(u'.')) {
            const std::optional<Bytes> tail = parseIpv4(group);
            if (!tail)
                return std::nullopt;
            bytes.insert(bytes.end(), tail->begin(), tail->end());
            continue;
        }
        bool ok = false;
        const uint value = group.toUInt(&ok, 16);
        if (!ok || group.size() > 4 || !group.at(0).isLetterOrNumber())
            return std::nullopt;
        bytes.push_back(static_cast<std::uint8_t>(value >> 8));
        bytes.push_back(static_cast<std::uint8_t>(value & 0xff));
    }
    return bytes;
}

std::optional<Bytes> parseIpv6(const QString& text)
{
    constexpr std::size_t size = 16;
    const qsizetype gap = text.indexOf(QLatin1String("::"));
    std::optional<Bytes> head = parseGroups(gap < 0 ? text : text.left(gap));
    if (!head)
        return std::nullopt;
    if (gap < 0)
        return head->size() == size ? head : std::nullopt;
    const std::optional<Bytes> tail = parseGroups(text.mid(gap + 2));
    if (!tail || head->size() + tail->size() >= size)
        return std::nullopt;
    head->resize(size - tail->size());
    head->insert(head->end(), tail->begin(), tail->end());
    return head;
}

} // namespace

std::optional<Literal> Literal::parse(const QString& text)
{
    const QString plain = text.section(u'%', 0, 0);
    std::optional<Bytes> bytes = plain.contains(u':') ? parseIpv6(plain) : parseIpv4(plain);
    if (!bytes)
        return std::nullopt;
    Literal literal;
    literal.m_bytes = std::move(*bytes);
    return literal;
}

bool Literal::isLoopback() const
{
    if (isIpv4())
        return m_bytes[0] == 127;
    return m_bytes.back() == 1 &&
           std::all_of(m_bytes.begin(), m_bytes.end() - 1, [](int b) { return b == 0; });
}

bool Literal::isPrivate() const
{
    const int first = m_bytes[0];
    const int second = m_bytes[1];
    if (isIpv4()) {
        return first == 10 || (first == 172 && second >= 16 && second < 32) ||
               (first == 192 && second == 168) || (first == 169 && second == 254);
    }
    return (first & 0xfe) == 0xfc || (first == 0xfe && (second & 0xc0) == 0x80);
}

} // namespace naru::ogs
