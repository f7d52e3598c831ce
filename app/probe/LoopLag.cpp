// SPDX-License-Identifier: GPL-3.0-or-later
#include "LoopLag.h"

#include <algorithm>

namespace naru::probe {

LoopLag::LoopLag(base::Nanoseconds interval, base::SteadyTime now)
    : m_interval(interval)
    , m_due(now + interval)
{}

void LoopLag::tick(base::SteadyTime now)
{
    m_last = std::max(base::Nanoseconds{0}, now - m_due);
    m_worst = std::max(m_worst, m_last);
    m_due = now + m_interval;
}

base::Nanoseconds LoopLag::current(base::SteadyTime now) const
{
    return std::max(m_last, now - m_due);
}

} // namespace naru::probe
