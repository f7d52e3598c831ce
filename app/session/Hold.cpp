// SPDX-License-Identifier: GPL-3.0-or-later
#include "Hold.h"

#include "Hops.h"
#include "Loss.h"
#include "Portals.h"
#include "Runs.h"
#include "Wishes.h"
#include "session/Codes.h"

namespace naru::session {

namespace {

/** Evidence that the gateway is gone gives it less time than a change on our side. */
base::Nanoseconds reconnectDeadline(Work& work, ReconnectCause cause)
{
    const Durations& durations = work.durations();
    if (cause == ReconnectCause::DeadPeer || cause == ReconnectCause::ConnectionLost)
        return timesMeasured(work, durations.reconnect, durations.patientReconnect);
    return durations.patientReconnect;
}

} // namespace

bool holdBack(Work& work)
{
    if (!work.state.network.up) {
        work.enter(Suspended{SuspendCause::NoNetwork});
        return true;
    }
    if (work.state.network.portal) {
        waitForPortal(work);
        return true;
    }
    return false;
}

void interrupted(Work& work, ReconnectCause cause)
{
    QVariantMap arguments = work.currentArguments();
    if (cause != ReconnectCause::Rekey &&
        !profile::reconnects(work.profile().autoReconnect, work.context.policy.user)) {
        arguments[QStringLiteral("why")] = codeName(cause);
        rest(work, NoticeCode::NotReconnected, arguments);
        return;
    }
    work.enter(Reconnecting{cause});
    if (!isNamed(work.profile(), work.current()->hop)) {
        lose(work, HopFailure::GatewayGone);
        return;
    }
    arguments[QStringLiteral("cause")] = codeName(cause);
    work.tell(NoticeCode::ConnectionInterrupted, arguments);
    work.startTimer(Timer::Reconnect, reconnectDeadline(work, cause));
}

void bringBack(Work& work, ReconnectCause cause)
{
    interrupted(work, cause);
    if (std::holds_alternative<Reconnecting>(work.state.phase))
        work.reconnectTunnel();
}

void waitForNetwork(Work& work)
{
    work.tell(NoticeCode::NetworkGone);
    if (work.state.alive.tunnel != 0 &&
        !profile::reconnects(work.profile().autoReconnect, work.context.policy.user)) {
        rest(work, NoticeCode::NotReconnected, work.currentArguments());
        return;
    }
    breakOff(work);
    work.enter(Suspended{SuspendCause::NoNetwork});
}

void goOn(Work& work, ReconnectCause cause)
{
    if (work.state.alive.tunnel != 0)
        bringBack(work, cause);
    else
        startOver(work);
}

std::optional<HopFailure> failureOf(Work& work, TunnelEnd kind)
{
    switch (kind) {
    case TunnelEnd::Stopped:
    case TunnelEnd::GatewayGone:
        return HopFailure::GatewayGone;
    case TunnelEnd::Unreachable:
        return HopFailure::Unreachable;
    case TunnelEnd::PeerDead:
        return HopFailure::PeerDead;
    case TunnelEnd::Deadline:
        return HopFailure::TunnelDeadline;
    case TunnelEnd::SessionRejected:
        return HopFailure::SessionRejected;
    case TunnelEnd::Untrusted:
        return HopFailure::Untrusted;
    case TunnelEnd::SettingsRefused:
        return HopFailure::SettingsRefused;
    case TunnelEnd::Crashed:
        return HopFailure::Crashed;
    case TunnelEnd::SessionEnded:
        rest(work, NoticeCode::SessionEndedByServer, work.currentArguments());
        return std::nullopt;
    case TunnelEnd::SignInOnly:
        rest(work, NoticeCode::SignInOnly, work.currentArguments());
        return std::nullopt;
    case TunnelEnd::MachineFault:
        rest(work, NoticeCode::MachineFault, work.currentArguments());
        return std::nullopt;
    }
    return std::nullopt;
}

} // namespace naru::session
