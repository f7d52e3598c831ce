// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace naru::sim::balancer {

/** Place of a member in the order of its declaration, from 0. */
using MemberIndex = std::uint32_t;

/** What the health checks say. */
enum class Health : std::uint8_t {
    Down,
    /** Answers that it is about to go: clients that persistence holds here still come, new ones do not. */
    Stopping,
    Up,
};

/** What the administrator has told the balancer about a member. */
enum class Admin : std::uint8_t {
    Ready,
    /** No new clients; clients that persistence holds here, and open connections, go on. */
    Drain,
    /** As if it were not there, but for open connections. */
    Maintenance,
};

/** The weight that HAProxy allows at most. */
inline constexpr std::uint32_t greatestWeight = 256;
/** More servers are not put behind one balancer: what is chosen looks at each. */
inline constexpr std::uint32_t greatestMembers = 100;

/** A server behind a balancer, as the balancer sees it. */
struct Member
{
    /** 0 to `greatestWeight`; 0 is as Admin::Drain. */
    std::uint32_t weight = 1;
    /** Connections that may be open at once; none is no limit. */
    std::optional<std::uint32_t> connectionLimit = std::nullopt;
    Health health = Health::Up;
    Admin admin = Admin::Ready;
    /** Connections open now. */
    std::uint32_t served = 0;
    /** Connections that wait for this very member, because persistence sent them here. */
    std::uint32_t waiting = 0;

    /** A new client may be sent here. */
    [[nodiscard]] bool takesNew() const
    {
        return health == Health::Up && admin == Admin::Ready && weight > 0;
    }
    /** A client that persistence holds here may be sent here. */
    [[nodiscard]] bool takesKnown() const { return health != Health::Down && admin != Admin::Maintenance; }
    /** Another connection could be opened at once. */
    [[nodiscard]] bool hasRoom() const
    {
        return !connectionLimit || (waiting == 0 && served < *connectionLimit);
    }
};

using Members = std::vector<Member>;

/** What a balancing algorithm may look at when a connection arrives. */
struct Ask
{
    /** The client's address as the balancer sees it: IPv4 in host order. */
    std::uint32_t source = 0;
    /** Evenly distributed numbers; `Chooser::randomNumbers` says how many of them are looked at. */
    std::array<std::uint64_t, 2> random{};
};

} // namespace naru::sim::balancer
