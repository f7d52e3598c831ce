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

void anew(Work& work)
{
    breakOff(work);
    begin(work);
}

void networkChanged(Work& work, const NetworkChanged& event)
{
    const std::optional<NetworkShift> shift = noteNetwork(work, event);
    if (!shift)
        return;
    if (shift->gone)
        waitForNetwork(work);
    else if (shift->moved)
        anew(work);
}

} // namespace

void on(const Measuring&, Work& work, const Event& event)
{
    std::visit(Overloaded{
                   [&](const ConnectWished& e) {
                       if (const auto wish = anotherWish(work, e)) {
                           take(work, *wish);
                           anew(work);
                       }
                   },
                   [&](const DisconnectWished&) { rest(work, NoticeCode::DisconnectedByUser); },
                   [&](const RunDecided& e) { takeChoice(work, e.report); },
                   [&](const RunEnded& e) { takeChoice(work, e.report); },
                   [&](const RunRefused& e) { runRefused(work, e.reason); },
                   [&](const GoingToSleep&) { goingToSleep(work); },
                   [&](const NetworkChanged& e) { networkChanged(work, e); },
                   [&](const PortalSuspected&) { portalSuspected(work); },
                   [&](const PortalCleared&) { forgetPortal(work); },
                   [&](const ProfileChanged&) { anew(work); },
                   ignored,
               },
               event);
}

} // namespace naru::session
