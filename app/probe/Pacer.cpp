// SPDX-License-Identifier: GPL-3.0-or-later
#include "Pacer.h"

#include "LoopLag.h"

#include <algorithm>

namespace naru::probe {

Pacer::Pacer(base::Nanoseconds gap, std::function<double()> random)
    : m_gap(gap)
    , m_random(std::move(random))
{}

void Pacer::started(base::SteadyTime now, base::Nanoseconds lag, base::Nanoseconds room)
{
    const auto varied = std::chrono::duration_cast<base::Nanoseconds>(m_gap * (0.9 + 0.2 * m_random()));
    const base::Nanoseconds careful = std::min(varied + lag, longestGap);
    if (lag <= LoopLag::tolerable)
        m_next = std::max(m_next, now - m_gap) + varied;
    else if (careful <= room)
        m_next = now + careful;
    else
        m_next = std::max(m_next, now - catchUp) + std::max(std::min(varied + lag / 4, longestGap), room);
}

} // namespace naru::probe
