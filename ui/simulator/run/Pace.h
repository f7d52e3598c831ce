// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "sim/kernel/Event.h"

#include <optional>

namespace naru::simulator {

/** How far simulated time may have come at a real moment. A value; the clock is passed in. */
class Pace
{
public:
    /** Simulated seconds a second, 0.1 and up; nothing: as fast as possible. */
    using Speed = std::optional<double>;

    /** Play was pressed. */
    void start(sim::Time simulated, base::SteadyTime now)
    {
        m_simulated = simulated;
        m_real = now;
    }
    /** Goes on from where it is. @param simulated where the run stands now */
    void setSpeed(Speed speed, sim::Time simulated, base::SteadyTime now)
    {
        m_speed = speed;
        start(simulated, now);
    }

    /** Nothing: there is no such bound. */
    [[nodiscard]] std::optional<sim::Time> bound(base::SteadyTime now) const;
    /** A run that could not keep up does not hurry afterwards: it goes on at its speed from here. */
    void fellBehind(sim::Time simulated, base::SteadyTime now);

private:
    Speed m_speed = 1.0;
    sim::Time m_simulated{};
    base::SteadyTime m_real{};
};

} // namespace naru::simulator
