// SPDX-License-Identifier: GPL-3.0-or-later
#include "Established.h"
#include "Hold.h"
#include "Loss.h"
#include "Networks.h"
#include "Overloaded.h"
#include "Portals.h"
#include "Runs.h"
#include "Sleep.h"
#include "States.h"
#include "Wishes.h"

namespace naru::session {

namespace {

bool pausesStill(const Work& work)
{
    const NetworkPolicy& policy = work.context.policy.network;
    return policy.enabled && policy.onTrusted == TrustedAction::Pause && work.state.network.trusted;
}

void networkChanged(const Suspended& phase, Work& work, const NetworkChanged& event)
{
    const std::optional<NetworkShift> shift = noteNetwork(work, event);
    if (!shift)
        return;
    switch (phase.cause) {
    case SuspendCause::Sleep:
        return;
    case SuspendCause::TrustedNetwork:
        if (work.state.network.up && !pausesStill(work))
            startOver(work);
        return;
    case SuspendCause::NoNetwork:
        if (!shift->back)
            return;
        work.tell(NoticeCode::NetworkBack);
        goOn(work, ReconnectCause::NetworkChanged);
        return;
    case SuspendCause::Portal:
        if (shift->gone)
            waitForNetwork(work);
        else if (shift->moved)
            goOn(work, ReconnectCause::NetworkChanged);
        return;
    }
}

/** The wish is another one now. */
void takeAnother(const Suspended& phase, Work& work, const Wish& wish)
{
    take(work, wish);
    if (phase.cause == SuspendCause::Sleep)
        leave(work, Afterwards::Sleep);
    else
        leave(work, Afterwards::Anew);
}

void connectWished(const Suspended& phase, Work& work, const ConnectWished& event)
{
    if (const auto wish = anotherWish(work, event)) {
        takeAnother(phase, work, *wish);
    } else if (work.state.wish->entry != event.entry || event.trigger == ogs::Trigger::Launch) {
        return;
    } else if (phase.cause == SuspendCause::TrustedNetwork) {
        // A person may connect here all the same.
        work.state.wish->byUser = true;
        startOver(work);
    } else if (phase.cause == SuspendCause::Portal) {
        recheckPortal(work);
    }
}

void tunnelBack(const Suspended& phase, Work& work)
{
    if (phase.cause != SuspendCause::Sleep && !work.state.alive.tunnelStopping)
        back(work);
}

void portalCleared(const Suspended& phase, Work& work)
{
    forgetPortal(work);
    if (phase.cause == SuspendCause::Portal)
        goOn(work, ReconnectCause::NetworkChanged);
}

void profileChanged(const Suspended& phase, Work& work)
{
    if (phase.cause == SuspendCause::TrustedNetwork && !pausesStill(work))
        startOver(work);
    else if (work.state.upSince)
        profileChanged(work);
    else
        renewPlan(work);
}

} // namespace

void on(const Suspended& phase, Work& work, const Event& event)
{
    std::visit(Overloaded{
                   [&](const ConnectWished& e) { connectWished(phase, work, e); },
                   [&](const DisconnectWished&) { rest(work, NoticeCode::DisconnectedByUser); },
                   [&](const RunProgressed& e) { noteReport(work, e.report); },
                   [&](const RunEnded& e) { noteReport(work, e.report); },
                   [&](const TunnelBack&) { tunnelBack(phase, work); },
                   [&](const TunnelLost& e) { lose(work, e.why); },
                   [&](const TunnelEnded& e) { tunnelEnded(work, e.kind); },
                   [&](const TimerFired&) { recheckPortal(work); },
                   [&](const GoingToSleep&) {
                       if (phase.cause != SuspendCause::Sleep && phase.cause != SuspendCause::TrustedNetwork)
                           goingToSleep(work);
                   },
                   [&](const Resumed& e) {
                       if (phase.cause == SuspendCause::Sleep)
                           resumed(work, e.slept);
                   },
                   [&](const NetworkChanged& e) { networkChanged(phase, work, e); },
                   [&](const PortalSuspected&) {
                       notePortal(work);
                       if (phase.cause == SuspendCause::Portal)
                           waitForPortal(work);
                   },
                   [&](const PortalCleared&) { portalCleared(phase, work); },
                   [&](const ProfileChanged&) { profileChanged(phase, work); },
                   ignored,
               },
               event);
}

} // namespace naru::session
