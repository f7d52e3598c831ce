// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/Address.h"

#include "HostText.h"

#include <QRegularExpression>

#include <algorithm>

namespace naru::profile {

namespace {

// More than any host, port and group; bounds the work for a hostile text.
constexpr qsizetype longestAddress = 2048;

Address failed(ProblemCode problem)
{
    return {std::nullopt, {}, problem};
}

/** `{{x}}`, `{x}`, `${x}`, `%NAME%`, `<name>`, `[name]` where that is no IPv6 address. */
bool hasPlaceholder(QStringView text)
{
    static const QRegularExpression placeholder(QStringLiteral(R"([{}<>]|%\w+%|\[[^\]:]*\])"));
    return placeholder.match(text.toString()).hasMatch();
}

std::optional<std::uint16_t> readPort(QStringView digits)
{
    constexpr qsizetype longest = 5;
    if (digits.isEmpty() || digits.size() > longest)
        return std::nullopt;
    unsigned port = 0;
    for (const QChar c : digits) {
        if (c < u'0' || c > u'9')
            return std::nullopt;
        port = port * 10 + (c.unicode() - u'0');
    }
    if (port == 0 || port > 65535)
        return std::nullopt;
    return static_cast<std::uint16_t>(port);
}

/** What stands between the scheme and the path, in its two parts; no port where there is no colon for one. */
struct Authority
{
    QStringView host;
    std::optional<QStringView> port;
    bool isIpv6 = false;
};

std::optional<Authority> splitAuthority(QStringView text)
{
    if (text.startsWith(u'[')) {
        const qsizetype end = text.indexOf(u']');
        const QStringView behind = end < 0 ? QStringView() : text.sliced(end + 1);
        if (end < 0 || (!behind.isEmpty() && !behind.startsWith(u':')))
            return std::nullopt;
        const auto port = behind.isEmpty() ? std::nullopt : std::optional(behind.sliced(1));
        return Authority{text.sliced(1, end - 1), port, true};
    }
    const qsizetype first = text.indexOf(u':');
    if (first < 0)
        return Authority{text, std::nullopt, false};
    // Two colons: an IPv6 address without brackets has no port.
    if (text.indexOf(u':', first + 1) >= 0)
        return Authority{text, std::nullopt, true};
    return Authority{text.first(first), text.sliced(first + 1), false};
}

/** Takes `?query` and `#fragment` off the text; true where there was one. */
bool cutQuery(QStringView& text)
{
    const auto* const found =
        std::find_if(text.begin(), text.end(), [](QChar c) { return c == u'?' || c == u'#'; });
    if (found == text.end())
        return false;
    text = text.first(found - text.begin());
    return true;
}

QStringView withoutOuterSlashes(QStringView path)
{
    while (path.startsWith(u'/'))
        path = path.sliced(1);
    while (path.endsWith(u'/'))
        path.chop(1);
    return path;
}

Address readAuthority(QStringView text)
{
    if (text.contains(u'@'))
        return failed(ProblemCode::AddressWithUser);
    const auto authority = splitAuthority(text);
    if (!authority)
        return failed(ProblemCode::AddressBadIpv6);
    const auto host = authority->isIpv6 ? readIpv6(authority->host) : readHost(authority->host);
    if (!host)
        return failed(host.error());
    std::uint16_t port = defaultPort;
    if (authority->port) {
        const auto number = readPort(*authority->port);
        if (!number)
            return failed(ProblemCode::AddressBadPort);
        port = *number;
    }
    return {Target{*host, port}, {}, std::nullopt};
}

} // namespace

Address parseAddress(QStringView text)
{
    text = text.trimmed();
    if (text.isEmpty())
        return failed(ProblemCode::AddressNotAHost);
    if (text.size() > longestAddress)
        return failed(ProblemCode::AddressTooLong);
    if (hasPlaceholder(text))
        return failed(ProblemCode::AddressPlaceholder);

    std::optional<ProblemCode> oddity;
    if (const qsizetype scheme = text.indexOf(u"://"); scheme >= 0) {
        const QStringView name = text.first(scheme);
        if (name.compare(u"http", Qt::CaseInsensitive) == 0)
            oddity = ProblemCode::AddressPlainHttp;
        else if (name.compare(u"https", Qt::CaseInsensitive) != 0)
            return failed(ProblemCode::AddressBadScheme);
        text = text.sliced(scheme + 3);
    }
    if (cutQuery(text) && !oddity)
        oddity = ProblemCode::AddressWithQuery;

    const qsizetype slash = text.indexOf(u'/');
    const QStringView path = slash < 0 ? QStringView() : text.sliced(slash);
    Address address = readAuthority(slash < 0 ? text : text.first(slash));
    if (address.target) {
        address.group = withoutOuterSlashes(path).toString();
        address.problem = oddity;
    }
    return address;
}

} // namespace naru::profile
