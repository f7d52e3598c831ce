// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/ConsistentHash.h"
#include "sim/balancer/DnsRoundRobin.h"
#include "sim/balancer/FirstAvailable.h"
#include "sim/balancer/LeastConnections.h"
#include "sim/balancer/Method.h"
#include "sim/balancer/RandomChoices.h"
#include "sim/balancer/RoundRobin.h"
#include "sim/balancer/SourceHash.h"
#include "sim/balancer/StaticRoundRobin.h"

#include <concepts>
#include <variant>

namespace naru::sim::balancer {

/** What each algorithm has; all of them are plain copyable values. */
template <class A>
concept BalancingAlgorithm = std::copyable<A> &&
    requires(A algorithm, const Members& members, MemberIndex member, const Ask& ask)
{
    {
        algorithm.choose(members, ask)
        } -> std::same_as<std::optional<MemberIndex>>;
    /** A connection of `member` was opened or closed. */
    algorithm.loadChanged(members, member);
    /** Its weight changed, or whether it takes new clients. */
    algorithm.standingChanged(members, member);
};

/**
 * The servers behind a balancer and the algorithm that chooses among them. A copy goes its own way from then
 * on. Nothing is allocated by choosing, taking and releasing. Not thread-safe.
 */
class Chooser
{
public:
    Chooser(const Method& method, Members members);

    /**
     * For a new client; nothing when nobody usable has room. Choosing opens no connection: take() does. Some
     * algorithms move on by being asked.
     */
    [[nodiscard]] std::optional<MemberIndex> choose(const Ask& ask);
    /** How many numbers of `Ask::random` the algorithm looks at: 0 to 2. */
    [[nodiscard]] std::size_t randomNumbers() const;

    /** A connection is opened; also one that persistence, not choose(), has sent. */
    void take(MemberIndex member);
    /** A connection is closed. There must be one. */
    void release(MemberIndex member);
    /** `member` has `waiting` connections that wait for it alone. */
    void setWaiting(MemberIndex member, std::uint32_t waiting);

    void setHealth(MemberIndex member, Health health);
    void setAdmin(MemberIndex member, Admin admin);
    /** 0 to `greatestWeight`. */
    void setWeight(MemberIndex member, std::uint32_t weight);
    void setConnectionLimit(MemberIndex member, std::optional<std::uint32_t> limit);

    [[nodiscard]] const Members& members() const { return m_members; }
    [[nodiscard]] const Method& method() const { return m_method; }

private:
    using State = std::variant<LeastConnections, RoundRobin, StaticRoundRobin, SourceHash, ConsistentHash,
                               RandomChoices, FirstAvailable, DnsRoundRobin>;

    [[nodiscard]] static State make(const Method& method, const Members& members);
    void loadChanged(MemberIndex member);
    template <class Change>
    void changeStanding(MemberIndex member, Change change);

    Members m_members;
    Method m_method;
    State m_state;
};

} // namespace naru::sim::balancer
