// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/Sessions.h"

namespace naru::sim::balancer {

Slot Sessions::add()
{
    Slot slot = m_free;
    if (slot != noSlot) {
        m_free = m_slots[slot].next;
    } else {
        if (m_slots.size() == Most)
            return noSlot;
        slot = static_cast<Slot>(m_slots.size());
        m_slots.emplace_back();
    }
    const std::uint32_t generation = m_slots[slot].generation;
    m_slots[slot] = Session{.generation = generation, .number = ++m_numbers};
    return slot;
}

void Sessions::remove(Slot slot)
{
    Session& session = m_slots[slot];
    ++session.generation;
    session.state = Session::State::Free;
    session.next = m_free;
    m_free = slot;
}

void Sessions::append(SessionList& list, Slot slot)
{
    Session& session = m_slots[slot];
    session.next = noSlot;
    session.previous = list.last;
    (list.last == noSlot ? list.first : m_slots[list.last].next) = slot;
    list.last = slot;
    ++list.size;
}

void Sessions::unlink(SessionList& list, Slot slot)
{
    const Session& session = m_slots[slot];
    (session.previous == noSlot ? list.first : m_slots[session.previous].next) = session.next;
    (session.next == noSlot ? list.last : m_slots[session.next].previous) = session.previous;
    --list.size;
}

} // namespace naru::sim::balancer
