// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/RandomChoices.h"

#include "sim/kernel/Event.h"

namespace naru::sim::balancer {

namespace {

/** The high half of a product: `random` as a part of 2^64, of `range`. */
std::uint64_t scaled(std::uint64_t random, std::uint64_t range)
{
    return static_cast<std::uint64_t>(static_cast<Wide>(random) * range >> 64);
}

std::optional<MemberIndex> draw(const Members& members, std::uint64_t random,
                                std::optional<MemberIndex> without)
{
    const auto weightOf = [&](MemberIndex member) -> std::uint64_t {
        return members[member].takesNew() && member != without ? members[member].weight : 0;
    };
    std::uint64_t total = 0;
    for (MemberIndex member = 0; member < members.size(); ++member)
        total += weightOf(member);
    if (total == 0)
        return std::nullopt;
    std::uint64_t place = scaled(random, total);
    MemberIndex member = 0;
    for (; place >= weightOf(member); ++member)
        place -= weightOf(member);
    return member;
}

} // namespace

std::optional<MemberIndex> RandomChoices::choose(const Members& members, const Ask& ask) const
{
    std::optional<MemberIndex> chosen = draw(members, ask.random[0], std::nullopt);
    if (chosen && m_draws != Draws::One) {
        const auto without = m_draws == Draws::TwoDistinct ? chosen : std::nullopt;
        if (const auto second = draw(members, ask.random[1], without)) {
            const Member& one = members[*chosen];
            const Member& other = members[*second];
            if (std::uint64_t{other.served} * one.weight <= std::uint64_t{one.served} * other.weight)
                chosen = second;
        }
    }
    return chosen && members[*chosen].hasRoom() ? chosen : std::nullopt;
}

} // namespace naru::sim::balancer
