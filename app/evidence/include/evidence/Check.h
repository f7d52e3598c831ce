// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Capture.h"
#include "evidence/Log.h"
#include "profile/Target.h"

#include <QVariantMap>

#include <chrono>
#include <cstddef>
#include <optional>
#include <vector>

namespace naru::evidence {

/** What may be found; the arguments of each stand beside it. Times in ms with fractions. */
enum class FindingCode {
    /** A ServerHello that is sent again after 100..300 ms, behind a first flight of one segment (OGS-64):
     * gap, copies, connections, acknowledged (the ACK left in time and was lost or held on the way), window.
     */
    DelayedAck,
    /** A SYN was sent again: syns, answered, fromFirst, fromLast, decided (absent where nothing decides). */
    RepeatedSyn,
    /** Segments sent again at one gateway only: connections, of, retransmissions. */
    GatewayLoss,
    /** At several: gateways, of, retransmissions. */
    PathLoss,
    /** IP fragments on the way: fragments. */
    Fragmentation,
    /** The TCP handshakes of one gateway differ: lowest, highest. */
    PathDelay,
    /** TLS is slow where TCP is fast: tcp, waited. */
    GatewayLoad,
    /** A silence beyond the round trip: gap, at, near (40 or 200: timers of delayed ACK; absent). */
    Stall,
    /** Requests went through a proxy: proxy. */
    Proxy,
    /** One certificate or redirect for all, at a tiny round trip: gateways, what. */
    PortalSuspected,
    /** name, took (absent: no answer), questions. */
    DnsSlow,
    /** before, after (ISO 8601) of the capture; or run of the log. */
    ClockJump,
    /** The handshake would choose another gateway than the full exchange: handshake, exchange. */
    MeasuresDisagree,
    /** A value of the log is not that of the wire: probe, log, capture. */
    LogDiffers,
    /** The log has values for which there is no connection: missing, of. */
    NotCaptured,
};

/** A silence is worth a word where it is so long beyond the round trip. */
inline constexpr base::Nanoseconds leastStall = std::chrono::milliseconds(30);

enum class Certainty { Sure, Likely, Possible };

/** One thing that explains a value. */
struct Finding
{
    FindingCode code;
    Certainty certainty = Certainty::Possible;
    /** The gateway as the comparison names it; empty where it is about all. */
    QString target;
    QVariantMap arguments;
    /** Indices into `CaptureReading::connections`: from what it is seen. */
    std::vector<std::size_t> connections;
};

/** What a connection was. */
enum class Part {
    /** A probe of OGS; its number counts from 1. */
    Probe,
    /** The request that goes first and whose time is never used (OGS-07). */
    Preflight,
    /** Anything else: the connection attempt itself, other traffic. */
    Other,
};

/** A connection beside the log. */
struct Compared
{
    /** Index into `CaptureReading::connections`. */
    std::size_t connection = 0;
    /** `host:port` as the log or the profile names it, else the address. */
    QString target;
    Part part = Part::Other;
    int probe = 0;
    std::optional<std::chrono::milliseconds> log;
    /** Capture minus log. */
    std::optional<base::Nanoseconds> difference;
};

/** A gateway's values, by both measures. */
struct ComparedGateway
{
    QString target;
    /** Literal address and port; empty where the capture has none of it. */
    QString address;
    std::vector<std::size_t> probes;
    /** Lowest handshake and lowest full exchange of its probes. */
    std::optional<base::Nanoseconds> handshake;
    std::optional<base::Nanoseconds> exchange;
    std::optional<std::chrono::milliseconds> logRtt;
};

/** What all findings together say. */
enum class Verdict {
    /** Nothing to compare: no probe in the capture. */
    NothingSeen,
    /** Nothing wrong: the lowest value was chosen, as the rule says. */
    NothingWrong,
    /** The gateway itself: findings name it (OGS-63). */
    Gateway,
    /** The way there. */
    Path,
    /** Between us and all: portal, proxy, DNS, clock. */
    Surroundings,
};

/** A capture checked, against a log where there is one. Plain data; `wording::EvidenceWords` words it. */
struct CheckReport
{
    std::vector<Compared> compared;
    std::vector<ComparedGateway> gateways;
    /** The gravest first. */
    std::vector<Finding> findings;
    Verdict verdict = Verdict::NothingSeen;
    /** Which gateway the handshake would choose, and which the full exchange: the rule's. */
    QString handshakeChoice;
    QString exchangeChoice;
    /** Index into `LogReading::runs` of the run that the capture shows. */
    std::optional<std::size_t> run;
    /** Log's local time minus UTC, as the capture shows it. */
    std::optional<std::chrono::minutes> logOffset;
    /** The largest difference of a pair. */
    std::optional<base::Nanoseconds> largestDifference;
};

/**
 * Checks a capture. `log`: null where there is none; `targets`: gateways of a profile, empty where none is
 * known (then each connection counts). Pure.
 */
[[nodiscard]] CheckReport check(const CaptureReading& capture, const LogReading* log = nullptr,
                                const std::vector<profile::Target>& targets = {});

/** A host of a log as a target: `name`, `name:port`, a literal address with or without brackets. */
[[nodiscard]] profile::Target targetOfHost(const QString& host);

/** How to capture a run for these targets. */
struct CaptureAdvice
{
    /** A command for Linux, as it is to be typed. */
    QString command;
    /** The filter alone: for Wireshark's capture options. */
    QString filter;
    /** Targets that are left out of the filter because their names hold more than names do. */
    int leftOut = 0;
};
[[nodiscard]] CaptureAdvice captureAdvice(const std::vector<profile::Target>& targets);

} // namespace naru::evidence
