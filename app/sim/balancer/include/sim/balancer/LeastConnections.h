// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Member.h"
#include "sim/balancer/Method.h"

namespace naru::sim::balancer {

/**
 * Least connections (U4, U6). Rank of a member: 0 when idle, else (connections + 1) for its weight; the
 * lowest is taken. Saturated members are passed over. Looks at every member: meant for up to some hundreds.
 */
class LeastConnections
{
public:
    LeastConnections(const Members& members, Ties ties);

    [[nodiscard]] std::optional<MemberIndex> choose(const Members& members, const Ask& ask);
    void loadChanged(const Members& members, MemberIndex member);
    void standingChanged(const Members& members, MemberIndex member);

private:
    struct Place
    {
        std::uint64_t rank = 0;
        /** When it came to this rank: lower is longer ago. */
        std::uint64_t since = 0;
        /** What it has earned of its turns among equals, less what it took. */
        std::int64_t credit = 0;
    };

    [[nodiscard]] std::optional<MemberIndex> inTurn(const Members& members, std::uint64_t rank);

    std::vector<Place> m_places;
    std::uint64_t m_moves = 0;
    Ties m_ties;
};

} // namespace naru::sim::balancer
