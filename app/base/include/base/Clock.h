// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace naru::base {

/** A duration inside the program. JSON and screens turn it into milliseconds at the edge. */
using Nanoseconds = std::chrono::nanoseconds;
/** A moment of the steady clock: for durations only, never stored. */
using SteadyTime = std::chrono::time_point<std::chrono::steady_clock, Nanoseconds>;
/** A date (UTC, whole milliseconds): for what is shown or stored. */
using SystemTime = std::chrono::sys_time<std::chrono::milliseconds>;

/**
 * The two clocks of the machine, passed in wherever time matters, so that a test can stand in.
 * Implementations are safe to call from any thread.
 */
class Clock
{
public:
    virtual ~Clock() = default;
    /** Monotonic; the origin is arbitrary. */
    [[nodiscard]] virtual SteadyTime steady() const = 0;
    /** May jump when the machine's date is set. */
    [[nodiscard]] virtual SystemTime system() const = 0;
};

/** The real clocks. */
class MachineClock final : public Clock
{
public:
    [[nodiscard]] SteadyTime steady() const override;
    [[nodiscard]] SystemTime system() const override;
};

} // namespace naru::base
