// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Member.h"

namespace naru::sim::balancer {

/**
 * Smooth weighted round robin that follows changes of weight and of what is usable, choice for choice as
 * HAProxy's. Time goes in positions, one a choice, in rounds as long as the sum of the weights. A member that
 * was chosen comes again its share of a round later; where nobody is due, a member that has not yet had its
 * first turn of this round fills the hole, the heaviest first.
 */
class RoundRobin
{
public:
    explicit RoundRobin(const Members& members);

    [[nodiscard]] std::optional<MemberIndex> choose(const Members& members, const Ask& ask);
    void loadChanged(const Members&, MemberIndex) {}
    void standingChanged(const Members& members, MemberIndex member);

private:
    /** Where a member stands. */
    enum class Queue : std::uint8_t {
        None,
        /** Before its first turn of this round. */
        First,
        /** Has its next position within this round. */
        Current,
        /** Has had all its turns of this round. */
        NextRound,
    };
    struct Place
    {
        std::uint64_t rank = 0;
        std::uint64_t since = 0;
        std::uint32_t weight = 0;
        std::uint32_t last = 0;
        std::uint32_t next = 0;
        /** What whole positions could not express of its share so far. */
        std::uint32_t remainder = 0;
        Queue queue = Queue::None;
    };

    [[nodiscard]] std::optional<MemberIndex> head(Queue queue) const;
    [[nodiscard]] std::optional<MemberIndex> due();
    void advance(Place& place);
    void enter(Place& place);
    void enterByWeight(Place& place, Queue queue);
    void startRound();
    void arrive(Place& place);
    void reweigh(Place& place);

    std::vector<Place> m_places;
    /** Passed over during one choice, the first one first. */
    std::vector<MemberIndex> m_passedOver;
    std::uint64_t m_moves = 0;
    std::uint32_t m_position = 0;
    /** Sum of the weights in this round, and as they will be in the next. */
    std::uint32_t m_roundWeight = 0;
    std::uint32_t m_nextWeight = 0;
};

} // namespace naru::sim::balancer
