// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/Datagrams.h"

namespace naru::sim::cluster {

Slot Datagrams::add()
{
    Slot slot = m_free;
    if (slot != noSlot) {
        m_free = m_slots[slot].nextFree;
    } else {
        slot = static_cast<Slot>(m_slots.size());
        m_slots.emplace_back();
    }
    const std::uint32_t generation = m_slots[slot].generation + 1;
    m_slots[slot] = Datagram{};
    m_slots[slot].generation = generation;
    m_slots[slot].used = true;
    ++m_made;
    return slot;
}

void Datagrams::remove(Slot slot)
{
    m_slots[slot].used = false;
    m_slots[slot].nextFree = m_free;
    m_free = slot;
}

} // namespace naru::sim::cluster
