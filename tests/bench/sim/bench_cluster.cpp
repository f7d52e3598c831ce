// SPDX-License-Identifier: GPL-3.0-or-later
// The cluster model at scale, beside the bare event queue in the same run. Prints one figure a line; times
// are the processor's.
#include "Hold.h"
#include "sim/cluster/ClusterState.h"

#include <cstdio>
#include <fstream>
#include <string>

namespace {

using namespace naru::sim;
using namespace naru::sim::cluster;

/** Sixteen nodes; so many connections that go on talking. */
ClusterParameters parametersOf(std::int64_t flows)
{
    ClusterParameters parameters;
    for (int node = 1; node <= 16; ++node) {
        NodeParameters one;
        one.name = std::string("n").append(std::to_string(node));
        one.priority = node;
        parameters.nodes.push_back(one);
    }
    TrafficParameters& traffic = parameters.traffic.front();
    traffic.count = flows;
    traffic.clients = flows;
    traffic.between = *parseDurations("10us");
    traffic.packets = 1'000'000'000;
    traffic.every = *parseDurations("exponential(20s)");
    return parameters;
}

struct Cluster
{
    explicit Cluster(const ClusterParameters& given)
        : parameters(given)
        , state(given, 1)
    {
        state.start(agenda);
    }
    std::uint64_t runUntil(Time until, std::uint64_t most = ~std::uint64_t{0})
    {
        Event event;
        std::uint64_t handled = 0;
        while (handled < most && agenda.next(until, event)) {
            state.handle(event, agenda);
            ++handled;
        }
        return handled;
    }

    ClusterParameters parameters;
    Agenda agenda;
    ClusterState state;
};

/** Megabytes that the process holds. */
double residentMegabytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.starts_with("VmRSS:"))
            return std::stod(line.substr(6)) / 1024;
    }
    return 0;
}

void atScale()
{
    constexpr std::uint64_t Events = 3'000'000;
    Cluster cluster(parametersOf(1'000'000));
    cluster.runUntil(std::chrono::seconds(30));
    const std::size_t pending = cluster.agenda.pending();
    std::printf("cluster/flows %zu, pending %zu, %.0f MB\n", cluster.state.flows().size(), pending,
                residentMegabytes());
    // In turn, so that both see the same machine.
    for (int turn = 0; turn < 3; ++turn) {
        const double bare = 1e9 / bench::holdNanoseconds<bench::ProcessorClock>(pending);
        const auto start = bench::ProcessorClock::now();
        cluster.runUntil(Agenda::Latest, Events);
        const double ours = static_cast<double>(Events) / bench::secondsSince(start);
        std::printf("cluster/events %.3g a second, bare queue %.3g, ratio %.2f\n", ours, bare, ours / bare);
    }
}

/** From an owner's death to the moment that its removal has been dealt with, and until its flows have owners
 * again. */
void ownerDies(std::int64_t flows)
{
    ClusterParameters parameters = parametersOf(flows);
    // All come to one node, whose death makes all of them orphans.
    parameters.traffic.front().enter = parameters.traffic.front().back = {"n2", "n3"};
    parameters.traffic.front().every = *parseDurations("exponential(5s)");
    Cluster cluster(parameters);
    cluster.runUntil(std::chrono::seconds(10));
    cluster.parameters.nodes[1].alive = false;
    cluster.state.change(cluster.parameters, {}, cluster.agenda);
    const auto start = bench::ProcessorClock::now();
    std::uint64_t events = 0;
    while (cluster.state.totals().counters.removals == 0)
        events += cluster.runUntil(Agenda::Latest, 1);
    const double removed = bench::secondsSince(start);
    cluster.runUntil(cluster.agenda.now() + std::chrono::minutes(2));
    std::printf(
        "cluster/owner-dies %lld flows: removed after %.3f s (%llu events), %llu taken over after %.3f s\n",
        static_cast<long long>(flows), removed, static_cast<unsigned long long>(events),
        static_cast<unsigned long long>(cluster.state.totals().counters.takeovers),
        bench::secondsSince(start));
}

} // namespace

int main()
{
    atScale();
    for (const std::int64_t flows : {50'000, 100'000, 200'000})
        ownerDies(flows);
}
