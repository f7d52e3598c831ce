// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Descriptor.h"
#include "base/Clock.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <unordered_map>
#include <utility>
#include <vector>

namespace naru::lab {

/**
 * The lab's event loop: descriptors by epoll, timers by one timerfd with the clock's full precision. Qt's
 * loop polls every descriptor on every turn, which 500 gateways would pay for in the measured times.
 *
 * All but `post` and `quit` belong to the thread that calls `run` (or to the one that sets up before it).
 */
class Reactor
{
public:
    using Handler = std::function<void(std::uint32_t events)>;
    using Task = std::function<void()>;
    using Timer = std::pair<base::SteadyTime, std::uint64_t>;

    Reactor();

    /** False where the system gave no descriptors. */
    [[nodiscard]] bool isUsable() const;
    [[nodiscard]] static base::SteadyTime now();

    /** Calls `handler` with epoll's events; a descriptor that is watched already gets new events and handler.
     */
    void watch(int fd, std::uint32_t events, Handler handler);
    /** Other events for a descriptor that is watched. */
    void change(int fd, std::uint32_t events);
    /** To be called before the descriptor is closed. */
    void unwatch(int fd);

    Timer at(base::SteadyTime time, Task task);
    /** Nothing where it has fired. */
    void cancel(const Timer& timer);

    /** From any thread: to be done on the next turn. */
    void post(Task task);
    void run();
    /** From any thread. */
    void quit();

private:
    struct Watched
    {
        Handler handler;
        std::uint32_t generation;
    };

    void dispatch(int fd, std::uint32_t generation, std::uint32_t events);
    void fireTimers();
    void armTimer();
    void doPosted();

    Descriptor m_epoll;
    Descriptor m_timerFd;
    Descriptor m_wake;
    std::unordered_map<int, std::shared_ptr<Watched>> m_watched;
    std::uint32_t m_generation = 0;
    std::map<Timer, Task> m_timers;
    std::uint64_t m_lastTimer = 0;
    base::SteadyTime m_armedFor = base::SteadyTime::max();
    std::mutex m_mutex;
    std::vector<Task> m_posted;
    std::atomic<bool> m_quit = false;
};

} // namespace naru::lab
