// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "World.h"

#include <map>
#include <optional>
#include <random>

namespace naru::session::test {

/**
 * What carries out a session's actions, as far as a walk needs it: who lives and who has been asked to end. A
 * fault is an action that does not fit, or a state in which nothing can happen any more.
 */
class Machine
{
public:
    /** Takes the actions of the world's last step, which this event made; what is wrong with them or with its
     * state, or nothing. */
    [[nodiscard]] QString carryOut(const World& world, const Event& event);

private:
    /** What has ended with the event. */
    void note(const Event& event);
    [[nodiscard]] QString take(const Action& action, const World& world);
    [[nodiscard]] QString takeRun(const StartRun& start);
    [[nodiscard]] QString takeSignIn(const StartSignIn& start, const World& world);
    [[nodiscard]] QString takeTunnel(const StartTunnel& start, const World& world);
    [[nodiscard]] QString takeTimer(const StartTimer& start);
    /** Whether what lives is what the state says. */
    [[nodiscard]] bool agrees(const Alive& alive) const;
    [[nodiscard]] static bool canGoOn(const State& state);
    [[nodiscard]] static bool isNamed(const profile::Profile& profile, const Hop& hop);

    Number m_last = 0;
    /** The run that measures. */
    Number m_run = 0;
    Number m_signIn = 0;
    Number m_tunnel = 0;
    std::map<Timer, Number> m_timers;
    bool m_inhibitor = false;
};

/** A random event, with the living number or now and then an older one; may change what the world is like. */
[[nodiscard]] Event anyEvent(World& world, std::mt19937& random);

} // namespace naru::session::test
