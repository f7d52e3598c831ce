// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Gate.h"
#include "session/Hop.h"
#include "session/Notice.h"
#include "session/Number.h"
#include "session/Timer.h"

#include <optional>
#include <variant>

namespace naru::session {

/** Start a run. What the engine knows of the moment (tunnel, proxy, local policy) it adds to the conditions.
 */
struct StartRun
{
    Number run = 0;
    /** With its trigger. */
    ogs::Conditions conditions;
    friend bool operator==(const StartRun& a, const StartRun& b)
    {
        return a.run == b.run && a.conditions.trigger == b.conditions.trigger;
    }
};
/**
 * Routes are about to change: end what is still measured. The run counts as finished and is cached, gateways
 * without a value as `unfinished`, ranked last; `RunEnded` follows.
 */
struct CancelProbes
{
    Number run = 0;
    friend bool operator==(const CancelProbes&, const CancelProbes&) = default;
};
/** The run is of no use any more: end it, keep nothing of it. Nothing follows. */
struct AbandonRun
{
    Number run = 0;
    friend bool operator==(const AbandonRun&, const AbandonRun&) = default;
};
/** Sign in at this server. */
struct StartSignIn
{
    Number attempt = 0;
    Hop hop;
    /** Stored answers and the session's password may be offered by themselves: once a gateway (C-OC-01). A
     * one-time code never is. */
    bool mayOfferSecret = true;
    /** Somebody may be asked about a certificate that is not trusted; else that is `Untrusted` at once. */
    bool mayAskTrust = true;
    friend bool operator==(const StartSignIn&, const StartSignIn&) = default;
};
/** End it at once. Nothing follows. */
struct CancelSignIn
{
    Number attempt = 0;
    friend bool operator==(const CancelSignIn&, const CancelSignIn&) = default;
};
/** Bring up the tunnel with the session that this attempt's sign-in gave. */
struct StartTunnel
{
    Number attempt = 0;
    Hop hop;
    friend bool operator==(const StartTunnel&, const StartTunnel&) = default;
};
/** Break the connection to the gateway and make it anew with the same session. */
struct ReconnectTunnel
{
    Number attempt = 0;
    friend bool operator==(const ReconnectTunnel&, const ReconnectTunnel&) = default;
};
/** End it; `TunnelEnded` follows. */
struct StopTunnel
{
    Number attempt = 0;
    /** It was asked before and is overdue: by force. */
    bool force = false;
    friend bool operator==(const StopTunnel&, const StopTunnel&) = default;
};
/** `TimerFired` with this number follows, unless it is stopped. */
struct StartTimer
{
    Timer timer = Timer::Connect;
    Number number = 0;
    base::Nanoseconds after{0};
    friend bool operator==(const StartTimer&, const StartTimer&) = default;
};
struct StopTimer
{
    Timer timer = Timer::Connect;
    friend bool operator==(const StopTimer&, const StopTimer&) = default;
};
/** From now on a sleep has to wait for `ReleaseSleepInhibitor`. */
struct TakeSleepInhibitor
{
    friend bool operator==(const TakeSleepInhibitor&, const TakeSleepInhibitor&) = default;
};
struct ReleaseSleepInhibitor
{
    friend bool operator==(const ReleaseSleepInhibitor&, const ReleaseSleepInhibitor&) = default;
};
/** Whether the network is up and DNS answers; `host` is for `ogs::dnsTestQuestion` (OGS-24). */
struct TestNetwork
{
    Number test = 0;
    QString host;
    friend bool operator==(const TestNetwork&, const TestNetwork&) = default;
};
/** Look whether the suspected sign-in page is still there; `PortalSuspected` or `PortalCleared` follows. */
struct RecheckPortal
{
    friend bool operator==(const RecheckPortal&, const RecheckPortal&) = default;
};
/** Say this. */
struct Tell
{
    Notice notice;
    friend bool operator==(const Tell&, const Tell&) = default;
};

using Action = std::variant<StartRun, CancelProbes, AbandonRun, StartSignIn, CancelSignIn, StartTunnel,
                            ReconnectTunnel, StopTunnel, StartTimer, StopTimer, TakeSleepInhibitor,
                            ReleaseSleepInhibitor, TestNetwork, RecheckPortal, Tell>;

} // namespace naru::session
