// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/kernel/Histogram.h"

#include <algorithm>

namespace naru::sim {

std::uint64_t Histogram::firstOf(std::size_t bucket)
{
    if (bucket < (std::size_t{2} << SubBits))
        return bucket;
    const std::size_t shift = (bucket >> SubBits) - 1;
    return static_cast<std::uint64_t>(bucket - (shift << SubBits)) << shift;
}

std::optional<std::int64_t> Histogram::least() const
{
    return m_count == 0 ? std::nullopt : std::optional(m_least);
}

std::optional<std::int64_t> Histogram::greatest() const
{
    return m_count == 0 ? std::nullopt : std::optional(m_greatest);
}

std::optional<double> Histogram::quantile(double q) const
{
    if (m_count == 0)
        return {};
    const double wanted = q * static_cast<double>(m_count);
    std::uint64_t reached = 0;
    for (std::size_t bucket = 0; bucket < m_counts.size(); ++bucket) {
        reached += m_counts[bucket];
        if (m_counts[bucket] == 0 || static_cast<double>(reached) < wanted)
            continue;
        const double middle =
            (static_cast<double>(firstOf(bucket)) + static_cast<double>(firstOf(bucket + 1) - 1)) / 2;
        return std::clamp(middle, static_cast<double>(m_least), static_cast<double>(m_greatest));
    }
    return static_cast<double>(m_greatest);
}

std::vector<Histogram::Bar> Histogram::bars() const
{
    std::vector<Bar> bars;
    for (std::size_t bucket = 0; bucket < m_counts.size(); ++bucket)
        if (m_counts[bucket] != 0)
            bars.push_back({static_cast<std::int64_t>(firstOf(bucket)),
                            static_cast<std::int64_t>(firstOf(bucket + 1)), m_counts[bucket]});
    return bars;
}

void Histogram::add(const Histogram& other)
{
    if (other.m_counts.size() > m_counts.size())
        m_counts.resize(other.m_counts.size());
    for (std::size_t bucket = 0; bucket < other.m_counts.size(); ++bucket)
        m_counts[bucket] += other.m_counts[bucket];
    m_count += other.m_count;
    m_least = std::min(m_least, other.m_least);
    m_greatest = std::max(m_greatest, other.m_greatest);
}

void Histogram::clear()
{
    std::ranges::fill(m_counts, 0);
    m_count = 0;
    m_least = INT64_MAX;
    m_greatest = -1;
}

} // namespace naru::sim
