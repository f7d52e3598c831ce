// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <chrono>

namespace naru::session {

/** Our own deadlines and pauses. Those of openconnect are minutes. */
struct Durations
{
    /** From `StartSignIn` until the gateway answers. */
    base::Nanoseconds connect = std::chrono::seconds(10);
    /**
     * The same for the first round after a connection was lost, where the way back has to be short: three
     * times the value that the run measured for the entry, held between this and `connect`; `quickConnect`
     * itself where there is none.
     */
    base::Nanoseconds quickConnect = std::chrono::milliseconds(1500);
    /** Silence of a gateway during the sign-in (the profile's AuthenticationTimeout, 10..120 s). */
    base::Nanoseconds signIn = std::chrono::seconds(30);
    /** Until packets pass. Longer than the tunnel room's own, which knows when a person types a password. */
    base::Nanoseconds tunnelUp = std::chrono::seconds(155);
    /** After the gateway was lost: three times the value measured, at least this, at most `patientReconnect`.
     */
    base::Nanoseconds reconnect = std::chrono::seconds(2);
    /** The same after a resume, a change of the network, new keys: nothing says that the gateway is dead. */
    base::Nanoseconds patientReconnect = std::chrono::seconds(15);
    /** Until the tunnel is stopped once more, by force; the tunnel room promises 6 s. */
    base::Nanoseconds disconnect = std::chrono::seconds(8);
    /** A server that failed is left alone for so long; doubles with each failure. */
    base::Nanoseconds coolOff = std::chrono::seconds(10);
    base::Nanoseconds longestCoolOff = std::chrono::minutes(10);
    /** A connection that breaks earlier counts as a failure of its server. */
    base::Nanoseconds stable = std::chrono::seconds(60);
    /** Before the whole list is tried again; doubles with each round. */
    base::Nanoseconds retry = std::chrono::seconds(5);
    base::Nanoseconds longestRetry = std::chrono::minutes(5);
    /** Between two tests of the network after a resume, and how long they may fail before it goes on
     * without a run. */
    base::Nanoseconds networkTest = std::chrono::seconds(2);
    base::Nanoseconds networkTestPatience = std::chrono::seconds(30);
    /** Until a suspected sign-in page is looked at again; doubles. */
    base::Nanoseconds portalRecheck = std::chrono::seconds(10);
    base::Nanoseconds longestPortalRecheck = std::chrono::minutes(5);
    friend bool operator==(const Durations&, const Durations&) = default;
};

/** Rounds through the whole list before it is given up, where nothing was connected yet. */
inline constexpr int roundsAtFirst = 3;
/** The same after a connection was lost. */
inline constexpr int roundsAfterLoss = 10;
/** How often the user is asked at one gateway that refuses them. */
inline constexpr int signInTries = 3;
/** After a loss: so many servers may refuse the session's password, then it is offered to none any more. */
inline constexpr int refusalsAfterLoss = 3;

} // namespace naru::session
