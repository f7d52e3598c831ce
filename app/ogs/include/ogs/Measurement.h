// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "profile/Target.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <optional>
#include <set>
#include <vector>

namespace naru::ogs {

/** What a probe sends (OGS-06). */
enum class ProbeKind { Https, Http };

/** Who ended a probe's connection. */
enum class ConnectionEnd {
    /** The gateway, with FIN. */
    Fin,
    /** The gateway, with RST. */
    Reset,
    /** We did: the answer was complete and the gateway kept the connection open, or it never stopped sending.
     */
    Ours,
};

/** Why a probe, or a gateway, has no value. A failure is a state and never a number (OGS-09). */
enum class Failure {
    NameNotFound,
    LookupFailed,
    /** The entry names no host that can be reached. */
    NoAddress,
    /** A real round trip, but no answer of the gateway's TLS. */
    Refused,
    Unreachable,
    /** Connection requests stayed without a reply. */
    NoAnswer,
    /** Accepted and closed before a ServerHello (OGS-05). */
    ClosedWithoutAnswer,
    TlsFailed,
    /** Connected, then silence until the deadline. */
    Stalled,
    ProxyFailed,
    ProxyAuthenticationNeeded,
    /** Not started, or not complete, when the run ended. */
    DeadlinePassed,
    Cancelled,
    /** The budget of connections to this address is used up. */
    OverBudget,
    /** One certificate or redirect for every gateway at a tiny RTT: a sign-in page, not the gateway (OGS-14).
     */
    PortalSuspected,
};

/** What is to be known about a value before it is believed. */
enum class Mark {
    /** A segment was sent again; the value is longer than the path (OGS-65). */
    Retransmission,
    /** Our own event loop was late by more than 2 ms when the probe ended: not ranked while an unmarked one
       exists. */
    LoopLag,
    /** Plain HTTP: the request was acknowledged and the connection ended without a byte (OGS-05). */
    BareClose,
    /** Accepted and closed at once where it answered before. */
    BanSuspected,
    /** The answer was a redirect to another host. */
    ForeignRedirect,
};

/** The parts of a probe's time; a part that was not reached is not known. */
struct ProbeParts
{
    /** Name lookup; no part of the value (OGS-12). */
    std::optional<base::Nanoseconds> lookup;
    /** SYN to SYN/ACK. */
    std::optional<base::Nanoseconds> tcp;
    /** End of the TCP handshake to the end of the TLS handshake. */
    std::optional<base::Nanoseconds> tls;
    /** Request sent to first byte of the answer. */
    std::optional<base::Nanoseconds> firstByte;
    /** First byte to the end of the connection. */
    std::optional<base::Nanoseconds> close;
    friend bool operator==(const ProbeParts&, const ProbeParts&) = default;
};

/** One probe on one connection (OGS-02). */
struct Probe
{
    /** Counted from 0 within its target. */
    int index = 0;
    /** When its SYN left, since the run's start; the race fills it in from `ProbeStarted`. */
    std::optional<base::Nanoseconds> startedAt;
    /** SYN to the first FIN/ACK or RST of the gateway (OGS-03), unrounded. */
    std::optional<base::Nanoseconds> value;
    ProbeParts parts;
    /** The kernel's own counts (TCP_INFO); nothing where it did not tell. */
    std::optional<int> retransmissions;
    std::optional<base::Nanoseconds> kernelRtt;
    std::optional<base::Nanoseconds> kernelLowestRtt;
    std::optional<ConnectionEnd> end;
    /** How late our own loop was while the probe ran. */
    base::Nanoseconds loopLag{0};
    std::set<Mark> marks;
    std::optional<Failure> failure;
    /** The literal address that was connected to; empty before there is one. */
    QString address;
    /** SHA-256 of the certificate that was shown; recorded, never trusted. Empty without TLS. */
    QByteArray certificate;
    /** Whether that certificate names the target's host; nothing without TLS. Tells a sign-in page from a
     * wildcard (OGS-14). */
    std::optional<bool> certificateNamesHost;
    std::optional<int> httpStatus;
    friend bool operator==(const Probe&, const Probe&) = default;
};

/** The value as it is judged and shown: whole milliseconds, half up (OGS-03). */
[[nodiscard]] std::chrono::milliseconds rounded(base::Nanoseconds value);

} // namespace naru::ogs
