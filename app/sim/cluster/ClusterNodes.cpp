// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

/** What a node does with a packet that comes to it. */
namespace naru::sim::cluster {

/** The owner that a part of the cluster has, or will have once a word has come to it; or noNode. */
NodeIndex ClusterState::ownerFor(const Flow& flow, NodeSet members) const
{
    if (const NodeIndex owner = (flow.owners & members).first(); owner != noNode)
        return owner;
    return members.has(flow.chosen) ? flow.chosen : noNode;
}

bool ClusterState::isTranslated(const Flow& flow) const
{
    return m_parameters.traffic[flow.group].nat != NatKind::None;
}

/** Multi-session PAT, centralised features, FTP with AAA (A10, A28, A72). */
bool ClusterState::belongsToControl(const Flow& flow) const
{
    const TrafficParameters& traffic = m_parameters.traffic[flow.group];
    return traffic.centralised || (traffic.nat == NatKind::Pat && !m_traffic[flow.group].perSession) ||
           (m_parameters.ftp.aaa && flow.kind == FlowKind::FtpControl);
}

void ClusterState::receive(NodeIndex node, Slot slot, Packet packet, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    if (flow.owners.has(node)) {
        process(node, slot, packet, agenda);
        return;
    }
    if (passOn(node, slot, packet, agenda))
        return;
    if (packet.kind == PacketKind::Syn) {
        open(node, slot, packet, agenda);
    } else if (packet.kind == PacketKind::SynAck && m_parameters.roles.randomiseSequence) {
        receiveSynAck(node, slot, packet, agenda);
    } else {
        note(flow.opened ? (flow.isTcp() ? StepCode::Untracked : StepCode::PacketAtForwarder)
                         : StepCode::FirstPacket,
             agenda.now(), node, noNode, &flow, packet.fromServer ? 1 : 0);
        askDirector(node, slot, packet, agenda);
    }
}

/** Where a node knows without asking whose packet it is. */
bool ClusterState::passOn(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    const Time now = agenda.now();
    const NodeSet members = m_membership.members(node);
    const NodeIndex owner = ownerFor(flow, members);
    if (flow.forwarders.has(node) && owner != noNode && owner != node) {
        note(StepCode::ForwardedByFlow, now, node, owner, &flow, packet.fromServer ? 1 : 0);
        forward(node, owner, slot, packet, agenda);
        return true;
    }
    if (belongsToControl(flow)) {
        const NodeIndex control = m_membership.control(node);
        if (control != node) {
            ++m_totals.counters.toControl;
            note(StepCode::ToControlNode, now, node, control, &flow);
            send(ToControl, slot, {node, control, packet, 0}, agenda);
        } else if ((flow.backups & members).empty()) {
            const bool unknown = flow.isTcp() && packet.kind != PacketKind::Syn;
            if (unknown)
                noFlow(node, slot, packet, agenda);
            else
                open(node, slot, packet, agenda);
        } else {
            takeOver(node, slot, packet, StepCode::TakenOver, agenda);
        }
        return true;
    }
    if (flow.kind == FlowKind::SipMedia && flow.parent != noSlot && owner == noNode) {
        const NodeIndex parents = ownerFor(m_flows[flow.parent], members);
        if (parents == node) {
            open(node, slot, packet, agenda);
            return true;
        }
        if (parents != noNode) {
            flow.chosen = parents;
            note(StepCode::ToParentsOwner, now, node, parents, &flow);
            send(ToParent, slot, {node, parents, packet, 0}, agenda);
            return true;
        }
    }
    if (packet.fromServer && isTranslated(flow) && owner != noNode && owner != node) {
        ++m_totals.counters.natRedirects;
        note(StepCode::NatRedirect, now, node, owner, &flow);
        forward(node, owner, slot, packet, agenda);
        return true;
    }
    return false;
}

/** The owner's number stands in the SYN cookie: no query (A62). */
void ClusterState::receiveSynAck(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    const NodeIndex owner = flow.cookie;
    note(StepCode::SynAckAtForwarder, agenda.now(), node, noNode, &flow);
    if (owner != noNode && flow.owners.has(owner) && m_membership.together(node, owner)) {
        ++m_totals.counters.cookies;
        ++m_totals.counters.forwardingFlows;
        flow.forwarders.add(node);
        note(StepCode::CookieDecoded, agenda.now(), node, owner, &flow);
        forward(node, owner, slot, packet, agenda);
        return;
    }
    const bool elsewhere =
        owner != noNode && m_membership.isActive(owner) && !m_membership.together(node, owner);
    lost(slot, packet, node, elsewhere ? DropReason::OtherPart : DropReason::Unreachable, agenda);
}

void ClusterState::forward(NodeIndex node, NodeIndex owner, Slot slot, const Packet& packet, Agenda& agenda)
{
    ++m_totals.counters.forwards;
    send(Forward, slot, {node, owner, packet, 0}, agenda);
}

void ClusterState::addForwardingFlow(NodeIndex node, NodeIndex owner, Slot slot, Time now)
{
    Flow& flow = m_flows[slot];
    if (flow.forwarders.has(node))
        return;
    ++m_totals.counters.forwardingFlows;
    flow.forwarders.add(node);
    note(flow.isTcp() ? StepCode::DirectorAnswered : StepCode::ForwardingFlow, now, node, owner, &flow);
}

/** A packet that another node sent on, as this one owns the flow or is about to. */
void ClusterState::forwarded(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda)
{
    const Flow& flow = m_flows[slot];
    if (flow.owners.has(node))
        process(node, slot, packet, agenda);
    else if (flow.chosen == node && flow.opened && flow.backups.has(node))
        takeOver(node, slot, packet, StepCode::NewOwnerElsewhere, agenda);
    else if (flow.chosen == node)
        open(node, slot, packet, agenda);
    else
        lost(slot, packet, node, DropReason::OwnerMoved, agenda);
}

} // namespace naru::sim::cluster
