// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connect/Lane.h"
#include "engine/Engine.h"
#include "wording/Words.h"

#include <vector>

namespace naru::connect {

/**
 * Makes the lanes of one report after another. From one to the next of the same run few gateways change;
 * the lanes of the others are kept, so that hundreds of gateways cost what changes.
 */
class LaneMaker final
{
public:
    /** One lane for each gateway, in the profile's order. Valid until the next call. */
    const std::vector<Lane>& make(const engine::RunReportPtr& report, const wording::Words& words);
    /** The language changed, or another profile was opened: nothing is kept. */
    void forget() { m_before.reset(); }

private:
    [[nodiscard]] bool isSameBut(const ogs::RunReport& report) const;

    engine::RunReportPtr m_before;
    std::vector<Lane> m_lanes;
};

} // namespace naru::connect
