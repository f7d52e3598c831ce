// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Statistics.h"

namespace naru::sim::balancer {

/** How often each thing happened; `balanced` says which sums must agree at any moment. */
struct Counters
{
    // First connections of sessions, and what became of them.
    std::uint64_t primaries = 0;
    std::uint64_t refused = 0;
    std::uint64_t unreachable = 0;
    std::uint64_t full = 0;
    std::uint64_t signInsFailed = 0;
    std::uint64_t headersMissing = 0;
    std::uint64_t noServer = 0;
    std::uint64_t cutSigningIn = 0;
    std::uint64_t begun = 0;

    // Ends of sessions.
    std::uint64_t ended = 0;
    std::uint64_t timeUp = 0;
    std::uint64_t cut = 0;

    // Later connections of sessions.
    std::uint64_t secondaries = 0;
    std::uint64_t established = 0;
    std::uint64_t misrouted = 0;
    std::uint64_t secondariesRefused = 0;
    std::uint64_t secondariesUnreachable = 0;

    std::uint64_t strangers = 0;
    std::uint64_t strangersDropped = 0;
    std::uint64_t probes = 0;
    std::uint64_t markedDown = 0;
    std::uint64_t markedUp = 0;

    [[nodiscard]] std::uint64_t failedConnects() const { return refused + unreachable + full; }
};

/** Everything that a run counts and measures besides what belongs to one appliance or server. */
struct Totals
{
    Counters counters;
    /** Waiting, in line or signing in. */
    LevelStatistics pending;
    LevelStatistics sessions;
    /** Appliances that every balancer would send new clients to. */
    LevelStatistics available;
    std::int64_t fewestAvailable = 0;
    /** From the first connection to the end of a sign-in that succeeded. */
    DurationStatistics signIn;
    DurationStatistics sessionTime;
};

} // namespace naru::sim::balancer
