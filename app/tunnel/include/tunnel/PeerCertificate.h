// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace naru::tunnel {

/** Why a chain of certificates can't be verified. */
enum class ChainProblem {
    /** Nobody whom this machine trusts has signed it. */
    UnknownIssuer,
    /** The certificate vouches for itself. */
    SelfSigned,
    /** It is good, but for other names. */
    NameMismatch,
    Expired,
    NotYetValid,
    /** A signature or a key of the chain is weaker than this machine allows. */
    TooWeak,
    Other,
};

/** What a gateway showed in the TLS handshake, before anything was sent to it. All texts are its own. */
struct PeerCertificate
{
    /** Whom we wanted to reach, as SNI and certificate name it: lower case, IPv6 without brackets. Another
     * host than the request's where the gateway redirects. */
    QString host;
    std::uint16_t port = 443;
    /** `pin-sha256:` and the public key's SHA-256 in Base64, as openconnect writes it. */
    QString key;
    /** SHA-512 in Base64 of every public key of the chain, the gateway's own first: what the pins of a
     * profile are compared with. */
    QStringList chainKeys;
    QString subject;
    QString issuer;
    /** Names and addresses that it is made out for. */
    QStringList names;
    base::SystemTime validFrom;
    base::SystemTime validUntil;
    /** Nothing where the chain ends at a CA that is trusted here and the name is right. */
    std::optional<ChainProblem> problem;
    /** What OpenSSL says of the problem. */
    QString technical;
    friend bool operator==(const PeerCertificate&, const PeerCertificate&) = default;
};

} // namespace naru::tunnel
