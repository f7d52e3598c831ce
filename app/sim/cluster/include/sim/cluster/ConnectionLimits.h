// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/Nodes.h"

#include <array>
#include <optional>
#include <unordered_map>

namespace naru::sim::cluster {

/** The limits of A1; 0 is none. */
struct LimitSettings
{
    std::int64_t connections = 0;
    std::int64_t embryonic = 0;
    std::int64_t perClient = 0;
    std::int64_t perClientEmbryonic = 0;
    /** Every node knows every count at once: no broadcasts. */
    bool exact = false;
    [[nodiscard]] bool countsClients() const { return perClient > 0 || perClientEmbryonic > 0; }
};

enum class ConnectionLimit : std::uint8_t { Connections, Embryonic, PerClient, PerClientEmbryonic };

/**
 * Limits on connections over the whole cluster. Each node knows its own count, and of the others what they
 * last broadcast, so that it may over- or underestimate (A2).
 */
class ConnectionLimits
{
public:
    explicit ConnectionLimits(const LimitSettings& settings)
        : m_settings(settings)
    {}

    /** Why a node refuses a new connection, by what it knows. */
    [[nodiscard]] std::optional<ConnectionLimit> refusal(NodeIndex node, std::uint32_t client,
                                                         bool embryonic) const;
    void opened(NodeIndex node, std::uint32_t client, bool embryonic);
    void established(NodeIndex node, std::uint32_t client);
    void closed(NodeIndex node, std::uint32_t client, bool embryonic);
    /** Every node tells the others its counts. */
    void broadcast();
    void set(const LimitSettings& settings);

    /** What there is, over all nodes. */
    [[nodiscard]] std::int64_t connections() const { return m_all.connections.sum(); }
    /** What a node takes the cluster's connections for. */
    [[nodiscard]] std::int64_t estimate(NodeIndex node) const;

private:
    /** A number of each node, and what it last said of it. */
    struct Counter
    {
        std::array<std::int32_t, mostNodes> own{};
        std::array<std::int32_t, mostNodes> told{};
        [[nodiscard]] std::int64_t sum() const;
        [[nodiscard]] std::int64_t seenBy(NodeIndex node, bool exact) const;
    };
    struct Counters
    {
        Counter connections;
        Counter embryonic;
    };

    void add(NodeIndex node, std::uint32_t client, int connections, int embryonic);

    LimitSettings m_settings;
    Counters m_all;
    std::unordered_map<std::uint32_t, Counters> m_ofClient;
};

} // namespace naru::sim::cluster
