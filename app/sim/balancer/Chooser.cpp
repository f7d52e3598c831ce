// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/Chooser.h"

namespace naru::sim::balancer {

static_assert(BalancingAlgorithm<LeastConnections> && BalancingAlgorithm<RoundRobin> &&
              BalancingAlgorithm<StaticRoundRobin> && BalancingAlgorithm<SourceHash> &&
              BalancingAlgorithm<ConsistentHash> && BalancingAlgorithm<RandomChoices> &&
              BalancingAlgorithm<FirstAvailable> && BalancingAlgorithm<DnsRoundRobin>);

Chooser::Chooser(const Method& method, Members members)
    : m_members(std::move(members))
    , m_method(method)
    , m_state(make(method, m_members))
{}

Chooser::State Chooser::make(const Method& method, const Members& members)
{
    switch (method.algorithm) {
    case Algorithm::LeastConnections:
        break;
    case Algorithm::RoundRobin:
        return RoundRobin(members);
    case Algorithm::StaticRoundRobin:
        return StaticRoundRobin(members);
    case Algorithm::Source:
        return SourceHash(members);
    case Algorithm::Consistent:
        return ConsistentHash(members, method.pointsPerWeight, method.ringRule);
    case Algorithm::TwoChoices:
        return RandomChoices(method.distinctChoices ? Draws::TwoDistinct : Draws::Two);
    case Algorithm::Random:
        return RandomChoices(Draws::One);
    case Algorithm::First:
        return FirstAvailable();
    case Algorithm::DnsRoundRobin:
        return DnsRoundRobin();
    }
    return LeastConnections(members, method.ties);
}

std::optional<MemberIndex> Chooser::choose(const Ask& ask)
{
    return std::visit([&](auto& algorithm) { return algorithm.choose(m_members, ask); }, m_state);
}

std::size_t Chooser::randomNumbers() const
{
    switch (m_method.algorithm) {
    case Algorithm::TwoChoices:
        return 2;
    case Algorithm::Random:
        return 1;
    default:
        return 0;
    }
}

void Chooser::take(MemberIndex member)
{
    ++m_members[member].served;
    loadChanged(member);
}

void Chooser::release(MemberIndex member)
{
    --m_members[member].served;
    loadChanged(member);
}

void Chooser::setWaiting(MemberIndex member, std::uint32_t waiting)
{
    m_members[member].waiting = waiting;
    loadChanged(member);
}

void Chooser::loadChanged(MemberIndex member)
{
    std::visit([&](auto& algorithm) { algorithm.loadChanged(m_members, member); }, m_state);
}

template <class Change>
void Chooser::changeStanding(MemberIndex member, Change change)
{
    Member& changed = m_members[member];
    const bool tookNew = changed.takesNew();
    const std::uint32_t weight = changed.weight;
    change(changed);
    // What a member that takes nobody weighs does not show until it is back.
    if (tookNew != changed.takesNew() || (tookNew && weight != changed.weight))
        std::visit([&](auto& algorithm) { algorithm.standingChanged(m_members, member); }, m_state);
}

void Chooser::setHealth(MemberIndex member, Health health)
{
    changeStanding(member, [&](Member& changed) { changed.health = health; });
}

void Chooser::setAdmin(MemberIndex member, Admin admin)
{
    changeStanding(member, [&](Member& changed) { changed.admin = admin; });
}

void Chooser::setWeight(MemberIndex member, std::uint32_t weight)
{
    changeStanding(member, [&](Member& changed) { changed.weight = weight; });
}

void Chooser::setConnectionLimit(MemberIndex member, std::optional<std::uint32_t> limit)
{
    m_members[member].connectionLimit = limit;
}

} // namespace naru::sim::balancer
