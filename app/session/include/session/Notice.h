// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantMap>

namespace naru::session {

/** What a person is told. The arguments that go with each stand beside it. */
enum class NoticeCode {
    // A wish that can't be followed.
    /** reason (code of an ogs::ReasonCode): the entry can't be chosen by hand (OGS-27). */
    EntryLocked,
    /** entry: the profile has none of that name. */
    EntryUnknown,
    /** entry: it names no address. */
    EntryNotConnectable,
    /** The profile forbids typed addresses (AllowManualHostInput). */
    TypedHostForbidden,
    /** The profile names no server that can be connected to. */
    NoGateway,

    // The selection.
    /** reason (code of an ogs::ReasonCode), arguments (its own): no run (OGS-29). */
    RunRefused,
    /** entry: the previous gateway, or the first, is taken without a run. */
    StandsIn,
    /** The run ended without a choice. */
    NoChoice,

    // One server.
    /** entry, server, why (code of a HopFailure). */
    HopFailed,
    /** entry, server, seconds: not tried again for so long. */
    HopCoolsOff,
    /** entry, server: signing in was refused, and the same server asks again; tries (left). */
    SignInAskedAgain,

    // Lists.
    /** seconds, round, rounds: the whole list failed; it is tried again. */
    RetryComes,

    // The connection.
    /** entry, server. */
    ConnectionUp,
    /** entry, server, cause (code of a ReconnectCause). */
    ConnectionInterrupted,
    /** entry, server. */
    ConnectionBack,
    /** entry, server, why (code of a HopFailure): looks for another way (OGS-51). */
    ConnectionLost,
    /** entry: the profile does not name it any more; it is kept until it breaks. */
    GatewayNoLongerNamed,
    /** The tunnel has not ended in time; it is stopped once more. */
    StopOverdue,

    // Why nothing is connected (any more).
    /** The user's wish. */
    DisconnectedByUser,
    /** The user cancelled the sign-in. */
    SignInCancelled,
    /** entry, server: refused as often as is asked. */
    SignInRefused,
    /** entry, server: no server was left whose certificate can be trusted. */
    CertificateNotTrusted,
    /** entry, server, why: what is amiss lies in this machine; another server would not help. */
    MachineFault,
    /** entry, server: the server ended the session in good order (idle, too long, an administrator). */
    SessionEndedByServer,
    /** entry, server: the sign-in is all that was wanted (backend `none`). */
    SignInOnly,
    /** rounds: the whole list failed for the last time; why (code of the last HopFailure). */
    GaveUp,
    /** entry, server, why: lost, and the profile or the user wants no reconnection (AutoReconnect). */
    NotReconnected,
    /** AutoReconnectBehavior is DisconnectOnSuspend. */
    DisconnectedForSleep,
    /** TrustedNetworkPolicy is Disconnect: a trusted network. */
    DisconnectedOnTrustedNetwork,
    /** TrustedNetworkPolicy keeps an automatic connection from being made here. */
    NotConnectedOnTrustedNetwork,

    // What it waits for.
    NetworkGone,
    NetworkBack,
    /** A sign-in page of the network is suspected (C-OC-18). */
    PortalSuspected,
    PortalGone,
    /** TrustedNetworkPolicy is Pause. */
    PausedOnTrustedNetwork,
    /** TrustedNetworkPolicy or UntrustedNetworkPolicy is Connect. */
    ConnectingByNetworkPolicy,
    /** seconds (slept): the tunnel was kept over the sleep and is brought back. */
    ResumedWithTunnel,
    /** seconds (slept): the sleep was long enough for a new selection (OGS-23). */
    ResumedForNewRun,
};

/** A notice as data; never a secret in it. `wording` makes the sentence. */
struct Notice
{
    NoticeCode code;
    QVariantMap arguments;
    friend bool operator==(const Notice&, const Notice&) = default;
};

} // namespace naru::session
