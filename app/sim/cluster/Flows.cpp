// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/Flows.h"

namespace naru::sim::cluster {

Slot Flows::add()
{
    Slot slot = m_free;
    if (slot != noSlot) {
        m_free = m_slots[slot].nextFree;
    } else {
        if (m_slots.size() == Most)
            return noSlot;
        slot = static_cast<Slot>(m_slots.size());
        m_slots.emplace_back();
    }
    const std::uint32_t generation = m_slots[slot].generation + 1;
    m_slots[slot] = Flow{};
    m_slots[slot].generation = generation;
    m_slots[slot].number = ++m_numbers;
    ++m_size;
    return slot;
}

void Flows::remove(Slot slot)
{
    m_slots[slot].number = 0;
    m_slots[slot].nextFree = m_free;
    m_free = slot;
    --m_size;
}

} // namespace naru::sim::cluster
