// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/DirectorHash.h"
#include "sim/cluster/Nodes.h"
#include "sim/cluster/PatPool.h"
#include "sim/kernel/Event.h"

#include <limits>
#include <vector>

namespace naru::sim::cluster {

/** Place of a flow in the table; reused after its end. */
using Slot = std::uint32_t;
inline constexpr Slot noSlot = std::numeric_limits<Slot>::max();

enum class FlowKind : std::uint8_t { Tcp, Udp, Icmp, Dns, FtpControl, FtpData, SipControl, SipMedia };

/** What the owner knows of a TCP connection, and with the last update its backups. */
enum class TcpState : std::uint8_t { None, Syn, SynAck, Established, Closing };

/**
 * A connection: what its ends still have to say, and which nodes hold what of it. A bit in one of the sets is
 * an entry in that node's own table. While the cluster is in parts, each part has its own entries.
 */
struct alignas(64) Flow
{
    // What every packet needs lies in one line of the cache.
    std::uint64_t hash = 0;
    /** Seen by an owner. */
    Time lastActivity{};
    /** Counts up with each use of the slot, so that events of an earlier use are known as such. */
    std::uint32_t generation = 0;
    /** Counts all flows of the run from 1 on; 0: the slot is free. */
    std::uint32_t number = 0;
    std::uint32_t packetsLeft = 0;
    /** The control connection of this one, and the other way round. */
    Slot parent = noSlot;
    PortLease lease{};
    std::uint16_t group = 0;
    NodeSet owners;
    /** Nodes with a forwarding flow. */
    NodeSet forwarders;
    FlowKind kind = FlowKind::Tcp;
    TcpState tcp = TcpState::None;
    std::uint8_t inFlight = 0;
    std::uint8_t tries = 0;
    /** Whom a director has picked as owner, while the word is under way to it. */
    NodeIndex chosen = noNode;
    /** The server speaks next. */
    bool serversTurn : 1 = false;
    bool idleTimer : 1 = false;
    /** Had an owner once: what it lacks now has been lost. */
    bool opened : 1 = false;
    bool embryonic : 1 = false;
    /** A child whose control connection still hears of it (A8, A9). */
    bool linked : 1 = false;
    /** No node holds its state any more. */
    bool stateLost : 1 = false;
    /** Has been established once. */
    bool established : 1 = false;
    /** Holds a translation of dynamic NAT. */
    bool hasXlate : 1 = false;

    FourTuple tuple{};
    std::uint32_t client = 0;
    Slot child = noSlot;
    Slot nextFree = noSlot;
    NodeSet backups;
    NodeSet directors;
    /** Owners that have told directors and backups of it. */
    NodeSet registered;
    /** Where an update is under way to. */
    NodeSet updating;
    /** Who put its number into the SYN cookie. */
    NodeIndex cookie = noNode;
    /** The node at which the connection limits count it. */
    NodeIndex countedAt = noNode;
    /** Site of the latest owner (A59). */
    std::uint8_t ownerSite = 0;
    /** As the backups know it. */
    TcpState backedUp = TcpState::None;

    [[nodiscard]] bool isTcp() const
    {
        return kind == FlowKind::Tcp || kind == FlowKind::FtpControl || kind == FlowKind::FtpData;
    }
    /** Packets go to the director at once instead of a query (A64). */
    [[nodiscard]] bool isShort() const { return kind == FlowKind::Icmp || kind == FlowKind::Dns; }
};

static_assert(sizeof(Flow) == 128);

/** All flows of a run. Memory grows to the most that were there at once, and is reused. */
class Flows
{
public:
    /** More are not held at once. */
    static constexpr std::size_t Most = 4'000'000;

    /** A fresh flow, or `noSlot` when there are `Most`. */
    [[nodiscard]] Slot add();
    void remove(Slot slot);
    [[nodiscard]] Flow& operator[](Slot slot) { return m_slots[slot]; }
    [[nodiscard]] const Flow& operator[](Slot slot) const { return m_slots[slot]; }
    /** Has a flow's memory fetched; any number is fine. */
    void prefetch(Slot slot) const
    {
        if (slot < m_slots.size())
            __builtin_prefetch(m_slots.data() + slot);
    }
    /** False when the flow that the event was about is over. */
    [[nodiscard]] bool isCurrent(Slot slot, std::uint32_t generation) const
    {
        return slot < m_slots.size() && m_slots[slot].generation == generation && m_slots[slot].number != 0;
    }
    /** Including free ones. */
    [[nodiscard]] Slot slots() const { return static_cast<Slot>(m_slots.size()); }
    /** Those that are there. */
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::uint32_t made() const { return m_numbers; }
    [[nodiscard]] std::size_t memory() const { return m_slots.capacity() * sizeof(Flow); }

private:
    std::vector<Flow> m_slots;
    Slot m_free = noSlot;
    std::size_t m_size = 0;
    std::uint32_t m_numbers = 0;
};

} // namespace naru::sim::cluster
