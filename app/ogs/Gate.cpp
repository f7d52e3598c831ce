// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Gate.h"

#include "Literal.h"

#include <algorithm>

namespace naru::ogs {

namespace {

Reason thresholdReason(base::Nanoseconds passed, base::Nanoseconds asked)
{
    const auto minutes = [](base::Nanoseconds time) {
        return QVariant::fromValue<qlonglong>(std::chrono::floor<std::chrono::minutes>(time).count());
    };
    return {ReasonCode::RefusedSuspendThreshold,
            {{QStringLiteral("passed"), minutes(passed)}, {QStringLiteral("asked"), minutes(asked)}}};
}

std::optional<Reason> refusalOfLaterRun(const Conditions& conditions, const profile::Selection& selection)
{
    if (conditions.resumed && !conditions.connectedBeforeSleep)
        return Reason{ReasonCode::RefusedNotConnectedBeforeSleep, {}};
    const bool counts = conditions.resumed || conditions.reconnectionCounts;
    if (!counts || *conditions.sinceDisconnection < selection.suspendThreshold)
        return thresholdReason(*conditions.sinceDisconnection, selection.suspendThreshold);
    if (conditions.resumed && !conditions.networkTestPassed)
        return Reason{ReasonCode::RefusedNetworkTest, {}};
    return std::nullopt;
}

QString reverseName(const Literal& literal)
{
    QString name;
    for (auto byte = literal.bytes().rbegin(); byte != literal.bytes().rend(); ++byte) {
        if (literal.isIpv4())
            name += QString::number(*byte) + u'.';
        else
            name += QString::number(*byte & 0xf, 16) + u'.' + QString::number(*byte >> 4, 16) + u'.';
    }
    return name + (literal.isIpv4() ? QLatin1String("in-addr.arpa") : QLatin1String("ip6.arpa"));
}

} // namespace

bool isLaterRun(const Conditions& conditions)
{
    return conditions.trigger == Trigger::Reconnection && conditions.sinceDisconnection.has_value();
}

std::optional<Reason> refusal(const Conditions& conditions, const profile::Profile& profile)
{
    if (!conditions.tunnelLink.isEmpty())
        return Reason{ReasonCode::RefusedTunnelUp, {{QStringLiteral("link"), conditions.tunnelLink}}};
    if (profile.hosts.empty())
        return Reason{ReasonCode::RefusedNoGateway, {}};
    if (std::ranges::none_of(profile.hosts,
                             [](const profile::HostEntry& host) { return host.target.has_value(); }))
        return Reason{ReasonCode::RefusedNoAddress, {}};
    if (conditions.automaticProxy)
        return Reason{ReasonCode::RefusedAutomaticProxy, {{QStringLiteral("proxy"), conditions.pac}}};
    if (conditions.preferenceCachingRestricted ||
        profile.cachingRestriction == profile::CachingRestriction::All)
        return Reason{ReasonCode::RefusedCachePolicy, {}};
    if (isLaterRun(conditions))
        return refusalOfLaterRun(conditions, profile.selection);
    return std::nullopt;
}

Way way(const std::optional<Reason>& refusal, const CacheAnswer& cached, bool measureHere)
{
    if (refusal)
        return Way::Refuse;
    return std::holds_alternative<CacheHit>(cached) && !measureHere ? Way::UseCache : Way::Measure;
}

bool selectsAutomatically(const profile::Selection& selection, std::optional<bool> userSwitch)
{
    return selection.userControllable ? userSwitch.value_or(selection.enabled) : selection.enabled;
}

ManualChoice manualChoice(const std::vector<profile::Selection>& machineProfiles,
                          std::optional<bool> userSwitch, bool startedSinceArrival)
{
    ManualChoice choice;
    if (!startedSinceArrival)
        return choice;
    for (const profile::Selection& selection : machineProfiles) {
        if (!selectsAutomatically(selection, userSwitch))
            continue;
        if (!selection.userControllable)
            return {ManualChoice::Kind::Locked, Reason{ReasonCode::SelectionOnByProfile, {}}};
        choice.kind = ManualChoice::Kind::TurnsSelectionOff;
    }
    return choice;
}

DnsQuestion dnsTestQuestion(const QString& host)
{
    const std::optional<Literal> literal = Literal::parse(host);
    if (!literal)
        return {host, DnsQuestion::Type::A};
    return {reverseName(*literal), DnsQuestion::Type::Ptr};
}

} // namespace naru::ogs
