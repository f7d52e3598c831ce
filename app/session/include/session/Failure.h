// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::session {

/** How a sign-in ends that gives no session. */
enum class SignInFailure {
    /** The server knows us and does not want these answers: user name, password, code or certificate. */
    Refused,
    /** No way to the server: name, route, TCP, TLS. */
    Unreachable,
    /** It came so far and no further, by the sign-in's own deadline. */
    Deadline,
    /** The certificate is not trusted, and nobody was asked (or nobody may be). */
    Untrusted,
    /** The user closed the form, or did not trust the certificate. */
    CancelledByUser,
    /** It asks for something that is not done here, e.g. a program to be run. */
    AsksUnsupported,
    /** The program that signs in died. */
    Crashed,
};

/** How a tunnel ends. */
enum class TunnelEnd {
    /** `StopTunnel`. */
    Stopped,
    /** There is no tunnel to be had (backend `none`): the sign-in was all. */
    SignInOnly,
    /** No way to the gateway, or it answers with something that is no tunnel. */
    Unreachable,
    /** It was up, and the gateway fell silent. */
    PeerDead,
    /** It did not come up in the tunnel room's own time. */
    Deadline,
    /** The gateway goes down or breaks off; also where nobody says why. */
    GatewayGone,
    /** The gateway ended *this session* on purpose: idle, too long, an administrator. Nothing is tried again.
     */
    SessionEnded,
    /** The session is not known (any more): sign in again. */
    SessionRejected,
    /** Another public key than the one that was trusted at the sign-in. */
    Untrusted,
    /** What it wants set on this machine is refused. */
    SettingsRefused,
    /** This machine: a program is missing, the privilege was denied, the device or the port is taken. */
    MachineFault,
    /** One of our processes died. */
    Crashed,
};

/** Why a hop did not work: of either part, or by our own deadline. */
enum class HopFailure {
    SignInRefused,
    Unreachable,
    /** `Durations::connect`. */
    ConnectDeadline,
    /** `Durations::signIn`, or the sign-in's own. */
    SignInDeadline,
    Untrusted,
    AsksUnsupported,
    Crashed,
    /** `Durations::tunnelUp`, or the tunnel room's own. */
    TunnelDeadline,
    /** `Durations::reconnect`: it did not come back. */
    ReconnectDeadline,
    PeerDead,
    GatewayGone,
    SessionRejected,
    SettingsRefused,
    /** It came up, and broke before `Durations::stable`. */
    Unstable,
};

/** Why a tunnel that was up carries nothing now. */
enum class ReconnectCause {
    /** The gateway no longer answers (dead peer detection). */
    DeadPeer,
    /** Closed or refused. */
    ConnectionLost,
    /** New keys; a moment. */
    Rekey,
    /** The tunnel says that it reconnects, not why. */
    Unknown,
    NetworkChanged,
    /** Back from sleep. */
    Resumed,
};

} // namespace naru::session
