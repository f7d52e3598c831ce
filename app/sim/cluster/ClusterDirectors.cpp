// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

/** Who asks a director, and what it says (A50, A52, A59 to A61, A64, A71). */
namespace naru::sim::cluster {

void ClusterState::askDirector(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda)
{
    const Flow& flow = m_flows[slot];
    const NodeSet members = m_membership.members(node);
    // A short flow's packet goes along, so that a second director would be a third crossing.
    const NodeIndex first =
        flow.isShort() ? m_roles.director(flow.hash, members) : m_roles.firstAsked(flow.hash, members, node);
    ask(node, first, slot, packet, true, agenda);
}

/** @param first whether the director may be a local one, so that another may know more */
void ClusterState::ask(NodeIndex node, NodeIndex director, Slot slot, const Packet& packet, bool first,
                       Agenda& agenda)
{
    const Flow& flow = m_flows[slot];
    if (director == node) {
        follow(direct(node, slot, node, agenda.now()), node, node, slot, packet, agenda);
        return;
    }
    const bool known = flow.opened;
    if (!flow.isShort() || !known)
        ++m_totals.counters.queries;
    StepCode code = flow.isTcp() ? StepCode::DirectorAsked : StepCode::ForwarderAsks;
    if (!known)
        code = StepCode::FirstPacketQuery;
    else if (flow.isShort())
        code = StepCode::ShortToDirector;
    note(code, agenda.now(), node, director, &flow);
    send(flow.isShort() ? ShortPacket : Query, slot,
         {node, director, packet, first ? std::uint8_t{1} : std::uint8_t{0}}, agenda);
}

/** The one place where an owner is picked, so that a part of the cluster never has two. */
ClusterState::Verdict ClusterState::direct(NodeIndex director, Slot slot, NodeIndex asker, Time now)
{
    using What = Verdict::What;
    Flow& flow = m_flows[slot];
    const NodeSet members = m_membership.members(director);
    const bool hasEntry = flow.directors.has(director) || flow.backups.has(director) ||
                          flow.forwarders.has(director) || flow.owners.has(director);
    if (hasEntry) {
        if (const NodeIndex owner = ownerFor(flow, members); owner != noNode)
            return {What::OwnerKnown, owner};
        const NodeSet holders = flow.backups & members;
        if (!holders.empty()) {
            const NodeSet near = holders & m_roles.site(flow.ownerSite);
            if (m_roles.settings().localisation && m_roles.siteOf(asker) != flow.ownerSite && !near.empty()) {
                // The new owner stays in the flow's site (A59).
                flow.chosen = near.first();
                return {What::OwnerKnown, flow.chosen};
            }
            flow.chosen = asker;
            return {What::TakeOver, asker};
        }
    }
    if (m_roles.director(flow.hash, members) != director)
        return {What::AskOther, noNode};
    if (flow.isTcp())
        return {What::NoFlow, noNode};
    flow.chosen = asker;
    flow.directors.add(director);
    if (director != asker)
        note(StepCode::SentBack, now, director, asker, &flow);
    return {What::NewOwner, asker};
}

void ClusterState::queried(Slot slot, const Letter& letter, Agenda& agenda)
{
    using What = Verdict::What;
    const Verdict verdict = direct(letter.to, slot, letter.from, agenda.now());
    const Flow& flow = m_flows[slot];
    Letter reply{letter.to, letter.from, letter.packet, letter.note};
    Kind kind = NoFlow;
    switch (verdict.what) {
    case What::OwnerKnown:
        note(flow.isTcp() ? StepCode::DirectorAnswered : StepCode::DirectorReplies, agenda.now(), letter.to,
             verdict.owner, &flow, static_cast<std::uint8_t>(letter.from + 1));
        kind = Answer;
        break;
    case What::NewOwner:
        // The packet went along with the query and comes back.
        reply.packet.crossings = 2;
        kind = SendBack;
        break;
    case What::TakeOver:
        kind = TakeOver;
        break;
    case What::AskOther:
        note(StepCode::LocalUnknown, agenda.now(), letter.to, letter.from, &flow);
        kind = NotKnown;
        break;
    case What::NoFlow:
        break;
    }
    send(kind, slot, reply, agenda);
}

/** The packet itself has come to the director (A64). */
void ClusterState::shortPacket(Slot slot, const Letter& letter, Agenda& agenda)
{
    using What = Verdict::What;
    if (m_flows[slot].owners.has(letter.to)) {
        process(letter.to, slot, letter.packet, agenda);
        return;
    }
    const Verdict verdict = direct(letter.to, slot, letter.from, agenda.now());
    Letter back{letter.to, letter.from, letter.packet, letter.note};
    switch (verdict.what) {
    case What::OwnerKnown:
        note(StepCode::ShortToOwner, agenda.now(), letter.to, verdict.owner, &m_flows[slot]);
        forward(letter.to, verdict.owner, slot, letter.packet, agenda);
        return;
    case What::TakeOver:
    case What::NewOwner:
        ++back.packet.crossings;
        send(verdict.what == What::NewOwner ? SendBack : TakeOver, slot, back, agenda);
        return;
    default:
        lost(slot, letter.packet, letter.to, DropReason::NoConnection, agenda);
        return;
    }
}

/** What a node does that is its own director. */
void ClusterState::follow(const Verdict& verdict, NodeIndex node, NodeIndex director, Slot slot,
                          const Packet& packet, Agenda& agenda)
{
    using What = Verdict::What;
    switch (verdict.what) {
    case What::OwnerKnown:
        if (verdict.owner == node) {
            open(node, slot, packet, agenda);
            return;
        }
        if (!m_flows[slot].isShort())
            addForwardingFlow(node, verdict.owner, slot, agenda.now());
        forward(node, verdict.owner, slot, packet, agenda);
        break;
    case What::NewOwner:
        open(node, slot, packet, agenda);
        break;
    case What::TakeOver:
        mayTakeOver(node, director, slot, packet, agenda);
        break;
    case What::AskOther:
        ask(node, m_roles.director(m_flows[slot].hash, m_membership.members(node)), slot, packet, false,
            agenda);
        break;
    case What::NoFlow:
        noFlow(node, slot, packet, agenda);
        break;
    }
}

/** A director has named the owner. */
void ClusterState::answered(Slot slot, const Letter& letter, Agenda& agenda)
{
    const NodeIndex node = letter.to;
    Flow& flow = m_flows[slot];
    const NodeIndex owner = ownerFor(flow, m_membership.members(node));
    if (owner == noNode) {
        lost(slot, letter.packet, node, DropReason::OwnerMoved, agenda);
    } else if (flow.owners.has(node)) {
        process(node, slot, letter.packet, agenda);
    } else if (owner == node) {
        open(node, slot, letter.packet, agenda);
    } else {
        if (!isTranslated(flow) || !letter.packet.fromServer)
            addForwardingFlow(node, owner, slot, agenda.now());
        forward(node, owner, slot, letter.packet, agenda);
    }
}

void ClusterState::noFlow(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda)
{
    const Flow& flow = m_flows[slot];
    const bool early =
        packet.kind == PacketKind::SynAck && !(flow.owners & m_membership.members(node)).empty();
    lost(slot, packet, node, early ? DropReason::BeforeRegistration : DropReason::NoConnection, agenda);
}

/** A node that a director has picked fetches the state, unless it has it or the director sent it (A51). */
void ClusterState::mayTakeOver(NodeIndex node, NodeIndex director, Slot slot, const Packet& packet,
                               Agenda& agenda)
{
    const Flow& flow = m_flows[slot];
    const NodeSet members = m_membership.members(node);
    if (flow.owners.has(node)) {
        process(node, slot, packet, agenda);
        return;
    }
    if (flow.backups.has(node)) {
        takeOver(node, slot, packet, StepCode::TakenOverAtBackup, agenda);
        return;
    }
    if (flow.backups.has(director)) {
        takeOver(node, slot, packet, StepCode::TakenOver, agenda);
        return;
    }
    const NodeIndex holder = (flow.backups & members).first();
    if (holder == noNode)
        lost(slot, packet, node, DropReason::NoConnection, agenda);
    else
        send(Fetch, slot, {node, holder, packet, 0}, agenda);
}

} // namespace naru::sim::cluster
