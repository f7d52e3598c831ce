// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/StepLog.h"

#include <algorithm>

namespace naru::sim::cluster {

std::vector<Step> StepLog::steps() const
{
    std::vector<Step> all = m_first;
    const std::size_t held = m_count < Kept ? static_cast<std::size_t>(m_count) : Kept;
    for (std::size_t index = 0; index < held; ++index)
        all.push_back(m_latest[(m_count - held + index) % Kept]);
    return all;
}

std::vector<Step> StepLog::latest(std::size_t most) const
{
    std::vector<Step> steps;
    const std::uint64_t all = count();
    const std::uint64_t held = std::min<std::uint64_t>({most, all, m_count < Kept ? all : Kept});
    for (std::uint64_t index = all - held; index < all; ++index)
        steps.push_back(index < Kept ? m_first[index] : m_latest[(index - Kept) % Kept]);
    return steps;
}

} // namespace naru::sim::cluster
