// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Location.h"
#include "ogs/Measurement.h"
#include "ogs/Plan.h"
#include "profile/Profile.h"

#include <QString>
#include <QVariantMap>

#include <optional>
#include <vector>

namespace naru::ogs {

/** Why a run was asked for (OGS-28). */
enum class Trigger { Launch, Connection, Reconnection, PreferencesChange, ProxyAuthentication, UserWish };

/** Where the answer comes from. */
enum class Source { Measured, Cache, Previous, First, Refused };

/** By what gateways are ranked (OGS-65). */
enum class RankBy { FullExchange, TcpHandshake };

enum class GatewayState {
    /** No probe has started. */
    Waiting,
    Running,
    Measured,
    Failed,
    /** The run ended before a probe of it had; ranked behind the measured, before the failed. */
    Unfinished,
    /** The entry names nothing that can be probed. */
    NotConnectable,
};

/** Codes of reasons; the arguments that go with each stand beside it. */
enum class ReasonCode {
    /** entry, rtt (ms), next (entry, absent for the only one), ahead (ms). */
    LowestRtt,
    /** entry, other, rtt: equal values, the profile's order decides (OGS-09). */
    TieByProfileOrder,
    /** entry, rtt: the only gateway that answered. */
    OnlyAnswer,
    /** key (`suffix|server`), age (seconds), entry. */
    CachedLocation,
    /** entry (kept), other, faster (percent), asked (percent) (OGS-21, OGS-66). */
    KeptPrevious,
    /** entry (new), other (previous), faster, asked. */
    MovedFromPrevious,
    /** entry: nothing answered in time, the previous gateway stands in (OGS-10). */
    PreviousStandsIn,
    /** entry: nothing answered and there is no previous one (OGS-10). */
    FirstStandsIn,
    /** entry, probes, asked: ranked from fewer probes. */
    FewerProbes,
    /** address, used, allowed: the budget of connections cut probes. */
    BudgetCut,
    /** entry: failed after it answered before; a ban is suspected (OGS-05). */
    BanSuspected,
    /** gateways (count): portal suspected, nothing is cached (OGS-14). */
    PortalSuspected,
    /** entry, tcpChoice: the TCP handshake would choose another (OGS-65). */
    MeasuresDisagree,
    /** entry: a value with retransmissions. */
    RetransmissionsSeen,
    /** entry: not waited for, its name was still being looked up when the choice was made. */
    LookupNotAwaited,
    /** entry: its late answer is better, but it could not be awaited any longer when the choice was made. */
    NotAwaited,
    /** The choice was made before the table was complete; at (ms), open (count of gateways still measured
       then). */
    DecidedEarly,
    /** proxy: automatic detection or a PAC file (OGS-26). */
    RefusedAutomaticProxy,
    /** passed, asked (minutes) (OGS-20, OGS-29). */
    RefusedSuspendThreshold,
    /** No entry has an address that can be reached (OGS-29). */
    RefusedNoAddress,
    RefusedNoGateway,
    /** Local policy RestrictPreferenceCaching. */
    RefusedCachePolicy,
    /** link: a tunnel is up (OGS-13). */
    RefusedTunnelUp,
    /** The network is down or DNS does not answer (OGS-23). */
    RefusedNetworkTest,
    /** Was not connected when the machine went to sleep (OGS-23). */
    RefusedNotConnectedBeforeSleep,
    /** The profile leaves automatic selection off and keeps it so (OGS-74): measured, not chosen. */
    SelectionOffByProfile,
    /** The profile switches automatic selection on and keeps it so: no choice by hand (OGS-27). */
    SelectionOnByProfile,
    /** The user stopped the run. */
    StoppedByUser,
};

struct Reason
{
    ReasonCode code;
    QVariantMap arguments;
    friend bool operator==(const Reason&, const Reason&) = default;
};

/** A probe that is under way. */
struct RunningProbe
{
    int index = 0;
    base::Nanoseconds startedAt{0};
    friend bool operator==(const RunningProbe&, const RunningProbe&) = default;
};

/** What is known of one host entry in a run. */
struct GatewayResult
{
    QString entry;
    std::optional<profile::Target> target;
    QString group;
    /** Literal address that was probed; empty where there was none. */
    QString address;
    GatewayState state = GatewayState::Waiting;
    /** Place among the measured in the order of failover: 1 is the choice; nothing where it has no value. */
    std::optional<int> rank;
    /** Lowest value of its probes, or lowest TCP handshake where that ranks (OGS-04). */
    std::optional<std::chrono::milliseconds> rtt;
    /** Probes that have ended, by index. */
    std::vector<Probe> probes;
    std::vector<RunningProbe> running;
    int planned = 0;
    std::optional<base::Nanoseconds> lookup;
    /** First SYN and end of the last probe, since the run's start. */
    std::optional<base::Nanoseconds> startedAt;
    std::optional<base::Nanoseconds> endedAt;
    /** Why it has no value, in state Failed. */
    std::optional<Failure> failure;
    std::vector<profile::Backup> backups;

    /** Failed probes among those that ended, 0..1; nothing where none ended (C-RTT-08). */
    [[nodiscard]] std::optional<double> loss() const;
    friend bool operator==(const GatewayResult&, const GatewayResult&) = default;
};

enum class Phase { Locating, Preflight, Measuring, Decided, Complete };

/**
 * A run as it stands: the same type while it goes on (`phase` below Complete) and when it is over.
 * Passed about as a shared pointer to const.
 */
struct RunReport
{
    Trigger trigger = Trigger::Connection;
    Phase phase = Phase::Locating;
    Source source = Source::Measured;
    ProbeKind kind = ProbeKind::Https;
    RankBy rankBy = RankBy::FullExchange;
    base::SystemTime startedAt{};
    Location location;
    /** The pair that matched a cached entry. */
    std::optional<LocationKey> matched;
    /** When the values were measured (for a cached answer: then), and when they expire. */
    std::optional<base::SystemTime> measuredAt;
    std::optional<base::SystemTime> expiresAt;
    /** In the profile's order. */
    std::vector<GatewayResult> gateways;
    /** Indices into `gateways`: the order of failover, the choice first (OGS-50). */
    std::vector<int> order;
    /** Index into `gateways`. */
    std::optional<int> selected;
    /** The gateway that was last connected; empty where there is none. */
    QString previous;
    std::vector<Reason> why;
    base::Nanoseconds deadline{0};
    int probesPlanned = 0;
    int probesEnded = 0;
    /** When the choice could no longer change; nothing before, and where nothing was measured. */
    std::optional<base::Nanoseconds> decidedAfter;
    base::Nanoseconds elapsed{0};
};

} // namespace naru::ogs
