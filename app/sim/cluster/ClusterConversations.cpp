// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

/** What the ends of a connection say, hear, and say again. */
namespace naru::sim::cluster {

namespace {

constexpr Time firstTimeout = std::chrono::seconds(1);
constexpr int mostDoublings = 6;

} // namespace

void ClusterState::scheduleIn(Slot slot, Packet packet, Time delay, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    packet.crossings = 0;
    agenda.after(delay, {PacketIn, Letter{.packet = packet}.packed(), slot, flow.generation});
    // While packets come often enough, no timer is needed.
    const Time expires = flow.lastActivity + idleTimeout(flow);
    if (!flow.idleTimer && agenda.now() + delay > expires) {
        flow.idleTimer = true;
        agenda.at(expires, {.kind = IdleTimer, .a = slot, .b = flow.generation});
    }
}

Time ClusterState::idleTimeout(const Flow& flow) const
{
    const TimeoutParameters& timeouts = m_parameters.timeouts;
    if (flow.isTcp() || flow.kind == FlowKind::SipControl)
        return timeouts.tcp;
    return flow.kind == FlowKind::Icmp ? timeouts.icmp : timeouts.udp;
}

/** The packet has arrived at the other end. */
void ClusterState::goOn(Slot slot, const Packet& packet, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    const TrafficParameters& traffic = m_parameters.traffic[flow.group];
    // An opening packet that arrives is no success while its answer does not.
    const bool opening = packet.kind == PacketKind::Syn ||
                         (!packet.fromServer && (flow.isShort() || flow.kind == FlowKind::SipControl));
    if (!opening)
        flow.tries = 0;
    switch (packet.kind) {
    case PacketKind::Syn:
        scheduleIn(slot, {PacketKind::SynAck, true, 0}, traffic.serverDelay, agenda);
        return;
    case PacketKind::SynAck:
        scheduleIn(slot, {PacketKind::Ack, false, 0}, traffic.clientDelay, agenda);
        return;
    case PacketKind::Ack:
        if (flow.kind == FlowKind::FtpControl) {
            fallSilent(slot, agenda);
            startChild(slot, agenda);
            return;
        }
        break;
    case PacketKind::Data:
        if (flow.isShort() || flow.kind == FlowKind::SipControl) {
            if (!packet.fromServer) {
                scheduleIn(slot, {PacketKind::Data, true, 0}, traffic.serverDelay, agenda);
            } else if (flow.isShort()) {
                end(slot, StepCode::Ended, m_totals.counters.ended, agenda);
            } else {
                fallSilent(slot, agenda);
                startChild(slot, agenda);
            }
            return;
        }
        break;
    case PacketKind::Fin:
        if (packet.fromServer)
            end(slot, StepCode::Ended, m_totals.counters.ended, agenda);
        else
            scheduleIn(slot, {PacketKind::Fin, true, 0}, traffic.serverDelay, agenda);
        return;
    }
    nextData(slot, agenda);
}

void ClusterState::nextData(Slot slot, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    const TrafficParameters& traffic = m_parameters.traffic[flow.group];
    Traffic& streams = m_traffic[flow.group];
    if (flow.packetsLeft > 0) {
        --flow.packetsLeft;
        const bool fromServer =
            traffic.speakers == Speakers::Both ? flow.serversTurn : traffic.speakers == Speakers::Server;
        flow.serversTurn = !flow.serversTurn;
        scheduleIn(slot, {PacketKind::Data, fromServer, 0}, streams.every.distribution.time(streams.gaps),
                   agenda);
    } else if (flow.isTcp() && traffic.closes) {
        scheduleIn(slot, {PacketKind::Fin, false, 0}, traffic.clientDelay, agenda);
    } else if (!flow.opened) {
        end(slot, StepCode::GaveUp, m_totals.counters.failed, agenda);
    } else if (flow.kind == FlowKind::SipMedia) {
        end(slot, StepCode::Ended, m_totals.counters.ended, agenda);
    } else {
        fallSilent(slot, agenda);
    }
}

/** Nothing more is said; only the idle timeout ends the flow, or its child. */
void ClusterState::fallSilent(Slot slot, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    if (flow.idleTimer)
        return;
    flow.idleTimer = true;
    agenda.at(flow.lastActivity + idleTimeout(flow), {.kind = IdleTimer, .a = slot, .b = flow.generation});
}

void ClusterState::countDrop(Slot slot, NodeIndex node, DropReason reason, Time now)
{
    Flow& flow = m_flows[slot];
    ++m_totals.counters.dropped[static_cast<std::size_t>(reason)];
    --m_totals.counters.inFlight;
    --flow.inFlight;
    note(StepCode::Dropped, now, node, noNode, &flow, static_cast<std::uint8_t>(reason));
}

/** The packet does not arrive; its sender, or for a SYN-ACK the client, tries again. */
void ClusterState::lost(Slot slot, const Packet& packet, NodeIndex node, DropReason reason, Agenda& agenda)
{
    countDrop(slot, node, reason, agenda.now());
    Flow& flow = m_flows[slot];
    if (flow.isTcp() || flow.kind == FlowKind::Dns || flow.kind == FlowKind::SipControl)
        sendAgain(slot, packet, agenda);
    else if (flow.kind == FlowKind::Icmp)
        end(slot, StepCode::GaveUp, m_totals.counters.failed, agenda);
    else
        nextData(slot, agenda);
}

void ClusterState::sendAgain(Slot slot, Packet packet, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    if (flow.tries >= m_parameters.traffic[flow.group].retries) {
        end(slot, StepCode::GaveUp, m_totals.counters.failed, agenda);
        return;
    }
    if (packet.kind == PacketKind::SynAck)
        packet = {PacketKind::Syn, false, 0};
    else if (flow.kind == FlowKind::Dns)
        packet.fromServer = false;
    const Time wait = firstTimeout * (1 << std::min<int>(flow.tries, mostDoublings));
    ++flow.tries;
    ++m_totals.counters.resent;
    note(StepCode::Resent, agenda.now(), noNode, noNode, &flow, flow.tries);
    scheduleIn(slot, packet, wait, agenda);
}

void ClusterState::idle(Slot slot, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    const Time expires = flow.lastActivity + idleTimeout(flow);
    if (expires > agenda.now() || flow.inFlight > 0) {
        const Time next = std::max(expires, agenda.now() + m_parameters.link.delay + Time(1));
        agenda.at(next, {.kind = IdleTimer, .a = slot, .b = flow.generation});
        return;
    }
    end(slot, StepCode::TimedOut, m_totals.counters.timedOut, agenda);
}

/** The owner of FTP's data connection tells the owner of the control connection, while it knows of it (A8).
 */
void ClusterState::idleUpdate(Slot child, Agenda& agenda)
{
    Flow& data = m_flows[child];
    if (!data.linked || data.parent == noSlot)
        return;
    Flow& control = m_flows[data.parent];
    for (const NodeIndex owner : data.owners) {
        if (!m_membership.isActive(owner))
            continue;
        const NodeIndex other = ownerFor(control, m_membership.members(owner));
        if (other == noNode || !m_membership.reach(owner, other) || data.lastActivity <= control.lastActivity)
            continue;
        control.lastActivity = data.lastActivity;
        if (other != owner) {
            ++m_totals.counters.idleUpdates;
            ++m_totals.counters.crossings;
            note(StepCode::IdleUpdate, agenda.now(), owner, other, &control);
        }
    }
    agenda.after(m_parameters.ftp.updateEvery, {.kind = IdleUpdateDue, .a = child, .b = data.generation});
}

void ClusterState::end(Slot slot, StepCode why, std::uint64_t& counter, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    const Time now = agenda.now();
    ++counter;
    note(why, now, flow.owners.first(), noNode, &flow);
    Counters& counters = m_totals.counters;
    counters.dropped[static_cast<std::size_t>(DropReason::FlowEnded)] += flow.inFlight;
    counters.inFlight -= flow.inFlight;
    setOwner(flow, {}, now);
    m_pool.give(flow.lease);
    if (flow.hasXlate)
        m_xlates.dropReference(flow.client);
    m_totals.flows.change(now, -1);
    if (flow.child != noSlot)
        m_flows[flow.child].parent = noSlot;
    const Slot parent = flow.parent;
    if (parent != noSlot)
        m_flows[parent].child = noSlot;
    const bool closesParent = parent != noSlot && why == StepCode::Ended;
    m_flows.remove(slot);
    if (!closesParent)
        return;
    if (m_flows[parent].isTcp())
        scheduleIn(parent, {PacketKind::Fin, false, 0},
                   m_parameters.traffic[m_flows[parent].group].clientDelay, agenda);
    else
        end(parent, StepCode::Ended, counters.ended, agenda);
}

} // namespace naru::sim::cluster
