// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/WeightMap.h"

namespace naru::sim::balancer {

/** A fixed weighted round, gone through in turn; saturated members are passed over. */
class StaticRoundRobin
{
public:
    explicit StaticRoundRobin(const Members& members)
        : m_map(members)
    {}

    [[nodiscard]] std::optional<MemberIndex> choose(const Members& members, const Ask& ask);
    void loadChanged(const Members&, MemberIndex) {}
    void standingChanged(const Members& members, MemberIndex) { m_map.rebuild(members); }

private:
    WeightMap m_map;
    std::size_t m_next = 0;
};

} // namespace naru::sim::balancer
