// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Member.h"

namespace naru::sim::balancer {

/** Each resolution gives the next address (U17). The name server knows neither health nor load. */
class DnsRoundRobin
{
public:
    [[nodiscard]] std::optional<MemberIndex> choose(const Members& members, const Ask&)
    {
        for (std::size_t tried = 0; tried < members.size(); ++tried) {
            const auto member = static_cast<MemberIndex>((m_next + tried) % members.size());
            if (members[member].weight > 0) {
                m_next = member + 1;
                return member;
            }
        }
        return std::nullopt;
    }
    void loadChanged(const Members&, MemberIndex) {}
    void standingChanged(const Members&, MemberIndex) {}

private:
    std::size_t m_next = 0;
};

} // namespace naru::sim::balancer
