// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/WeightMap.h"

#include <numeric>

namespace naru::sim::balancer {

WeightMap::WeightMap(const Members& members)
    : m_scores(members.size())
{
    std::uint32_t common = 0;
    for (const Member& member : members)
        common = std::gcd(common, member.weight);
    m_divisor = common > 0 ? common : 1;
    rebuild(members);
}

std::int64_t WeightMap::weightOf(const Member& member) const
{
    return member.takesNew() ? (member.weight + m_divisor - 1) / m_divisor : 0;
}

void WeightMap::rebuild(const Members& members)
{
    std::int64_t total = 0;
    for (const Member& member : members)
        total += weightOf(member);
    m_slots.clear();
    m_scores.assign(members.size(), 0);
    for (std::int64_t slot = 0; slot < total; ++slot) {
        // Everybody earns its weight; the greatest score in whole rounds takes the slot and pays a round. The
        // first declared wins among equals.
        std::optional<MemberIndex> best;
        std::int64_t greatest = 0;
        for (MemberIndex member = 0; member < members.size(); ++member) {
            const std::int64_t weight = weightOf(members[member]);
            if (weight == 0)
                continue;
            m_scores[member] += weight;
            if (const std::int64_t rounds = (m_scores[member] + total) / total; !best || rounds > greatest) {
                best = member;
                greatest = rounds;
            }
        }
        m_slots.push_back(*best);
        m_scores[*best] -= total;
    }
}

} // namespace naru::sim::balancer
