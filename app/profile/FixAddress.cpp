// SPDX-License-Identifier: GPL-3.0-or-later
#include "FixMaker.h"
#include "profile/Address.h"

#include <algorithm>

namespace naru::profile {

namespace {

constexpr QLatin1StringView schemeEnd("://");

/** Where the host begins. */
qsizetype beginOfHost(const QString& address)
{
    const qsizetype scheme = address.indexOf(schemeEnd);
    return scheme < 0 ? 0 : scheme + schemeEnd.size();
}

qsizetype endOfHost(const QString& address)
{
    const qsizetype slash = address.indexOf(u'/', beginOfHost(address));
    return slash < 0 ? address.size() : slash;
}

QString withHttps(const QString& address)
{
    return u"https://" + address.sliced(beginOfHost(address));
}

QString withoutQuery(const QString& address)
{
    const auto end =
        std::find_if(address.begin(), address.end(), [](QChar c) { return c == u'?' || c == u'#'; });
    return address.first(end - address.begin());
}

QString withoutUser(const QString& address)
{
    const qsizetype begin = beginOfHost(address);
    const qsizetype at = QStringView(address).first(endOfHost(address)).lastIndexOf(u'@');
    return address.first(begin) + address.sliced(at + 1);
}

QString withBrackets(const QString& address)
{
    const qsizetype begin = beginOfHost(address);
    const qsizetype end = endOfHost(address);
    return address.first(begin) + u'[' + address.sliced(begin, end - begin) + u']' + address.sliced(end);
}

/** As a full URL, which is where a group can stand (OGS-52). */
QString withGroup(const QString& address, const QString& group)
{
    const Address parsed = parseAddress(address);
    return Backup{address, parsed.target, group, BackupLevel::Host, {}}.url();
}

QString groupOfEntryAround(NodeId backup, const Document& document)
{
    const auto list = document.parent(backup);
    const auto entry = list ? document.parent(*list) : std::nullopt;
    const auto group = entry ? document.child(*entry, u"UserGroup") : std::nullopt;
    const auto address = entry ? document.child(*entry, u"HostAddress") : std::nullopt;
    if (group && !document.value(*group).isEmpty())
        return document.value(*group);
    return address ? parseAddress(document.value(*address)).group : QString();
}

/** The user group counts here, so the path goes. */
std::optional<Fix> dropPath(const Finding& finding, const Document& document)
{
    const auto entry = document.parent(*finding.node);
    auto node = entry ? document.child(*entry, u"HostAddress") : std::nullopt;
    if (!node)
        return std::nullopt;
    const QString address = document.value(*node);
    const QString value = address.first(endOfHost(address));
    return makeFix(finding, FixKind::ChangesMeaning, value, {SetValue{*node, value}});
}

/** The address as it should be; nothing for other problems. */
std::optional<QString> better(const Finding& finding, const QString& address, const Document& document)
{
    switch (finding.problem.code) {
    case ProblemCode::AddressPlainHttp:
        return withHttps(address);
    case ProblemCode::AddressWithQuery:
        return withoutQuery(address);
    case ProblemCode::AddressWithUser:
        return withoutUser(address);
    case ProblemCode::AddressBareIpv6:
        return withBrackets(address);
    case ProblemCode::BackupWithoutGroup:
        return withGroup(address, groupOfEntryAround(*finding.node, document));
    default:
        return std::nullopt;
    }
}

} // namespace

std::optional<Fix> fixOfAddress(const Finding& finding, const FixContext& context)
{
    if (finding.problem.code == ProblemCode::GroupOverridesPath)
        return dropPath(finding, context.document);
    const QString address = context.document.value(*finding.node);
    const auto value = better(finding, address, context.document);
    if (!value || *value == address || !parseAddress(*value).target)
        return std::nullopt;
    return writeFix(finding, FixKind::ChangesMeaning, *value);
}

} // namespace naru::profile
