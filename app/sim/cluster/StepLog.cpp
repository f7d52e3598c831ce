// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/StepLog.h"

#include <algorithm>

namespace naru::sim::cluster {

std::vector<Step> StepLog::latest(std::size_t most) const
{
    const std::size_t first = m_first.size();
    const std::size_t kept = first + static_cast<std::size_t>(std::min<std::uint64_t>(m_count, Kept));
    std::vector<Step> steps;
    for (std::size_t index = kept - std::min(most, kept); index < kept; ++index)
        steps.push_back(index < first ? m_first[index] : m_latest[(m_count - (kept - index)) % Kept]);
    return steps;
}

} // namespace naru::sim::cluster
