// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Member.h"

namespace naru::sim::balancer {

/**
 * A round as long as the sum of the weights in which each usable member stands as often as it weighs,
 * spread out. Weights are divided by what all of them had in common when the map was first made.
 */
class WeightMap
{
public:
    explicit WeightMap(const Members& members);

    /** After a change of what is usable or of a weight. */
    void rebuild(const Members& members);
    [[nodiscard]] const std::vector<MemberIndex>& slots() const { return m_slots; }

private:
    [[nodiscard]] std::int64_t weightOf(const Member& member) const;

    std::vector<MemberIndex> m_slots;
    std::vector<std::int64_t> m_scores;
    std::uint32_t m_divisor = 1;
};

} // namespace naru::sim::balancer
