// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Location.h"
#include "ogs/Verdict.h"
#include "session/Failure.h"
#include "session/Number.h"
#include "session/Timer.h"

#include <QString>

#include <memory>
#include <optional>
#include <variant>

namespace naru::session {

using RunReportPtr = std::shared_ptr<const ogs::RunReport>;

// --- What people want.

/**
 * Connect. `Trigger::Launch` is the start of the program and is followed only where the profile or the user
 * says so (AutoConnectOnStart); `Trigger::UserWish` always measures; any other is a connection, and a later
 * one where there was a connection before (OGS-20). While it waits for a retry: at once.
 */
struct ConnectWished
{
    /** Name of a host entry that was chosen by hand; nothing: whatever the selection says. */
    std::optional<QString> entry;
    ogs::Trigger trigger = ogs::Trigger::Connection;
    /** The profile of the context was made from a typed address (AllowManualHostInput). */
    bool typedHost = false;
};
/** Off, and stay off. */
struct DisconnectWished
{};

// --- The run `run`. Reports are never null.

struct RunProgressed
{
    Number run = 0;
    RunReportPtr report;
};
/** The choice is final; the table may still be completed behind it. */
struct RunDecided
{
    Number run = 0;
    RunReportPtr report;
};
/** Measured, cached, or nothing answered; also after `CancelProbes`. */
struct RunEnded
{
    Number run = 0;
    RunReportPtr report;
};
/** No run was made (OGS-29). A report whose source is `Refused` says the same. */
struct RunRefused
{
    Number run = 0;
    ogs::Reason reason;
};

// --- The sign-in of `attempt`.

/** The gateway answers: TLS is up and its certificate trusted. */
struct SignInReached
{
    Number attempt = 0;
};
/** Something is in front of the user: a form, a question about a certificate, their browser. */
struct SignInWaits
{
    Number attempt = 0;
};
/** They answered. */
struct SignInAnswered
{
    Number attempt = 0;
};
/** There is a session; its cookie stays with whoever signed in. */
struct SignInSucceeded
{
    Number attempt = 0;
};
struct SignInFailed
{
    Number attempt = 0;
    SignInFailure kind = SignInFailure::Unreachable;
};

// --- The tunnel of `attempt`.

/** Packets may pass. */
struct TunnelUp
{
    Number attempt = 0;
};
/** The gateway is lost and looked for, by the tunnel itself or because `ReconnectTunnel` asked. */
struct TunnelReconnecting
{
    Number attempt = 0;
    ReconnectCause reason = ReconnectCause::Unknown;
};
/** Packets may pass again. */
struct TunnelBack
{
    Number attempt = 0;
};
/** It carries nothing and won't again, though its process is still there. */
struct TunnelLost
{
    Number attempt = 0;
    HopFailure why = HopFailure::PeerDead;
};
/** No tunnel is there any more; routes and DNS are as they were. Exactly once a tunnel. */
struct TunnelEnded
{
    Number attempt = 0;
    TunnelEnd kind = TunnelEnd::Stopped;
};

// --- The machine.

struct GoingToSleep
{};
struct Resumed
{
    /** How long the machine slept, whatever its date says. */
    base::Nanoseconds slept{0};
};
/** The network below any tunnel of ours, as it is now; also once at the start, before any wish. */
struct NetworkChanged
{
    bool up = true;
    ogs::Location location;
    /** `session::isTrusted`. */
    bool trusted = false;
};
/** Answer to `TestNetwork` (OGS-23, 24). */
struct NetworkTested
{
    Number test = 0;
    bool passed = false;
};
/** A sign-in page of the network answers for the gateways (OGS-14). A run's report that says so counts as
 * well. */
struct PortalSuspected
{};
/** It is gone. */
struct PortalCleared
{};
struct TimerFired
{
    Timer timer = Timer::Connect;
    /** As in `StartTimer`. */
    Number number = 0;
};
/** The context has another profile, policy or settings than before. */
struct ProfileChanged
{};

using Event =
    std::variant<ConnectWished, DisconnectWished, RunProgressed, RunDecided, RunEnded, RunRefused,
                 SignInReached, SignInWaits, SignInAnswered, SignInSucceeded, SignInFailed, TunnelUp,
                 TunnelReconnecting, TunnelBack, TunnelLost, TunnelEnded, GoingToSleep, Resumed,
                 NetworkChanged, NetworkTested, PortalSuspected, PortalCleared, TimerFired, ProfileChanged>;

} // namespace naru::session
