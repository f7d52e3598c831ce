// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"

#include <optional>
#include <vector>

namespace naru::sim::limiter {

/** A row of the table of database CPU: from and to are included. All in per cent. */
struct CpuBand
{
    double from = 0;
    double to = 0;
    double throttle = 0;
};

/**
 * How much of a limit is taken away, by the CPU of the database (V18-V24). In a band its value holds at once,
 * upwards and downwards and without adding up; at or below the release value the level goes down by a step
 * each time the hold time is over; in between, the level stays and the hold time begins anew (ambiguities 1
 * and 4). Above the topmost band that band holds (ambiguity 2).
 */
class DynamicThrottle
{
public:
    /** @param bands don't overlap @param step percentage points */
    DynamicThrottle(std::vector<CpuBand> bands, double release, Time hold, double step);

    /** Takes a sample of the CPU, in per cent; times must not go back. True: the level has changed. */
    bool sample(Time now, double cpu);
    /** Per cent taken away, 0 to 100. */
    [[nodiscard]] double level() const { return m_level; }
    /** Since when the CPU has been low enough for the next step. */
    [[nodiscard]] std::optional<Time> reversingSince() const { return m_reversingSince; }
    /** Other tables from now on; the level stays until the next sample. */
    void configure(std::vector<CpuBand> bands, double release, Time hold, double step);

private:
    [[nodiscard]] const CpuBand* bandOf(double cpu) const;

    std::vector<CpuBand> m_bands;
    double m_release = 0;
    Time m_hold{};
    double m_step = 0;
    double m_level = 0;
    std::optional<Time> m_reversingSince;
};

} // namespace naru::sim::limiter
