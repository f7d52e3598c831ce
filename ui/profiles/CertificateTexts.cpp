// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/CertificateTexts.h"

#include <algorithm>

namespace naru::profiles {

using profile::PinResult;
using profile::RuleReason;
using profile::RuleResult;
using profile::RuleSubject;

QString CertificateTexts::name(const std::vector<profile::NamePart>& parts)
{
    QStringList texts;
    for (const profile::NamePart& part : parts)
        texts.append(part.key % u'=' % part.value);
    return texts.join(QStringLiteral(", "));
}

QString CertificateTexts::rule(const RuleResult& result)
{
    switch (result.subject) {
    case RuleSubject::KeyUsage:
        return tr("Key usage, one of: %1").arg(result.rule);
    case RuleSubject::ExtendedKeyUsage:
    case RuleSubject::CustomExtendedKeyUsage:
        return tr("Extended key usage: %1").arg(result.rule);
    case RuleSubject::DistinguishedName:
        return result.rule.isEmpty() ? tr("Distinguished name")
                                     : tr("Name %1: %2").arg(result.rule, result.wanted);
    case RuleSubject::HasKeyUsage:
        return tr("Has a key usage");
    case RuleSubject::HasExtendedKeyUsage:
        return tr("Has an extended key usage");
    }
    Q_UNREACHABLE();
}

QString CertificateTexts::found(const RuleResult& result)
{
    return result.found.isEmpty() ? QStringLiteral("–") : result.found.join(QStringLiteral(", "));
}

QString CertificateTexts::reason(const RuleResult& result)
{
    switch (result.reason) {
    case RuleReason::Matches:
        return tr("The certificate has it.");
    case RuleReason::OtherValue:
        return tr("The certificate has another value.");
    case RuleReason::NoExtension:
        return result.matches ? tr("The certificate does not restrict its use, which counts as a match.")
                              : tr("The certificate does not say what it may be used for.");
    case RuleReason::NoSuchName:
        return tr("The certificate has no such name.");
    case RuleReason::Excluded:
        return tr("The rule excludes what the certificate has.");
    case RuleReason::BadRule:
        return tr("The rule cannot be understood.");
    }
    Q_UNREACHABLE();
}

QString CertificateTexts::reason(const PinResult& result)
{
    if (!result.isReadable)
        return tr("The pin cannot be read as a SHA-512.");
    return result.matches ? tr("It is the pin of this certificate's public key.")
                          : tr("It is the pin of another key.");
}

QString CertificateTexts::verdict(const std::vector<RuleResult>& rules)
{
    if (rules.empty())
        return tr("The profile has no matching rules: any certificate may be chosen.");
    const auto failing = std::ranges::count(rules, false, &RuleResult::matches);
    if (failing == 0)
        return tr("All rules match: AnyConnect may choose this certificate.");
    return tr("%n rule(s) do not match: AnyConnect would not choose this certificate.", nullptr,
              static_cast<int>(failing));
}

} // namespace naru::profiles
