// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "LimiterState.h"
#include "sim/scenario/ModelRun.h"

#include <memory>

/** A DRA for tests: parameters that are easy to vary, and a run whose inside can be seen. */
namespace naru::sim::limiter::test {

using LimiterRun = ModelRun<LimiterState>;

inline SourceParameters peer(std::string name, std::vector<StreamParameters> streams)
{
    SourceParameters source;
    source.name = std::move(name);
    source.streams = std::move(streams);
    return source;
}

inline StreamParameters even(std::string message, double rate)
{
    return {std::move(message), rate, Spacing::Even, {}};
}

inline StreamParameters poisson(std::string message, double rate)
{
    return {std::move(message), rate, Spacing::Poisson, {}};
}

inline GroupParameters group(std::string name, std::vector<std::string> applications, const char* latency)
{
    GroupParameters group;
    group.name = std::move(name);
    group.applications = std::move(applications);
    group.servers.push_back({group.name + "1", true, {}});
    group.servers.push_back({group.name + "2", true, {}});
    group.latency = *parseDurations(latency);
    return group;
}

inline PeerLimitParameters peerLimit(std::string name, std::string peerPattern, double rate)
{
    PeerLimitParameters limit;
    limit.name = std::move(name);
    limit.peer = std::move(peerPattern);
    limit.rate = rate;
    return limit;
}

inline MessageLimitParameters messageLimit(std::string name, std::string peerPattern,
                                           std::vector<std::string> messages, double rate)
{
    MessageLimitParameters limit;
    limit.name = std::move(name);
    limit.peer = std::move(peerPattern);
    limit.messages = std::move(messages);
    limit.rate = rate;
    return limit;
}

/** The table that honours every word of the document: H1. */
inline CpuProfileParameters cpuTable()
{
    CpuProfileParameters profile;
    profile.ranges = {{50, 59, 0.3}, {60, 65, 0.4}, {66, 100, 0.5}};
    return profile;
}

/** pgw1 with a dynamic profile sends as many CCR-I as its limit allows. */
inline LimiterParameters dynamicDra(double cpu)
{
    LimiterParameters p;
    p.sources = {peer("pgw1", {even("gx-ccr-i", 1000)})};
    p.groups = {group("pcrf", {"gx", "rx"}, "10ms"), group("ocs", {"gy"}, "10ms")};
    p.peerLimits = {peerLimit("peer", "*", 5000)};
    p.messageLimits = {messageLimit("ccr-i", "pgw1", {"gx-ccr-i"}, 1000)};
    p.dynamicPeers = {{"pgw1", "default", std::chrono::seconds(30), 0.2}};
    p.cpuProfiles = {cpuTable()};
    p.dynamic.enabled = true;
    p.cpu.value = cpu;
    return p;
}

/** Without any limit. */
inline LimiterParameters plainDra(std::vector<SourceParameters> sources)
{
    LimiterParameters p;
    p.sources = std::move(sources);
    p.groups = {group("pcrf", {"gx", "rx"}, "10ms"), group("ocs", {"gy"}, "10ms")};
    return p;
}

inline Change change(Time at, std::string path, Node value)
{
    return {at, std::move(path), std::move(value)};
}

inline std::unique_ptr<LimiterRun> start(LimiterParameters p, std::vector<Change> changes = {},
                                         std::uint64_t seed = 1)
{
    const Node node = writeFields([&](Fields& fields) { p.fields(fields); });
    RunSettings settings;
    settings.seed = seed;
    settings.changes = std::move(changes);
    return std::make_unique<LimiterRun>(p, node, TraceLookup(), settings);
}

inline std::unique_ptr<LimiterRun> ran(LimiterParameters p, Time until, std::vector<Change> changes = {})
{
    auto run = start(std::move(p), std::move(changes));
    run->advance(until, Run::NoLimit);
    return run;
}

/** The value of the window that ends at a whole second. */
inline double at(const Run& run, std::string_view series, int second)
{
    const Series* found = run.recorder().find(series);
    return found == nullptr ? -1 : found->values.at(static_cast<std::size_t>(second) - 1);
}

inline double count(const Run& run, std::string_view metric)
{
    const Report report = run.report();
    const Metric* found = report.find(metric);
    return found == nullptr || !found->count ? -1 : static_cast<double>(*found->count);
}

inline double mean(const Run& run, std::string_view metric)
{
    const Report report = run.report();
    const Metric* found = report.find(metric);
    return found == nullptr ? -1 : found->mean.value_or(-1);
}

} // namespace naru::sim::limiter::test
