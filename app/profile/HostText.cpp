// SPDX-License-Identifier: GPL-3.0-or-later
#include "HostText.h"

#include <QUrl>

#include <algorithm>
#include <arpa/inet.h>
#include <array>

namespace naru::profile {

namespace {

// RFC 1035.
constexpr qsizetype longestName = 253;
constexpr qsizetype longestLabel = 63;

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool isNameLetter(QChar c)
{
    return (c >= u'a' && c <= u'z') || isDigit(c) || c == u'-' || c == u'_';
}

/** Only digits and dots: nobody means a name by that. */
bool isNumeric(QStringView text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return isDigit(c) || c == u'.'; });
}

template <class Address>
std::expected<QString, ProblemCode> readLiteral(int family, QStringView text, ProblemCode otherwise)
{
    Address address;
    if (inet_pton(family, text.toLatin1().constData(), &address) != 1)
        return std::unexpected(otherwise);
    std::array<char, INET6_ADDRSTRLEN> buffer;
    return QString::fromLatin1(inet_ntop(family, &address, buffer.data(), buffer.size()));
}

std::optional<ProblemCode> problemOfLabel(QStringView label)
{
    if (label.isEmpty())
        return ProblemCode::AddressEmptyLabel;
    if (label.size() > longestLabel)
        return ProblemCode::AddressTooLong;
    const bool isName = std::all_of(label.begin(), label.end(), isNameLetter) && !label.startsWith(u'-') &&
                        !label.endsWith(u'-');
    return isName ? std::nullopt : std::optional(ProblemCode::AddressNotAHost);
}

/** Lower case; ACE where a letter is not of ASCII. Empty where there is no such form. */
QString toAscii(QStringView name)
{
    const bool isAscii = std::all_of(name.begin(), name.end(), [](QChar c) { return c.unicode() < 0x80; });
    return isAscii ? name.toString().toLower() : QString::fromLatin1(QUrl::toAce(name.toString()));
}

} // namespace

std::expected<QString, ProblemCode> readHost(QStringView text)
{
    if (text.contains(u'*'))
        return std::unexpected(ProblemCode::AddressWildcard);
    if (text.endsWith(u'.') && text.size() > 1)
        text.chop(1);
    if (text.size() > longestName)
        return std::unexpected(ProblemCode::AddressTooLong);
    if (text.isEmpty() || text.startsWith(u'.') || text.contains(u".."))
        return std::unexpected(text.isEmpty() ? ProblemCode::AddressNotAHost
                                              : ProblemCode::AddressEmptyLabel);
    if (isNumeric(text))
        return readLiteral<in_addr>(AF_INET, text, ProblemCode::AddressBadIpv4);

    const QString name = toAscii(text);
    if (name.isEmpty())
        return std::unexpected(ProblemCode::AddressNotAHost);
    if (name.size() > longestName)
        return std::unexpected(ProblemCode::AddressTooLong);
    for (const QStringView label : QStringView(name).tokenize(u'.')) {
        if (const auto problem = problemOfLabel(label))
            return std::unexpected(*problem);
    }
    return name;
}

std::expected<QString, ProblemCode> readIpv6(QStringView text)
{
    return readLiteral<in6_addr>(AF_INET6, text, ProblemCode::AddressBadIpv6);
}

} // namespace naru::profile
