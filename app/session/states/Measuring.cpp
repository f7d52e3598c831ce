// SPDX-License-Identifier: GPL-3.0-or-later
#include "Anew.h"
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

} // namespace

void on(const Measuring&, Work& work, const Event& event)
{
    std::visit(Overloaded{
                   [&](const ConnectWished& e) { followWish(work, e, anew); },
                   [&](const DisconnectWished&) { rest(work, NoticeCode::DisconnectedByUser); },
                   [&](const RunDecided& e) { takeChoice(work, e.report); },
                   [&](const RunEnded& e) { takeChoice(work, e.report); },
                   [&](const RunRefused& e) { runRefused(work, e.reason); },
                   [&](const GoingToSleep&) { goingToSleep(work); },
                   [&](const NetworkChanged& e) { followNetwork(work, e, anew); },
                   [&](const PortalSuspected&) { portalSuspected(work); },
                   [&](const PortalCleared&) { forgetPortal(work); },
                   [&](const ProfileChanged&) { anew(work); },
                   ignored,
               },
               event);
}

} // namespace naru::session
