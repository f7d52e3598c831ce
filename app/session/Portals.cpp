// SPDX-License-Identifier: GPL-3.0-or-later
#include "Portals.h"

#include "CoolOff.h"
#include "Wishes.h"

#include <algorithm>

namespace naru::session {

bool showsPortal(const ogs::RunReport& report)
{
    return std::ranges::find(report.why, ogs::ReasonCode::PortalSuspected, &ogs::Reason::code) !=
           report.why.end();
}

void portalSuspected(Work& work)
{
    notePortal(work);
    breakOff(work);
    if (work.state.alive.tunnel != 0 && !work.state.upSince)
        leave(work, Afterwards::Anew);
    else
        waitForPortal(work);
}

void notePortal(Work& work)
{
    if (std::exchange(work.state.network.portal, true))
        return;
    work.state.portalChecks = 0;
    if (work.state.wish)
        work.tell(NoticeCode::PortalSuspected);
}

void waitForPortal(Work& work)
{
    work.enter(Suspended{SuspendCause::Portal});
    work.startTimer(Timer::PortalRecheck, grown(work.durations().portalRecheck, work.state.portalChecks,
                                                work.durations().longestPortalRecheck));
}

void recheckPortal(Work& work)
{
    ++work.state.portalChecks;
    work.actions.push_back(RecheckPortal{});
    waitForPortal(work);
}

void forgetPortal(Work& work)
{
    if (std::exchange(work.state.network.portal, false) && work.state.wish)
        work.tell(NoticeCode::PortalGone);
}

} // namespace naru::session
