// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Report.h"

#include <algorithm>

namespace naru::sim {

void Report::count(std::string name, std::uint64_t count)
{
    m_metrics.push_back({.name = std::move(name), .count = count});
}

void Report::value(std::string name, std::string unit, std::optional<double> value)
{
    m_metrics.push_back({.name = std::move(name), .unit = std::move(unit), .mean = value});
}

void Report::durations(std::string name, const DurationStatistics& statistics)
{
    const auto greatest = statistics.histogram().greatest();
    m_metrics.push_back(
        {.name = std::move(name),
         .unit = "s",
         .mean = statistics.mean(),
         .p50 = statistics.quantile(0.5),
         .p95 = statistics.quantile(0.95),
         .p99 = statistics.quantile(0.99),
         .greatest = greatest ? std::optional(static_cast<double>(*greatest) * 1e-9) : std::nullopt,
         .interval = statistics.interval(),
         .count = statistics.count()});
}

void Report::level(std::string name, const LevelStatistics& statistics, Time now)
{
    m_metrics.push_back({.name = std::move(name),
                         .mean = statistics.mean(now),
                         .greatest = static_cast<double>(statistics.greatest()),
                         .interval = statistics.interval()});
}

const Metric* Report::find(std::string_view name) const
{
    const auto found = std::ranges::find(m_metrics, name, &Metric::name);
    return found == m_metrics.end() ? nullptr : &*found;
}

} // namespace naru::sim
