// SPDX-License-Identifier: GPL-3.0-or-later
#include "Phrase.h"
#include "wording/TunnelWords.h"

namespace naru::wording {

namespace {

const char* sentence(tunnel::TunnelEndKind kind)
{
    using enum tunnel::TunnelEndKind;
    switch (kind) {
    case Stopped:
        return QT_TRANSLATE_NOOP("Words", "The tunnel was stopped, and what it had set on this machine is "
                                          "undone.");
    case SignInOnly:
        return QT_TRANSLATE_NOOP("Words", "The sign-in succeeded. No tunnel is made, as the settings ask.");
    case RequestRefused:
        return QT_TRANSLATE_NOOP("Words", "The tunnel was not started: a value of the gateway or of the "
                                          "settings is not what it may be. The technical text names it.");
    case ServerDisconnect:
        return QT_TRANSLATE_NOOP("Words", "The gateway ended the tunnel. Connect again, or choose another "
                                          "gateway.");
    case SessionEnded:
        return QT_TRANSLATE_NOOP("Words", "The gateway ended the session: it was idle or lasted too long, or "
                                          "an administrator ended it. Connect again when you need it.");
    case CookieRejected:
        return QT_TRANSLATE_NOOP("Words", "The gateway no longer knows the session, so the tunnel ended. "
                                          "Sign in again.");
    case PinMismatch:
        return QT_TRANSLATE_NOOP("Words", "The gateway showed another key for the tunnel than at the "
                                          "sign-in, so the connection was broken off: somebody may be in "
                                          "between. Connect again in a network that you trust, and tell your "
                                          "administrator if it happens again.");
    case GatewayFailed:
        return QT_TRANSLATE_NOOP("Words", "No tunnel came up: the gateway cannot be reached any more, or its "
                                          "answer is none of a tunnel. Choose another gateway, or connect "
                                          "again later.");
    case PeerDead:
        return QT_TRANSLATE_NOOP("Words", "The gateway fell silent and did not come back, so the tunnel "
                                          "ended. Check the network, then connect again.");
    case ConnectDeadline:
        return QT_TRANSLATE_NOOP("Words", "The tunnel did not come up in time, although the sign-in "
                                          "succeeded. Choose another gateway, or connect again later.");
    case PrivilegeDeadline:
        return QT_TRANSLATE_NOOP("Words", "Nobody answered the question for the permission to make a tunnel. "
                                          "Connect again, and answer it.");
    case SettingsRefused:
        return QT_TRANSLATE_NOOP("Words", "The gateway wants an address, a route or a domain set that is "
                                          "refused here, so there is no tunnel. Ask your administrator; the "
                                          "technical text names it.");
    case DeviceUnavailable:
        return QT_TRANSLATE_NOOP("Words", "The tunnel's network device cannot be made: another tunnel is up, "
                                          "or this system has no /dev/net/tun. End the other tunnel, or use "
                                          "the SOCKS proxy.");
    case PortUnavailable:
        return QT_TRANSLATE_NOOP("Words", "The port of the SOCKS proxy is taken by another program. Choose "
                                          "another port in the settings.");
    case OpenconnectMissing:
        return QT_TRANSLATE_NOOP("Words", "The tunnel needs the program openconnect, which is not here. "
                                          "Install the package openconnect, then connect again.");
    case OcproxyMissing:
        return QT_TRANSLATE_NOOP("Words", "The SOCKS proxy needs the program ocproxy, which is not here. "
                                          "Install the package ocproxy, then connect again.");
    case HelperMissing:
        return QT_TRANSLATE_NOOP("Words", "The program that makes the tunnel (naru-helper) is not at the "
                                          "place where it may be started. Install Naru again, or use the "
                                          "SOCKS proxy.");
    case PkexecMissing:
        return QT_TRANSLATE_NOOP("Words", "The permission to make a tunnel is asked for with pkexec, which "
                                          "is not here. Install it (polkit), or use the SOCKS proxy.");
    case PrivilegeDenied:
        return QT_TRANSLATE_NOOP("Words", "The permission to make a tunnel was denied. Connect again and "
                                          "give it, or use the SOCKS proxy, which needs none.");
    case PrivilegeNoAgent:
        return QT_TRANSLATE_NOOP("Words", "Nothing on this desktop can ask for the permission to make a "
                                          "tunnel. Start an authentication agent of polkit, or use the SOCKS "
                                          "proxy, which needs none.");
    case HelperCrashed:
        return QT_TRANSLATE_NOOP("Words", "The program that makes the tunnel (naru-helper) ended "
                                          "unexpectedly. What it had changed is undone, at the next "
                                          "connection at the latest. Connect again.");
    case OpenconnectCrashed:
        return QT_TRANSLATE_NOOP("Words", "The program openconnect ended unexpectedly, and the tunnel with "
                                          "it. Connect again, and report it if it happens again.");
    }
    Q_UNREACHABLE();
}

} // namespace

QString TunnelWords::tunnelEnd(const tunnel::TunnelEnd& end) const
{
    return translated(m_words, sentence(end.kind));
}

} // namespace naru::wording
