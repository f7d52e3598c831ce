// SPDX-License-Identifier: GPL-3.0-or-later
#include "SessionKinds.h"

namespace naru::engine {

session::SignInFailure failureOf(const tunnel::SignInError& error)
{
    using Kind = tunnel::SignInErrorKind;
    using Failure = session::SignInFailure;
    switch (error.kind) {
    case Kind::NameUnresolved:
    case Kind::Unreachable:
    case Kind::Protocol:
        return Failure::Unreachable;
    case Kind::Deadline:
        return Failure::Deadline;
    case Kind::Refused:
    case Kind::CertificateUnusable:
        return Failure::Refused;
    case Kind::Untrusted:
        return Failure::Untrusted;
    case Kind::Cancelled:
        return Failure::CancelledByUser;
    case Kind::Unsupported:
    case Kind::BrowserMissing:
        return Failure::AsksUnsupported;
    case Kind::Crashed:
    case Kind::ProgramMissing:
        return Failure::Crashed;
    }
    Q_UNREACHABLE();
}

session::TunnelEnd endOf(tunnel::TunnelEndKind kind)
{
    using Kind = tunnel::TunnelEndKind;
    using End = session::TunnelEnd;
    switch (kind) {
    case Kind::Stopped:
        return End::Stopped;
    case Kind::SignInOnly:
        return End::SignInOnly;
    case Kind::ServerDisconnect:
        return End::GatewayGone;
    case Kind::SessionEnded:
        return End::SessionEnded;
    case Kind::CookieRejected:
        return End::SessionRejected;
    case Kind::PinMismatch:
        return End::Untrusted;
    case Kind::GatewayFailed:
        return End::Unreachable;
    case Kind::PeerDead:
        return End::PeerDead;
    case Kind::ConnectDeadline:
        return End::Deadline;
    case Kind::SettingsRefused:
        return End::SettingsRefused;
    case Kind::HelperCrashed:
    case Kind::OpenconnectCrashed:
        return End::Crashed;
    case Kind::RequestRefused:
    case Kind::PrivilegeDeadline:
    case Kind::DeviceUnavailable:
    case Kind::PortUnavailable:
    case Kind::OpenconnectMissing:
    case Kind::OcproxyMissing:
    case Kind::HelperMissing:
    case Kind::PkexecMissing:
    case Kind::PrivilegeDenied:
    case Kind::PrivilegeNoAgent:
        return End::MachineFault;
    }
    Q_UNREACHABLE();
}

session::ReconnectCause causeOf(tunnel::ReconnectReason reason)
{
    using Reason = tunnel::ReconnectReason;
    using Cause = session::ReconnectCause;
    switch (reason) {
    case Reason::DeadPeer:
    case Reason::Silence:
        return Cause::DeadPeer;
    case Reason::ConnectionLost:
        return Cause::ConnectionLost;
    case Reason::Rekey:
        return Cause::Rekey;
    case Reason::Asked:
    case Reason::Unknown:
        return Cause::Unknown;
    }
    Q_UNREACHABLE();
}

session::Policy policyOf(const profile::ConnectionSettings& settings)
{
    session::Policy policy;
    policy.allowTypedHost = settings.allowManualHostInput;
    policy.strictCertificateTrust = settings.strictCertificateTrust;
    if (settings.authenticationTimeout)
        policy.durations.signIn = *settings.authenticationTimeout;
    session::NetworkPolicy& network = policy.network;
    network.enabled = settings.automaticPolicy;
    network.domains = settings.trustedDomains;
    network.servers = settings.trustedServers;
    network.asksHttpsServers = settings.asksHttpsServers;
    // Both name the choices in the order of the schema.
    network.onTrusted = static_cast<session::TrustedAction>(settings.onTrusted);
    network.onUntrusted = static_cast<session::UntrustedAction>(settings.onUntrusted);
    return policy;
}

} // namespace naru::engine
