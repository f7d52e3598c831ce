// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

#include <algorithm>

/** Heartbeats, removal, election, split brain and healing (A42 to A47). */
namespace naru::sim::cluster {

/** Every node broadcasts one three times in a holdtime (A42). */
void ClusterState::heartbeat(NodeIndex node, Agenda& agenda)
{
    if (m_membership.isActive(node) && m_parameters.nodes[node].heartbeats) {
        ++m_totals.counters.heartbeats;
        agenda.after(m_parameters.link.delay, {.kind = HeartbeatIn, .a = node});
    }
    agenda.after(m_parameters.membership.holdtime / 3, {.kind = Heartbeat, .a = node});
}

void ClusterState::heartbeatIn(NodeIndex from, Agenda& agenda)
{
    if (!m_membership.isActive(from))
        return;
    for (NodeIndex node = 0; node < m_membership.size(); ++node) {
        if (node == from || !m_membership.isActive(node) || !m_membership.reach(from, node))
            continue;
        if (m_parameters.link.loss > 0 && m_losses.uniform() < m_parameters.link.loss)
            continue;
        m_membership.heard(node, from, agenda.now());
        if (m_membership.isControl(node) && m_membership.isControl(from) &&
            m_membership.isHigher(from, node)) {
            heal(from, node, agenda);
            return;
        }
    }
}

/** Each node looks when the silence of the one it heard longest ago would be long enough. */
void ClusterState::check(NodeIndex node, Agenda& agenda)
{
    const Time holdtime = m_parameters.membership.holdtime;
    Time next = agenda.now() + holdtime;
    if (m_membership.isActive(node)) {
        const NodeIndex control = m_membership.control(node);
        if (control == node)
            removeSilent(node, agenda);
        else if (control == noNode || m_membership.lastHeard(node, control) + holdtime <= agenda.now())
            electWithout(node, agenda);
        for (const NodeIndex other : m_membership.members(node)) {
            const bool watched =
                other != node && (m_membership.isControl(node) || other == m_membership.control(node));
            if (watched)
                next = std::min(next, m_membership.lastHeard(node, other) + holdtime);
        }
    }
    agenda.at(std::max(next, agenda.now() + Time(1)), {.kind = Check, .a = node});
}

/** Neither a heartbeat nor any other packet came for the holdtime (A43). */
void ClusterState::removeSilent(NodeIndex control, Agenda& agenda)
{
    const Time now = agenda.now();
    NodeSet silent;
    for (const NodeIndex node : m_membership.members(control)) {
        if (node != control &&
            m_membership.lastHeard(control, node) + m_parameters.membership.holdtime <= now)
            silent.add(node);
    }
    if (silent.empty())
        return;
    NodeSet gone;
    NodeSet apart;
    for (const NodeIndex node : silent) {
        ++m_totals.counters.removals;
        note(StepCode::Removed, now, node, control, nullptr);
        if (m_membership.isActive(node) && !m_membership.reach(control, node)) {
            apart.add(node);
            continue;
        }
        gone.add(node);
        if (m_membership.isActive(node)) {
            m_membership.leave(node, Absence::Silent);
            m_membership.node(node).startedAt = now;
            scheduleJoin(node, m_parameters.membership.rejoinEvery, agenda);
        } else {
            m_membership.leave(node, m_membership.node(node).absence);
        }
    }
    // Those out of reach hear nothing either, and form a cluster of their own (A45).
    if (!apart.empty()) {
        ++m_totals.counters.splits;
        formParts(apart, agenda);
    }
    membershipChanged(gone, agenda);
}

/** A data node hears nothing of the control node: those that hear each other elect another one (A44). */
void ClusterState::electWithout(NodeIndex node, Agenda& agenda)
{
    const Time now = agenda.now();
    const NodeSet members = m_membership.members(node);
    const NodeIndex before = m_membership.control(node);
    const bool apart = before != noNode && m_membership.isActive(before);
    NodeSet present;
    NodeSet gone;
    for (const NodeIndex other : members) {
        // Where the control node is gone, those that this one can't reach elect one, too.
        const bool asks = m_membership.reach(node, other) || !apart;
        if (other != before && m_membership.isActive(other) && asks)
            present.add(other);
    }
    if (before != noNode && !apart) {
        gone.add(before);
        ++m_totals.counters.removals;
        note(StepCode::Removed, now, before, node, nullptr);
        m_membership.leave(before, m_membership.node(before).absence);
    }
    if (apart) {
        ++m_totals.counters.splits;
        note(StepCode::SplitBrain, now, node, before, nullptr);
    }
    formParts(present, agenda);
    membershipChanged(gone, agenda);
}

/** Clusters of those that reach each other, each with a control node. membershipChanged() must follow. */
void ClusterState::formParts(NodeSet nodes, Agenda& agenda)
{
    while (!nodes.empty()) {
        NodeSet part;
        for (const NodeIndex node : nodes) {
            if (node == nodes.first() || m_membership.reach(nodes.first(), node))
                part.add(node);
        }
        m_membership.form(part, agenda.now());
        ++m_totals.counters.elections;
        const NodeIndex control = m_membership.control(part.first());
        note(StepCode::Elected, agenda.now(), control, noNode, nullptr);
        nodes -= part;
        if (!m_formed) {
            m_formed = true;
            m_observers.formed(part, control);
        }
    }
}

/** Two control nodes hear each other again: the one of higher priority keeps the role, the other's nodes
 * become data nodes and start with empty tables (A47). */
void ClusterState::heal(NodeIndex winner, NodeIndex loser, Agenda& agenda)
{
    const NodeSet others = m_membership.members(loser);
    NodeSet joining;
    NodeSet left;
    for (const NodeIndex node : others) {
        if (m_membership.isActive(node) && m_membership.reach(winner, node))
            joining.add(node);
        else if (m_membership.isActive(node))
            left.add(node);
    }
    ++m_totals.counters.heals;
    note(StepCode::Healed, agenda.now(), loser, winner, nullptr);
    for (const NodeIndex node : joining)
        m_membership.join(node, winner, agenda.now());
    const NodeSet dead = others - joining - left;
    for (const NodeIndex node : dead)
        m_membership.leave(node, m_membership.node(node).absence);
    if (!left.empty())
        formParts(left, agenda);
    membershipChanged(joining | dead, agenda);
}

} // namespace naru::sim::cluster
