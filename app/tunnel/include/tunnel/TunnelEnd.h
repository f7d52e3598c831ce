// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace naru::tunnel {

/** Why a tunnel ended, or never came up. */
enum class TunnelEndKind {
    /** `stop` was called. */
    Stopped,
    /** The backend `none` makes no tunnel: the sign-in was all that was wanted. */
    SignInOnly,
    /** The request itself is refused: a value is not what it may be. `technical` names it, never the cookie.
     */
    RequestRefused,
    /** The gateway ended the tunnel in good order, e.g. because it stops. */
    ServerDisconnect,
    /** The gateway ended this user's session and says why: idle, too long, an administrator. */
    SessionEnded,
    /** The gateway knows the cookie no longer: sign in again. */
    CookieRejected,
    /** The gateway shows another public key than the pin. */
    PinMismatch,
    /** The gateway can't be reached, or answers with something that is no tunnel. */
    GatewayFailed,
    /** The tunnel was up, the gateway went silent, and it did not come back. */
    PeerDead,
    /** It did not come up within `TunnelDeadlines::connect`. */
    ConnectDeadline,
    /** Nobody answered within `TunnelDeadlines::privilege`. */
    PrivilegeDeadline,
    /** What the gateway wants set (an address, a route, a domain) is refused, or the kernel refuses it. */
    SettingsRefused,
    /** The device can't be made: another tunnel of ours is up, the name is taken, or there is no
       /dev/net/tun. */
    DeviceUnavailable,
    /** The port of the SOCKS proxy is taken. */
    PortUnavailable,
    /** The program openconnect is not here. */
    OpenconnectMissing,
    /** The program ocproxy is not here. */
    OcproxyMissing,
    /** naru-helper is not here, or not where pkexec may start it. */
    HelperMissing,
    /** pkexec is not here. */
    PkexecMissing,
    /** The person, or the policy, said no. */
    PrivilegeDenied,
    /** Nothing on this desktop can ask for a password. */
    PrivilegeNoAgent,
    /** naru-helper died; what it had changed is undone by its watcher or at the next start. */
    HelperCrashed,
    /** openconnect died by a signal that was not ours, or ended without a reason that we know. */
    OpenconnectCrashed,
};

/** The end of a tunnel. */
struct TunnelEnd
{
    TunnelEndKind kind = TunnelEndKind::Stopped;
    /** The last words of openconnect or of the system, English, at most 1,024 characters, without secrets. */
    QString technical;
    friend bool operator==(const TunnelEnd&, const TunnelEnd&) = default;
};

} // namespace naru::tunnel
