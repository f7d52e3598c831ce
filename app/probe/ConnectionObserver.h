// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "EndWatcher.h"
#include "TcpInfo.h"
#include "base/Clock.h"

#include <optional>

namespace naru::probe {

/** What can be seen of one connection beside its Qt socket: by the kernel's own count, and by the watcher of
 * ends. */
class ConnectionObserver
{
public:
    /** Both must outlive it. */
    ConnectionObserver(const base::Clock& clock, EndWatcher& ends);
    ~ConnectionObserver() { close(); }
    ConnectionObserver(const ConnectionObserver&) = delete;
    ConnectionObserver& operator=(const ConnectionObserver&) = delete;

    /** From now on; nothing where the descriptor is -1 or one is observed already. */
    void observe(qintptr descriptor);
    [[nodiscard]] std::optional<TcpFacts> facts() const { return m_info.ask(); }
    /** When the SYN/ACK to a SYN of this moment came, to be asked right after. */
    [[nodiscard]] base::SteadyTime momentOfSynAck(base::SteadyTime syn) const;
    /** When the other side ended it, to be asked when that is known: else it is now. */
    [[nodiscard]] base::SteadyTime momentOfEnd() const;
    /** Sends our FIN. */
    void finishSending() const { m_info.finishSending(); }
    void close();

private:
    const base::Clock& m_clock;
    EndWatcher& m_ends;
    TcpInfo m_info;
    std::optional<EndWatcher::Ticket> m_ticket;
};

} // namespace naru::probe
