// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

#include <algorithm>

/** Parameters that change in the middle of a run. */
namespace naru::sim::cluster {

namespace {

/** The lowest and the highest address of all pools. */
std::pair<std::int64_t, std::int64_t> rangeOf(const NatParameters& nat)
{
    std::pair range{nat.pools.front().first, nat.pools.front().first};
    for (const PoolParameters& pool : nat.pools) {
        range.first = std::min(range.first, pool.first);
        range.second = std::max(range.second, pool.first + pool.addresses - 1);
    }
    return range;
}

bool samePools(const NatParameters& a, const NatParameters& b)
{
    return std::ranges::equal(a.pools, b.pools, [](const PoolParameters& one, const PoolParameters& other) {
        return one.first == other.first && one.addresses == other.addresses;
    });
}

} // namespace

void ClusterState::change(const ClusterParameters& parameters, std::string_view, Agenda& agenda)
{
    const ClusterParameters before = m_parameters;
    m_parameters = parameters;
    m_roles.set(parameters.roles.settings());
    m_membership.setParameters(parameters);
    m_limits.set(parameters.limits.settings());
    m_xlates.setAddresses(static_cast<std::uint32_t>(parameters.nat.dynamicAddresses));
    m_log.follow(static_cast<std::uint32_t>(parameters.follow));
    if (parameters.observations.usersAdded != before.observations.usersAdded)
        m_observers.addUsers(m_membership.active());
    if (before.observations.pollEvery == Time{} && parameters.observations.pollEvery > Time{})
        agenda.after(parameters.observations.pollEvery, {.kind = Poll});
    if (before.observations.tagEvery == Time{} && parameters.observations.tagEvery > Time{})
        agenda.after(parameters.observations.tagEvery, {.kind = Tag});
    applyNat(before, agenda);
    for (NodeIndex node = 0; node < m_membership.size(); ++node)
        applyNode(node, before.nodes[node], agenda);
    restartTraffic(agenda);
    reviewTakers(agenda);
}

void ClusterState::restartTraffic(Agenda& agenda)
{
    for (std::uint32_t group = 0; group < m_traffic.size(); ++group) {
        resolve(m_traffic[group], m_parameters.traffic[group]);
        if (m_traffic[group].done) {
            m_traffic[group].done = false;
            agenda.after({}, {.kind = Arrival, .a = group});
        }
    }
}

/** An entirely new range replaces the pool at once (A17); the size of blocks waits (A18). */
void ClusterState::applyNat(const ClusterParameters& before, Agenda& agenda)
{
    const NatParameters& now = m_parameters.nat;
    if (!samePools(now, before.nat)) {
        const auto [oldFirst, oldLast] = rangeOf(before.nat);
        const auto [first, last] = rangeOf(now);
        if (first > oldLast || last < oldFirst) {
            m_pool.replace(now.patSettings(m_blockSize), m_poolMembers);
            note(StepCode::PoolReplaced, agenda.now(), noNode, noNode, nullptr);
        }
    }
    const bool madeAnew = !before.nat.blockAllocation && now.blockAllocation;
    if (madeAnew)
        m_loadedBlockSize.fill(now.blockSize);
    cutBlocksAnew(agenda);
}

/** When no node is left that would use the old size. */
void ClusterState::cutBlocksAnew(Agenda& agenda)
{
    const std::int64_t size = m_parameters.nat.blockSize;
    const auto loaded = m_loadedBlockSize.begin();
    const bool everywhere = std::all_of(loaded, loaded + static_cast<std::ptrdiff_t>(m_membership.size()),
                                        [size](std::int64_t one) { return one == size; });
    if (!everywhere || size == m_blockSize)
        return;
    m_blockSize = size;
    m_pool.replace(m_parameters.nat.patSettings(size), m_poolMembers);
    note(StepCode::BlocksCutAnew, agenda.now(), noNode, noNode, nullptr);
}

} // namespace naru::sim::cluster
