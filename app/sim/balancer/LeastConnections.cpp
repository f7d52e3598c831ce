// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/LeastConnections.h"

namespace naru::sim::balancer {

namespace {

/** As fine as HAProxy's whole numbers: its effective weight is 16 times the configured one, 4096 at most. */
std::uint64_t rankOf(const Member& member)
{
    constexpr std::uint64_t scale = 16;
    const std::uint64_t connections = std::uint64_t{member.served} + member.waiting;
    if (connections == 0)
        return 0;
    const std::uint64_t weight = member.weight > 0 ? scale * member.weight : 1;
    return (connections + 1) * scale * greatestWeight / weight;
}

bool choosable(const Member& member)
{
    return member.takesNew() &&
           (!member.connectionLimit || member.served + member.waiting < *member.connectionLimit);
}

} // namespace

LeastConnections::LeastConnections(const Members& members, Ties ties)
    : m_places(members.size())
    , m_ties(ties)
{
    for (MemberIndex member = 0; member < members.size(); ++member)
        standingChanged(members, member);
}

std::optional<MemberIndex> LeastConnections::choose(const Members& members, const Ask&)
{
    std::optional<MemberIndex> best;
    for (MemberIndex member = 0; member < members.size(); ++member) {
        if (!choosable(members[member]))
            continue;
        const Place& place = m_places[member];
        if (!best || place.rank < m_places[*best].rank ||
            (place.rank == m_places[*best].rank && place.since < m_places[*best].since)) {
            best = member;
        }
    }
    return best && m_ties == Ties::WeightedRotation ? inTurn(members, m_places[*best].rank) : best;
}

std::optional<MemberIndex> LeastConnections::inTurn(const Members& members, std::uint64_t rank)
{
    std::optional<MemberIndex> best;
    std::int64_t all = 0;
    for (MemberIndex member = 0; member < members.size(); ++member) {
        Place& place = m_places[member];
        if (place.rank != rank || !choosable(members[member]))
            continue;
        place.credit += members[member].weight;
        all += members[member].weight;
        if (!best || place.credit > m_places[*best].credit)
            best = member;
    }
    if (best)
        m_places[*best].credit -= all;
    return best;
}

void LeastConnections::loadChanged(const Members& members, MemberIndex member)
{
    Place& place = m_places[member];
    // Who stays at its rank keeps its place among its equals.
    if (const std::uint64_t rank = rankOf(members[member]); rank != place.rank) {
        place.rank = rank;
        place.since = ++m_moves;
    }
}

void LeastConnections::standingChanged(const Members& members, MemberIndex member)
{
    m_places[member].rank = rankOf(members[member]);
    m_places[member].since = ++m_moves;
}

} // namespace naru::sim::balancer
