// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Codes.h"

#include <algorithm>
#include <span>

namespace naru::ogs {

namespace {

template <class Enum>
struct Named
{
    Enum value;
    const char* name;
};

template <class Enum>
QString nameOf(std::span<const Named<Enum>> names, Enum value)
{
    const auto found = std::ranges::find(names, value, &Named<Enum>::value);
    Q_ASSERT(found != names.end());
    return QLatin1String(found->name);
}

template <class Enum>
std::optional<Enum> valueOf(std::span<const Named<Enum>> names, QStringView code)
{
    const auto found =
        std::ranges::find_if(names, [&](const Named<Enum>& n) { return code == QLatin1String(n.name); });
    if (found == names.end())
        return std::nullopt;
    return found->value;
}

constexpr Named<ConnectionEnd> ends[] = {
    {ConnectionEnd::Fin, "fin"},
    {ConnectionEnd::Reset, "reset"},
    {ConnectionEnd::Ours, "ours"},
};

constexpr Named<Failure> failures[] = {
    {Failure::NameNotFound, "name-not-found"},
    {Failure::LookupFailed, "lookup-failed"},
    {Failure::NoAddress, "no-address"},
    {Failure::Refused, "refused"},
    {Failure::Unreachable, "unreachable"},
    {Failure::NoAnswer, "no-answer"},
    {Failure::ClosedWithoutAnswer, "closed-without-answer"},
    {Failure::TlsFailed, "tls-failed"},
    {Failure::Stalled, "stalled"},
    {Failure::ProxyFailed, "proxy-failed"},
    {Failure::ProxyAuthenticationNeeded, "proxy-authentication-needed"},
    {Failure::DeadlinePassed, "deadline-passed"},
    {Failure::Cancelled, "cancelled"},
    {Failure::OverBudget, "over-budget"},
    {Failure::PortalSuspected, "portal-suspected"},
};

constexpr Named<Mark> marks[] = {
    {Mark::Retransmission, "retransmission"},
    {Mark::LoopLag, "loop-lag"},
    {Mark::BareClose, "bare-close"},
    {Mark::BanSuspected, "ban-suspected"},
    {Mark::ForeignRedirect, "foreign-redirect"},
};

constexpr Named<GatewayState> states[] = {
    {GatewayState::Waiting, "waiting"},       {GatewayState::Running, "running"},
    {GatewayState::Measured, "measured"},     {GatewayState::Failed, "failed"},
    {GatewayState::Unfinished, "unfinished"}, {GatewayState::NotConnectable, "not-connectable"},
};

constexpr Named<Origin> origins[] = {{Origin::Run, "run"}, {Origin::Watch, "watch"}};
constexpr Named<ProbeKind> kinds[] = {{ProbeKind::Https, "https"}, {ProbeKind::Http, "http"}};

constexpr Named<RankBy> rankings[] = {{RankBy::FullExchange, "ogs"}, {RankBy::TcpHandshake, "tcp"}};

constexpr Named<Source> sources[] = {
    {Source::Measured, "measured"}, {Source::Cache, "cache"},     {Source::Previous, "previous"},
    {Source::First, "first"},       {Source::Refused, "refused"},
};

constexpr Named<Trigger> triggers[] = {
    {Trigger::Launch, "launch"},
    {Trigger::Connection, "connection"},
    {Trigger::Reconnection, "reconnection"},
    {Trigger::PreferencesChange, "preferences-change"},
    {Trigger::ProxyAuthentication, "proxy-authentication"},
    {Trigger::UserWish, "user-wish"},
};

constexpr Named<ReasonCode> reasons[] = {
    {ReasonCode::LowestRtt, "lowest-rtt"},
    {ReasonCode::TieByProfileOrder, "tie-by-profile-order"},
    {ReasonCode::OnlyAnswer, "only-answer"},
    {ReasonCode::CachedLocation, "cached-location"},
    {ReasonCode::KeptPrevious, "kept-previous"},
    {ReasonCode::MovedFromPrevious, "moved-from-previous"},
    {ReasonCode::PreviousStandsIn, "previous-stands-in"},
    {ReasonCode::FirstStandsIn, "first-stands-in"},
    {ReasonCode::FewerProbes, "fewer-probes"},
    {ReasonCode::BudgetCut, "budget-cut"},
    {ReasonCode::BanSuspected, "ban-suspected"},
    {ReasonCode::PortalSuspected, "portal-suspected"},
    {ReasonCode::MeasuresDisagree, "measures-disagree"},
    {ReasonCode::RetransmissionsSeen, "retransmissions-seen"},
    {ReasonCode::LookupNotAwaited, "lookup-not-awaited"},
    {ReasonCode::NotAwaited, "not-awaited"},
    {ReasonCode::DecidedEarly, "decided-early"},
    {ReasonCode::RefusedAutomaticProxy, "refused-automatic-proxy"},
    {ReasonCode::RefusedSuspendThreshold, "refused-suspend-threshold"},
    {ReasonCode::RefusedNoAddress, "refused-no-address"},
    {ReasonCode::RefusedNoGateway, "refused-no-gateway"},
    {ReasonCode::RefusedCachePolicy, "refused-cache-policy"},
    {ReasonCode::RefusedTunnelUp, "refused-tunnel-up"},
    {ReasonCode::RefusedNetworkTest, "refused-network-test"},
    {ReasonCode::RefusedNotConnectedBeforeSleep, "refused-not-connected-before-sleep"},
    {ReasonCode::SelectionOffByProfile, "selection-off-by-profile"},
    {ReasonCode::SelectionOnByProfile, "selection-on-by-profile"},
    {ReasonCode::StoppedByUser, "stopped-by-user"},
};

} // namespace

QString code(ConnectionEnd value)
{
    return nameOf<ConnectionEnd>(ends, value);
}

QString code(Failure value)
{
    return nameOf<Failure>(failures, value);
}

QString code(Mark value)
{
    return nameOf<Mark>(marks, value);
}

QString code(GatewayState value)
{
    return nameOf<GatewayState>(states, value);
}

QString code(Origin value)
{
    return nameOf<Origin>(origins, value);
}

QString code(ProbeKind value)
{
    return nameOf<ProbeKind>(kinds, value);
}

QString code(RankBy value)
{
    return nameOf<RankBy>(rankings, value);
}

QString code(Source value)
{
    return nameOf<Source>(sources, value);
}

QString code(Trigger value)
{
    return nameOf<Trigger>(triggers, value);
}

QString code(ReasonCode value)
{
    return nameOf<ReasonCode>(reasons, value);
}

std::optional<Failure> failureFromCode(QStringView code)
{
    return valueOf<Failure>(failures, code);
}

std::optional<GatewayState> gatewayStateFromCode(QStringView code)
{
    return valueOf<GatewayState>(states, code);
}

std::optional<Origin> originFromCode(QStringView code)
{
    return valueOf<Origin>(origins, code);
}

std::optional<ProbeKind> probeKindFromCode(QStringView code)
{
    return valueOf<ProbeKind>(kinds, code);
}

std::optional<RankBy> rankByFromCode(QStringView code)
{
    return valueOf<RankBy>(rankings, code);
}

} // namespace naru::ogs
