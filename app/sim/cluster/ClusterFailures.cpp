// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

/** Nodes and their interfaces fail, and come back. */
namespace naru::sim::cluster {

NodeIndex ClusterState::mainControl() const
{
    NodeSet controls;
    for (const Membership::View& view : m_membership.views()) {
        if (view.control != noNode && m_membership.isActive(view.control))
            controls.add(view.control);
    }
    return controls.empty() ? noNode : m_membership.highest(controls);
}

bool ClusterState::takesTraffic(NodeIndex node) const
{
    return m_membership.isActive(node) && m_parameters.nodes[node].dataUp;
}

/** The neighbours send to whoever takes traffic at once, and stop when they notice. */
void ClusterState::reviewTakers(Agenda& agenda)
{
    m_totals.members.set(agenda.now(), static_cast<std::int64_t>(m_membership.active().size()));
    for (NodeIndex node = 0; node < m_membership.size(); ++node) {
        if (takesTraffic(node))
            m_takers.add(node);
        else if (m_takers.has(node) && m_parameters.distribution.noticesAfter == Time{} &&
                 m_parameters.distribution.tracks)
            m_takers.remove(node);
        else if (m_takers.has(node) && m_parameters.distribution.tracks)
            agenda.after(m_parameters.distribution.noticesAfter, {.kind = Notice, .a = node});
    }
}

void ClusterState::notice(NodeIndex node)
{
    if (!takesTraffic(node))
        m_takers.remove(node);
}

void ClusterState::scheduleJoin(NodeIndex node, Time after, Agenda& agenda)
{
    agenda.after(after, {.kind = Join, .a = node, .b = ++m_joinEpochs[node]});
}

void ClusterState::tryToJoin(NodeIndex node, std::uint32_t epoch, Agenda& agenda)
{
    if (epoch != m_joinEpochs[node] || m_membership.isActive(node) || !m_parameters.nodes[node].alive)
        return;
    const MembershipParameters& parameters = m_parameters.membership;
    Membership::Node& state = m_membership.node(node);
    if (!m_parameters.nodes[node].link) {
        if (state.absence == Absence::LinkFailed) {
            scheduleJoin(node, parameters.linkRejoin, agenda);
        } else {
            // The link failed before it ever joined: by hand only.
            state.absence = Absence::Disabled;
            note(StepCode::ClusteringDisabled, agenda.now(), node, noNode, nullptr);
        }
        return;
    }
    if (state.absence == Absence::DataFailed && !m_parameters.nodes[node].dataUp) {
        if (++state.attempts >= parameters.dataRejoins) {
            state.absence = Absence::Disabled;
            note(StepCode::ClusteringDisabled, agenda.now(), node, noNode, nullptr);
            return;
        }
        scheduleJoin(node, parameters.dataRejoin * (1 << state.attempts), agenda);
        return;
    }
    NodeSet controls;
    NodeSet seekers;
    for (NodeIndex other = 0; other < m_membership.size(); ++other) {
        if (other == node || !m_membership.reach(node, other))
            continue;
        if (m_membership.isControl(other))
            controls.add(other);
        else if (m_membership.node(other).absence == Absence::Starting)
            seekers.add(other);
    }
    if (!controls.empty()) {
        become(node, m_membership.highest(controls), agenda);
        return;
    }
    if (state.absence != Absence::Starting)
        state = {.absence = Absence::Starting, .startedAt = agenda.now()};
    seekers.add(node);
    if (agenda.now() - state.startedAt < parameters.electAfter || m_membership.highest(seekers) != node) {
        scheduleJoin(node, parameters.requestEvery, agenda);
        return;
    }
    formParts(NodeSet::of(node), agenda);
    membershipChanged(NodeSet::of(node), agenda);
}

/** A node joins the cluster of a control node, unless its rules keep it from it (A33). */
void ClusterState::become(NodeIndex node, NodeIndex control, Agenda& agenda)
{
    const NatParameters& nat = m_parameters.nat;
    if (nat.joinsMayFail() && m_joins.uniform() < nat.joinFails) {
        ++m_totals.counters.joinFailures;
        note(StepCode::JoinFailed, agenda.now(), node, control, nullptr);
        scheduleJoin(node, m_parameters.membership.rejoinEvery, agenda);
        return;
    }
    m_membership.join(node, control, agenda.now());
    m_membership.node(node).monitoredFrom = agenda.now() + m_parameters.membership.joinGrace;
    ++m_totals.counters.joins;
    note(StepCode::Joined, agenda.now(), node, control, nullptr);
    membershipChanged(NodeSet::of(node), agenda);
    watchInterfaces(node, agenda);
}

void ClusterState::applyNode(NodeIndex node, const NodeParameters& before, Agenda& agenda)
{
    const NodeParameters& now = m_parameters.nodes[node];
    if (before.alive && !now.alive)
        die(node, agenda);
    else if (!before.alive && now.alive)
        startUp(node, agenda);
    if (before.link && !now.link && m_membership.isActive(node))
        loseLink(node, agenda);
    if (before.dataUp && !now.dataUp)
        m_dataDownSince[node] = agenda.now();
    if (before.dataUp != now.dataUp) {
        reviewTakers(agenda);
        watchInterfaces(node, agenda);
    }
    if (!before.snmpUsersAdded && now.snmpUsersAdded)
        m_observers.addUsersOn(node);
}

/** The others notice by its silence. */
void ClusterState::die(NodeIndex node, Agenda& agenda)
{
    Membership::Node& state = m_membership.node(node);
    state.absence = Absence::Dead;
    note(StepCode::NodeDown, agenda.now(), node, noNode, nullptr);
    reviewTakers(agenda);
}

/** Starts with empty tables; who still took it for a member learns of its restart. */
void ClusterState::startUp(NodeIndex node, Agenda& agenda)
{
    note(StepCode::NodeStarts, agenda.now(), node, noNode, nullptr);
    m_loadedBlockSize[node] = m_parameters.nat.blockSize;
    NodeSet orphans;
    for (const Membership::View& view : m_membership.views()) {
        if (view.control == node)
            orphans = view.members - NodeSet::of(node);
    }
    m_membership.leave(node, Absence::Starting);
    m_membership.node(node).startedAt = agenda.now();
    NodeSet active;
    for (const NodeIndex other : orphans) {
        if (m_membership.isActive(other))
            active.add(other);
    }
    if (!active.empty())
        formParts(active, agenda);
    membershipChanged(NodeSet::of(node), agenda);
    cutBlocksAnew(agenda);
    scheduleJoin(node, {}, agenda);
}

/** A node sees its own interface go down: it leaves, and shuts its data interfaces. */
void ClusterState::loseLink(NodeIndex node, Agenda& agenda)
{
    Membership::Node& state = m_membership.node(node);
    state.absence = Absence::LinkFailed;
    note(StepCode::LinkDown, agenda.now(), node, noNode, nullptr);
    reviewTakers(agenda);
    scheduleJoin(node, m_parameters.membership.linkRejoin, agenda);
}

void ClusterState::watchInterfaces(NodeIndex node, Agenda& agenda)
{
    if (!m_membership.isActive(node) || m_parameters.nodes[node].dataUp)
        return;
    const Time due = m_dataDownSince[node] + m_parameters.membership.monitorTime();
    agenda.at(std::max(due, m_membership.node(node).monitoredFrom), {.kind = Monitor, .a = node});
}

/** Removed only where the interface is up on another node. */
void ClusterState::monitor(NodeIndex node, Agenda& agenda)
{
    if (!m_membership.isActive(node) || m_parameters.nodes[node].dataUp)
        return;
    if (m_dataDownSince[node] + m_parameters.membership.monitorTime() > agenda.now() ||
        m_membership.node(node).monitoredFrom > agenda.now()) {
        watchInterfaces(node, agenda);
        return;
    }
    const NodeSet others = m_membership.members(node) - NodeSet::of(node);
    NodeSet present;
    bool upElsewhere = false;
    for (const NodeIndex other : others) {
        upElsewhere = upElsewhere || takesTraffic(other);
        if (m_membership.isActive(other))
            present.add(other);
    }
    if (!upElsewhere)
        return;
    const bool wasControl = m_membership.isControl(node);
    ++m_totals.counters.removals;
    note(StepCode::DataDown, agenda.now(), node, noNode, nullptr);
    m_membership.leave(node, Absence::DataFailed);
    scheduleJoin(node, m_parameters.membership.dataRejoin, agenda);
    if (wasControl)
        formParts(present, agenda);
    membershipChanged(NodeSet::of(node), agenda);
}

} // namespace naru::sim::cluster
