// SPDX-License-Identifier: GPL-3.0-or-later
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

/** The tunnel of the server that failed has not ended yet; else a pause between two rounds. */
bool stops(const Work& work)
{
    return work.state.alive.tunnel != 0;
}

void networkChanged(Work& work, const NetworkChanged& event)
{
    const std::optional<NetworkShift> shift = noteNetwork(work, event);
    if (!shift || stops(work))
        return;
    if (shift->gone)
        waitForNetwork(work);
    else if (shift->moved)
        startOver(work);
}

void connectWished(Work& work, const ConnectWished& event)
{
    if (const auto wish = anotherWish(work, event)) {
        take(work, *wish);
        leave(work, Afterwards::Anew);
    } else if (work.state.wish->entry == event.entry && event.trigger != ogs::Trigger::Launch &&
               !stops(work)) {
        newRoundAtOnce(work);
    }
}

} // namespace

void on(const FailingOver&, Work& work, const Event& event)
{
    std::visit(Overloaded{
                   [&](const ConnectWished& e) { connectWished(work, e); },
                   [&](const DisconnectWished&) { rest(work, NoticeCode::DisconnectedByUser); },
                   [&](const RunProgressed& e) { noteReport(work, e.report); },
                   [&](const RunEnded& e) { noteReport(work, e.report); },
                   [&](const TunnelEnded&) { tryNext(work); },
                   [&](const TimerFired& e) {
                       if (e.timer == Timer::Disconnect)
                           work.forceTunnel();
                       else
                           newRound(work);
                   },
                   [&](const GoingToSleep&) { goingToSleep(work); },
                   [&](const NetworkChanged& e) { networkChanged(work, e); },
                   [&](const PortalSuspected&) {
                       if (stops(work))
                           notePortal(work);
                       else
                           portalSuspected(work);
                   },
                   [&](const PortalCleared&) { forgetPortal(work); },
                   [&](const ProfileChanged&) { renewPlan(work); },
                   ignored,
               },
               event);
}

} // namespace naru::session
