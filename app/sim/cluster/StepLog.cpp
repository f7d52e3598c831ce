// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/StepLog.h"

namespace naru::sim::cluster {

std::vector<Step> StepLog::steps() const
{
    std::vector<Step> all = m_first;
    const std::size_t held = m_count < Kept ? static_cast<std::size_t>(m_count) : Kept;
    for (std::size_t index = 0; index < held; ++index)
        all.push_back(m_latest[(m_count - held + index) % Kept]);
    return all;
}

} // namespace naru::sim::cluster
