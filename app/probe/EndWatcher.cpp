// SPDX-License-Identifier: GPL-3.0-or-later
#include "EndWatcher.h"

#include <array>
#include <cerrno>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace naru::probe {

namespace {

constexpr EndWatcher::Ticket stopTicket = 0;

} // namespace

EndWatcher::EndWatcher(const base::Clock& clock)
    : m_clock(clock)
    , m_epoll(::epoll_create1(EPOLL_CLOEXEC))
    , m_stop(::eventfd(0, EFD_CLOEXEC))
{
    epoll_event event{};
    event.events = EPOLLIN;
    event.data.u64 = stopTicket;
    if (::epoll_ctl(m_epoll, EPOLL_CTL_ADD, m_stop, &event) == 0)
        m_thread = std::thread([this] { run(); });
}

EndWatcher::~EndWatcher()
{
    const std::uint64_t one = 1;
    if (m_thread.joinable() && ::write(m_stop, &one, sizeof one) == sizeof one)
        m_thread.join();
    ::close(m_stop);
    ::close(m_epoll);
}

EndWatcher::Ticket EndWatcher::watch(int descriptor)
{
    const Ticket ticket = ++m_lastTicket;
    {
        const std::scoped_lock lock(m_mutex);
        m_ends.emplace(ticket, std::nullopt);
    }
    epoll_event event{};
    event.events = EPOLLRDHUP | EPOLLET; // EPOLLHUP and EPOLLERR, for a RST, come unasked
    event.data.u64 = ticket;
    ::epoll_ctl(m_epoll, EPOLL_CTL_ADD, descriptor, &event);
    return ticket;
}

std::optional<base::SteadyTime> EndWatcher::endOf(Ticket ticket) const
{
    const std::scoped_lock lock(m_mutex);
    const auto found = m_ends.find(ticket);
    return found == m_ends.end() ? std::nullopt : found->second;
}

void EndWatcher::forget(Ticket ticket, int descriptor)
{
    ::epoll_ctl(m_epoll, EPOLL_CTL_DEL, descriptor, nullptr);
    const std::scoped_lock lock(m_mutex);
    m_ends.erase(ticket);
}

void EndWatcher::run()
{
    std::array<epoll_event, 64> events;
    for (;;) {
        const int count = ::epoll_wait(m_epoll, events.data(), static_cast<int>(events.size()), -1);
        const base::SteadyTime now = m_clock.steady();
        if (count < 0 && errno != EINTR)
            return;
        const std::scoped_lock lock(m_mutex);
        for (int i = 0; i < count; ++i) {
            const Ticket ticket = events[static_cast<std::size_t>(i)].data.u64;
            if (ticket == stopTicket)
                return;
            const auto found = m_ends.find(ticket);
            if (found != m_ends.end() && !found->second)
                found->second = now;
        }
    }
}

} // namespace naru::probe
