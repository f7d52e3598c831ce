// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <functional>

namespace naru::probe {

/**
 * When the next connection may start. A burst of TLS handshakes delays its own event loop and so ruins
 * the values that it measures; starts are therefore a gap apart, and further while the loop is late.
 * A value that is given its times and its randomness.
 */
class Pacer
{
public:
    /** A TLS probe costs about 1.2 ms of processor time. */
    static constexpr base::Nanoseconds tlsGap = std::chrono::milliseconds{3};
    static constexpr base::Nanoseconds plainGap = std::chrono::microseconds{800};
    /** However late the loop is, starts are not further apart, so that a run still gets on. */
    static constexpr base::Nanoseconds longestGap = std::chrono::milliseconds{20};
    /** Where there is no time to be careful, late ticks are made up for by as much as this. */
    static constexpr base::Nanoseconds catchUp = std::chrono::milliseconds{10};

    /** `random` gives numbers from 0 to below 1; a gap is varied by a tenth to both sides. */
    Pacer(base::Nanoseconds gap, std::function<double()> random);

    [[nodiscard]] bool due(base::SteadyTime now) const { return now >= m_next; }
    /**
     * A connection was started at `now`, while the loop was late by `lag`. A tick that comes late is made
     * up for by one start at most, and by none while the lag is more than tolerable.
     *
     * `room` is how far apart starts may be so that all fit in before the deadline. Where the careful pace is
     * slower than that, on a machine that others use too, starts give way to a quarter of the lag only: a
     * small lag is then not of our making, a great one still slows them.
     */
    void started(base::SteadyTime now, base::Nanoseconds lag, base::Nanoseconds room);

private:
    base::Nanoseconds m_gap;
    std::function<double()> m_random;
    base::SteadyTime m_next{};
};

} // namespace naru::probe
