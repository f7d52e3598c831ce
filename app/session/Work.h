// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Action.h"
#include "session/Context.h"
#include "session/State.h"

#include <vector>

namespace naru::session {

/**
 * A step in the making: the state as it becomes, and the actions so far. Its functions keep `State::alive`
 * and the actions in agreement: nothing is started, stopped or told past them.
 */
struct Work
{
    State state;
    const Context& context;
    std::vector<Action> actions;

    /** Enters a phase, and stops the timers that have no meaning in it. */
    void enter(Phase phase);
    void tell(NoticeCode code, QVariantMap arguments = {});

    /** A timer of that kind that still runs is stopped first. */
    void startTimer(Timer timer, base::Nanoseconds after);
    void stopTimer(Timer timer);

    void startRun(const ogs::Conditions& conditions);
    /** What still measures ends, and counts; nothing where no run goes on. */
    void cancelProbes();
    /** What still measures ends, and does not count. */
    void abandonRun();
    void testNetwork(const QString& host);

    /** At the plan's current hop, under a new number. */
    void startSignIn(bool mayOfferSecret, bool mayAskTrust);
    void cancelSignIn();

    /** With the session of the sign-in `attempt`; from now on a sleep waits. */
    void startTunnel(Number attempt);
    void reconnectTunnel();
    /** Asks it to end, once; the connection is over. */
    void stopTunnel();
    /** Asks it once more, by force. */
    void forceTunnel();
    void takeInhibitor();
    void releaseInhibitor();

    /** Packets no longer pass for good: remembers when, and forgives the server where it was stable. */
    void connectionOver();

    [[nodiscard]] const profile::Profile& profile() const { return *context.profile; }
    [[nodiscard]] const Durations& durations() const { return context.policy.durations; }
    /** The plan's current line; there is one from `SigningIn` until the connection is over. */
    [[nodiscard]] PlannedHop* current();
    /** entry and server of the current hop, for a notice. */
    [[nodiscard]] QVariantMap currentArguments() const;

private:
    [[nodiscard]] Number newNumber() { return ++state.lastNumber; }
};

/** Whole seconds, rounded up, for a notice. */
[[nodiscard]] qlonglong secondsOf(base::Nanoseconds time);
/** entry and server, for a notice. */
[[nodiscard]] QVariantMap argumentsOf(const Hop& hop);

} // namespace naru::session
