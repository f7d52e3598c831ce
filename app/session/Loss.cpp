// SPDX-License-Identifier: GPL-3.0-or-later
#include "Loss.h"

#include "Failover.h"
#include "Hops.h"
#include "Wishes.h"
#include "session/Codes.h"

namespace naru::session {

namespace {

/** The tunnel's own reconnecting was the try of that server already. */
bool wasTried(HopFailure why)
{
    switch (why) {
    case HopFailure::ReconnectDeadline:
    case HopFailure::PeerDead:
    case HopFailure::Unreachable:
    case HopFailure::Untrusted:
    case HopFailure::SettingsRefused:
        return true;
    default:
        return false;
    }
}

/** As the wish has it: everything, or what was chosen by hand alone. */
std::vector<Hop> hopsAfter(const Work& work, const Hop& lost)
{
    if (!work.state.wish->entry && work.context.selectsAutomatically)
        return hopsAfterLoss(work.profile(), work.state.report.get(), lost);
    profile::Profile own;
    if (const profile::HostEntry* entry = entryOf(work.profile(), lost.entry))
        own.hosts = {*entry};
    return hopsAfterLoss(own, nullptr, lost);
}

void planAfterLoss(Work& work, HopFailure why)
{
    const Hop lost = work.current()->hop;
    const bool unstable =
        work.state.upSince && work.context.now - *work.state.upSince < work.durations().stable;
    work.connectionOver();
    work.state.afterLoss = true;
    work.state.refusalsAfterLoss = 0;
    work.state.plan = planOf(hopsAfter(work, lost));
    const bool first = !work.state.plan.hops.empty() && sameServer(work.state.plan.hops.front().hop, lost);
    if (first && (unstable || wasTried(why)))
        markFailed(work, work.state.plan.hops.front(), wasTried(why) ? why : HopFailure::Unstable);
}

} // namespace

void lose(Work& work, HopFailure why)
{
    QVariantMap arguments = work.currentArguments();
    arguments[QStringLiteral("why")] = codeName(why);
    if (!profile::reconnects(work.profile().autoReconnect, work.context.policy.user)) {
        rest(work, NoticeCode::NotReconnected, arguments);
        return;
    }
    work.tell(NoticeCode::ConnectionLost, arguments);
    planAfterLoss(work, why);
    if (work.state.phase == Phase(Suspended{SuspendCause::Sleep})) {
        leave(work, Afterwards::Sleep);
    } else if (work.state.alive.tunnel != 0) {
        work.enter(FailingOver{});
        work.stopTunnel();
    } else if (!std::holds_alternative<Suspended>(work.state.phase)) {
        tryNext(work);
    }
}

} // namespace naru::session
