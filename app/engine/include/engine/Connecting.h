// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Secret.h"
#include "ogs/Verdict.h"
#include "session/Hop.h"
#include "tunnel/Form.h"
#include "tunnel/SignInRequest.h"
#include "tunnel/Traffic.h"
#include "tunnel/Trust.h"
#include "tunnel/TunnelInfo.h"
#include "tunnel/TunnelSettings.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace naru::engine {

/** A connection that is wanted. */
struct ConnectRequest
{
    /** Name of a host entry that was chosen by hand; nothing: whatever the selection says. */
    std::optional<QString> entry;
    ogs::Trigger trigger = ogs::Trigger::Connection;
};

/** How connections are made; a change counts from the next attempt on. */
struct ConnectionOptions
{
    /** How a tunnel is made; without a backend the usual one. */
    tunnel::TunnelSettings tunnel;
    /** Stands in forms at first; nothing of it is secret. */
    tunnel::KnownUser user;
    /** Answers to fields by name, to be submitted by themselves at most once a gateway (C-OC-01). */
    std::vector<tunnel::FieldValue> secrets;
    /** A PEM file of CAs that are trusted beside the machine's own; empty without. */
    QString caFile;
    /** Public keys that are trusted at every gateway of the profile, as `PeerCertificate::key`. */
    QStringList pins;
    std::optional<tunnel::ClientCertificate> certificate;
    /** Nobody can be asked: a form that can't be answered by itself counts as a refusal. */
    bool unattended = false;
};

/** For gateways whose user is known, such as the demo's: signs in by itself, and leads through a SOCKS proxy,
 * so that nothing of the machine changes. `caFile` as in `ConnectionOptions`. */
[[nodiscard]] ConnectionOptions socksConnection(std::uint16_t port, const QString& user,
                                                const base::Secret& password, const QString& caFile);

/** A gateway asks for answers. */
struct FormQuestion
{
    session::Hop hop;
    tunnel::Form form;
    /** A stored answer was tried in this attempt, and the gateway did not want it. */
    bool storedAnswerRefused = false;
};

/** A gateway shows a certificate that is not trusted, and the user may choose. */
struct CertificateQuestion
{
    session::Hop hop;
    tunnel::PeerCertificate peer;
    tunnel::TrustVerdict verdict;
};

/** Why a secret that was to be kept is not: it is known for this session alone (C-KEY-01). */
enum class NotStored { NoService, Locked, Refused };

/** Where a stored secret belongs; never the secret. */
struct StoredSecret
{
    QString gateway;
    QString field;
    QString user;
    friend bool operator==(const StoredSecret&, const StoredSecret&) = default;
};

/** A key that the user accepted for a gateway. */
struct AcceptedKey
{
    QString host;
    std::uint16_t port = 443;
    QString key;
    QString subject;
    base::SystemTime firstSeen;
    friend bool operator==(const AcceptedKey&, const AcceptedKey&) = default;
};

/** What is kept of gateways beyond the cache, for the settings. */
struct KeptTrust
{
    std::vector<StoredSecret> secrets;
    std::vector<AcceptedKey> keys;
    friend bool operator==(const KeptTrust&, const KeptTrust&) = default;
};

} // namespace naru::engine
