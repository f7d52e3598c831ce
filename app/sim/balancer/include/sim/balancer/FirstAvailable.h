// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Member.h"

namespace naru::sim::balancer {

/** The first declared member with room: fills one before it touches the next. */
class FirstAvailable
{
public:
    [[nodiscard]] std::optional<MemberIndex> choose(const Members& members, const Ask&) const
    {
        for (MemberIndex member = 0; member < members.size(); ++member) {
            if (members[member].takesNew() && members[member].hasRoom())
                return member;
        }
        return std::nullopt;
    }
    void loadChanged(const Members&, MemberIndex) {}
    void standingChanged(const Members&, MemberIndex) {}
};

} // namespace naru::sim::balancer
