// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Measurement.h"

#include <QString>

#include <optional>
#include <variant>

namespace naru::ogs {

/**
 * What the prober tells while it works. `target` is the index in `Plan::targets`, `at` the time since
 * the run's start.
 */
struct PreflightEnded
{
    base::Nanoseconds at{0};
    /** Nothing where it was answered; a proxy that asks for a sign-in stands here. */
    std::optional<Failure> failure;
    /** The literal address that was connected to; empty where there was none. */
    QString address;
};

/** The host's addresses are known, or why not. A literal address ends at once. */
struct LookupEnded
{
    int target = 0;
    base::Nanoseconds at{0};
    base::Nanoseconds took{0};
    std::optional<Failure> failure;
};

/** A probe's SYN left: one connection to this address. */
struct ProbeStarted
{
    int target = 0;
    int index = 0;
    base::Nanoseconds at{0};
    QString address;
};

/** A planned probe is not taken: the budget of connections to the address does not allow it. */
struct ProbeSkipped
{
    int target = 0;
    int index = 0;
    base::Nanoseconds at{0};
    QString address;
};

/** A probe's SYN/ACK came. */
struct ProbeConnected
{
    int target = 0;
    int index = 0;
    base::Nanoseconds at{0};
    base::Nanoseconds tcp{0};
};

/** A probe is over, with a value or a failure. */
struct ProbeEnded
{
    int target = 0;
    base::Nanoseconds at{0};
    Probe probe;
};

/** The last event of a run: every planned probe has ended, the deadline passed, or it was cancelled. */
struct RunEnded
{
    base::Nanoseconds at{0};
    enum class Cause { Complete, Deadline, Cancelled } cause = Cause::Complete;
};

using ProbeEvent = std::variant<PreflightEnded, LookupEnded, ProbeStarted, ProbeSkipped, ProbeConnected,
                                ProbeEnded, RunEnded>;

} // namespace naru::ogs
