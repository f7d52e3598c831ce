// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

namespace naru::sim {

/** A moment of the simulated time, counted from the start of the run; also a span of it. Never negative in
 * events. */
using Time = std::chrono::nanoseconds;

/** As a number, for rates and figures; events count in whole nanoseconds. */
[[nodiscard]] inline double secondsOf(Time time)
{
    return static_cast<double>(time.count()) * 1e-9;
}

/** What kinds there are is each model's own matter; 0xFF00 and above belong to the kernel. */
using EventKind = std::uint16_t;

/** Decides between events of the same time: the lower number comes first. */
using Priority = std::uint8_t;
inline constexpr Priority NormalPriority = 128;

/** What an event is about, as plain data. Its meaning is the model's. */
struct What
{
    EventKind kind = 0;
    std::uint16_t tag = 0;
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    friend bool operator==(const What&, const What&) = default;
};

/** An event in the queue. Ordered by (time, priority, sequence), which no two events share. */
struct Event
{
    Time at{};
    /** The priority in the upper 8 bits, the sequence number below. */
    std::uint64_t order = 0;
    /** Which entry of the table of cancellable events it holds; 0: it can't be cancelled. */
    std::uint32_t ticket = 0;
    EventKind kind = 0;
    std::uint16_t tag = 0;
    std::uint32_t a = 0;
    std::uint32_t b = 0;

    [[nodiscard]] Priority priority() const { return static_cast<Priority>(order >> 56); }
    [[nodiscard]] std::uint64_t sequence() const { return order & ((std::uint64_t{1} << 56) - 1); }
};
static_assert(sizeof(Event) == 32);

__extension__ using Wide = unsigned __int128;

/** Time, priority and sequence as one number: compared without a branch. */
[[nodiscard]] inline Wide orderOf(const Event& event)
{
    return Wide{static_cast<std::uint64_t>(event.at.count())} << 64 | event.order;
}

} // namespace naru::sim
