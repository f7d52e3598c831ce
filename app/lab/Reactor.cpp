// SPDX-License-Identifier: GPL-3.0-or-later
#include "Reactor.h"

#include <array>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>

namespace naru::lab {

namespace {

/** Which descriptor an event is for; the generation tells a closed one from a new one with its number. */
std::uint64_t tag(int fd, std::uint32_t generation)
{
    return std::uint64_t{generation} << 32U | static_cast<std::uint32_t>(fd);
}

void drain(int fd)
{
    std::uint64_t count = 0;
    [[maybe_unused]] const ssize_t size = ::read(fd, &count, sizeof count);
}

} // namespace

Reactor::Reactor()
    : m_epoll(::epoll_create1(EPOLL_CLOEXEC))
    , m_timerFd(::timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC))
    , m_wake(::eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC))
{
    if (!isUsable())
        return;
    watch(m_timerFd.get(), EPOLLIN, [this](std::uint32_t) {
        drain(m_timerFd.get());
        m_armedFor = base::SteadyTime::max();
    });
    watch(m_wake.get(), EPOLLIN, [this](std::uint32_t) { drain(m_wake.get()); });
}

bool Reactor::isUsable() const
{
    return m_epoll.isOpen() && m_timerFd.isOpen() && m_wake.isOpen();
}

base::SteadyTime Reactor::now()
{
    return std::chrono::steady_clock::now();
}

void Reactor::watch(int fd, std::uint32_t events, Handler handler)
{
    const bool known = m_watched.contains(fd);
    m_watched[fd] = std::make_shared<Watched>(Watched{std::move(handler), ++m_generation});
    epoll_event event{events, {.u64 = tag(fd, m_generation)}};
    ::epoll_ctl(m_epoll.get(), known ? EPOLL_CTL_MOD : EPOLL_CTL_ADD, fd, &event);
}

void Reactor::change(int fd, std::uint32_t events)
{
    epoll_event event{events, {.u64 = tag(fd, m_watched.at(fd)->generation)}};
    ::epoll_ctl(m_epoll.get(), EPOLL_CTL_MOD, fd, &event);
}

void Reactor::unwatch(int fd)
{
    if (m_watched.erase(fd) != 0)
        ::epoll_ctl(m_epoll.get(), EPOLL_CTL_DEL, fd, nullptr);
}

Reactor::Timer Reactor::at(base::SteadyTime time, Task task)
{
    const Timer timer{time, ++m_lastTimer};
    m_timers.emplace(timer, std::move(task));
    return timer;
}

void Reactor::cancel(const Timer& timer)
{
    m_timers.erase(timer);
}

void Reactor::post(Task task)
{
    {
        const std::scoped_lock lock(m_mutex);
        m_posted.push_back(std::move(task));
    }
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t size = ::write(m_wake.get(), &one, sizeof one);
}

void Reactor::run()
{
    std::array<epoll_event, 256> events{};
    while (!m_quit) {
        armTimer();
        const int count = ::epoll_wait(m_epoll.get(), events.data(), static_cast<int>(events.size()), -1);
        for (int i = 0; i < count; ++i) {
            const epoll_event event = events.at(static_cast<std::size_t>(i));
            const auto generation = static_cast<std::uint32_t>(event.data.u64 >> 32U);
            dispatch(static_cast<int>(event.data.u64 & 0xffffffffU), generation, event.events);
        }
        fireTimers();
        doPosted();
    }
}

void Reactor::quit()
{
    m_quit = true;
    post([] {});
}

void Reactor::dispatch(int fd, std::uint32_t generation, std::uint32_t events)
{
    const auto found = m_watched.find(fd);
    if (found == m_watched.end() || found->second->generation != generation)
        return;
    // A handler may unwatch itself: it is kept until it has returned.
    const std::shared_ptr<Watched> watched = found->second;
    watched->handler(events);
}

void Reactor::fireTimers()
{
    // What a timer sets for now is for the next turn.
    const base::SteadyTime until = now();
    while (!m_timers.empty() && m_timers.begin()->first.first <= until) {
        const auto node = m_timers.extract(m_timers.begin());
        node.mapped()();
    }
}

void Reactor::armTimer()
{
    const base::SteadyTime next = m_timers.empty() ? base::SteadyTime::max() : m_timers.begin()->first.first;
    if (next == m_armedFor)
        return;
    m_armedFor = next;
    itimerspec spec{};
    if (next != base::SteadyTime::max()) {
        // steady_clock is CLOCK_MONOTONIC; a time of zero would disarm.
        const auto since = std::max(next.time_since_epoch(), base::Nanoseconds(1));
        const auto seconds = std::chrono::floor<std::chrono::seconds>(since);
        spec.it_value.tv_sec = seconds.count();
        spec.it_value.tv_nsec = (since - seconds).count();
    }
    ::timerfd_settime(m_timerFd.get(), TFD_TIMER_ABSTIME, &spec, nullptr);
}

void Reactor::doPosted()
{
    std::vector<Task> tasks;
    {
        const std::scoped_lock lock(m_mutex);
        tasks.swap(m_posted);
    }
    for (const Task& task : tasks)
        task();
}

} // namespace naru::lab
