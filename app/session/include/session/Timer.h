// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::session {

/** What our own deadlines and pauses are for; one timer of each at most. */
enum class Timer {
    /** From `StartSignIn` until the gateway answers. */
    Connect,
    /** The gateway answers, and is silent since; not while a form is in front of the user. */
    SignIn,
    /** From `StartTunnel` until packets pass. */
    TunnelUp,
    /** From the interruption until packets pass again. */
    Reconnect,
    /** From `StopTunnel` until the tunnel has ended. */
    Disconnect,
    /** Until the whole list is tried again. */
    Retry,
    /** Until the network is tested again after a resume. */
    NetworkTest,
    /** Until a suspected sign-in page is looked at again. */
    PortalRecheck,
};

} // namespace naru::session
