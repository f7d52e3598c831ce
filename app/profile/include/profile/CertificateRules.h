// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace naru::profile {

/** An attribute of a subject or an issuer: `CN` of `vpn.example.net`. */
struct NamePart
{
    /** As `Name` in a profile writes it, without `ISSUER-`; the number of its OID for others. */
    QString key;
    QString value;
    friend bool operator==(const NamePart&, const NamePart&) = default;
};

/** What the rules of a profile look at in a certificate; made by `certificate::readCertificate`. */
struct CertificateFacts
{
    std::vector<NamePart> subject;
    std::vector<NamePart> issuer;
    /** The words of `MatchKey`; nothing where the certificate has no such extension. */
    std::optional<QStringList> keyUsage;
    /** OIDs; nothing where the certificate has no such extension. */
    std::optional<QStringList> extendedKeyUsage;
    /** Of the public key, 64 bytes. */
    QByteArray publicKeySha512;
    friend bool operator==(const CertificateFacts&, const CertificateFacts&) = default;
};

/** What a rule looks at. */
enum class RuleSubject {
    /** Any one of the words has to be there. */
    KeyUsage,
    /** All of them have to be there; one rule each. */
    ExtendedKeyUsage,
    CustomExtendedKeyUsage,
    DistinguishedName,
    /** `MatchOnlyCertsWithKU`, `MatchOnlyCertsWithEKU`. */
    HasKeyUsage,
    HasExtendedKeyUsage,
};

/** Why a rule does or does not match. */
enum class RuleReason {
    Matches,
    /** Other uses, names or values. */
    OtherValue,
    /** The certificate has no such extension. For KeyUsage and ExtendedKeyUsage that counts as a match
       unless the profile asks for certificates that have it. */
    NoExtension,
    NoSuchName,
    /** `NotEqual`, and the value is there. */
    Excluded,
    /** The rule can't be understood. */
    BadRule,
};

/** One rule of a `CertificateMatch`, and what a certificate is to it. */
struct RuleResult
{
    RuleSubject subject;
    bool matches = false;
    RuleReason reason = RuleReason::Matches;
    /** As the profile writes it: `Digital_Signature Key_Agreement`, `ISSUER-CN`. */
    QString rule;
    /** What the rule wants of a name; empty for others. */
    QString wanted;
    /** What the certificate has. */
    QStringList found;
    NodeId node;
};

/** All rules of the profile's `CertificateMatch` in its order; empty where there is none. Pure. */
[[nodiscard]] std::vector<RuleResult> matchCertificate(const Document& document,
                                                       const CertificateFacts& certificate);

/** One pin of the profile, and whether it is that of a certificate's public key. */
struct PinResult
{
    NodeId node;
    /** `Pin` can't be read as a SHA-512. */
    bool isReadable = true;
    bool matches = false;
    QString subject;
    QString issuer;
};

/** The pins below `list`, a `CertificatePinList`. Pure. */
[[nodiscard]] std::vector<PinResult> matchPins(const Document& document, NodeId list,
                                               const CertificateFacts& certificate);

} // namespace naru::profile
