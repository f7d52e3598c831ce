// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

/** What a change of the membership does to the flows: one pass over them, whatever their number (A50, A54).
 */
namespace naru::sim::cluster {

/** @param gone their tables are lost, or not the cluster's any more */
void ClusterState::membershipChanged(NodeSet gone, Agenda& agenda)
{
    const Time now = agenda.now();
    // A cluster of which nobody is left is none.
    NodeSet known;
    for (const Membership::View& view : m_membership.views()) {
        if (!(view.members & m_membership.active()).empty())
            known |= view.members;
    }
    for (const NodeIndex node : NodeSet::firstOnes(m_membership.size()) - known) {
        if (!m_membership.isActive(node)) {
            m_membership.leave(node, m_membership.node(node).absence);
            gone.add(node);
        }
    }
    for (Slot slot = 0; slot < m_flows.slots(); ++slot) {
        if (m_flows[slot].number == 0)
            continue;
        forget(m_flows[slot], gone, now);
        for (const Membership::View& view : m_membership.views()) {
            if (!view.members.empty())
                repair(slot, view.members, now);
        }
        Flow& flow = m_flows[slot];
        const bool lost = flow.opened && (flow.owners | flow.backups).empty() && flow.chosen == noNode;
        m_totals.counters.statesLost += lost && !flow.stateLost ? 1 : 0;
        flow.stateLost = lost;
    }
    m_xlates.forget(gone);
    if (!known.empty() && known != m_poolMembers)
        m_pool.setMembers(known);
    m_poolMembers = known;
    reviewTakers(agenda);
}

void ClusterState::forget(Flow& flow, NodeSet gone, Time now)
{
    if (gone.empty())
        return;
    if (!(flow.owners & gone).empty()) {
        // Whoever hosts the control connection next knows nothing of the data connection (A9).
        if (flow.child != noSlot && m_flows[flow.child].linked) {
            m_flows[flow.child].linked = false;
            note(StepCode::ParentLost, now, flow.owners.first(), noNode, &flow);
        }
        setOwner(flow, flow.owners - gone, now);
    }
    flow.backups -= gone;
    flow.directors -= gone;
    flow.forwarders -= gone;
    flow.updating -= gone;
    if (gone.has(flow.chosen))
        flow.chosen = noNode;
    if (gone.has(flow.cookie))
        flow.cookie = noNode;
}

/** The roles anew, for who is a member now. */
void ClusterState::repair(Slot slot, NodeSet members, Time now)
{
    Flow& flow = m_flows[slot];
    if (!flow.opened && flow.directors.empty())
        return;
    const NodeIndex owner = (flow.owners & members).first();
    if (owner == noNode)
        flow.forwarders -= members;
    NodeSet directors;
    NodeSet backups;
    if (owner != noNode) {
        // With SYN cookies it is told when the SYN-ACK has come back (A70 4).
        if (!flow.registered.has(owner))
            return;
        const Roles roles = m_roles.roles(flow.hash, owner, members);
        directors = roles.directors();
        backups = roles.backups;
    } else {
        backups = flow.backups & members;
        if (!backups.empty())
            directors = m_roles.orphanDirectors(flow.hash, members);
        else if (members.has(flow.chosen))
            directors = NodeSet::of(m_roles.director(flow.hash, members));
    }
    // What is under way comes to whoever it was sent to, so that it is counted once.
    const NodeSet told =
        (directors | backups) - (flow.directors | flow.backups | flow.updating) - NodeSet::of(owner);
    if (!told.empty()) {
        m_totals.counters.updates += told.size();
        m_totals.counters.reregistrations += told.size();
        m_totals.counters.crossings += told.size();
        if (m_log.follows(flow.number))
            note(StepCode::StateUpdate, now, owner, told.first(), &flow);
        flow.backedUp = flow.tcp;
    }
    flow.directors = (flow.directors - members) | directors;
    flow.backups = (flow.backups - members) | backups;
    flow.updating -= members;
}

} // namespace naru::sim::cluster
