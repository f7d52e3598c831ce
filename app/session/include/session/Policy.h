// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/UserSwitches.h"
#include "session/Durations.h"

#include <QString>
#include <QStringList>

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

/** What profile and user say of connections, beyond `profile::Profile`. */
struct Policy
{
    /** `AllowManualHostInput`. */
    bool allowTypedHost = true;
    /** `StrictCertificateTrust`: nobody is asked about a certificate. */
    bool strictCertificateTrust = false;
    NetworkPolicy network;
    profile::UserSwitches user;
    Durations durations;
    friend bool operator==(const Policy&, const Policy&) = default;
};

} // namespace naru::session
