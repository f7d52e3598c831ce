// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/Planner.h"
#include "ogs/ProbeEvent.h"
#include "ogs/Race.h"
#include "profile/Profile.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace naru::ogs::test {

using namespace std::chrono_literals;

/** A profile of gateways written `name=host:port`, or `name` alone for one that names no host. */
[[nodiscard]] profile::Profile profileOf(const QStringList& gateways);
[[nodiscard]] profile::Backup backupOf(const QString& host, const QString& group = {});

/** How one probe goes; times since its SYN. */
struct ProbeCourse
{
    base::Nanoseconds startedAt{0};
    /** Nothing: no SYN/ACK. */
    std::optional<base::Nanoseconds> tcp{};
    /** Nothing: it fails, after `lasts`. */
    std::optional<base::Nanoseconds> value{};
    base::Nanoseconds lasts{7s};
    Failure failure = Failure::NoAnswer;
    std::set<Mark> marks{};
    ConnectionEnd end = ConnectionEnd::Fin;
    QByteArray certificate{};
    std::optional<bool> certificateNamesHost{};
    std::optional<int> retransmissions{};
};

/** A run as the prober would tell it. */
class Script
{
public:
    explicit Script(base::Nanoseconds deadline = 7s)
        : m_deadline(deadline)
    {}

    void preflightEnds(base::Nanoseconds at, std::optional<Failure> failure = {});
    /** The host's name is known at `at`, or is not. */
    void lookedUp(int target, base::Nanoseconds at, std::optional<Failure> failure = {});
    void probe(int target, int index, const ProbeCourse& course, const QString& address = {});
    void skipped(int target, int index, const QString& address);
    /** Name known at `at`, then `values.size()` probes, 50 ms apart, each with a TCP part of a quarter. */
    void answers(int target, const std::vector<base::Nanoseconds>& values, base::Nanoseconds at = 0ns);
    /** Three probes whose SYN stays without a reply. */
    void isDead(int target, base::Nanoseconds at = 0ns);

    /** In the order of their times, cut at the deadline, with RunEnded at the end. */
    [[nodiscard]] std::vector<ProbeEvent> events() const;
    /** The same, stopped by the user at that time. */
    [[nodiscard]] std::vector<ProbeEvent> cancelledAt(base::Nanoseconds at) const;

private:
    base::Nanoseconds m_deadline;
    std::vector<ProbeEvent> m_events;
};

[[nodiscard]] base::Nanoseconds timeOf(const ProbeEvent& event);

/** What came of a run. */
struct Played
{
    RunReport atDecision{};
    /** When `decide` was true; nothing where it never was. */
    std::optional<base::Nanoseconds> decidedAt{};
    int decisions = 0;
    RunReport atEnd{};

    [[nodiscard]] QString selected() const;
    [[nodiscard]] QStringList order() const;
    [[nodiscard]] const GatewayResult& row(const QString& entry) const;
};

/** Plays the events into the race, with a timer that `nextDecisionCheck` sets. */
[[nodiscard]] Played play(Race race, const std::vector<ProbeEvent>& events);
[[nodiscard]] Played play(const profile::Profile& profile, const std::vector<ProbeEvent>& events,
                          const RaceOptions& options = {});
/** The choice that the complete table gives: as if nothing were decided before the end. */
[[nodiscard]] Played playUndecided(const profile::Profile& profile, const std::vector<ProbeEvent>& events,
                                   const RaceOptions& options = {});

[[nodiscard]] const Reason* reasonOf(const RunReport& report, ReasonCode code);
[[nodiscard]] QVariant argument(const Reason& reason, const char* name);

} // namespace naru::ogs::test
