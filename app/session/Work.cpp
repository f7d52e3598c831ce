// SPDX-License-Identifier: GPL-3.0-or-later
#include "Work.h"

#include "CoolOff.h"

#include <utility>

namespace naru::session {

namespace {

bool belongs(Timer timer, const Phase& phase)
{
    switch (timer) {
    case Timer::Connect:
    case Timer::SignIn:
        return std::holds_alternative<SigningIn>(phase);
    case Timer::TunnelUp:
        return std::holds_alternative<Connecting>(phase);
    case Timer::Reconnect:
        return std::holds_alternative<Reconnecting>(phase);
    case Timer::Disconnect:
        return std::holds_alternative<Disconnecting>(phase) || std::holds_alternative<FailingOver>(phase);
    case Timer::Retry:
        return std::holds_alternative<FailingOver>(phase);
    case Timer::NetworkTest:
        return std::holds_alternative<Locating>(phase);
    case Timer::PortalRecheck:
        return phase == Phase(Suspended{SuspendCause::Portal});
    }
    return false;
}

} // namespace

void Work::enter(Phase phase)
{
    const std::map<Timer, Number> running = state.alive.timers;
    for (const auto& [timer, number] : running) {
        if (!belongs(timer, phase))
            stopTimer(timer);
    }
    if (!std::holds_alternative<FailingOver>(phase))
        state.nextRetry.reset();
    if (phase.index() != state.phase.index())
        state.since = context.date;
    state.phase = phase;
}

void Work::tell(NoticeCode code, QVariantMap arguments)
{
    Notice notice{code, std::move(arguments)};
    state.reasons.push_back(notice);
    if (state.reasons.size() > State::maxReasons)
        state.reasons.erase(state.reasons.begin());
    actions.push_back(Tell{std::move(notice)});
}

void Work::startTimer(Timer timer, base::Nanoseconds after)
{
    stopTimer(timer);
    const Number number = newNumber();
    state.alive.timers[timer] = number;
    actions.push_back(StartTimer{timer, number, after});
}

void Work::stopTimer(Timer timer)
{
    if (state.alive.timers.erase(timer) > 0)
        actions.push_back(StopTimer{timer});
}

void Work::startRun(const ogs::Conditions& conditions)
{
    abandonRun();
    state.alive.run = newNumber();
    actions.push_back(StartRun{state.alive.run, conditions});
}

void Work::cancelProbes()
{
    if (state.alive.run == 0 || state.alive.probesCancelled)
        return;
    state.alive.probesCancelled = true;
    actions.push_back(CancelProbes{state.alive.run});
}

void Work::abandonRun()
{
    if (state.alive.run != 0 && !state.alive.probesCancelled)
        actions.push_back(AbandonRun{state.alive.run});
    state.alive.run = 0;
    state.alive.probesCancelled = false;
}

void Work::testNetwork(const QString& host)
{
    state.alive.test = newNumber();
    actions.push_back(TestNetwork{state.alive.test, host});
}

void Work::startSignIn(bool mayOfferSecret, bool mayAskTrust)
{
    state.alive.signIn = newNumber();
    actions.push_back(StartSignIn{state.alive.signIn, current()->hop, mayOfferSecret, mayAskTrust});
}

void Work::cancelSignIn()
{
    if (state.alive.signIn != 0)
        actions.push_back(CancelSignIn{std::exchange(state.alive.signIn, 0)});
}

void Work::startTunnel(Number attempt)
{
    state.alive.tunnel = attempt;
    takeInhibitor();
    actions.push_back(StartTunnel{attempt, current()->hop});
}

void Work::reconnectTunnel()
{
    actions.push_back(ReconnectTunnel{state.alive.tunnel});
}

void Work::stopTunnel()
{
    connectionOver();
    if (state.alive.tunnel == 0 || state.alive.tunnelStopping)
        return;
    state.alive.tunnelStopping = true;
    actions.push_back(StopTunnel{state.alive.tunnel, false});
    startTimer(Timer::Disconnect, durations().disconnect);
}

void Work::forceTunnel()
{
    tell(NoticeCode::StopOverdue);
    actions.push_back(StopTunnel{state.alive.tunnel, true});
    startTimer(Timer::Disconnect, durations().disconnect);
}

void Work::takeInhibitor()
{
    if (!std::exchange(state.alive.sleepInhibitor, true))
        actions.push_back(TakeSleepInhibitor{});
}

void Work::releaseInhibitor()
{
    if (std::exchange(state.alive.sleepInhibitor, false))
        actions.push_back(ReleaseSleepInhibitor{});
}

void Work::connectionOver()
{
    if (!state.upSince)
        return;
    if (context.now - *state.upSince >= durations().stable) {
        state.failedRounds = 0;
        if (const PlannedHop* planned = current())
            state.coolOffs.erase(coolOffKey(planned->hop));
    }
    state.memory.lastDisconnection = context.date;
    state.upSince.reset();
    state.upSinceDate.reset();
}

PlannedHop* Work::current()
{
    return state.plan.current ? &state.plan.hops[*state.plan.current] : nullptr;
}

QVariantMap Work::currentArguments() const
{
    return state.plan.current ? argumentsOf(state.plan.hops[*state.plan.current].hop) : QVariantMap();
}

qlonglong secondsOf(base::Nanoseconds time)
{
    return std::chrono::ceil<std::chrono::seconds>(time).count();
}

QVariantMap argumentsOf(const Hop& hop)
{
    return {{QStringLiteral("entry"), hop.entry}, {QStringLiteral("server"), hop.target.text()}};
}

} // namespace naru::session
