// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Parts.h"
#include "sim/kernel/Agenda.h"
#include "sim/kernel/Statistics.h"
#include "sim/limiter/Diameter.h"
#include "sim/scenario/Recorder.h"
#include "sim/scenario/Report.h"
#include "sim/scenario/Snapshot.h"

#include <deque>
#include <span>

namespace naru::sim::limiter {

/**
 * A DRA between peers that send requests and peer groups that answer them, with its limits. A plain value;
 * see sim::ModelState for what the functions are. The way of a request: Traffic.cpp sends it, Admission.cpp
 * lets it in or not, Routing.cpp forwards it, Outcome.cpp ends it; Database.cpp sets how much is throttled.
 */
class LimiterState
{
public:
    using Parameters = LimiterParameters;

    LimiterState(const LimiterParameters& parameters, std::uint64_t seed);

    void start(Agenda& agenda);
    void handle(const Event& event, Agenda& agenda);
    [[nodiscard]] std::optional<Problem> refusal(const LimiterParameters&) const { return {}; }
    void change(const LimiterParameters& next, std::string_view path, Agenda& agenda);

    void declare(Recorder& recorder);
    void sample(Time now, Recorder& recorder);
    void restartStatistics(Time now);
    void report(Time now, Report& report) const;
    [[nodiscard]] Snapshot snapshot(Time now) const;
    [[nodiscard]] std::vector<LogEntry> log(std::size_t most) const;
    [[nodiscard]] std::vector<LogEntry> story(std::string_view id) const;
    [[nodiscard]] std::size_t memory() const;

    // For tests.
    [[nodiscard]] const Totals& totals() const { return m_totals; }
    /** Requests that the DRA waits for an answer to. */
    [[nodiscard]] std::uint64_t inPool() const { return static_cast<std::uint64_t>(m_pool.level()); }
    /** Requests that wait for their turn at a limit. */
    [[nodiscard]] std::uint64_t waiting() const { return m_waiting; }
    /** Requests that their senders have not given up. */
    [[nodiscard]] std::uint64_t open() const { return m_open; }
    [[nodiscard]] const std::vector<Throttle>& throttles() const { return m_throttles; }
    [[nodiscard]] const std::vector<Meter>& meters() const { return m_meters; }

private:
    enum Kind : EventKind {
        Arrive,
        Answer,
        Expire,
        Retry,
        NoAnswer,
        SampleCpu,
        Release,
        Flush,
        Reconnected,
        Apply,
        Admitted,
        Forwarded
    };
    /** The database is looked at before the messages of the same moment. */
    static constexpr Priority CpuPriority = 64;

    // Setting up, in Setup.cpp.
    void makeStreams(std::uint64_t seed);
    void makeGroups(std::uint64_t seed);
    void makeMeters();
    void addMeters(const PeerLimitParameters& limit, std::size_t rule,
                   const std::vector<std::string>* messages);
    void makeThrottles();
    void connectThrottles();

    // Traffic.cpp
    void changeSources(const LimiterParameters& before, Agenda& agenda);
    void changeServers(const LimiterParameters& before, Agenda& agenda);
    void scheduleArrival(std::uint32_t stream, Agenda& agenda);
    void restartStream(std::uint32_t stream, Agenda& agenda);
    void refreshSource(std::uint32_t source, Agenda& agenda);
    void arrive(std::uint32_t stream, Agenda& agenda);
    void originate(std::uint32_t source, std::uint32_t message, Agenda& agenda);
    void startRelease(std::uint32_t source, Agenda& agenda);
    void release(std::uint32_t source, Agenda& agenda);
    void startFlush(std::uint32_t source, std::uint64_t sessions, Agenda& agenda);
    void flushOne(std::uint32_t source, Agenda& agenda);
    void reconnected(std::uint32_t source, Agenda& agenda);
    [[nodiscard]] bool reaches(const Source& source) const { return source.link && !source.reconnecting; }

    // Admission.cpp
    void send(std::uint32_t request, Agenda& agenda);
    /** A meter that refuses, or nothing; then `turn` is the longest wait that one of them asks for. */
    [[nodiscard]] const Meter* refusing(const std::vector<std::uint32_t>& meters, Time now, Time& turn);
    [[nodiscard]] const Meter* refusingIngress(std::uint32_t flow, Time now, Time& turn);
    [[nodiscard]] const Meter* thinned(std::uint32_t flow, Time now);
    void countRefusal(Meter& meter, Time now);

    // Routing.cpp
    void route(std::uint32_t request, Agenda& agenda);
    void takeTurn(std::uint32_t request, std::uint32_t server, Agenda& agenda);
    void takeIn(std::uint32_t request, std::uint32_t server, Agenda& agenda);
    void forward(std::uint32_t request, Group& group, std::uint32_t server, Agenda& agenda);
    [[nodiscard]] std::optional<std::uint32_t> nextServer(Group& group);
    void redirectFrom(std::uint32_t server, Agenda& agenda);

    // Outcome.cpp
    void refuse(std::uint32_t request, const PeerLimitParameters& limit, Agenda& agenda);
    void answerWith(std::uint32_t request, std::int64_t code, Agenda& agenda);
    void answered(std::uint32_t request, Agenda& agenda);
    void expired(std::uint32_t request, Agenda& agenda);
    void tryAgainOrGiveUp(std::uint32_t request, Agenda& agenda);
    void giveUp(std::uint32_t request, Agenda& agenda);
    [[nodiscard]] std::uint32_t newRequest();
    void close(std::uint32_t request);

    // Database.cpp
    void sampleCpu(Agenda& agenda);
    [[nodiscard]] double readCpu();
    void applyLevel(std::uint32_t throttle, double level, Time now);
    void setMeterRates();
    [[nodiscard]] bool throttlingOn() const;

    // Reporting.cpp and Stage.cpp
    void showFlows(std::uint32_t source, Snapshot& snapshot) const;
    void showRanges(Snapshot& snapshot) const;
    [[nodiscard]] std::optional<double> resultCode(std::span<const Flow> flows) const;
    void note(Time at, std::string code, std::string element, Text text);
    [[nodiscard]] std::uint32_t flowOf(std::uint32_t source, std::uint32_t message) const
    {
        return source * static_cast<std::uint32_t>(MessageTypes.size()) + message;
    }
    [[nodiscard]] std::span<const Flow> flowsOf(std::uint32_t source) const
    {
        return std::span(m_flows).subspan(flowOf(source, 0), MessageTypes.size());
    }
    [[nodiscard]] const PeerLimitParameters& limitOf(const Meter& meter) const;
    /** `limit/NAME/PEER`, as the stage calls it. */
    [[nodiscard]] std::string idOf(const Meter& meter) const;

    LimiterParameters m_parameters;
    std::vector<Stream> m_streams;
    std::vector<Source> m_sources;
    std::vector<Server> m_servers;
    std::vector<Group> m_groups;
    /** The group of each application, by place of the message type. */
    std::array<std::optional<std::uint32_t>, MessageTypes.size()> m_groupOf;
    std::vector<Flow> m_flows;
    std::vector<Meter> m_meters;
    std::vector<Throttle> m_throttles;
    std::array<bool, MessageTypes.size()> m_isDynamic{};
    std::array<bool, MessageTypes.size()> m_usesDatabase{};
    std::vector<Request> m_requests;
    std::uint32_t m_freeRequest = None;
    std::uint64_t m_open = 0;
    std::uint64_t m_waiting = 0;
    LevelStatistics m_pool;
    double m_cpu = 0;
    double m_load = 0;
    std::uint64_t m_databaseWork = 0;
    Random m_thinning;
    Random m_traceRandom;
    Distribution m_trace;
    Totals m_totals;
    std::array<ApplicationOutcome, MessageTypes.size()> m_outcomes{};
    DurationStatistics m_latency;
    Time m_sampledAt{};
    Time m_warmAt{};
    std::deque<LogEntry> m_log;
};

} // namespace naru::sim::limiter
