// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/LaneMaker.h"

#include "connect/Lanes.h"

namespace naru::connect {

const std::vector<Lane>& LaneMaker::make(const engine::RunReportPtr& report, const wording::Words& words)
{
    const size_t count = report->gateways.size();
    const bool keeps = m_before && isSameBut(*report);
    m_lanes.resize(count);
    for (size_t i = 0; i < count; ++i) {
        if (!keeps || report->gateways[i] != m_before->gateways[i])
            m_lanes[i] = Lanes::ofGateway(*report, int(i), words);
    }
    m_before = report;
    return m_lanes;
}

/** What a lane takes from the run besides its own gateway is as it was. */
bool LaneMaker::isSameBut(const ogs::RunReport& report) const
{
    return m_before->phase == report.phase && m_before->source == report.source &&
           m_before->selected == report.selected && m_before->why == report.why &&
           m_before->gateways.size() == report.gateways.size();
}

} // namespace naru::connect
