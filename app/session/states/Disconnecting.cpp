// SPDX-License-Identifier: GPL-3.0-or-later
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

void connectWished(const Disconnecting& phase, Work& work, const ConnectWished& event)
{
    const std::optional<Wish> wish = work.state.wish ? anotherWish(work, event) : accepted(work, event);
    if (!wish)
        return;
    take(work, *wish);
    work.enter(Disconnecting{phase.then == Afterwards::Sleep ? Afterwards::Sleep : Afterwards::Anew});
}

/** It slept before the tunnel had ended. */
void resumedEarly(const Disconnecting& phase, Work& work)
{
    if (phase.then != Afterwards::Sleep)
        return;
    work.state.sleep.reset();
    work.enter(Disconnecting{Afterwards::Anew});
}

} // namespace

void on(const Disconnecting& phase, Work& work, const Event& event)
{
    std::visit(Overloaded{
                   [&](const ConnectWished& e) { connectWished(phase, work, e); },
                   [&](const DisconnectWished&) {
                       if (work.state.wish)
                           rest(work, NoticeCode::DisconnectedByUser);
                   },
                   [&](const TunnelEnded&) { arrive(work, phase.then); },
                   [&](const TimerFired&) { work.forceTunnel(); },
                   [&](const GoingToSleep&) {
                       if (work.state.wish && phase.then != Afterwards::TrustedPause)
                           goingToSleep(work);
                   },
                   [&](const Resumed&) { resumedEarly(phase, work); },
                   [&](const NetworkChanged& e) { (void)noteNetwork(work, e); },
                   [&](const PortalSuspected&) { notePortal(work); },
                   [&](const PortalCleared&) { forgetPortal(work); },
                   [&](const ProfileChanged&) {
                       if (work.state.wish)
                           renewPlan(work);
                   },
                   ignored,
               },
               event);
}

} // namespace naru::session
