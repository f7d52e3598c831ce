// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/limiter/DynamicThrottle.h"

#include <algorithm>

namespace naru::sim::limiter {

DynamicThrottle::DynamicThrottle(std::vector<CpuBand> bands, double release, Time hold, double step)
{
    configure(std::move(bands), release, hold, step);
}

void DynamicThrottle::configure(std::vector<CpuBand> bands, double release, Time hold, double step)
{
    m_bands = std::move(bands);
    std::ranges::sort(m_bands, {}, &CpuBand::from);
    m_release = release;
    m_hold = hold;
    m_step = step;
}

const CpuBand* DynamicThrottle::bandOf(double cpu) const
{
    for (const CpuBand& band : m_bands)
        if (cpu >= band.from && cpu <= band.to)
            return &band;
    return !m_bands.empty() && cpu > m_bands.back().to ? &m_bands.back() : nullptr;
}

bool DynamicThrottle::sample(Time now, double cpu)
{
    const double before = m_level;
    if (const CpuBand* band = bandOf(cpu)) {
        m_level = band->throttle;
        m_reversingSince.reset();
    } else if (cpu > m_release || m_level <= 0) {
        m_reversingSince.reset();
    } else {
        if (!m_reversingSince)
            m_reversingSince = now;
        while (now - *m_reversingSince >= m_hold && m_level > 0) {
            m_level = std::max(0.0, m_level - m_step);
            *m_reversingSince += m_hold;
        }
    }
    return m_level != before;
}

} // namespace naru::sim::limiter
