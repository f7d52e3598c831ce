// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

/** Series and figures; ClusterFigures.cpp explains their names. */
namespace naru::sim::cluster {

namespace {

std::optional<double> share(std::uint64_t part, std::uint64_t whole)
{
    return whole > 0 ? std::optional(static_cast<double>(part) / static_cast<double>(whole)) : std::nullopt;
}

/** What the series that count show, in their order. */
std::array<std::uint64_t, 8> shown(const Counters& counters)
{
    return {counters.flows,   counters.packets,  counters.delivered, counters.allDropped(),
            counters.queries, counters.forwards, counters.updates,   counters.takeovers};
}

constexpr std::array shownNames{"new_flows", "packets",  "delivered", "dropped",
                                "queries",   "forwards", "updates",   "takeovers"};

} // namespace

void ClusterState::declare(Recorder& recorder)
{
    for (const char* name : shownNames)
        recorder.declare(name);
    for (const char* name : {"flows", "members", "clusters", "connections"})
        recorder.declare(name, Merge::Last);
    for (const NodeParameters& node : m_parameters.nodes)
        recorder.declare("owned/" + node.name, Merge::Last);
    for (const NodeParameters& node : m_parameters.nodes)
        recorder.declare("control/" + node.name, Merge::Last);
}

void ClusterState::sample(Time, Recorder& recorder)
{
    std::size_t column = 0;
    const auto now = shown(m_totals.counters);
    const auto before = shown(m_sampled);
    for (std::size_t counter = 0; counter < now.size(); ++counter)
        recorder.put(column++, static_cast<double>(now[counter] - before[counter]));
    m_sampled = m_totals.counters;
    recorder.put(column++, static_cast<double>(m_totals.flows.level()));
    recorder.put(column++, static_cast<double>(m_totals.members.level()));
    recorder.put(column++, static_cast<double>(m_membership.clusters()));
    recorder.put(column++, static_cast<double>(m_limits.connections()));
    for (NodeIndex node = 0; node < m_membership.size(); ++node)
        recorder.put(column++, static_cast<double>(m_owned[node].level()));
    for (NodeIndex node = 0; node < m_membership.size(); ++node)
        recorder.put(column++, m_membership.isControl(node) ? 1 : 0);
}

void ClusterState::restartStatistics(Time now)
{
    m_totals.flows.restart(now);
    m_totals.members.restart(now);
    for (NodeIndex node = 0; node < m_membership.size(); ++node)
        m_owned[node].restart(now);
}

void ClusterState::report(Time now, Report& report) const
{
    const Counters& c = m_totals.counters;
    const std::pair<const char*, std::uint64_t> counts[]{
        {"new_flows", c.flows},
        {"established", c.established},
        {"ended", c.ended},
        {"timed_out", c.timedOut},
        {"failed", c.failed},
        {"resent", c.resent},
        {"packets", c.packets},
        {"delivered", c.delivered},
        {"dropped", c.allDropped()},
        {"crossings", c.crossings},
        {"forwards", c.forwards},
        {"queries", c.queries},
        {"updates", c.updates},
        {"heartbeats", c.heartbeats},
        {"cookies", c.cookies},
        {"forwarding_flows", c.forwardingFlows},
        {"nat_redirects", c.natRedirects},
        {"to_control", c.toControl},
        {"xlate_queries", c.xlateQueries},
        {"xlate_backups", c.xlateBackups},
        {"xlate_backups_failed", c.xlateBackupsFailed},
        {"idle_updates", c.idleUpdates},
        {"takeovers", c.takeovers},
        {"states_lost", c.statesLost},
        {"reregistrations", c.reregistrations},
        {"removals", c.removals},
        {"elections", c.elections},
        {"splits", c.splits},
        {"heals", c.heals},
        {"joins", c.joins},
        {"join_failures", c.joinFailures},
        {"fragments", c.fragments},
        {"fragment_lookups", c.fragmentLookups},
        {"reassembled", c.reassembled},
        {"polls", m_observers.polls()},
        {"polls_failed", m_observers.pollsFailed()},
        {"tags", m_observers.tags()},
        {"tags_learned", m_observers.tagsLearned()},
    };
    for (const auto& [name, count] : counts)
        report.count(name, count);
    for (std::size_t reason = 0; reason < dropReasons; ++reason)
        report.count("dropped/" + std::string(nameOf(static_cast<DropReason>(reason))), c.dropped[reason]);
    report.value("link_share", "1", share(c.forwards + c.toControl, c.packets));
    report.value("most_crossings", "1", static_cast<double>(c.mostCrossings));
    report.value("most_connections", "1", static_cast<double>(m_totals.mostConnections));
    const std::int64_t limit = m_parameters.limits.connections;
    report.value("overshoot", "1",
                 limit > 0 ? std::optional(static_cast<double>(
                                 std::max<std::int64_t>(m_totals.mostConnections - limit, 0)))
                           : std::nullopt);
    report.value("stale_xlates", "1",
                 static_cast<double>(m_xlates.stale(now, m_parameters.nat.xlateTimeout)));
    report.value("block_size", "1", static_cast<double>(m_blockSize));
    report.value("device_ids", "1", static_cast<double>(deviceIds()));
    report.value("exporters", "1", static_cast<double>(exporters()));
    report.level("flows", m_totals.flows, now);
    report.level("members", m_totals.members, now);
    for (NodeIndex node = 0; node < m_membership.size(); ++node) {
        const std::string name = '/' + m_parameters.nodes[node].name;
        report.level("owned" + name, m_owned[node], now);
        report.count("arrived" + name, m_arrivedAt[node]);
        report.value("blocks" + name, "1", static_cast<double>(m_pool.blocksOf(node)));
    }
}

std::size_t ClusterState::memory() const
{
    return sizeof *this + m_flows.memory() + m_datagrams.memory() + m_pool.memory() + m_xlates.memory() +
           StepLog::memory() + m_traffic.size() * sizeof(Traffic);
}

} // namespace naru::sim::cluster
