// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Appliance.h"
#include "sim/balancer/EventLog.h"
#include "sim/balancer/Front.h"
#include "sim/balancer/Totals.h"
#include "sim/kernel/Agenda.h"
#include "sim/scenario/Recorder.h"
#include "sim/scenario/Report.h"
#include "sim/scenario/Snapshot.h"

namespace naru::sim::balancer {

/**
 * Clients, load balancers, appliances and the servers behind them: the state of a run, a plain value. What
 * the rules U1 to U30 say happens here; docs/simulator.md tells which is where.
 */
class BalancerState
{
public:
    using Parameters = BalancerParameters;

    BalancerState(const BalancerParameters& parameters, std::uint64_t seed);

    void start(Agenda& agenda);
    void handle(const Event& event, Agenda& agenda);
    [[nodiscard]] std::optional<Problem> refusal(const BalancerParameters&) const { return {}; }
    void change(const BalancerParameters& parameters, std::string_view path, Agenda& agenda);

    void declare(Recorder& recorder);
    void sample(Time now, Recorder& recorder);
    void restartStatistics(Time now);
    void report(Time now, Report& report) const;
    [[nodiscard]] Snapshot snapshot(Time now) const;
    [[nodiscard]] std::vector<LogEntry> log(std::size_t most) const;
    /** Of `session/N`, `uag/NAME` or `balancer/NAME`. */
    [[nodiscard]] std::vector<LogEntry> story(std::string_view id) const;
    [[nodiscard]] std::size_t memory() const;

    // For tests.
    [[nodiscard]] const Totals& totals() const { return m_totals; }
    [[nodiscard]] const std::vector<Appliance>& appliances() const { return m_appliances; }
    [[nodiscard]] const std::vector<Front>& fronts() const { return m_fronts; }
    [[nodiscard]] const Chooser& servers() const { return m_inner; }
    [[nodiscard]] const Sessions& sessions() const { return m_sessions; }
    /** What does not add up, counted anew from the sessions; nothing when all is well. */
    [[nodiscard]] std::optional<std::string> brokenInvariant() const;

private:
    enum Kind : EventKind {
        Arrival = 1,
        QueueTimeout,
        SignInDone,
        Secondary,
        Again,
        SessionEnd,
        Probe,
        ProbeTimeout,
        UpgradeStart,
        UpgradeDeadline,
        UpgradeBack,
    };

    /** A group of clients with the streams of random numbers of its own. */
    struct Group
    {
        Group(const ClientParameters& parameters, std::uint64_t seed, std::uint32_t firstSource);
        void change(const ClientParameters& parameters);

        DurationSpec between;
        DurationSpec signIn;
        DurationSpec session;
        DurationSpec secondaryDelay;
        DurationSpec againEvery;
        std::vector<std::uint8_t> ports;
        std::uint64_t made = 0;
        /** All have come. */
        bool done = false;
        std::uint32_t firstSource;
        Random arrivals;
        Random signIns;
        Random outcomes;
        Random lengths;
        Random delays;
        Random addresses;
    };

    /** The stage of a rolling upgrade. */
    struct Upgrade
    {
        enum class Stage : std::uint8_t { Idle, Emptying, Away, Returning };
        Stage stage = Stage::Idle;
        MemberIndex appliance = 0;
        bool deadlinePassed = false;
        std::optional<Time> finishedAt;
    };

    // BalancerClients.cpp
    void arrive(std::uint32_t group, Agenda& agenda);
    [[nodiscard]] std::uint32_t sourceOf(std::uint32_t group, std::uint32_t client);
    [[nodiscard]] std::uint16_t frontOf(std::uint32_t group) const;
    void connect(Slot slot, Agenda& agenda);
    void accept(Slot slot, const Route& route, Agenda& agenda);
    void startSignIn(Slot slot, Agenda& agenda);
    void endSignIn(Slot slot, Agenda& agenda);
    void callFromLine(MemberIndex appliance, Agenda& agenda);
    void leaveSignIn(MemberIndex appliance, Agenda& agenda);
    void giveUpWaiting(Slot slot, Agenda& agenda);
    void serveWaiting(std::uint16_t front, Agenda& agenda);
    void serveStranger(std::uint32_t group, std::uint32_t client, Agenda& agenda);

    // BalancerSessions.cpp
    void begin(Slot slot, Agenda& agenda);
    void beginInternal(std::uint32_t group, Agenda& agenda);
    [[nodiscard]] bool takeServer(Session& session);
    void openSecondary(Slot slot, std::uint8_t port, bool stays, Agenda& agenda);
    void scheduleAgain(Slot slot, Agenda& agenda);
    void end(Slot slot, bool timeUp, Agenda& agenda);
    void cutSession(Slot slot, Agenda& agenda);
    template <class Wanted>
    std::uint32_t cutAll(Wanted wanted, Agenda& agenda);
    void leave(Slot slot, Agenda& agenda);
    void failPrimary(Slot slot, std::uint64_t& counter, LogCode code, Agenda& agenda);

    // BalancerHealth.cpp
    void probe(std::uint16_t front, MemberIndex appliance, Agenda& agenda);
    void reportProbe(std::uint16_t front, MemberIndex appliance, ProbeOutcome outcome, Agenda& agenda);
    void healthChanged(std::uint16_t front, MemberIndex appliance, Health before, Agenda& agenda);
    void setInService(MemberIndex appliance, bool inService, Agenda& agenda);
    void countAvailable(Time now);
    [[nodiscard]] bool seenAs(MemberIndex appliance, bool takesNew) const;

    // BalancerUpgrade.cpp
    void upgradeNext(MemberIndex appliance, Agenda& agenda);
    void upgradeCheck(Agenda& agenda);
    void upgradeBack(Agenda& agenda);

    // BalancerChange.cpp
    void applyAppliance(MemberIndex appliance, Agenda& agenda);

    // BalancerStage.cpp
    void show(const Front& front, Snapshot& snapshot) const;
    void show(MemberIndex appliance, Snapshot& snapshot) const;
    void showSessions(Snapshot& snapshot) const;

    // BalancerPassages.cpp
    void showPassages(Snapshot& snapshot) const;
    [[nodiscard]] std::vector<std::string> wayOf(const LogRecord& record) const;
    [[nodiscard]] std::vector<Way> waysOf(const LogRecord& record) const;

    void note(LogCode code, Time at, const Session* session, std::uint16_t front, MemberIndex appliance,
              std::uint32_t value = 0);
    [[nodiscard]] LogEntry worded(const LogRecord& record) const;

    BalancerParameters m_parameters;
    Sessions m_sessions;
    std::vector<Front> m_fronts;
    std::vector<Appliance> m_appliances;
    Chooser m_inner;
    Random m_innerRandom;
    std::vector<LevelStatistics> m_serverSessions;
    std::vector<Group> m_groups;
    Upgrade m_upgrade;
    Totals m_totals;
    /** What series show is the difference to the last sample. */
    Counters m_sampled;
    EventLog m_log;
};

} // namespace naru::sim::balancer
