// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/CertificateRules.h"

#include <optional>

namespace naru::profiles {

/** A pin of the profile, and in which list it stands. */
struct PinCheck
{
    profile::PinResult result;
    /** Name of the host entry whose list it is; nothing: the list of the whole client. */
    std::optional<QString> host;
};

/** What a certificate is to a profile. */
struct CertificateCheck
{
    profile::CertificateFacts facts;
    std::vector<profile::RuleResult> rules;
    std::vector<PinCheck> pins;
};

/** Holds a certificate against all rules and pins of the profile. Pure. */
[[nodiscard]] CertificateCheck checkCertificate(const profile::Document& document,
                                                const profile::CertificateFacts& facts);

/** Reads a certificate from a file in PEM or DER. Any thread. `FileNotFound`, `FileNotReadable`,
 * `FileTooLarge`, `CertificateInvalid`; the subject is the file. */
[[nodiscard]] base::Result<profile::CertificateFacts> readCertificateFile(const QString& path);

/** Adds the pin of its public key to the list of a host entry, or of the whole client: one step of undo. The
 * element of the pin; errors as those of the document's edits. */
[[nodiscard]] base::Result<profile::NodeId> addPin(profile::Document& document,
                                                   std::optional<profile::NodeId> host,
                                                   const profile::CertificateFacts& facts,
                                                   profile::MergeId merge);

} // namespace naru::profiles
