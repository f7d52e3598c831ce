// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

/** Owners: how a node becomes one, what it tells others, and what it does with packets. */
namespace naru::sim::cluster {

namespace {

constexpr std::uint8_t asDirector = 1;
constexpr std::uint8_t asBackup = 2;

DropReason reasonOf(ConnectionLimit limit)
{
    switch (limit) {
    case ConnectionLimit::Connections:
        return DropReason::ConnectionLimit;
    case ConnectionLimit::Embryonic:
        return DropReason::EmbryonicLimit;
    case ConnectionLimit::PerClient:
        return DropReason::ClientLimit;
    case ConnectionLimit::PerClientEmbryonic:
        break;
    }
    return DropReason::ClientEmbryonicLimit;
}

} // namespace

/** A new connection at its owner, or one whose opening words are said again. */
void ClusterState::open(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    if (m_parameters.traffic[flow.group].nat == NatKind::Dynamic && !m_xlates.knows(node, flow.client)) {
        const NodeIndex control = m_membership.control(node);
        if (control != node) {
            // The data node asks, and owns the connection (A25).
            ++m_totals.counters.xlateQueries;
            note(StepCode::XlateAsked, agenda.now(), node, control, &flow);
            send(XlateQuery, slot, {node, control, packet, 0}, agenda);
            return;
        }
        if (!m_xlates.provide(flow.client, m_membership.members(node), agenda.now(),
                              m_parameters.nat.xlateTimeout)) {
            lost(slot, packet, node, DropReason::NatExhausted, agenda);
            return;
        }
    }
    if (const auto reason = admit(node, slot, agenda)) {
        flow.chosen = noNode;
        flow.directors -= m_membership.members(node);
        lost(slot, packet, node, *reason, agenda);
        return;
    }
    becomeOwner(node, slot, agenda);
    if (packet.kind == PacketKind::Syn) {
        flow.cookie = node;
        note(StepCode::SynAtOwner, agenda.now(), node, noNode, &flow);
        // Without a cookie the others know the owner by its registration alone (A63).
        if (!m_parameters.roles.randomiseSequence)
            registerFlow(node, slot, StepCode::Registration, agenda);
    } else {
        note(StepCode::OwnerMade, agenda.now(), node, noNode, &flow);
        registerFlow(node, slot, StepCode::OwnerRegisters, agenda);
    }
    process(node, slot, packet, agenda);
}

/** Limits and ports. */
std::optional<DropReason> ClusterState::admit(NodeIndex node, Slot slot, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    const NatKind nat = m_parameters.traffic[flow.group].nat;
    if (flow.countedAt == noNode) {
        if (const auto limit = m_limits.refusal(node, flow.client, flow.isTcp()))
            return reasonOf(*limit);
    }
    if (nat == NatKind::Dynamic && !flow.hasXlate) {
        m_xlates.addReference(flow.client);
        flow.hasXlate = true;
    }
    if (nat != NatKind::Pat || flow.lease.held())
        return std::nullopt;
    const auto lease = m_pool.take(node, flow.client);
    if (!lease)
        return lease.error() == PatPool::Refusal::HostLimit ? DropReason::PatHostLimit
                                                            : DropReason::PatExhausted;
    flow.lease = *lease;
    note(StepCode::PortTaken, agenda.now(), node, noNode, &flow);
    const NodeSet members = m_membership.members(node);
    const NodeIndex backup = m_roles.roles(flow.hash, node, members).backups.first();
    if (backup != noNode)
        send(BackupXlate, slot, {node, backup, {}, static_cast<std::uint8_t>(m_pool.number() & 3)}, agenda);
    return std::nullopt;
}

/** Requests that were under way when the pool became another one fail (A17). */
void ClusterState::backupXlate(Slot slot, const Letter& letter, Time now)
{
    const bool current = letter.note == (m_pool.number() & 3);
    ++(current ? m_totals.counters.xlateBackups : m_totals.counters.xlateBackupsFailed);
    note(current ? StepCode::BackupXlate : StepCode::BackupXlateFailed, now, letter.to, letter.from,
         &m_flows[slot]);
}

void ClusterState::setOwner(Flow& flow, NodeSet owners, Time now)
{
    for (const NodeIndex node : flow.owners - owners)
        m_owned[node].change(now, -1);
    for (const NodeIndex node : owners - flow.owners)
        m_owned[node].change(now, 1);
    flow.owners = owners;
    flow.registered = flow.registered & owners;
    const NodeIndex countedAt = owners.has(flow.countedAt) ? flow.countedAt : owners.first();
    if (flow.countedAt == countedAt)
        return;
    if (flow.countedAt != noNode)
        m_limits.closed(flow.countedAt, flow.client, flow.embryonic);
    if (countedAt != noNode) {
        flow.embryonic = flow.isTcp() && flow.tcp < TcpState::Established;
        m_limits.opened(countedAt, flow.client, flow.embryonic);
        m_totals.mostConnections = std::max(m_totals.mostConnections, m_limits.connections());
    }
    flow.countedAt = countedAt;
}

void ClusterState::becomeOwner(NodeIndex node, Slot slot, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    const NodeSet members = m_membership.members(node);
    setOwner(flow, (flow.owners - members) | NodeSet::of(node), agenda.now());
    flow.chosen = noNode;
    flow.forwarders -= members;
    flow.backups.remove(node);
    flow.ownerSite = m_roles.siteOf(node);
    flow.opened = true;
}

void ClusterState::takeOver(NodeIndex node, Slot slot, const Packet& packet, StepCode how, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    if (flow.owners.has(node)) {
        process(node, slot, packet, agenda);
        return;
    }
    // What the backups know is all that is left.
    flow.tcp = flow.backedUp;
    becomeOwner(node, slot, agenda);
    ++m_totals.counters.takeovers;
    note(how, agenda.now(), node, noNode, &flow);
    registerFlow(node, slot, StepCode::StateUpdate, agenda);
    process(node, slot, packet, agenda);
}

/** Tells the directors and backups (A53 to A58, A70 4 and 8). */
void ClusterState::registerFlow(NodeIndex owner, Slot slot, StepCode why, Agenda& agenda)
{
    // What a centralised feature keeps is on the control node only (A73).
    Flow& flow = m_flows[slot];
    if (m_parameters.traffic[flow.group].centralised)
        return;
    const NodeSet members = m_membership.members(owner);
    const Roles roles = m_roles.roles(flow.hash, owner, members);
    const NodeSet directors = roles.directors();
    flow.directors = (flow.directors - members) | (flow.directors & directors);
    flow.backups = (flow.backups - members) | (flow.backups & roles.backups);
    flow.updating -= members;
    flow.registered.add(owner);
    if (directors.has(owner))
        flow.directors.add(owner);
    for (const NodeIndex other : (directors | roles.backups) - NodeSet::of(owner)) {
        ++m_totals.counters.updates;
        flow.updating.add(other);
        note(why, agenda.now(), owner, other, &flow);
        const unsigned role =
            (directors.has(other) ? asDirector : 0U) | (roles.backups.has(other) ? asBackup : 0U);
        send(Update, slot, {owner, other, {}, static_cast<std::uint8_t>(role)}, agenda);
    }
}

void ClusterState::updated(Slot slot, const Letter& letter, Time now)
{
    Flow& flow = m_flows[slot];
    // One of an earlier owner changes nothing: the present one's is under way.
    if (!flow.owners.has(letter.from))
        return;
    flow.updating.remove(letter.to);
    const bool first = !flow.directors.has(letter.to) && !flow.backups.has(letter.to);
    // The roles may be others' since it was sent.
    const Roles roles = m_roles.roles(flow.hash, letter.from, m_membership.members(letter.from));
    if ((letter.note & asDirector) != 0 && roles.directors().has(letter.to))
        flow.directors.add(letter.to);
    if ((letter.note & asBackup) != 0 && roles.backups.has(letter.to))
        flow.backups.add(letter.to);
    flow.backedUp = flow.tcp;
    if (first)
        note(StepCode::DirectorFlow, now, letter.to, letter.from, &flow);
}

void ClusterState::process(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    const Traffic& traffic = m_traffic[flow.group];
    if (!packet.fromServer && !traffic.routeNodes.has(node)) {
        lost(slot, packet, node, DropReason::NoRoute, agenda);
        return;
    }
    flow.lastActivity = agenda.now();
    if (flow.isTcp())
        advanceTcp(node, slot, packet, agenda);
    ++m_totals.counters.delivered;
    --m_totals.counters.inFlight;
    --m_flows[slot].inFlight;
    if (packet.fromServer)
        note(packet.kind == PacketKind::SynAck ? StepCode::SynAckToClient : StepCode::ToClient, agenda.now(),
             node, noNode, &flow);
    goOn(slot, packet, agenda);
}

/** Every change of the state is told to the director (A70 8). */
void ClusterState::advanceTcp(NodeIndex node, Slot slot, const Packet& packet, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    TcpState next = flow.tcp;
    switch (packet.kind) {
    case PacketKind::Syn:
        next = TcpState::Syn;
        break;
    case PacketKind::SynAck:
        next = TcpState::SynAck;
        break;
    case PacketKind::Fin:
        next = TcpState::Closing;
        break;
    default:
        next = std::max(flow.tcp, TcpState::Established);
        break;
    }
    if (next == flow.tcp)
        return;
    const TcpState before = flow.tcp;
    flow.tcp = next;
    if (before < TcpState::Established && next >= TcpState::Established) {
        m_totals.counters.established += flow.established ? 0 : 1;
        flow.established = true;
        if (flow.embryonic)
            m_limits.established(flow.countedAt, flow.client);
        flow.embryonic = false;
    }
    if (next == TcpState::SynAck)
        registerFlow(node, slot, StepCode::Registration, agenda);
    else if (next > TcpState::SynAck)
        registerFlow(node, slot, StepCode::StateUpdate, agenda);
}

} // namespace naru::sim::cluster
