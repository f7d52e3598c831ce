// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/CertificateRules.h"

#include "profile/Field.h"
#include "profile/FieldValue.h"

#include <QHash>

#include <algorithm>

namespace naru::profile {

namespace {

/** What the words of `ExtendedMatchKey` stand for (RFC 5280, RFC 4945 and their forerunners). */
QString oidOf(const QString& word)
{
    static const QHash<QString, QString> oids{
        {QStringLiteral("ServerAuth"), QStringLiteral("1.3.6.1.5.5.7.3.1")},
        {QStringLiteral("ClientAuth"), QStringLiteral("1.3.6.1.5.5.7.3.2")},
        {QStringLiteral("CodeSign"), QStringLiteral("1.3.6.1.5.5.7.3.3")},
        {QStringLiteral("EmailProtect"), QStringLiteral("1.3.6.1.5.5.7.3.4")},
        {QStringLiteral("IPSecEndSystem"), QStringLiteral("1.3.6.1.5.5.7.3.5")},
        {QStringLiteral("IPSecTunnel"), QStringLiteral("1.3.6.1.5.5.7.3.6")},
        {QStringLiteral("IPSecUser"), QStringLiteral("1.3.6.1.5.5.7.3.7")},
        {QStringLiteral("TimeStamp"), QStringLiteral("1.3.6.1.5.5.7.3.8")},
        {QStringLiteral("OCSPSign"), QStringLiteral("1.3.6.1.5.5.7.3.9")},
        {QStringLiteral("DVCS"), QStringLiteral("1.3.6.1.5.5.7.3.10")},
        {QStringLiteral("IKEIntermediate"), QStringLiteral("1.3.6.1.5.5.8.2.2")},
    };
    return oids.value(word);
}

/** Evaluates one `CertificateMatch`. */
class Matcher
{
public:
    Matcher(const Document& document, const CertificateFacts& certificate)
        : m_document(document)
        , m_certificate(certificate)
    {}

    std::vector<RuleResult> run(NodeId match)
    {
        m_wantsKeyUsage = demands(match, u"MatchOnlyCertsWithKU");
        m_wantsExtendedKeyUsage = demands(match, u"MatchOnlyCertsWithEKU");
        for (const NodeId node : m_document.children(match)) {
            const QString name = m_document.name(node);
            if (name == u"KeyUsage")
                matchKeyUsage(node);
            else if (name == u"ExtendedKeyUsage")
                matchExtendedKeyUsage(node);
            else if (name == u"DistinguishedName")
                matchNames(node);
            else if (name == u"MatchOnlyCertsWithKU" && m_wantsKeyUsage)
                demand(node, RuleSubject::HasKeyUsage, m_certificate.keyUsage);
            else if (name == u"MatchOnlyCertsWithEKU" && m_wantsExtendedKeyUsage)
                demand(node, RuleSubject::HasExtendedKeyUsage, m_certificate.extendedKeyUsage);
        }
        return std::move(m_results);
    }

private:
    [[nodiscard]] bool demands(NodeId match, QStringView name) const
    {
        const auto node = m_document.child(match, name);
        return node && readBoolean(m_document.value(*node)).value.value_or(false);
    }

    void demand(NodeId node, RuleSubject subject, const std::optional<QStringList>& extension)
    {
        const RuleReason reason = extension ? RuleReason::Matches : RuleReason::NoExtension;
        m_results.push_back({subject,
                             extension.has_value(),
                             reason,
                             m_document.name(node),
                             {},
                             extension.value_or(QStringList()),
                             node});
    }

    /** Any one of the words is enough. */
    void matchKeyUsage(NodeId node)
    {
        QStringList words;
        for (const NodeId key : m_document.children(node, u"MatchKey"))
            words.append(m_document.value(key));
        const bool hasOne = std::any_of(words.begin(), words.end(), [this](const QString& word) {
            return m_certificate.keyUsage.value_or(QStringList()).contains(word, Qt::CaseInsensitive);
        });
        addUsage(node, RuleSubject::KeyUsage, words.join(u' '), hasOne, m_certificate.keyUsage,
                 m_wantsKeyUsage);
    }

    /** All of them have to be there, so each is a rule of its own. */
    void matchExtendedKeyUsage(NodeId node)
    {
        for (const NodeId key : m_document.children(node)) {
            const QString value = m_document.value(key);
            const bool isCustom = m_document.name(key) == u"CustomExtendedMatchKey";
            if (!isCustom && m_document.name(key) != u"ExtendedMatchKey")
                continue;
            const RuleSubject subject =
                isCustom ? RuleSubject::CustomExtendedKeyUsage : RuleSubject::ExtendedKeyUsage;
            const QString oid = isCustom ? value : oidOf(value);
            const bool hasIt =
                !oid.isEmpty() && m_certificate.extendedKeyUsage.value_or(QStringList()).contains(oid);
            addUsage(key, subject, value, hasIt, m_certificate.extendedKeyUsage, m_wantsExtendedKeyUsage);
            if (oid.isEmpty())
                m_results.back() = {subject, false, RuleReason::BadRule, value, {}, {}, key};
        }
    }

    void addUsage(NodeId node, RuleSubject subject, const QString& rule, bool hasIt,
                  const std::optional<QStringList>& extension, bool isDemanded)
    {
        RuleReason reason = hasIt ? RuleReason::Matches : RuleReason::OtherValue;
        if (!extension)
            reason = RuleReason::NoExtension;
        const bool matches = hasIt || (!extension && !isDemanded);
        m_results.push_back({subject, matches, reason, rule, {}, extension.value_or(QStringList()), node});
    }

    void matchNames(NodeId node)
    {
        for (const NodeId definition : m_document.children(node, u"DistinguishedNameDefinition"))
            m_results.push_back(matchName(definition));
    }

    [[nodiscard]] RuleResult matchName(NodeId definition) const
    {
        static const QString issuerMark = QStringLiteral("ISSUER-");
        const auto name = m_document.child(definition, u"Name");
        const auto pattern = m_document.child(definition, u"Pattern");
        RuleResult result{RuleSubject::DistinguishedName, false, RuleReason::BadRule, {}, {}, {}, definition};
        if (!name || !pattern || m_document.value(*pattern).isEmpty())
            return result;
        result.rule = m_document.value(*name);
        result.wanted = m_document.value(*pattern);
        const bool isIssuer = result.rule.startsWith(issuerMark);
        const QString key = isIssuer ? result.rule.sliced(issuerMark.size()) : result.rule;
        for (const NamePart& part : isIssuer ? m_certificate.issuer : m_certificate.subject) {
            if (isSameKey(part.key, key))
                result.found.append(part.value);
        }
        return judged(std::move(result), definition);
    }

    /** Where a name stands more than once, one of them is enough. */
    [[nodiscard]] RuleResult judged(RuleResult result, NodeId definition) const
    {
        const bool hasWildcard = option(definition, u"Wildcard", u"Enabled");
        const Qt::CaseSensitivity letters =
            option(definition, u"MatchCase", u"Disabled") ? Qt::CaseInsensitive : Qt::CaseSensitive;
        const bool isThere = std::any_of(result.found.begin(), result.found.end(), [&](const QString& value) {
            return hasWildcard ? value.contains(result.wanted, letters)
                               : value.compare(result.wanted, letters) == 0;
        });
        const bool isExcluded = option(definition, u"Operator", u"NotEqual");
        result.matches = isThere != isExcluded;
        if (result.matches)
            result.reason = RuleReason::Matches;
        else if (isExcluded)
            result.reason = RuleReason::Excluded;
        else
            result.reason = result.found.isEmpty() ? RuleReason::NoSuchName : RuleReason::OtherValue;
        return result;
    }

    [[nodiscard]] bool option(NodeId definition, QStringView name, QStringView value) const
    {
        return m_document.attribute(definition, name)
                   .value_or(QString())
                   .trimmed()
                   .compare(value, Qt::CaseInsensitive) == 0;
    }

    /** SP and ST are one thing, a state. */
    static bool isSameKey(const QString& a, const QString& b)
    {
        const auto canonical = [](const QString& key) { return key == u"SP" ? QStringLiteral("ST") : key; };
        return canonical(a) == canonical(b);
    }

    const Document& m_document;
    const CertificateFacts& m_certificate;
    bool m_wantsKeyUsage = false;
    bool m_wantsExtendedKeyUsage = false;
    std::vector<RuleResult> m_results;
};

} // namespace

std::vector<RuleResult> matchCertificate(const Document& document, const CertificateFacts& certificate)
{
    const auto client = document.child(document.root(), u"ClientInitialization");
    const auto match = client ? document.child(*client, u"CertificateMatch") : std::nullopt;
    return match ? Matcher(document, certificate).run(*match) : std::vector<RuleResult>();
}

std::vector<PinResult> matchPins(const Document& document, NodeId list, const CertificateFacts& certificate)
{
    std::vector<PinResult> results;
    for (const NodeId node : document.children(list, u"Pin")) {
        const auto pin = readPin(document.value(node));
        results.push_back({node, pin.has_value(), pin && *pin == certificate.publicKeySha512,
                           document.attribute(node, u"Subject").value_or(QString()),
                           document.attribute(node, u"Issuer").value_or(QString())});
    }
    return results;
}

} // namespace naru::profile
