// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ConnectionLimits.h"

#include <numeric>

namespace naru::sim::cluster {

std::int64_t ConnectionLimits::Counter::sum() const
{
    return std::accumulate(own.begin(), own.end(), std::int64_t{0});
}

std::int64_t ConnectionLimits::Counter::seenBy(NodeIndex node, bool exact) const
{
    if (exact)
        return sum();
    return std::accumulate(told.begin(), told.end(), std::int64_t{0}) - told[node] + own[node];
}

std::optional<ConnectionLimit> ConnectionLimits::refusal(NodeIndex node, std::uint32_t client,
                                                         bool embryonic) const
{
    const auto reached = [&](const Counter& counter, std::int64_t limit) {
        return limit > 0 && counter.seenBy(node, m_settings.exact) >= limit;
    };
    if (reached(m_all.connections, m_settings.connections))
        return ConnectionLimit::Connections;
    if (embryonic && reached(m_all.embryonic, m_settings.embryonic))
        return ConnectionLimit::Embryonic;
    if (!m_settings.countsClients())
        return std::nullopt;
    const auto found = m_ofClient.find(client);
    if (found == m_ofClient.end())
        return std::nullopt;
    if (reached(found->second.connections, m_settings.perClient))
        return ConnectionLimit::PerClient;
    if (embryonic && reached(found->second.embryonic, m_settings.perClientEmbryonic))
        return ConnectionLimit::PerClientEmbryonic;
    return std::nullopt;
}

void ConnectionLimits::add(NodeIndex node, std::uint32_t client, int connections, int embryonic)
{
    m_all.connections.own[node] += connections;
    m_all.embryonic.own[node] += embryonic;
    if (m_settings.countsClients()) {
        Counters& counters = m_ofClient[client];
        counters.connections.own[node] += connections;
        counters.embryonic.own[node] += embryonic;
    }
}

void ConnectionLimits::opened(NodeIndex node, std::uint32_t client, bool embryonic)
{
    add(node, client, 1, embryonic ? 1 : 0);
}

void ConnectionLimits::established(NodeIndex node, std::uint32_t client)
{
    add(node, client, 0, -1);
}

void ConnectionLimits::closed(NodeIndex node, std::uint32_t client, bool embryonic)
{
    add(node, client, -1, embryonic ? -1 : 0);
}

void ConnectionLimits::broadcast()
{
    const auto tell = [](Counters& counters) {
        counters.connections.told = counters.connections.own;
        counters.embryonic.told = counters.embryonic.own;
    };
    tell(m_all);
    for (auto& [client, counters] : m_ofClient)
        tell(counters);
}

void ConnectionLimits::set(const LimitSettings& settings)
{
    m_settings = settings;
}

std::int64_t ConnectionLimits::estimate(NodeIndex node) const
{
    return m_all.connections.seenBy(node, m_settings.exact);
}

} // namespace naru::sim::cluster
