// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Rules.h"

#include <map>
#include <random>
#include <tuple>

namespace netlab {

using Time = std::chrono::time_point<std::chrono::steady_clock, Nanoseconds>;

enum class Way { Up, Down };

/** Decides for each packet whether it is passed on, and when. */
class Paths
{
public:
    explicit Paths(std::uint64_t seed)
        : m_random(seed)
    {}

    Rules& rules() { return m_rules; }
    /** Nothing: the packet is lost. */
    [[nodiscard]] std::optional<Time> due(Way way, const Packet& packet, Time now);

private:
    struct Connection
    {
        int syns = 0;
        std::optional<Time> firstData;
    };
    /** Gateway, its port, the client's. */
    using ConnectionKey = std::tuple<Address, std::uint16_t, std::uint16_t>;

    [[nodiscard]] double draw();
    /** How long the packet is held beyond its way; nothing: it is lost. */
    [[nodiscard]] std::optional<Nanoseconds> held(Way way, const Packet& packet, const PathRule& rule,
                                                  Time now);
    Connection& connection(const Address& gateway, std::uint16_t gatewayPort, std::uint16_t clientPort);

    Rules m_rules;
    std::mt19937_64 m_random;
    std::map<ConnectionKey, Connection> m_connections;
    std::map<std::pair<Address, Way>, Time> m_last;
};

} // namespace netlab
