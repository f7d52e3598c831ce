// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/kernel/Statistics.h"

namespace naru::sim {

std::optional<double> DurationStatistics::mean() const
{
    if (count() == 0)
        return {};
    return static_cast<double>(m_sum) / static_cast<double>(count()) * 1e-9;
}

std::optional<double> DurationStatistics::quantile(double q) const
{
    const auto value = m_histogram.quantile(q);
    return value ? std::optional(*value * 1e-9) : std::nullopt;
}

void DurationStatistics::clear()
{
    m_sum = 0;
    m_histogram.clear();
    m_batches.clear();
}

Wide LevelStatistics::areaAt(Time now) const
{
    return m_area + static_cast<Wide>(m_level) * static_cast<Wide>((now - m_since).count());
}

std::optional<double> LevelStatistics::mean(Time now) const
{
    if (now <= m_start)
        return {};
    return static_cast<double>(areaAt(now)) / static_cast<double>((now - m_start).count());
}

void LevelStatistics::closeWindow(Time now)
{
    if (now <= m_windowStart)
        return;
    const Wide area = areaAt(now);
    m_windows.add(static_cast<double>(area - m_windowArea) /
                  static_cast<double>((now - m_windowStart).count()));
    m_windowStart = now;
    m_windowArea = area;
}

void LevelStatistics::restart(Time now)
{
    m_start = m_since = m_windowStart = now;
    m_area = m_windowArea = 0;
    m_greatest = m_level;
    m_windows.clear();
}

} // namespace naru::sim
