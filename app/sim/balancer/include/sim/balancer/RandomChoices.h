// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Member.h"

namespace naru::sim::balancer {

/** How many members are drawn, and whether the same one may come twice. */
enum class Draws : std::uint8_t { One, Two, TwoDistinct };

/**
 * Draws members as weights say. Of two the one with fewer connections for its weight wins, the second when
 * they are equal. A saturated winner is none: the connection waits for whoever is free first.
 */
class RandomChoices
{
public:
    explicit RandomChoices(Draws draws)
        : m_draws(draws)
    {}

    [[nodiscard]] std::optional<MemberIndex> choose(const Members& members, const Ask& ask) const;
    void loadChanged(const Members&, MemberIndex) {}
    void standingChanged(const Members&, MemberIndex) {}

private:
    Draws m_draws;
};

} // namespace naru::sim::balancer
