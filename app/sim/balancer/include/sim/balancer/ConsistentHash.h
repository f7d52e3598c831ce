// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Member.h"
#include "sim/balancer/Method.h"

namespace naru::sim::balancer {

/**
 * Each member has points on a ring of 2^64 places, as many as it weighs; a client belongs to a neighbour of
 * its own place. A member's points depend on its index alone, so a member that is lost moves only its own
 * clients, and has the same ones when it is back. The hash is our own, not HAProxy's.
 */
class ConsistentHash
{
public:
    ConsistentHash(const Members& members, std::uint32_t pointsPerWeight, RingRule rule);

    [[nodiscard]] std::optional<MemberIndex> choose(const Members& members, const Ask& ask) const;
    void loadChanged(const Members&, MemberIndex) {}
    void standingChanged(const Members& members, MemberIndex member);

private:
    struct Point
    {
        std::uint64_t place;
        MemberIndex member;
        friend auto operator<=>(const Point&, const Point&) = default;
    };

    std::vector<Point> m_ring;
    std::uint32_t m_pointsPerWeight;
    RingRule m_rule;
};

} // namespace naru::sim::balancer
