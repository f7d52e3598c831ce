// SPDX-License-Identifier: GPL-3.0-or-later
#include "Sleep.h"

#include "Hold.h"
#include "Runs.h"
#include "Wishes.h"

namespace naru::session {

namespace {

/** The threshold has passed (asked as if the network test had been passed: it comes after this). */
bool wantsNewRun(const Work& work)
{
    return !work.state.wish->entry && work.context.selectsAutomatically &&
           work.state.sleep->connectedBefore && !ogs::refusal(conditionsOf(work, true), work.profile());
}

} // namespace

void goingToSleep(Work& work)
{
    if (profile::sleepBehavior(work.profile().autoReconnect, work.context.policy.user) ==
        profile::ReconnectBehavior::DisconnectOnSuspend) {
        rest(work, NoticeCode::DisconnectedForSleep);
        return;
    }
    work.state.sleep = SleepSpell{base::Nanoseconds(0), work.state.upSince.has_value()};
    breakOff(work);
    if (!work.state.upSince) {
        leave(work, Afterwards::Sleep);
        return;
    }
    work.enter(Suspended{SuspendCause::Sleep});
    work.releaseInhibitor();
}

void resumed(Work& work, base::Nanoseconds slept)
{
    // A wish that came while it slept has forgotten what was before.
    work.state.sleep = SleepSpell{slept, work.state.sleep && work.state.sleep->connectedBefore};
    const bool keptTunnel = work.state.alive.tunnel != 0;
    if (keptTunnel)
        work.takeInhibitor();
    const QVariantMap arguments{{QStringLiteral("seconds"), secondsOf(slept)}};
    if (wantsNewRun(work)) {
        work.tell(NoticeCode::ResumedForNewRun, arguments);
        leave(work, Afterwards::NewRun);
        return;
    }
    if (work.state.sleep->connectedBefore)
        work.state.sleep.reset();
    if (!keptTunnel) {
        startOver(work);
        return;
    }
    work.tell(NoticeCode::ResumedWithTunnel, arguments);
    if (work.state.network.up)
        bringBack(work, ReconnectCause::Resumed);
    else
        work.enter(Suspended{SuspendCause::NoNetwork});
}

} // namespace naru::session
