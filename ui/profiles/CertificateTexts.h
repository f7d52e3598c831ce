// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/CertificateRules.h"

#include <QCoreApplication>

namespace naru::profiles {

/** Says in a language which rules and pins of a profile fit a certificate, which do not, and why. */
class CertificateTexts
{
    Q_DECLARE_TR_FUNCTIONS(naru::profiles::CertificateTexts)

public:
    /** `CN=Kim, O=Example`: the subject or the issuer of a certificate. */
    [[nodiscard]] static QString name(const std::vector<profile::NamePart>& parts);
    /** What a rule asks for: `Key usage: one of Digital_Signature`. */
    [[nodiscard]] static QString rule(const profile::RuleResult& result);
    /** What the certificate has; an en dash for nothing. */
    [[nodiscard]] static QString found(const profile::RuleResult& result);
    /** Why it does or does not match. */
    [[nodiscard]] static QString reason(const profile::RuleResult& result);
    [[nodiscard]] static QString reason(const profile::PinResult& result);
    /** The one sentence above all rules. */
    [[nodiscard]] static QString verdict(const std::vector<profile::RuleResult>& rules);
};

} // namespace naru::profiles
