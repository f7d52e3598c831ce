// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <thread>

namespace naru::probe {

/**
 * Notes when the other side ends a connection, in a thread that does nothing else: while the event loop is
 * in the midst of a TLS handshake, a FIN would otherwise be seen a millisecond or more too late.
 * Its functions are called from one thread.
 */
class EndWatcher
{
public:
    using Ticket = std::uint64_t;

    /** `clock` must outlive it. */
    explicit EndWatcher(const base::Clock& clock);
    ~EndWatcher();
    EndWatcher(const EndWatcher&) = delete;
    EndWatcher& operator=(const EndWatcher&) = delete;

    /** Watches an open socket until `forget`. */
    [[nodiscard]] Ticket watch(int descriptor);
    /** When FIN or RST came; nothing where none has. */
    [[nodiscard]] std::optional<base::SteadyTime> endOf(Ticket ticket) const;
    /** To be called before the descriptor is closed. */
    void forget(Ticket ticket, int descriptor);

private:
    void run();

    const base::Clock& m_clock;
    const int m_epoll;
    /** Becomes readable when the thread is to end. */
    const int m_stop;
    Ticket m_lastTicket = 0;
    mutable std::mutex m_mutex;
    std::map<Ticket, std::optional<base::SteadyTime>> m_ends;
    std::thread m_thread;
};

} // namespace naru::probe
