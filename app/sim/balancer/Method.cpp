// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/Method.h"

#include <algorithm>
#include <array>

namespace naru::sim::balancer {

namespace {

constexpr std::array<NamedAlgorithm, 9> table{{
    {"leastconn", Algorithm::LeastConnections},
    {"roundrobin", Algorithm::RoundRobin},
    {"static-rr", Algorithm::StaticRoundRobin},
    {"source", Algorithm::Source},
    {"consistent", Algorithm::Consistent},
    {"random2", Algorithm::TwoChoices},
    {"random", Algorithm::Random},
    {"first", Algorithm::First},
    {"dns-round-robin", Algorithm::DnsRoundRobin},
}};

} // namespace

std::span<const NamedAlgorithm> algorithms()
{
    return table;
}

std::optional<Algorithm> algorithmFromName(std::string_view name)
{
    const auto found = std::ranges::find(table, name, &NamedAlgorithm::name);
    return found == table.end() ? std::nullopt : std::optional(found->algorithm);
}

std::string_view nameOf(Algorithm algorithm)
{
    return std::ranges::find(table, algorithm, &NamedAlgorithm::algorithm)->name;
}

} // namespace naru::sim::balancer
