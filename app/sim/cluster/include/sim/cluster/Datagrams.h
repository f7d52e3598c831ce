// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/Flows.h"

namespace naru::sim::cluster {

/** A packet that comes in fragments (A67 to A69). */
struct Datagram
{
    Slot flow = noSlot;
    std::uint32_t flowGeneration = 0;
    std::uint32_t generation = 0;
    Slot nextFree = noSlot;
    /** Where they are gathered. */
    NodeIndex owner = noNode;
    std::uint8_t fragments = 0;
    /** At the fragment owner. */
    std::uint8_t gathered = 0;
    /** At the owner of the flow. */
    std::uint8_t forwarded = 0;
    /** Still somewhere on their way; the last one, or the timeout, frees the entry. */
    std::uint8_t alive = 0;
    bool fromServer = false;
    bool used = false;
};

/** Packets in fragments that are under way. Memory is reused. */
class Datagrams
{
public:
    [[nodiscard]] Slot add();
    void remove(Slot slot);
    [[nodiscard]] Datagram& operator[](Slot slot) { return m_slots[slot]; }
    [[nodiscard]] bool isCurrent(Slot slot, std::uint32_t generation) const
    {
        return slot < m_slots.size() && m_slots[slot].generation == generation && m_slots[slot].used;
    }
    [[nodiscard]] std::uint32_t made() const { return m_made; }
    [[nodiscard]] std::size_t memory() const { return m_slots.capacity() * sizeof(Datagram); }

private:
    std::vector<Datagram> m_slots;
    Slot m_free = noSlot;
    std::uint32_t m_made = 0;
};

} // namespace naru::sim::cluster
