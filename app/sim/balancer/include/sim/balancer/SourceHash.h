// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/WeightMap.h"

namespace naru::sim::balancer {

/**
 * The client's address modulo the sum of weights is a place in the weighted round: the same client comes to
 * the same member until one is lost or comes, then most clients move. Limits are not looked at.
 */
class SourceHash
{
public:
    explicit SourceHash(const Members& members)
        : m_map(members)
    {}

    [[nodiscard]] std::optional<MemberIndex> choose(const Members&, const Ask& ask) const
    {
        const std::vector<MemberIndex>& slots = m_map.slots();
        return slots.empty() ? std::nullopt : std::optional(slots[ask.source % slots.size()]);
    }
    void loadChanged(const Members&, MemberIndex) {}
    void standingChanged(const Members& members, MemberIndex) { m_map.rebuild(members); }

private:
    WeightMap m_map;
};

} // namespace naru::sim::balancer
