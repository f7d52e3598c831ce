// SPDX-License-Identifier: GPL-3.0-or-later
#include "Pacer.h"

#include "LoopLag.h"

#include <algorithm>

namespace naru::probe {

Pacer::Pacer(base::Nanoseconds gap, std::function<double()> random)
    : m_gap(gap)
    , m_random(std::move(random))
{}

void Pacer::started(base::SteadyTime now, base::Nanoseconds lag)
{
    const auto varied = std::chrono::duration_cast<base::Nanoseconds>(m_gap * (0.9 + 0.2 * m_random()));
    if (lag > LoopLag::tolerable)
        m_next = now + std::min(varied + lag, longestGap);
    else
        m_next = std::max(m_next, now - m_gap) + varied;
}

} // namespace naru::probe
