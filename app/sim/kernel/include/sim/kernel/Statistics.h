// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Estimate.h"
#include "sim/kernel/Event.h"
#include "sim/kernel/Histogram.h"

#include <optional>

namespace naru::sim {

/** Durations that were observed: exact mean, quantiles within Histogram::RelativeError, an interval by batch
 * means. */
class DurationStatistics
{
public:
    void record(Time duration)
    {
        m_sum += static_cast<Wide>(duration.count());
        m_histogram.record(duration.count());
        m_batches.add(secondsOf(duration));
    }
    [[nodiscard]] std::uint64_t count() const { return m_histogram.count(); }
    /** In seconds. */
    [[nodiscard]] std::optional<double> mean() const;
    /** In seconds. */
    [[nodiscard]] std::optional<double> quantile(double q) const;
    /** Of the mean, in seconds. */
    [[nodiscard]] std::optional<Interval> interval() const { return m_batches.interval(); }
    [[nodiscard]] const Histogram& histogram() const { return m_histogram; }
    void clear();

private:
    Wide m_sum = 0;
    Histogram m_histogram;
    BatchMeans m_batches;
};

/** A whole number that holds for a while, such as a queue's length: its average over time, exact. */
class LevelStatistics
{
public:
    void set(Time now, std::int64_t level)
    {
        m_area += static_cast<Wide>(m_level) * static_cast<Wide>((now - m_since).count());
        m_since = now;
        m_level = level;
        m_greatest = level > m_greatest ? level : m_greatest;
    }
    void change(Time now, std::int64_t by) { set(now, m_level + by); }
    [[nodiscard]] std::int64_t level() const { return m_level; }
    [[nodiscard]] std::int64_t greatest() const { return m_greatest; }
    /** From the start or the last restart until now; nothing where no time has passed. */
    [[nodiscard]] std::optional<double> mean(Time now) const;
    /** Ends a window at now, for the interval by batch means; call it at equal distances. */
    void closeWindow(Time now);
    /** Of the mean. */
    [[nodiscard]] std::optional<Interval> interval() const { return m_windows.interval(); }
    /** The warm-up is over: the level stays, what it was before is forgotten. */
    void restart(Time now);

private:
    [[nodiscard]] Wide areaAt(Time now) const;

    Time m_start{};
    Time m_since{};
    std::int64_t m_level = 0;
    std::int64_t m_greatest = 0;
    Wide m_area = 0;
    Time m_windowStart{};
    Wide m_windowArea = 0;
    BatchMeans m_windows;
};

} // namespace naru::sim
