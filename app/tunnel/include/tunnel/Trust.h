// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/PeerCertificate.h"

#include <QStringList>

#include <vector>

namespace naru::tunnel {

/** A public key that the user accepted for a gateway. */
struct HostPin
{
    /** As `PeerCertificate::host`. */
    QString host;
    std::uint16_t port = 443;
    /** As `PeerCertificate::key`. */
    QString key;
    friend bool operator==(const HostPin&, const HostPin&) = default;
};

/** What is held against a certificate. */
struct TrustBasis
{
    /** Keys that the user accepted, of this host and of others; several a host. */
    std::vector<HostPin> accepted;
    /** `CertificatePinList` of the profile, SHA-512 in Base64 or hexadecimal digits; one key of the chain has
     * to be among them. Empty where the profile pins nothing. */
    QStringList profilePins;
    /** `StrictCertificateTrust`: the user has no choice, and what was chosen before does not count. */
    bool strict = false;
    friend bool operator==(const TrustBasis&, const TrustBasis&) = default;
};

/** Which of the cases that are worded differently. */
enum class TrustCase {
    Trusted,
    /** Never seen, and nobody whom we trust vouches for it. */
    Unknown,
    /** Another key than the one that was accepted. */
    Changed,
    /** The profile pins other keys, or `StrictCertificateTrust` forbids what can't be verified. */
    Unverifiable,
};

/** The answer to whether a gateway is the one that we mean. */
struct TrustVerdict
{
    TrustCase kind = TrustCase::Unverifiable;
    /** Whether the user may accept the key nevertheless; false where it is trusted anyway. */
    bool mayAccept = false;
    /** For `Changed`: the keys that were accepted for this host. */
    QStringList expected;
    /** Whether the profile's pins are the reason. */
    bool profilePinsDiffer = false;
    friend bool operator==(const TrustVerdict&, const TrustVerdict&) = default;
};

/**
 * Decides on what a gateway showed (pure). In this order:
 *  - pins of the profile that no key of the chain matches: Unverifiable, no choice;
 *  - strict: what can't be verified is Unverifiable, no choice; accepted keys give no trust;
 *  - accepted keys of this host and port: this one is among them: Trusted, however the chain looks (a renewed
 *    certificate with the same key is silent, C-OC-09); it is not: Changed, also where the chain is good;
 *  - a good chain is Trusted, any other Unknown.
 */
[[nodiscard]] TrustVerdict judge(const PeerCertificate& peer, const TrustBasis& basis);

} // namespace naru::tunnel
