// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

/** What must hold after every event, counted anew. */
namespace naru::sim::cluster {

namespace {

/** Of one flow in one part of the cluster. */
std::optional<std::string> brokenRole(const Flow& flow, const RoleBook& book, NodeSet members, NodeSet active)
{
    const NodeSet owners = flow.owners & members;
    // While nobody knows that an owner is gone, nothing can be done for its flows.
    if (owners.size() > 1)
        return "a flow has two owners in one part";
    if ((owners & active).empty() || !flow.registered.has(owners.first()))
        return std::nullopt;
    const NodeIndex owner = owners.first();
    const NodeSet told = flow.directors | flow.updating | owners;
    if (members.size() > 1 && (((flow.backups | flow.updating) & members) - owners).empty())
        return "a flow has no backup though another node is there";
    if (flow.backups.has(owner))
        return "an owner backs itself up";
    const Roles roles = book.roles(flow.hash, owner, members);
    if (book.siteOf(roles.localDirector) != book.siteOf(owner) && book.settings().localisation)
        return "a local director is in another site";
    if (!(roles.directors() - told).empty())
        return "a director does not know its flow";
    if (!(roles.backups - (flow.backups | flow.updating)).empty())
        return "a backup has no state";
    return std::nullopt;
}

} // namespace

std::optional<std::string> ClusterState::brokenInvariant(Time now) const
{
    const Counters& c = m_totals.counters;
    std::int64_t inFlight = 0;
    std::array<std::int64_t, mostNodes> owned{};
    std::int64_t counted = 0;
    for (Slot slot = 0; slot < m_flows.slots(); ++slot) {
        const Flow& flow = m_flows[slot];
        if (flow.number == 0)
            continue;
        inFlight += flow.inFlight;
        counted += flow.countedAt != noNode;
        for (const NodeIndex owner : flow.owners)
            ++owned[owner];
        for (const Membership::View& view : m_membership.views()) {
            const bool works = view.control != noNode && m_membership.isActive(view.control);
            if (!works)
                continue;
            if (const auto broken = brokenRole(flow, m_roles, view.members, m_membership.active()))
                return *broken + ", flow/" + std::to_string(flow.number);
        }
        const bool served = now > Time{} && flow.lastActivity == now && flow.opened;
        if (served && flow.owners.empty())
            return "a packet was served and nobody owns its flow";
    }
    if (c.packets != c.delivered + c.allDropped() + static_cast<std::uint64_t>(c.inFlight) ||
        inFlight != c.inFlight)
        return "packets = delivered + dropped + in flight";
    if (c.flows != c.ended + c.timedOut + c.failed + m_flows.size())
        return "flows = ended + timed out + failed + there";
    if (counted != m_limits.connections())
        return "the limits count other connections than there are";
    for (NodeIndex node = 0; node < m_membership.size(); ++node) {
        if (owned[node] != m_owned[node].level())
            return "a node's flows are not counted once";
    }
    for (const Membership::View& view : m_membership.views()) {
        if (!view.members.empty() && view.control != noNode && !view.members.has(view.control))
            return "a control node is no member";
        for (const NodeIndex node : view.members) {
            if (m_membership.isActive(node) &&
                (view.control == noNode || m_membership.control(node) != view.control))
                return "a part has no control node, or a node another one";
        }
    }
    if (c.mostCrossings > 2)
        return "a packet went over the control link more than twice";
    return m_pool.broken(m_poolMembers);
}

} // namespace naru::sim::cluster
