// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerState.h"

#include <algorithm>

/** Series and figures; Balancer.cpp explains their names. */
namespace naru::sim::balancer {

namespace {

std::optional<double> share(std::uint64_t part, std::uint64_t whole)
{
    return whole > 0 ? std::optional(static_cast<double>(part) / static_cast<double>(whole)) : std::nullopt;
}

std::optional<double> seconds(std::optional<Time> time)
{
    return time ? std::optional(secondsOf(*time)) : std::nullopt;
}

/** What the series that count show, in their order. */
std::array<std::uint64_t, 5> shown(const Counters& counters)
{
    return {counters.primaries, counters.failedConnects(), counters.established, counters.misrouted,
            counters.cut};
}

template <class Items, class Project>
double difference(const Items& items, Project project)
{
    const auto [least, most] = std::ranges::minmax(items, {}, project);
    return static_cast<double>(project(most)) - static_cast<double>(project(least));
}

std::uint64_t begunOf(const Appliance& appliance)
{
    return appliance.begun;
}

std::int64_t sessionsOf(const Appliance& appliance)
{
    return appliance.sessions.level();
}

} // namespace

void BalancerState::declare(Recorder& recorder)
{
    for (const char* name : {"connects", "failed_connects", "established", "misrouted", "cut"})
        recorder.declare(name);
    for (const char* name : {"sessions", "pending", "available"})
        recorder.declare(name, Merge::Last);
    for (const ApplianceParameters& appliance : m_parameters.uags)
        recorder.declare("sessions/" + appliance.name, Merge::Last);
    for (const ServerParameters& server : m_parameters.servers)
        recorder.declare("sessions/" + server.name, Merge::Last);
}

void BalancerState::sample(Time, Recorder& recorder)
{
    std::size_t column = 0;
    const auto now = shown(m_totals.counters);
    const auto before = shown(m_sampled);
    for (std::size_t counter = 0; counter < now.size(); ++counter)
        recorder.put(column++, static_cast<double>(now[counter] - before[counter]));
    m_sampled = m_totals.counters;
    for (const LevelStatistics* level : {&m_totals.sessions, &m_totals.pending, &m_totals.available})
        recorder.put(column++, static_cast<double>(level->level()));
    for (const Appliance& appliance : m_appliances)
        recorder.put(column++, static_cast<double>(appliance.sessions.level()));
    for (const LevelStatistics& server : m_serverSessions)
        recorder.put(column++, static_cast<double>(server.level()));
}

void BalancerState::restartStatistics(Time now)
{
    m_totals.signIn.clear();
    m_totals.sessionTime.clear();
    for (LevelStatistics* level : {&m_totals.sessions, &m_totals.pending, &m_totals.available})
        level->restart(now);
    for (Appliance& appliance : m_appliances) {
        appliance.sessions.restart(now);
        appliance.connections.restart(now);
    }
    for (LevelStatistics& server : m_serverSessions)
        server.restart(now);
}

void BalancerState::report(Time now, Report& report) const
{
    const Counters& counters = m_totals.counters;
    report.count("connects", counters.primaries);
    report.count("failed_connects", counters.failedConnects());
    report.count("refused", counters.refused);
    report.count("unreachable", counters.unreachable);
    report.count("full", counters.full);
    report.count("sign_ins_failed", counters.signInsFailed);
    report.count("headers_missing", counters.headersMissing);
    report.count("no_server", counters.noServer);
    report.count("begun", counters.begun);
    report.count("ended", counters.ended);
    report.count("time_up", counters.timeUp);
    report.count("cut", counters.cut + counters.cutSigningIn);
    report.count("secondaries", counters.secondaries);
    report.count("established", counters.established);
    report.count("misrouted", counters.misrouted);
    report.count("secondaries_failed", counters.secondariesRefused + counters.secondariesUnreachable);
    report.value("misrouted_share", "1",
                 share(counters.misrouted, counters.misrouted + counters.established));
    report.count("strangers_dropped", counters.strangersDropped);
    report.count("probes", counters.probes);
    report.count("marked_down", counters.markedDown);
    report.count("marked_up", counters.markedUp);
    report.value("begun_difference", "1", difference(m_appliances, begunOf));
    report.value("session_difference", "1", difference(m_appliances, sessionsOf));
    report.value("fewest_available", "1", static_cast<double>(m_totals.fewestAvailable));
    report.value("upgrade_finished", "s", seconds(m_upgrade.finishedAt));
    report.durations("sign_in", m_totals.signIn);
    report.durations("session_time", m_totals.sessionTime);
    report.level("sessions", m_totals.sessions, now);
    report.level("pending", m_totals.pending, now);
    report.level("available", m_totals.available, now);
    for (std::size_t index = 0; index < m_appliances.size(); ++index) {
        const Appliance& appliance = m_appliances[index];
        const std::string name = '/' + m_parameters.uags[index].name;
        report.level("sessions" + name, appliance.sessions, now);
        report.level("connections" + name, appliance.connections, now);
        report.count("begun" + name, appliance.begun);
        report.count("forwarded" + name, appliance.forwarded);
        report.count("dropped" + name, appliance.dropped);
        report.count("cut" + name, appliance.cut);
        report.value("ready_after" + name, "s", seconds(appliance.readyAfter));
    }
    for (std::size_t server = 0; server < m_serverSessions.size(); ++server)
        report.level("sessions/" + m_parameters.servers[server].name, m_serverSessions[server], now);
}

std::size_t BalancerState::memory() const
{
    std::size_t bytes = sizeof *this + m_sessions.memory() + EventLog::Size * sizeof(LogRecord);
    for (const Front& front : m_fronts)
        bytes += front.memory();
    return bytes + m_appliances.size() * sizeof(Appliance) + m_groups.size() * sizeof(Group);
}

} // namespace naru::sim::balancer
