// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/StepLog.h"

#include <algorithm>
#include <iterator>

namespace naru::sim::cluster {

std::vector<Step> StepLog::steps() const
{
    std::vector<Step> all = m_first;
    const std::size_t held = m_count < Kept ? static_cast<std::size_t>(m_count) : Kept;
    for (std::size_t index = 0; index < held; ++index)
        all.push_back(m_latest[(m_count - held + index) % Kept]);
    return all;
}

std::vector<Step> StepLog::stepsOf(std::uint32_t flow) const
{
    if (flow == m_followed)
        return m_story;
    std::vector<Step> found;
    std::ranges::copy_if(steps(), std::back_inserter(found),
                         [flow](const Step& step) { return step.flow == flow; });
    return found;
}

} // namespace naru::sim::cluster
