// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Statistics.h"

#include <array>
#include <numeric>

namespace naru::sim::cluster {

/** Why a packet did not arrive; DropText.cpp has the names. */
enum class DropReason : std::uint8_t {
    /** No node takes traffic. */
    NoNode,
    /** The neighbours still send to a node that is down. */
    NodeDown,
    /** The node that it was forwarded to, or that was asked, is not heard any more. */
    Unreachable,
    LinkLoss,
    NoConnection,
    /** The SYN-ACK came before the registration (A63). */
    BeforeRegistration,
    /** The SYN cookie names a node of another part of the cluster (A46). */
    OtherPart,
    /** Came in through another interface, outside a traffic zone (A7). */
    OtherInterface,
    MappedUnreachable,
    NoRoute,
    ConnectionLimit,
    EmbryonicLimit,
    ClientLimit,
    ClientEmbryonicLimit,
    PatHostLimit,
    PatExhausted,
    NatExhausted,
    /** The owner had moved on when it came. */
    OwnerMoved,
    FragmentTimeout,
    FlowEnded,
};
inline constexpr std::size_t dropReasons = static_cast<std::size_t>(DropReason::FlowEnded) + 1;
[[nodiscard]] const char* nameOf(DropReason reason);

/** How often each thing happened. */
struct Counters
{
    // Packets that reached the cluster: arrived = delivered + dropped + in flight.
    std::uint64_t packets = 0;
    std::uint64_t delivered = 0;
    std::array<std::uint64_t, dropReasons> dropped{};
    std::int64_t inFlight = 0;

    // Flows: made = ended + timed out + failed + there.
    std::uint64_t flows = 0;
    std::uint64_t ended = 0;
    std::uint64_t timedOut = 0;
    std::uint64_t failed = 0;
    std::uint64_t established = 0;
    std::uint64_t resent = 0;

    // Messages on the control link.
    std::uint64_t crossings = 0;
    std::uint64_t forwards = 0;
    std::uint64_t queries = 0;
    std::uint64_t updates = 0;
    std::uint64_t heartbeats = 0;
    std::uint64_t cookies = 0;
    std::uint64_t forwardingFlows = 0;
    std::uint64_t natRedirects = 0;
    std::uint64_t toControl = 0;
    std::uint64_t xlateQueries = 0;
    std::uint64_t xlateBackups = 0;
    std::uint64_t xlateBackupsFailed = 0;
    std::uint64_t idleUpdates = 0;
    std::uint64_t mostCrossings = 0;

    // Failures.
    std::uint64_t takeovers = 0;
    std::uint64_t statesLost = 0;
    std::uint64_t reregistrations = 0;
    std::uint64_t removals = 0;
    std::uint64_t elections = 0;
    std::uint64_t splits = 0;
    std::uint64_t heals = 0;
    std::uint64_t joins = 0;
    std::uint64_t joinFailures = 0;

    // Fragments.
    std::uint64_t fragments = 0;
    std::uint64_t fragmentLookups = 0;
    std::uint64_t reassembled = 0;

    [[nodiscard]] std::uint64_t allDropped() const
    {
        return std::accumulate(dropped.begin(), dropped.end(), std::uint64_t{0});
    }
    [[nodiscard]] std::uint64_t droppedFor(DropReason reason) const
    {
        return dropped[static_cast<std::size_t>(reason)];
    }
};

/** Everything that a run counts and measures besides what belongs to one node. */
struct Totals
{
    Counters counters;
    LevelStatistics flows;
    LevelStatistics members;
    std::int64_t mostConnections = 0;
};

} // namespace naru::sim::cluster
