// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <thread>

namespace naru::test {

/**
 * How late this machine wakes a thread up while the object lives. A promise in milliseconds can be held to
 * the program only beyond that: on an idle machine it is next to nothing, on a crowded one it may be tenths
 * of a second.
 */
class MachineLateness
{
public:
    MachineLateness();

    /** The worst so far; one that goes on is counted. */
    [[nodiscard]] std::chrono::nanoseconds worst() const;

private:
    using Time = std::chrono::steady_clock::time_point;

    std::atomic<Time> m_due;
    std::atomic<std::chrono::nanoseconds> m_worst{std::chrono::nanoseconds{0}};
    std::jthread m_thread; // ends before what it uses
};

} // namespace naru::test
