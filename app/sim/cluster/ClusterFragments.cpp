// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

/** Packets in fragments: gathered where their hash says, then owned there or sent to the flow's owner (A67 to
 * A69). */
namespace naru::sim::cluster {

/** Only the first fragment carries ports, so the neighbours may send the others elsewhere. */
void ClusterState::startDatagram(Slot slot, bool fromServer, Agenda& agenda)
{
    const Slot datagram = m_datagrams.add();
    const Flow& flow = m_flows[slot];
    const TrafficParameters& parameters = m_parameters.traffic[flow.group];
    const Traffic& traffic = m_traffic[flow.group];
    const auto count = static_cast<std::uint8_t>(parameters.fragments);
    const std::uint32_t packetId = m_datagrams.made();
    {
        Datagram& entry = m_datagrams[datagram];
        entry.flow = slot;
        entry.flowGeneration = flow.generation;
        entry.fragments = count;
        entry.fromServer = fromServer;
    }
    const std::uint32_t generation = m_datagrams[datagram].generation;
    agenda.after(m_parameters.timeouts.fragments, {.kind = FragmentTimer, .a = datagram, .b = generation});
    const std::uint64_t spread = mixed(std::uint64_t{flow.tuple.source} << 32 | flow.tuple.destination);
    for (std::uint8_t index = 0; index < count; ++index) {
        if (index + 1 == parameters.fragmentLost)
            continue;
        if (!m_datagrams.isCurrent(datagram, generation) ||
            !m_flows.isCurrent(slot, m_datagrams[datagram].flowGeneration))
            return;
        ++m_totals.counters.packets;
        ++m_totals.counters.fragments;
        ++m_totals.counters.inFlight;
        ++m_flows[slot].inFlight;
        ++m_datagrams[datagram].alive;
        NodeIndex node = index == 0
                             ? nodeFor(m_flows[slot], fromServer)
                             : chosenNode({}, fromServer ? traffic.backNodes : traffic.enterNodes, spread);
        if (index < traffic.fragmentsAt.size() && m_takers.has(traffic.fragmentsAt[index]))
            node = traffic.fragmentsAt[index];
        if (const auto reason = refusedAt(node, m_flows[slot], fromServer)) {
            fragmentLost(datagram, node, *reason, agenda.now());
            continue;
        }
        ++m_arrivedAt[node];
        const NodeSet members = m_membership.members(node);
        const std::uint64_t hash = fragmentHash(m_flows[slot].tuple.source, m_flows[slot].tuple.destination,
                                                packetId, m_parameters.roles.hash);
        const NodeIndex owner = members.at(hash % members.size());
        m_datagrams[datagram].owner = owner;
        if (owner == node) {
            gather(datagram, agenda);
        } else {
            note(StepCode::FragmentToItsOwner, agenda.now(), node, owner, &m_flows[slot], index);
            sendFragment(FragmentIn, datagram, node, owner, 0, agenda);
        }
    }
}

void ClusterState::sendFragment(Kind kind, Slot datagram, NodeIndex from, NodeIndex to, std::uint8_t note,
                                Agenda& agenda)
{
    const Letter letter{from, to, {PacketKind::Data, m_datagrams[datagram].fromServer, 0}, note};
    const bool carriesPacket = kind == FragmentIn || kind == FragmentForward;
    DropReason reason{};
    if (const auto time = travelTime(letter, !carriesPacket, reason))
        agenda.after(*time, {kind, letter.packed(), datagram, m_datagrams[datagram].generation});
    else if (carriesPacket)
        fragmentLost(datagram, to, reason, agenda.now());
}

/** The others wait for it until the timeout. */
void ClusterState::fragmentLost(Slot datagram, NodeIndex node, DropReason reason, Time now)
{
    Datagram& entry = m_datagrams[datagram];
    if (!m_flows.isCurrent(entry.flow, entry.flowGeneration))
        return;
    --entry.alive;
    countDrop(entry.flow, node, reason, now);
}

void ClusterState::handleFragmentMessage(const Event& event, Agenda& agenda)
{
    using What = Verdict::What;
    const Letter letter = Letter::unpacked(event.tag);
    Datagram& entry = m_datagrams[event.a];
    if (!m_flows.isCurrent(entry.flow, entry.flowGeneration))
        return;
    if (!m_membership.arrives(letter.from, letter.to)) {
        if (event.kind == FragmentIn || event.kind == FragmentForward)
            fragmentLost(event.a, letter.to, DropReason::Unreachable, agenda.now());
        return;
    }
    m_membership.heard(letter.to, letter.from, agenda.now());
    switch (event.kind) {
    case FragmentIn:
        gather(event.a, agenda);
        break;
    case FragmentQuery: {
        const Verdict verdict = direct(letter.to, entry.flow, letter.from, agenda.now());
        // A fragment owner has nobody else to ask.
        const auto says = static_cast<std::uint8_t>(std::min(verdict.what, What::AskOther));
        sendFragment(FragmentReply, event.a, letter.to, letter.from, says, agenda);
        break;
    }
    case FragmentReply: {
        const NodeIndex owner = ownerFor(m_flows[entry.flow], m_membership.members(letter.to));
        followFragments({static_cast<What>(letter.note), owner}, event.a, agenda);
        break;
    }
    default:
        if (!m_flows[entry.flow].owners.has(letter.to)) {
            fragmentLost(event.a, letter.to, DropReason::OwnerMoved, agenda.now());
            break;
        }
        if (++entry.forwarded == entry.fragments) {
            note(StepCode::Reassembled, agenda.now(), letter.to, letter.from, &m_flows[entry.flow]);
            deliverDatagram(letter.to, event.a, agenda);
        }
        break;
    }
}

void ClusterState::gather(Slot datagram, Agenda& agenda)
{
    Datagram& entry = m_datagrams[datagram];
    if (++entry.gathered < entry.fragments)
        return;
    note(StepCode::FragmentsComplete, agenda.now(), entry.owner, noNode, &m_flows[entry.flow]);
    lookUp(datagram, agenda);
}

/** With the ports of the first fragment; all are there now (A68). */
void ClusterState::lookUp(Slot datagram, Agenda& agenda)
{
    const Datagram& entry = m_datagrams[datagram];
    const Flow& flow = m_flows[entry.flow];
    const NodeIndex node = entry.owner;
    const NodeSet members = m_membership.members(node);
    ++m_totals.counters.fragmentLookups;
    if (flow.owners.has(node)) {
        deliverDatagram(node, datagram, agenda);
        return;
    }
    const NodeIndex director = m_roles.director(flow.hash, members);
    if (director == node) {
        followFragments(direct(node, entry.flow, node, agenda.now()), datagram, agenda);
        return;
    }
    ++m_totals.counters.queries;
    note(StepCode::DirectorAsked, agenda.now(), node, director, &flow);
    sendFragment(FragmentQuery, datagram, node, director, 0, agenda);
}

void ClusterState::followFragments(const Verdict& verdict, Slot datagram, Agenda& agenda)
{
    using What = Verdict::What;
    const Datagram& entry = m_datagrams[datagram];
    const NodeIndex node = entry.owner;
    const Slot slot = entry.flow;
    if (verdict.what == What::OwnerKnown && verdict.owner != noNode && verdict.owner != node) {
        note(StepCode::FragmentsToOwner, agenda.now(), node, verdict.owner, &m_flows[slot]);
        const std::uint8_t fragments = entry.fragments;
        for (std::uint8_t index = 0; index < fragments; ++index) {
            ++m_totals.counters.forwards;
            sendFragment(FragmentForward, datagram, node, verdict.owner, 0, agenda);
        }
        return;
    }
    if (verdict.what == What::NoFlow || verdict.what == What::AskOther)
        return;
    if (verdict.what == What::NewOwner) {
        if (const auto reason = admit(node, slot, agenda)) {
            m_flows[slot].chosen = noNode;
            while (m_datagrams[datagram].alive > 0)
                fragmentLost(datagram, node, *reason, agenda.now());
            return;
        }
    }
    if (!m_flows[slot].owners.has(node)) {
        m_totals.counters.takeovers += verdict.what == What::TakeOver ? 1 : 0;
        becomeOwner(node, slot, agenda);
        note(StepCode::FragmentOwnerOwns, agenda.now(), node, noNode, &m_flows[slot]);
        registerFlow(node, slot, StepCode::OwnerRegisters, agenda);
    }
    deliverDatagram(node, datagram, agenda);
}

void ClusterState::deliverDatagram(NodeIndex node, Slot datagram, Agenda& agenda)
{
    const Datagram entry = m_datagrams[datagram];
    Flow& flow = m_flows[entry.flow];
    flow.lastActivity = agenda.now();
    m_totals.counters.delivered += entry.alive;
    m_totals.counters.inFlight -= entry.alive;
    flow.inFlight = static_cast<std::uint8_t>(flow.inFlight - entry.alive);
    ++m_totals.counters.reassembled;
    if (entry.fromServer)
        note(StepCode::ToClient, agenda.now(), node, noNode, &flow);
    m_datagrams.remove(datagram);
    goOn(entry.flow, {PacketKind::Data, entry.fromServer, 0}, agenda);
}

void ClusterState::fragmentsTimeOut(Slot datagram, Agenda& agenda)
{
    const Slot slot = m_datagrams[datagram].flow;
    if (m_flows.isCurrent(slot, m_datagrams[datagram].flowGeneration)) {
        note(StepCode::FragmentsTimedOut, agenda.now(), m_datagrams[datagram].owner, noNode, &m_flows[slot]);
        while (m_datagrams[datagram].alive > 0)
            fragmentLost(datagram, m_datagrams[datagram].owner, DropReason::FragmentTimeout, agenda.now());
        m_datagrams.remove(datagram);
        nextData(slot, agenda);
        return;
    }
    m_datagrams.remove(datagram);
}

} // namespace naru::sim::cluster
