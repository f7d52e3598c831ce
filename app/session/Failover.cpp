// SPDX-License-Identifier: GPL-3.0-or-later
#include "Failover.h"

#include "CoolOff.h"
#include "Hold.h"
#include "Hops.h"
#include "Signing.h"
#include "Wishes.h"
#include "session/Codes.h"

#include <algorithm>

namespace naru::session {

namespace {

bool cools(const Work& work, const Hop& hop)
{
    const auto found = work.state.coolOffs.find(coolOffKey(hop));
    return found != work.state.coolOffs.end() && found->second.until > work.context.now;
}

/** What still cools off is passed over, and says so. */
std::optional<std::size_t> nextHop(Work& work)
{
    std::vector<PlannedHop>& hops = work.state.plan.hops;
    for (std::size_t i = 0; i < hops.size(); ++i) {
        if (hops[i].state != HopState::ToCome)
            continue;
        if (!cools(work, hops[i].hop))
            return i;
        const CoolOff& coolOff = work.state.coolOffs.at(coolOffKey(hops[i].hop));
        hops[i].state = HopState::CooledOff;
        hops[i].failure = coolOff.last;
        hops[i].coolUntil = coolOff.until;
    }
    return std::nullopt;
}

std::optional<HopFailure> lastFailure(const Plan& plan)
{
    std::optional<HopFailure> last;
    for (const PlannedHop& planned : plan.hops) {
        if (planned.failure)
            last = planned.failure;
    }
    return last;
}

void giveUp(Work& work)
{
    const std::optional<HopFailure> last = lastFailure(work.state.plan);
    QVariantMap arguments{{QStringLiteral("rounds"), work.state.failedRounds}};
    if (last)
        arguments[QStringLiteral("why")] = codeName(*last);
    rest(work, last == HopFailure::Untrusted ? NoticeCode::CertificateNotTrusted : NoticeCode::GaveUp,
         arguments);
}

/** When the first of those that may still help is no longer left alone. */
std::optional<base::SteadyTime> firstToCool(const Plan& plan)
{
    std::optional<base::SteadyTime> first;
    for (const PlannedHop& planned : plan.hops) {
        if (planned.state == HopState::Failed || planned.state == HopState::CooledOff)
            first = std::min(first.value_or(base::SteadyTime::max()),
                             planned.coolUntil.value_or(base::SteadyTime::min()));
    }
    return first;
}

/** The whole list has failed: it is tried again when the pause is over and a server has cooled off. */
void endRound(Work& work)
{
    const int rounds = work.state.afterLoss ? roundsAfterLoss : roundsAtFirst;
    ++work.state.failedRounds;
    const std::optional<base::SteadyTime> cooled = firstToCool(work.state.plan);
    if (!cooled || work.state.failedRounds >= rounds) {
        giveUp(work);
        return;
    }
    const base::Nanoseconds pause =
        grown(work.durations().retry, work.state.failedRounds - 1, work.durations().longestRetry);
    const base::SteadyTime at = std::max(*cooled, work.context.now + pause);
    work.enter(FailingOver{});
    work.state.nextRetry = at;
    work.startTimer(Timer::Retry, at - work.context.now);
    work.tell(NoticeCode::RetryComes, {{QStringLiteral("seconds"), secondsOf(at - work.context.now)},
                                       {QStringLiteral("round"), work.state.failedRounds},
                                       {QStringLiteral("rounds"), rounds}});
}

} // namespace

bool mayHelpLater(HopFailure failure)
{
    return failure != HopFailure::Untrusted && failure != HopFailure::AsksUnsupported &&
           failure != HopFailure::SettingsRefused;
}

void markFailed(Work& work, PlannedHop& planned, HopFailure failure)
{
    const CoolOff& coolOffNow =
        coolOff(work.state.coolOffs, planned.hop, failure, work.context.now, work.durations());
    planned.state = mayHelpLater(failure) ? HopState::Failed : HopState::Skipped;
    planned.failure = failure;
    planned.coolUntil = coolOffNow.until;
    QVariantMap arguments = argumentsOf(planned.hop);
    arguments[QStringLiteral("why")] = codeName(failure);
    work.tell(NoticeCode::HopFailed, arguments);
    arguments[QStringLiteral("seconds")] = secondsOf(coolOffNow.until - work.context.now);
    arguments.remove(QStringLiteral("why"));
    work.tell(NoticeCode::HopCoolsOff, arguments);
}

bool hasNext(const Work& work)
{
    return std::ranges::any_of(work.state.plan.hops, [&](const PlannedHop& planned) {
        return planned.state == HopState::ToCome && !cools(work, planned.hop);
    });
}

void tryNext(Work& work)
{
    work.state.plan.current.reset();
    // The last word on where anything is tried: what the profile names now.
    std::erase_if(work.state.plan.hops,
                  [&](const PlannedHop& planned) { return !isNamed(work.profile(), planned.hop); });
    if (holdBack(work))
        return;
    if (const std::optional<std::size_t> next = nextHop(work)) {
        work.state.plan.current = next;
        beginSignIn(work);
    } else {
        endRound(work);
    }
}

void tryFirst(Work& work)
{
    if (work.state.wish->byUser && (work.state.wish->entry || !hasNext(work))) {
        for (const PlannedHop& planned : work.state.plan.hops)
            work.state.coolOffs.erase(coolOffKey(planned.hop));
    }
    tryNext(work);
}

void failHop(Work& work, HopFailure failure)
{
    markFailed(work, *work.current(), failure);
    if (work.state.alive.tunnel == 0) {
        tryNext(work);
        return;
    }
    work.enter(FailingOver{});
    work.stopTunnel();
    work.state.plan.current.reset();
}

void newRound(Work& work)
{
    // A timer may fire a little early: whoever has cooled off by then has.
    for (auto& [server, coolOff] : work.state.coolOffs) {
        if (work.state.nextRetry && coolOff.until <= *work.state.nextRetry)
            coolOff.until = work.context.now;
    }
    for (PlannedHop& planned : work.state.plan.hops) {
        if (planned.state != HopState::Skipped)
            planned.state = HopState::ToCome;
    }
    tryNext(work);
}

void newRoundAtOnce(Work& work)
{
    for (const PlannedHop& planned : work.state.plan.hops)
        work.state.coolOffs.erase(coolOffKey(planned.hop));
    newRound(work);
}

} // namespace naru::session
