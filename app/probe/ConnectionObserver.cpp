// SPDX-License-Identifier: GPL-3.0-or-later
#include "ConnectionObserver.h"

#include <algorithm>

namespace naru::probe {

ConnectionObserver::ConnectionObserver(const base::Clock& clock, EndWatcher& ends)
    : m_clock(clock)
    , m_ends(ends)
{}

void ConnectionObserver::observe(qintptr descriptor)
{
    m_info.watch(descriptor);
    if (m_info.descriptor() >= 0 && !m_ticket)
        m_ticket = m_ends.watch(m_info.descriptor());
}

base::SteadyTime ConnectionObserver::momentOfSynAck(base::SteadyTime syn) const
{
    // The kernel timed the handshake itself; its time is not known where the SYN had to be sent again.
    const base::SteadyTime now = m_clock.steady();
    const std::optional<TcpFacts> seen = facts();
    return seen && seen->rtt && seen->retransmissions == 0 ? std::min(now, syn + *seen->rtt) : now;
}

base::SteadyTime ConnectionObserver::momentOfEnd() const
{
    const std::optional<base::SteadyTime> seen = m_ticket ? m_ends.endOf(*m_ticket) : std::nullopt;
    return seen.value_or(m_clock.steady());
}

void ConnectionObserver::close()
{
    if (m_ticket)
        m_ends.forget(*m_ticket, m_info.descriptor());
    m_ticket.reset();
    m_info.close();
}

} // namespace naru::probe
