// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

namespace naru::probe {

/**
 * How late an event loop is, told from the lateness of a short timer. A value that is given its times.
 */
class LoopLag
{
public:
    /** From here on a value is not to be believed while a better one exists (OGS-65, Mark::LoopLag). */
    static constexpr base::Nanoseconds tolerable = std::chrono::milliseconds{2};

    /** A timer of this interval was started at `now`. */
    LoopLag(base::Nanoseconds interval, base::SteadyTime now);

    /** The timer fired. */
    void tick(base::SteadyTime now);
    /** The lateness of the last tick, or of the next one where that is overdue by more; never below 0. */
    [[nodiscard]] base::Nanoseconds current(base::SteadyTime now) const;
    /** The worst that any tick saw. */
    [[nodiscard]] base::Nanoseconds worst() const { return m_worst; }

private:
    base::Nanoseconds m_interval;
    base::SteadyTime m_due;
    base::Nanoseconds m_last{0};
    base::Nanoseconds m_worst{0};
};

} // namespace naru::probe
