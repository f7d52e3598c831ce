// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <chrono>
#include <map>
#include <optional>

namespace naru::profile {

class Document;

/** `TrustedNetworkPolicy`, in the order of the schema. */
enum class TrustedNetworkPolicy { Disconnect, Connect, Pause, DoNothing };
/** `UntrustedNetworkPolicy`. */
enum class UntrustedNetworkPolicy { Connect, DoNothing };

/** What a profile says of connecting, beyond what a run needs; a value. Each default is the schema's. */
struct ConnectionSettings
{
    bool allowManualHostInput = true;
    /** Of the local policy, which many profiles carry. */
    bool strictCertificateTrust = false;
    /** `AuthenticationTimeout`; nothing where the profile leaves it to the client. */
    std::optional<std::chrono::seconds> authenticationTimeout;

    bool automaticPolicy = false;
    QStringList trustedDomains;
    QStringList trustedServers;
    /** `TrustedHttpsServerList` names a server. */
    bool asksHttpsServers = false;
    TrustedNetworkPolicy onTrusted = TrustedNetworkPolicy::Disconnect;
    UntrustedNetworkPolicy onUntrusted = UntrustedNetworkPolicy::Connect;

    /** Pins count only where this is on (`CertificatePinning`). */
    bool certificatePinning = false;
    /** SHA-512 of public keys as the file writes them; of all servers without pins of their own. */
    QStringList globalPins;
    /** By path of the host entry, as `HostEntry::path`. */
    std::map<QString, QStringList> hostPins;

    /** The pins that hold for a host entry; empty where nothing is pinned. */
    [[nodiscard]] QStringList pinsOf(const QString& hostPath) const;
    friend bool operator==(const ConnectionSettings&, const ConnectionSettings&) = default;
};

/** Reads them from a document of any root; what is missing or bad has its default. Pure. */
[[nodiscard]] ConnectionSettings readConnectionSettings(const Document& document);

} // namespace naru::profile
