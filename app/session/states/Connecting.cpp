// SPDX-License-Identifier: GPL-3.0-or-later
#include "Anew.h"
#include "Failover.h"
#include "Hold.h"
#include "Networks.h"
#include "Overloaded.h"
#include "Portals.h"
#include "Runs.h"
#include "Sleep.h"
#include "States.h"
#include "Wishes.h"

namespace naru::session {

namespace {

/** The tunnel that is on its way ends first. */
void anew(Work& work)
{
    leave(work, Afterwards::Anew);
}

void networkChanged(Work& work, const NetworkChanged& event)
{
    const std::optional<NetworkShift> shift = noteNetwork(work, event);
    if (!shift || !(shift->gone || shift->moved))
        return;
    if (shift->gone)
        work.tell(NoticeCode::NetworkGone);
    anew(work);
}

void up(Work& work)
{
    State& state = work.state;
    work.enter(Connected{});
    state.upSince = work.context.now;
    state.upSinceDate = work.context.date;
    state.memory.lastEntry = work.current()->hop.entry;
    work.current()->state = HopState::Connected;
    state.afterLoss = false;
    // What was asked for with this wish is done: what comes after is a connection like any other.
    state.wish->trigger = ogs::Trigger::Connection;
    state.sleep.reset();
    work.tell(NoticeCode::ConnectionUp, work.currentArguments());
}

} // namespace

void on(const Connecting&, Work& work, const Event& event)
{
    std::visit(Overloaded{
                   [&](const ConnectWished& e) { followWish(work, e, anew); },
                   [&](const DisconnectWished&) { rest(work, NoticeCode::DisconnectedByUser); },
                   [&](const RunProgressed& e) { noteReport(work, e.report); },
                   [&](const RunEnded& e) { noteReport(work, e.report); },
                   [&](const TunnelUp&) { up(work); },
                   [&](const TunnelLost& e) { failHop(work, e.why); },
                   [&](const TunnelEnded& e) {
                       if (const auto why = failureOf(work, e.kind))
                           failHop(work, *why);
                   },
                   [&](const TimerFired&) { failHop(work, HopFailure::TunnelDeadline); },
                   [&](const GoingToSleep&) { goingToSleep(work); },
                   [&](const NetworkChanged& e) { networkChanged(work, e); },
                   [&](const PortalSuspected&) { portalSuspected(work); },
                   [&](const PortalCleared&) { forgetPortal(work); },
                   [&](const ProfileChanged&) { followProfile(work, anew); },
                   ignored,
               },
               event);
}

} // namespace naru::session
