// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/EventQueue.h"
#include "sim/kernel/Random.h"

#include <chrono>
#include <ctime>

namespace naru::sim::bench {

using Clock = std::chrono::steady_clock;

/** Counts while this process runs only: two figures can be compared though others want the machine. */
struct ProcessorClock
{
    using duration = std::chrono::nanoseconds;
    using rep = duration::rep;
    using period = duration::period;
    using time_point = std::chrono::time_point<ProcessorClock>;
    static constexpr bool is_steady = true;
    static time_point now()
    {
        timespec time{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return time_point(std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec));
    }
};

template <class SomeClock>
double secondsSince(std::chrono::time_point<SomeClock> start)
{
    return std::chrono::duration<double>(SomeClock::now() - start).count();
}

/** Takes the first event and puts one back, with so many pending. */
template <class SomeClock = Clock>
double holdNanoseconds(std::size_t pending)
{
    constexpr int Operations = 2'000'000;
    Random random(1, "hold");
    EventQueue queue;
    std::uint64_t order = 0;
    const auto push = [&](Time now) {
        queue.push({.at = now + Time(random.below(2'000'000)), .order = order++});
    };
    for (std::size_t i = 0; i < pending; ++i)
        push({});
    const auto hold = [&](std::size_t times) {
        for (std::size_t i = 0; i < times; ++i) {
            const Time now = queue.front()->at;
            queue.pop();
            push(now);
        }
    };
    hold(2 * pending);
    const auto start = SomeClock::now();
    hold(Operations);
    return secondsSince(start) / Operations * 1e9;
}

} // namespace naru::sim::bench
