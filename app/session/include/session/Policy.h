// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Profile.h"
#include "session/Durations.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace naru::session {

/** `TrustedNetworkPolicy`: what happens in a trusted network. */
enum class TrustedAction { Disconnect, Connect, Pause, DoNothing };
/** `UntrustedNetworkPolicy`: what happens in any other. */
enum class UntrustedAction { Connect, DoNothing };

/** `AutomaticVPNPolicy`. docs/session.md says what of it is done and what is only shown. */
struct NetworkPolicy
{
    bool enabled = false;
    /** `TrustedDNSDomains`, with wildcards (`*.example.com`). */
    QStringList domains;
    /** `TrustedDNSServers`: literal addresses, with wildcards (`192.168.*`). */
    QStringList servers;
    /** `TrustedHttpsServerList` names servers, which nobody here asks: no network is trusted then. */
    bool asksHttpsServers = false;
    TrustedAction onTrusted = TrustedAction::Disconnect;
    UntrustedAction onUntrusted = UntrustedAction::Connect;
    friend bool operator==(const NetworkPolicy&, const NetworkPolicy&) = default;
};

/**
 * Whether a link with this suffix and these servers is trusted: its suffix matches a domain, and each of its
 * servers matches one of the list; a list that is empty asks nothing, two that are empty trust nothing.
 */
[[nodiscard]] bool isTrusted(const NetworkPolicy& policy, const QStringList& suffixes,
                             const QStringList& servers);

/** What profile and user say of connections, beyond `profile::Profile`. The user's own switches count only
 * where the profile leaves them to the user (`UserControllable`). */
struct Policy
{
    /** The profile's value, or the user's where they may: connect when the program starts. */
    bool autoConnectOnStart = false;
    /** `AllowManualHostInput`. */
    bool allowTypedHost = true;
    /** `StrictCertificateTrust`: nobody is asked about a certificate. */
    bool strictCertificateTrust = false;
    NetworkPolicy network;
    /** The user's own switches for `profile::AutoReconnect`; nothing: as the profile says. */
    std::optional<bool> autoReconnect;
    std::optional<profile::ReconnectBehavior> reconnectBehavior;
    Durations durations;
    friend bool operator==(const Policy&, const Policy&) = default;
};

/** Whether a lost connection is made again. */
[[nodiscard]] bool reconnects(const profile::AutoReconnect& profile, const Policy& policy);
/** What a sleep does; `DisconnectOnSuspend` also where nothing is reconnected. */
[[nodiscard]] profile::ReconnectBehavior sleepBehavior(const profile::AutoReconnect& profile,
                                                       const Policy& policy);

} // namespace naru::session
