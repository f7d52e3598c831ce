// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/Step.h"

#include "Overloaded.h"
#include "Stale.h"
#include "Work.h"
#include "states/States.h"

namespace naru::session {

namespace {

/** What an event says of what is alive, whatever the state makes of it. */
void settle(Work& work, const Event& event)
{
    Alive& alive = work.state.alive;
    const auto endRun = [&] {
        alive.run = 0;
        alive.probesCancelled = false;
    };
    std::visit(Overloaded{
                   [&](const RunEnded&) { endRun(); },
                   [&](const RunRefused&) { endRun(); },
                   [&](const SignInSucceeded&) { alive.signIn = 0; },
                   [&](const SignInFailed&) { alive.signIn = 0; },
                   [&](const TunnelEnded&) {
                       alive.tunnel = 0;
                       alive.tunnelStopping = false;
                       work.stopTimer(Timer::Disconnect);
                       work.releaseInhibitor();
                   },
                   [&](const NetworkTested&) { alive.test = 0; },
                   [&](const TimerFired& fired) { alive.timers.erase(fired.timer); },
                   ignored,
               },
               event);
}

} // namespace

Step step(State state, const Event& event, const Context& context)
{
    if (isStale(state.alive, event))
        return {std::move(state), {}};
    Work work{std::move(state), context, {}};
    settle(work, event);
    // A copy: a state's function may enter another.
    const Phase phase = work.state.phase;
    std::visit([&](const auto& current) { on(current, work, event); }, phase);
    return {std::move(work.state), std::move(work.actions)};
}

} // namespace naru::session
