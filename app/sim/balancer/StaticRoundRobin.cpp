// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/StaticRoundRobin.h"

namespace naru::sim::balancer {

std::optional<MemberIndex> StaticRoundRobin::choose(const Members& members, const Ask&)
{
    const std::vector<MemberIndex>& slots = m_map.slots();
    if (m_next >= slots.size())
        m_next = 0;
    for (std::size_t tried = 0; tried < slots.size(); ++tried) {
        const std::size_t slot = (m_next + tried) % slots.size();
        if (members[slots[slot]].hasRoom()) {
            m_next = slot + 1;
            return slots[slot];
        }
    }
    return std::nullopt;
}

} // namespace naru::sim::balancer
