// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Status.h"

#include "session/Durations.h"

#include <algorithm>

namespace naru::session {

namespace {

StatusHop shown(const PlannedHop& planned, int number, base::SteadyTime now)
{
    StatusHop hop{number, planned.hop, planned.state, planned.failure, std::nullopt};
    if (planned.coolUntil && *planned.coolUntil > now)
        hop.coolFor = *planned.coolUntil - now;
    return hop;
}

} // namespace

Kind kindOf(const State& state)
{
    return static_cast<Kind>(state.phase.index());
}

Status status(const State& state, base::SteadyTime now)
{
    Status result;
    result.kind = kindOf(state);
    result.since = state.since;
    result.wanted = state.wish.has_value();
    if (state.plan.current)
        result.hop = state.plan.hops[*state.plan.current].hop;
    result.attempt = std::max(state.alive.signIn, state.alive.tunnel);
    result.connectedSince = state.upSinceDate;
    if (const auto* signingIn = std::get_if<SigningIn>(&state.phase))
        result.waitsForUser = signingIn->waitsForUser;
    if (const auto* suspended = std::get_if<Suspended>(&state.phase))
        result.suspended = suspended->cause;
    if (const auto* reconnecting = std::get_if<Reconnecting>(&state.phase))
        result.reconnecting = reconnecting->cause;
    if (state.nextRetry)
        result.nextRetryIn = std::max(*state.nextRetry - now, base::Nanoseconds(0));
    result.failedRounds = state.failedRounds;
    result.rounds = state.afterLoss ? roundsAfterLoss : roundsAtFirst;
    for (std::size_t i = 0; i < state.plan.hops.size(); ++i)
        result.plan.push_back(shown(state.plan.hops[i], static_cast<int>(i) + 1, now));
    result.reasons = state.reasons;
    return result;
}

} // namespace naru::session
