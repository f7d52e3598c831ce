// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Codes.h"

#include <algorithm>
#include <array>
#include <span>

namespace naru::session {

namespace {

template <class Enum>
struct Named
{
    Enum value;
    const char* name;
};

template <class Enum, std::size_t size>
QString nameOf(const Named<Enum> (&names)[size], Enum value)
{
    const auto found = std::ranges::find(names, value, &Named<Enum>::value);
    Q_ASSERT(found != std::end(names));
    return QLatin1String(found->name);
}

template <class Enum, std::size_t size>
std::optional<Enum> valueOf(const Named<Enum> (&names)[size], QStringView name)
{
    const auto found =
        std::ranges::find_if(names, [&](const Named<Enum>& n) { return name == QLatin1String(n.name); });
    if (found == std::end(names))
        return std::nullopt;
    return found->value;
}

constexpr Named<Kind> kinds[] = {
    {Kind::Idle, "idle"},
    {Kind::Locating, "locating"},
    {Kind::Measuring, "measuring"},
    {Kind::SigningIn, "signing-in"},
    {Kind::Connecting, "connecting"},
    {Kind::Connected, "connected"},
    {Kind::Reconnecting, "reconnecting"},
    {Kind::Suspended, "suspended"},
    {Kind::FailingOver, "failing-over"},
    {Kind::Disconnecting, "disconnecting"},
};

constexpr Named<HopWhy> whys[] = {
    {HopWhy::Optimal, "optimal"},
    {HopWhy::Backup, "backup"},
    {HopWhy::NextOfOrder, "next-of-order"},
    {HopWhy::ChosenByHand, "chosen-by-hand"},
    {HopWhy::PreviousStandsIn, "previous-stands-in"},
    {HopWhy::FirstStandsIn, "first-stands-in"},
    {HopWhy::LostServer, "lost-server"},
};

constexpr Named<HopState> hopStates[] = {
    {HopState::ToCome, "to-come"}, {HopState::Trying, "trying"},        {HopState::Connected, "connected"},
    {HopState::Failed, "failed"},  {HopState::CooledOff, "cooled-off"}, {HopState::Skipped, "skipped"},
};

constexpr Named<HopFailure> hopFailures[] = {
    {HopFailure::SignInRefused, "sign-in-refused"},
    {HopFailure::Unreachable, "unreachable"},
    {HopFailure::ConnectDeadline, "connect-deadline"},
    {HopFailure::SignInDeadline, "sign-in-deadline"},
    {HopFailure::Untrusted, "untrusted"},
    {HopFailure::AsksUnsupported, "asks-unsupported"},
    {HopFailure::Crashed, "crashed"},
    {HopFailure::TunnelDeadline, "tunnel-deadline"},
    {HopFailure::ReconnectDeadline, "reconnect-deadline"},
    {HopFailure::PeerDead, "peer-dead"},
    {HopFailure::GatewayGone, "gateway-gone"},
    {HopFailure::SessionRejected, "session-rejected"},
    {HopFailure::SettingsRefused, "settings-refused"},
    {HopFailure::Unstable, "unstable"},
};

constexpr Named<SignInFailure> signInFailures[] = {
    {SignInFailure::Refused, "refused"},
    {SignInFailure::Unreachable, "unreachable"},
    {SignInFailure::Deadline, "deadline"},
    {SignInFailure::Untrusted, "untrusted"},
    {SignInFailure::CancelledByUser, "cancelled-by-user"},
    {SignInFailure::AsksUnsupported, "asks-unsupported"},
    {SignInFailure::Crashed, "crashed"},
};

constexpr Named<TunnelEnd> tunnelEnds[] = {
    {TunnelEnd::Stopped, "stopped"},
    {TunnelEnd::SignInOnly, "sign-in-only"},
    {TunnelEnd::Unreachable, "unreachable"},
    {TunnelEnd::PeerDead, "peer-dead"},
    {TunnelEnd::Deadline, "deadline"},
    {TunnelEnd::GatewayGone, "gateway-gone"},
    {TunnelEnd::SessionEnded, "session-ended"},
    {TunnelEnd::SessionRejected, "session-rejected"},
    {TunnelEnd::Untrusted, "untrusted"},
    {TunnelEnd::SettingsRefused, "settings-refused"},
    {TunnelEnd::MachineFault, "machine-fault"},
    {TunnelEnd::Crashed, "crashed"},
};

constexpr Named<ReconnectCause> reconnectCauses[] = {
    {ReconnectCause::DeadPeer, "dead-peer"},
    {ReconnectCause::ConnectionLost, "connection-lost"},
    {ReconnectCause::Rekey, "rekey"},
    {ReconnectCause::Unknown, "unknown"},
    {ReconnectCause::NetworkChanged, "network-changed"},
    {ReconnectCause::Resumed, "resumed"},
};

constexpr Named<SuspendCause> suspendCauses[] = {
    {SuspendCause::Sleep, "sleep"},
    {SuspendCause::NoNetwork, "no-network"},
    {SuspendCause::Portal, "portal"},
    {SuspendCause::TrustedNetwork, "trusted-network"},
};

constexpr Named<Timer> timers[] = {
    {Timer::Connect, "connect"},          {Timer::SignIn, "sign-in"},
    {Timer::TunnelUp, "tunnel-up"},       {Timer::Reconnect, "reconnect"},
    {Timer::Disconnect, "disconnect"},    {Timer::Retry, "retry"},
    {Timer::NetworkTest, "network-test"}, {Timer::PortalRecheck, "portal-recheck"},
};

constexpr Named<NoticeCode> notices[] = {
    {NoticeCode::EntryLocked, "entry-locked"},
    {NoticeCode::EntryUnknown, "entry-unknown"},
    {NoticeCode::EntryNotConnectable, "entry-not-connectable"},
    {NoticeCode::TypedHostForbidden, "typed-host-forbidden"},
    {NoticeCode::NoGateway, "no-gateway"},
    {NoticeCode::RunRefused, "run-refused"},
    {NoticeCode::StandsIn, "stands-in"},
    {NoticeCode::NoChoice, "no-choice"},
    {NoticeCode::HopFailed, "hop-failed"},
    {NoticeCode::HopCoolsOff, "hop-cools-off"},
    {NoticeCode::SignInAskedAgain, "sign-in-asked-again"},
    {NoticeCode::RetryComes, "retry-comes"},
    {NoticeCode::ConnectionUp, "connection-up"},
    {NoticeCode::ConnectionInterrupted, "connection-interrupted"},
    {NoticeCode::ConnectionBack, "connection-back"},
    {NoticeCode::ConnectionLost, "connection-lost"},
    {NoticeCode::GatewayNoLongerNamed, "gateway-no-longer-named"},
    {NoticeCode::StopOverdue, "stop-overdue"},
    {NoticeCode::DisconnectedByUser, "disconnected-by-user"},
    {NoticeCode::SignInCancelled, "sign-in-cancelled"},
    {NoticeCode::SignInRefused, "sign-in-refused"},
    {NoticeCode::CertificateNotTrusted, "certificate-not-trusted"},
    {NoticeCode::MachineFault, "machine-fault"},
    {NoticeCode::SessionEndedByServer, "session-ended-by-server"},
    {NoticeCode::SignInOnly, "sign-in-only"},
    {NoticeCode::GaveUp, "gave-up"},
    {NoticeCode::NotReconnected, "not-reconnected"},
    {NoticeCode::DisconnectedForSleep, "disconnected-for-sleep"},
    {NoticeCode::DisconnectedOnTrustedNetwork, "disconnected-on-trusted-network"},
    {NoticeCode::NotConnectedOnTrustedNetwork, "not-connected-on-trusted-network"},
    {NoticeCode::NetworkGone, "network-gone"},
    {NoticeCode::NetworkBack, "network-back"},
    {NoticeCode::PortalSuspected, "portal-suspected"},
    {NoticeCode::PortalGone, "portal-gone"},
    {NoticeCode::PausedOnTrustedNetwork, "paused-on-trusted-network"},
    {NoticeCode::ConnectingByNetworkPolicy, "connecting-by-network-policy"},
    {NoticeCode::ResumedWithTunnel, "resumed-with-tunnel"},
    {NoticeCode::ResumedForNewRun, "resumed-for-new-run"},
};

constexpr Named<TrustedAction> trustedActions[] = {
    {TrustedAction::Disconnect, "disconnect"},
    {TrustedAction::Connect, "connect"},
    {TrustedAction::Pause, "pause"},
    {TrustedAction::DoNothing, "do-nothing"},
};

constexpr Named<UntrustedAction> untrustedActions[] = {
    {UntrustedAction::Connect, "connect"},
    {UntrustedAction::DoNothing, "do-nothing"},
};

/** In the order of the variant. */
constexpr std::array eventNames = {
    "connect-wished",      "disconnect-wished", "run-progressed",  "run-decided",
    "run-ended",           "run-refused",       "sign-in-reached", "sign-in-waits",
    "sign-in-answered",    "sign-in-succeeded", "sign-in-failed",  "tunnel-up",
    "tunnel-reconnecting", "tunnel-back",       "tunnel-lost",     "tunnel-ended",
    "going-to-sleep",      "resumed",           "network-changed", "network-tested",
    "portal-suspected",    "portal-cleared",    "timer-fired",     "profile-changed",
};
static_assert(eventNames.size() == std::variant_size_v<Event>);

/** In the order of the variant. */
constexpr std::array actionNames = {
    "start-run",        "cancel-probes",        "abandon-run",
    "start-sign-in",    "cancel-sign-in",       "start-tunnel",
    "reconnect-tunnel", "stop-tunnel",          "start-timer",
    "stop-timer",       "take-sleep-inhibitor", "release-sleep-inhibitor",
    "test-network",     "recheck-portal",       "tell",
};
static_assert(actionNames.size() == std::variant_size_v<Action>);

} // namespace

QString codeName(Kind value)
{
    return nameOf(kinds, value);
}

QString codeName(HopWhy value)
{
    return nameOf(whys, value);
}

QString codeName(HopState value)
{
    return nameOf(hopStates, value);
}

QString codeName(HopFailure value)
{
    return nameOf(hopFailures, value);
}

QString codeName(SignInFailure value)
{
    return nameOf(signInFailures, value);
}

QString codeName(TunnelEnd value)
{
    return nameOf(tunnelEnds, value);
}

QString codeName(ReconnectCause value)
{
    return nameOf(reconnectCauses, value);
}

QString codeName(SuspendCause value)
{
    return nameOf(suspendCauses, value);
}

QString codeName(Timer value)
{
    return nameOf(timers, value);
}

QString codeName(NoticeCode value)
{
    return nameOf(notices, value);
}

QString codeName(TrustedAction value)
{
    return nameOf(trustedActions, value);
}

QString codeName(UntrustedAction value)
{
    return nameOf(untrustedActions, value);
}

QString codeName(const Event& event)
{
    return QLatin1String(eventNames[event.index()]);
}

QString codeName(const Action& action)
{
    return QLatin1String(actionNames[action.index()]);
}

std::optional<NoticeCode> noticeCodeFromName(QStringView name)
{
    return valueOf(notices, name);
}

} // namespace naru::session
