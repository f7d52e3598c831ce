// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/ConsistentHash.h"

#include "sim/kernel/Random.h"

#include <algorithm>

namespace naru::sim::balancer {

namespace {

/** Points and clients come from numbers that never meet. */
std::uint64_t pointPlace(MemberIndex member, std::uint32_t point)
{
    return mixed(mixed((std::uint64_t{1} << 63) + (std::uint64_t{member} << 32) + point));
}

std::uint64_t clientPlace(std::uint32_t source)
{
    return mixed(mixed(source) + 1);
}

} // namespace

ConsistentHash::ConsistentHash(const Members& members, std::uint32_t pointsPerWeight, RingRule rule)
    : m_pointsPerWeight(pointsPerWeight)
    , m_rule(rule)
{
    standingChanged(members, 0);
}

void ConsistentHash::standingChanged(const Members& members, MemberIndex)
{
    m_ring.clear();
    for (MemberIndex member = 0; member < members.size(); ++member) {
        if (!members[member].takesNew())
            continue;
        const std::uint32_t points = members[member].weight * m_pointsPerWeight;
        for (std::uint32_t point = 0; point < points; ++point)
            m_ring.push_back({pointPlace(member, point), member});
    }
    std::ranges::sort(m_ring);
}

std::optional<MemberIndex> ConsistentHash::choose(const Members&, const Ask& ask) const
{
    if (m_ring.empty())
        return std::nullopt;
    const std::uint64_t place = clientPlace(ask.source);
    const auto found = std::ranges::lower_bound(m_ring, place, {}, &Point::place);
    const Point& after = found == m_ring.end() ? m_ring.front() : *found;
    if (m_rule == RingRule::Clockwise)
        return after.member;
    const Point& before = found == m_ring.begin() ? m_ring.back() : *std::prev(found);
    // Distances around the ring; unsigned arithmetic goes around by itself.
    return place - before.place <= after.place - place ? before.member : after.member;
}

} // namespace naru::sim::balancer
