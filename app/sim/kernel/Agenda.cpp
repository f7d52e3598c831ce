// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/kernel/Agenda.h"

#include <utility>

namespace naru::sim {

Ticket Agenda::cancellableAt(Time time, What what, Priority priority)
{
    std::uint32_t entry = m_freeEntry;
    if (entry == 0) {
        entry = static_cast<std::uint32_t>(m_entries.size());
        m_entries.emplace_back();
    } else {
        m_freeEntry = m_entries[entry].nextFree;
    }
    push(time, what, priority, entry);
    return {entry, m_entries[entry].generation};
}

bool Agenda::cancel(Ticket ticket)
{
    if (ticket.entry == 0 || ticket.entry >= m_entries.size())
        return false;
    Entry& entry = m_entries[ticket.entry];
    if (entry.generation != ticket.generation || entry.cancelled)
        return false;
    entry.cancelled = true;
    ++m_cancelled;
    return true;
}

bool Agenda::redeem(std::uint32_t number)
{
    Entry& entry = m_entries[number];
    ++entry.generation;
    entry.nextFree = std::exchange(m_freeEntry, number);
    if (!std::exchange(entry.cancelled, false))
        return true;
    --m_cancelled;
    return false;
}

std::size_t Agenda::memory() const
{
    return sizeof *this + m_queue.memory() + m_entries.size() * sizeof(Entry);
}

} // namespace naru::sim
