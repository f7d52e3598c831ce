// SPDX-License-Identifier: GPL-3.0-or-later
#include "LimiterState.h"
#include "sim/scenario/Units.h"

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
                                   {"refused", known(source.refused.rate())},
                                   {"result_code", resultCode(flowsOf(static_cast<std::uint32_t>(s)))}}});
        showFlows(static_cast<std::uint32_t>(s), snapshot);
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
                                 !throttlingOn() ? "off"
                                 : level > 0     ? "throttling"
                                                 : "watched",
                                 {},
                                 {{"cpu", known(m_cpu)}, {"throttle", known(level)}}});
    showRanges(snapshot);
    return snapshot;
}

/** The messages of a peer, each kind by itself. */
void LimiterState::showFlows(std::uint32_t source, Snapshot& snapshot) const
{
    for (std::uint32_t m = 0; m < MessageTypes.size(); ++m) {
        const Flow& flow = m_flows[flowOf(source, m)];
        if (flow.used)
            snapshot.links.push_back({"peer/" + m_parameters.sources[source].name,
                                      "dra",
                                      "message/" + std::string(MessageTypes[m].name),
                                      {{"offered", known(flow.offered.rate())},
                                       {"admitted", known(flow.admitted.rate())},
                                       {"queued", known(static_cast<double>(flow.queued))},
                                       {"result_code", resultCode({&flow, 1})}}});
    }
}

/** What a refusal of these messages carries, where their limits agree; nothing where one drops them. */
std::optional<double> LimiterState::resultCode(std::span<const Flow> flows) const
{
    std::optional<std::int64_t> found;
    for (const Flow& flow : flows) {
        for (const auto* meters : {&flow.messageMeters, &flow.peerMeters}) {
            for (const std::uint32_t number : *meters) {
                const PeerLimitParameters& limit = limitOf(m_meters[number]);
                if (!flow.used || limit.shadow)
                    continue;
                if (limit.action == Action::Drop || (found && *found != limit.resultCode))
                    return {};
                found = limit.resultCode;
            }
        }
    }
    return found ? std::optional(static_cast<double>(*found)) : std::nullopt;
}

/** The table of the CPU that the first throttled peer follows, in per cent. */
void LimiterState::showRanges(Snapshot& snapshot) const
{
    if (!throttlingOn())
        return;
    const auto profile = std::ranges::find(
        m_parameters.cpuProfiles, m_parameters.dynamicPeers.front().profile, &CpuProfileParameters::name);
    if (profile == m_parameters.cpuProfiles.end())
        return;
    const auto add = [&](double from, double to, double throttle) {
        snapshot.elements.push_back(
            {"range/" + numberText(from),
             "range",
             profile->name,
             "on",
             "database",
             {{"from", known(from)}, {"to", known(to)}, {"throttle", known(throttle)}}});
    };
    add(0, profile->release, 0);
    for (const CpuRangeParameters& range : profile->ranges)
        add(range.from, range.to, range.throttle * 100);
}

} // namespace naru::sim::limiter
