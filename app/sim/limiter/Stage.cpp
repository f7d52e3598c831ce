// SPDX-License-Identifier: GPL-3.0-or-later
#include "LimiterState.h"

#include <algorithm>

/** What a screen draws: peers, the DRA with its limits (V25), peer groups with their servers, the database.
 */
namespace naru::sim::limiter {

namespace {

std::optional<double> known(double value)
{
    return value;
}

} // namespace

std::string LimiterState::idOf(const Meter& meter) const
{
    const PeerLimitParameters& limit = limitOf(meter);
    const std::string& peer = limit.direction == Direction::Ingress ? m_parameters.sources[meter.peer].name
                                                                    : m_parameters.groups[meter.peer].name;
    return "limit/" + limit.name + '/' + peer;
}

Snapshot LimiterState::snapshot(Time) const
{
    Snapshot snapshot;
    for (std::size_t s = 0; s < m_sources.size(); ++s) {
        const Source& source = m_sources[s];
        const std::string& name = m_parameters.sources[s].name;
        const char* state = !source.active        ? "silent"
                            : source.reconnecting ? "reconnecting"
                            : source.link         ? "up"
                                                  : "down";
        snapshot.elements.push_back({"peer/" + name,
                                     "peer",
                                     name,
                                     state,
                                     {},
                                     {{"queued", known(static_cast<double>(source.queued))}}});
        snapshot.links.push_back({"peer/" + name,
                                  "dra",
                                  "ingress",
                                  {{"offered", known(source.offered.rate())},
                                   {"admitted", known(source.admitted.rate())},
                                   {"refused", known(source.refused.rate())}}});
    }
    snapshot.elements.push_back(
        {"dra",
         "dra",
         "DRA",
         "up",
         {},
         {{"pool", known(static_cast<double>(m_pool.level()))},
          {"pool_size",
           m_parameters.pool > 0 ? known(static_cast<double>(m_parameters.pool)) : std::nullopt}}});
    for (const Meter& meter : m_meters) {
        const PeerLimitParameters& limit = limitOf(meter);
        snapshot.elements.push_back({idOf(meter),
                                     "limit",
                                     limit.name,
                                     limit.shadow ? "shadow" : "on",
                                     "dra",
                                     {{"configured", known(limit.rate)},
                                      {"effective", known(meter.effectiveRate)},
                                      {"admitted", known(static_cast<double>(meter.admitted.total()))},
                                      {"refused", known(static_cast<double>(meter.refused.total()))},
                                      {"worst_window", known(static_cast<double>(meter.worst))}}});
    }
    std::size_t number = 0;
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        const Group& group = m_groups[g];
        const std::string id = "group/" + m_parameters.groups[g].name;
        snapshot.elements.push_back({id, "group", m_parameters.groups[g].name, "up", {}, {}});
        snapshot.links.push_back(
            {"dra",
             id,
             "egress",
             {{"forwarded", known(group.forwarded.rate())}, {"refused", known(group.refused.rate())}}});
        for (const ServerParameters& parameters : m_parameters.groups[g].servers) {
            const Server& server = m_servers[number++];
            snapshot.elements.push_back(
                {"server/" + m_parameters.groups[g].name + '/' + parameters.name,
                 "server",
                 parameters.name,
                 server.up ? "up" : "down",
                 id,
                 {{"pending", known(static_cast<double>(server.pending))},
                  {"forwarded", known(static_cast<double>(server.forwarded.total()))}}});
        }
    }
    double level = 0;
    for (const Throttle& throttle : m_throttles)
        level = std::max(level, throttle.level);
    snapshot.elements.push_back({"database",
                                 "database",
                                 "DB",
                                 throttlingOn() ? "watched" : "off",
                                 {},
                                 {{"cpu", known(m_cpu)}, {"throttle", known(level)}}});
    return snapshot;
}

} // namespace naru::sim::limiter
