// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

#include <algorithm>

/** The cluster control link. */
namespace naru::sim::cluster {

/** Nothing where the message never comes; `reason` tells why then. @param again it is sent again when lost */
std::optional<Time> ClusterState::travelTime(const Letter& letter, bool again, DropReason& reason)
{
    ++m_totals.counters.crossings;
    if (!m_membership.reach(letter.from, letter.to)) {
        reason = DropReason::Unreachable;
        return std::nullopt;
    }
    const LinkParameters& link = m_parameters.link;
    Time time = link.delay;
    if (m_roles.siteOf(letter.from) != m_roles.siteOf(letter.to))
        time += link.betweenSites;
    if (link.loss > 0) {
        while (m_losses.uniform() < link.loss) {
            if (!again) {
                reason = DropReason::LinkLoss;
                return std::nullopt;
            }
            time += link.retransmit;
        }
    }
    return time;
}

void ClusterState::send(Kind kind, Slot slot, Letter letter, Agenda& agenda)
{
    const bool carriesPacket =
        kind == Forward || kind == ShortPacket || kind == ToControl || kind == ToParent;
    if (carriesPacket) {
        ++letter.packet.crossings;
        m_totals.counters.mostCrossings =
            std::max<std::uint64_t>(m_totals.counters.mostCrossings, letter.packet.crossings);
    }
    DropReason reason{};
    if (const auto time = travelTime(letter, !carriesPacket, reason)) {
        agenda.after(*time, {kind, letter.packed(), slot, m_flows[slot].generation});
        return;
    }
    if (kind == Update)
        updateLater(slot, letter, agenda);
    else if (kind != BackupXlate)
        lost(slot, letter.packet, letter.to, reason, agenda);
}

/** An update that can't arrive is repeated while the other still counts as a member. */
void ClusterState::updateLater(Slot slot, const Letter& letter, Agenda& agenda)
{
    agenda.after(m_parameters.membership.holdtime / 3,
                 {Update, letter.packed(), slot, m_flows[slot].generation});
}

/** Where the other is in another part by now, that part's own owner may have told it: that one is under way.
 */
void ClusterState::giveUpUpdate(Flow& flow, const Letter& letter) const
{
    const NodeSet others = (flow.owners & m_membership.members(letter.to)) - NodeSet::of(letter.from);
    if (others.empty())
        flow.updating.remove(letter.to);
}

void ClusterState::handleMessage(const Event& event, Agenda& agenda)
{
    const Letter letter = Letter::unpacked(event.tag);
    const auto kind = static_cast<Kind>(event.kind);
    const bool again = kind == Update && m_membership.isActive(letter.from) &&
                       !m_membership.arrives(letter.from, letter.to) &&
                       m_membership.members(letter.from).has(letter.to);
    if (again) {
        updateLater(event.a, letter, agenda);
        return;
    }
    if (!m_membership.arrives(letter.from, letter.to)) {
        if (kind == Update)
            giveUpUpdate(m_flows[event.a], letter);
        else if (kind != BackupXlate)
            lost(event.a, letter.packet, letter.to, DropReason::Unreachable, agenda);
        return;
    }
    // Any packet shows that its sender is there, not only a heartbeat (A43).
    m_membership.heard(letter.to, letter.from, agenda.now());
    received(kind, event.a, letter, agenda);
}

void ClusterState::received(Kind kind, Slot slot, const Letter& letter, Agenda& agenda)
{
    const auto reply = [&](Kind with) {
        send(with, slot, {letter.to, letter.from, letter.packet, letter.note}, agenda);
    };
    switch (kind) {
    case Update:
        updated(slot, letter, agenda.now());
        break;
    case BackupXlate:
        backupXlate(slot, letter, agenda.now());
        break;
    case Forward:
    case ToParent:
        forwarded(letter.to, slot, letter.packet, agenda);
        break;
    case ToControl:
        receive(letter.to, slot, letter.packet, agenda);
        break;
    case ShortPacket:
        shortPacket(slot, letter, agenda);
        break;
    case Query:
        queried(slot, letter, agenda);
        break;
    case Answer:
        answered(slot, letter, agenda);
        break;
    case NotKnown:
        ask(letter.to, m_roles.director(m_flows[slot].hash, m_membership.members(letter.to)), slot,
            letter.packet, false, agenda);
        break;
    case NoFlow:
        noFlow(letter.to, slot, letter.packet, agenda);
        break;
    case SendBack:
    case XlateReply:
        open(letter.to, slot, letter.packet, agenda);
        break;
    case TakeOver:
        mayTakeOver(letter.to, letter.from, slot, letter.packet, agenda);
        break;
    case Fetch:
        reply(State);
        break;
    case State:
        takeOver(letter.to, slot, letter.packet, StepCode::StateFetched, agenda);
        break;
    case XlateQuery:
        note(StepCode::XlateGiven, agenda.now(), letter.to, letter.from, &m_flows[slot]);
        if (m_xlates.provide(m_flows[slot].client, m_membership.members(letter.to), agenda.now(),
                             m_parameters.nat.xlateTimeout))
            reply(XlateReply);
        else
            lost(slot, letter.packet, letter.to, DropReason::NatExhausted, agenda);
        break;
    default:
        break;
    }
}

} // namespace naru::sim::cluster
