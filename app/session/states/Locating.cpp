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

void networkChanged(const Locating& phase, Work& work, const NetworkChanged& event)
{
    const std::optional<NetworkShift> shift = noteNetwork(work, event);
    if (!shift)
        return;
    if (shift->gone) {
        waitForNetwork(work);
    } else if (phase.testUntil) {
        testAgain(work);
    } else if (shift->moved) {
        breakOff(work);
        begin(work);
    }
}

void progressed(const RunProgressed& event, Work& work)
{
    if (event.report->phase == ogs::Phase::Measuring || event.report->phase == ogs::Phase::Decided)
        work.enter(Measuring{});
}

} // namespace

void on(const Locating& phase, Work& work, const Event& event)
{
    std::visit(Overloaded{
                   [&](const ConnectWished& e) {
                       if (const auto wish = anotherWish(work, e)) {
                           breakOff(work);
                           take(work, *wish);
                           begin(work);
                       }
                   },
                   [&](const DisconnectWished&) { rest(work, NoticeCode::DisconnectedByUser); },
                   [&](const RunProgressed& e) { progressed(e, work); },
                   [&](const RunDecided& e) { takeChoice(work, e.report); },
                   [&](const RunEnded& e) { takeChoice(work, e.report); },
                   [&](const RunRefused& e) { runRefused(work, e.reason); },
                   [&](const NetworkTested& e) { networkTested(work, phase, e.passed); },
                   [&](const TimerFired&) { testAgain(work); },
                   [&](const GoingToSleep&) { goingToSleep(work); },
                   [&](const NetworkChanged& e) { networkChanged(phase, work, e); },
                   [&](const PortalSuspected&) { portalSuspected(work); },
                   [&](const PortalCleared&) { forgetPortal(work); },
                   [&](const ProfileChanged&) {
                       if (!phase.testUntil) {
                           breakOff(work);
                           begin(work);
                       }
                   },
                   ignored,
               },
               event);
}

} // namespace naru::session
