// SPDX-License-Identifier: GPL-3.0-or-later
#include "Established.h"
#include "Hold.h"
#include "Loss.h"
#include "Overloaded.h"
#include "Portals.h"
#include "Runs.h"
#include "Sleep.h"
#include "States.h"
#include "Wishes.h"

namespace naru::session {

void on(const Reconnecting&, Work& work, const Event& event)
{
    std::visit(Overloaded{
                   [&](const ConnectWished& e) { switchTo(work, e); },
                   [&](const DisconnectWished&) { rest(work, NoticeCode::DisconnectedByUser); },
                   [&](const RunProgressed& e) { noteReport(work, e.report); },
                   [&](const RunEnded& e) { noteReport(work, e.report); },
                   [&](const TunnelBack&) { back(work); },
                   [&](const TunnelLost& e) { lose(work, e.why); },
                   [&](const TunnelEnded& e) { tunnelEnded(work, e.kind); },
                   [&](const TimerFired&) { lose(work, HopFailure::ReconnectDeadline); },
                   [&](const GoingToSleep&) { goingToSleep(work); },
                   [&](const Resumed&) { bringBack(work, ReconnectCause::Resumed); },
                   [&](const NetworkChanged& e) { networkChanged(work, e); },
                   [&](const PortalSuspected&) { portalSuspected(work); },
                   [&](const PortalCleared&) { forgetPortal(work); },
                   [&](const ProfileChanged&) { profileChanged(work); },
                   ignored,
               },
               event);
}

} // namespace naru::session
