// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Capture.h"
#include "Figures.h"
#include "ogs/Measurement.h"
#include "profile/Target.h"

#include <vector>

namespace naru::bench {

/** How far the probes of some runs are from the packets of the same runs. */
class Comparison
{
public:
    /**
     * Takes all probes of one target, by index. A connection to it that went before them, such as the one
     * request that is no probe, is left out.
     */
    void add(const profile::Target& target, const std::vector<ogs::Probe>& probes, const Connections& truth);
    void print();

private:
    void add(const ogs::Probe& probe, const Connection* connection);

    Figures m_value;
    Figures m_unmarked;
    Figures m_tcp;
    Figures m_lag;
    int m_marked = 0;
    int m_failed = 0;
    int m_unmatched = 0;
};

} // namespace naru::bench
