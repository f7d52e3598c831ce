// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace naru::sim::balancer {

/** How a balancer chooses a server. Those that HAProxy has choose as its version 2.6 does with one thread. */
enum class Algorithm : std::uint8_t {
    /** Fewest connections for its weight; idle servers come first whatever they weigh. */
    LeastConnections,
    /** Weighted, smooth, follows changes of weights. */
    RoundRobin,
    /** Weighted, a fixed round. */
    StaticRoundRobin,
    /** The client's address modulo the sum of weights. */
    Source,
    /** The client's address on a ring: when a server is lost, only its clients move. */
    Consistent,
    /** Two servers by chance, the one with fewer connections for its weight. */
    TwoChoices,
    /** By chance, as weights say. */
    Random,
    /** The first declared that has room. */
    First,
    /** The client takes the addresses of a name in turn and knows nothing of health or load. */
    DnsRoundRobin,
};

/** What decides between servers whose connection counts are equal (C-LB-01). */
enum class Ties : std::uint8_t {
    /** Whose count changed longest ago: HAProxy's rule. */
    Fifo,
    /** In turn, as weights say. */
    WeightedRotation,
};

/** Which point of the ring an address belongs to. */
enum class RingRule : std::uint8_t { Clockwise, Nearest };

/** Of points on the ring for a unit of weight. */
inline constexpr std::uint32_t greatestPoints = 256;

/** An algorithm with what can be set on it. */
struct Method
{
    Algorithm algorithm = Algorithm::LeastConnections;
    /** LeastConnections only. */
    Ties ties = Ties::Fifo;
    /** Consistent only: points on the ring for each unit of weight, 1 to `greatestPoints`. */
    std::uint32_t pointsPerWeight = 16;
    /** Consistent only. */
    RingRule ringRule = RingRule::Clockwise;
    /** TwoChoices only: the second draw leaves out the first one's server. */
    bool distinctChoices = false;
};

/** An algorithm and the name it has in scenarios and on the command line. */
struct NamedAlgorithm
{
    std::string_view name;
    Algorithm algorithm;
};

/** All of them, in the order in which lists show them. */
[[nodiscard]] std::span<const NamedAlgorithm> algorithms();
[[nodiscard]] std::optional<Algorithm> algorithmFromName(std::string_view name);
[[nodiscard]] std::string_view nameOf(Algorithm algorithm);

} // namespace naru::sim::balancer
