// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/EventQueue.h"
#include "sim/kernel/Random.h"

#include <chrono>

namespace naru::sim::bench {

using Clock = std::chrono::steady_clock;

inline double secondsSince(Clock::time_point start)
{
    return std::chrono::duration<double>(Clock::now() - start).count();
}

/** Takes the first event and puts one back, with so many pending. */
inline double holdNanoseconds(std::size_t pending)
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
    const auto start = Clock::now();
    hold(Operations);
    return secondsSince(start) / Operations * 1e9;
}

} // namespace naru::sim::bench
