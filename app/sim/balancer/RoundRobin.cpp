// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/RoundRobin.h"

#include <algorithm>
#include <ranges>

namespace naru::sim::balancer {

namespace {

/** A configured weight counts this many positions, which is how fine HAProxy's arithmetic is. */
constexpr std::uint32_t scale = 16;
constexpr std::uint32_t greatest = scale * greatestWeight;

} // namespace

RoundRobin::RoundRobin(const Members& members)
    : m_places(members.size())
{
    m_passedOver.reserve(members.size());
    for (MemberIndex member = 0; member < members.size(); ++member) {
        if (!members[member].takesNew())
            continue;
        m_places[member].weight = scale * members[member].weight;
        m_nextWeight += m_places[member].weight;
        enterByWeight(m_places[member], Queue::First);
    }
    m_position = m_roundWeight = m_nextWeight;
}

std::optional<MemberIndex> RoundRobin::choose(const Members& members, const Ask&)
{
    if (m_nextWeight == 0)
        return std::nullopt;
    m_passedOver.clear();
    bool roundChanged = false;
    std::optional<MemberIndex> chosen;
    while (!chosen) {
        if (m_roundWeight == 0)
            m_position = m_roundWeight = m_nextWeight;
        auto candidate = due();
        if (!candidate && !roundChanged) {
            roundChanged = true;
            startRound();
            candidate = due();
        }
        if (!candidate)
            break;
        Place& place = m_places[*candidate];
        advance(place);
        place.queue = Queue::None;
        ++m_position;
        if (members[*candidate].hasRoom()) {
            enter(place);
            chosen = candidate;
        } else {
            m_passedOver.push_back(*candidate);
        }
    }
    // Whoever was passed over regains the place that it would have; a new round starts everybody afresh.
    for (const MemberIndex member : m_passedOver | std::views::reverse) {
        if (roundChanged)
            enterByWeight(m_places[member], Queue::First);
        else
            enter(m_places[member]);
    }
    return chosen;
}

void RoundRobin::standingChanged(const Members& members, MemberIndex member)
{
    Place& place = m_places[member];
    const std::uint32_t before = place.weight;
    const std::uint32_t now = members[member].takesNew() ? scale * members[member].weight : 0;
    if (now == before)
        return;
    m_nextWeight += now - before;
    place.weight = now;
    if (now == 0)
        place.queue = Queue::None;
    else if (before == 0)
        arrive(place);
    else
        reweigh(place);
}

/** A member that comes back gets its first turn within the rest of this round, by its share of it. */
void RoundRobin::arrive(Place& place)
{
    place.next = m_position + (m_nextWeight + m_roundWeight - m_position) / place.weight;
    enter(place);
}

void RoundRobin::reweigh(Place& place)
{
    if (place.queue == Queue::First) {
        enterByWeight(place, Queue::First);
        return;
    }
    if (place.queue == Queue::NextRound)
        place.next += m_roundWeight;
    // From its last turn on with the new weight; never later than it was, and not in the past.
    const std::uint32_t step = m_nextWeight / place.weight;
    place.next = std::min(place.last + step, place.next);
    place.remainder = 0;
    if (place.next < m_position + 2)
        place.next = m_position + step;
    enter(place);
}

std::optional<MemberIndex> RoundRobin::head(Queue queue) const
{
    std::optional<MemberIndex> first;
    for (MemberIndex member = 0; member < m_places.size(); ++member) {
        const Place& place = m_places[member];
        if (place.queue != queue)
            continue;
        if (!first || place.rank < m_places[*first].rank ||
            (place.rank == m_places[*first].rank && place.since < m_places[*first].since)) {
            first = member;
        }
    }
    return first;
}

std::optional<MemberIndex> RoundRobin::due()
{
    const auto current = head(Queue::Current);
    if (current && m_places[*current].next <= m_position)
        return current;
    if (const auto fresh = head(Queue::First)) {
        m_places[*fresh].next = 0;
        m_places[*fresh].remainder = 0;
        return fresh;
    }
    return current;
}

/** Takes its turn: the next one is a round's share later. */
void RoundRobin::advance(Place& place)
{
    if (place.next == 0)
        place.next = m_position;
    place.last = place.next;
    place.next += m_nextWeight / place.weight;
    place.remainder += m_nextWeight % place.weight;
    if (place.remainder >= place.weight) {
        place.remainder -= place.weight;
        ++place.next;
    }
}

void RoundRobin::enter(Place& place)
{
    if (place.next >= 2 * m_roundWeight || place.next >= m_roundWeight + m_nextWeight) {
        place.next -= m_roundWeight;
        enterByWeight(place, Queue::NextRound);
        return;
    }
    place.rank =
        std::uint64_t{greatestWeight} * place.next + (greatest + place.remainder - place.weight) / scale;
    place.since = ++m_moves;
    place.queue = Queue::Current;
}

void RoundRobin::enterByWeight(Place& place, Queue queue)
{
    place.rank = greatest - place.weight;
    place.since = ++m_moves;
    place.queue = queue;
}

void RoundRobin::startRound()
{
    for (Place& place : m_places) {
        if (place.queue == Queue::First)
            place.queue = Queue::NextRound;
        else if (place.queue == Queue::NextRound)
            place.queue = Queue::First;
    }
    m_roundWeight = m_nextWeight;
    m_position = m_roundWeight;
}

} // namespace naru::sim::balancer
