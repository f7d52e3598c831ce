// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Statistics.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace naru::sim {

/** A figure that a run reports. What is not known is nothing. */
struct Metric
{
    std::string name{};
    /** "s", "1/s", "1" (a number, a share), … */
    std::string unit = "1";
    std::optional<double> mean{};
    std::optional<double> p50{};
    std::optional<double> p95{};
    std::optional<double> p99{};
    std::optional<double> greatest{};
    /** Of the mean. */
    std::optional<Interval> interval{};
    std::optional<std::uint64_t> count{};
};

/** The figures of a run, in the model's order. */
class Report
{
public:
    /** How often something happened. */
    void count(std::string name, std::uint64_t count);
    /** A figure without a distribution, such as a share. */
    void value(std::string name, std::string unit, std::optional<double> value);
    void durations(std::string name, const DurationStatistics& statistics);
    void level(std::string name, const LevelStatistics& statistics, Time now);
    void add(Metric metric) { m_metrics.push_back(std::move(metric)); }

    [[nodiscard]] const std::vector<Metric>& metrics() const { return m_metrics; }
    [[nodiscard]] const Metric* find(std::string_view name) const;

private:
    std::vector<Metric> m_metrics;
};

} // namespace naru::sim
