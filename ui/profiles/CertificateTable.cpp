// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/CertificateTable.h"

#include "profiles/CertificateTexts.h"

namespace naru::profiles {

using kit::CellText;
using kit::Tone;

CertificateTable::CertificateTable(QObject* parent)
    : CellTable(ColumnCount, parent)
{}

void CertificateTable::setCheck(std::optional<CertificateCheck> check)
{
    beginResetModel();
    m_check = std::move(check);
    endResetModel();
}

profile::NodeId CertificateTable::node(int row) const
{
    return rule(row) ? rule(row)->node : pin(row).result.node;
}

const profile::RuleResult* CertificateTable::rule(int row) const
{
    const auto at = static_cast<std::size_t>(row);
    return at < m_check->rules.size() ? &m_check->rules[at] : nullptr;
}

const PinCheck& CertificateTable::pin(int row) const
{
    return m_check->pins.at(static_cast<std::size_t>(row) - m_check->rules.size());
}

int CertificateTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_check ? 0 : static_cast<int>(m_check->rules.size() + m_check->pins.size());
}

CellText CertificateTable::cellText(int row, int column) const
{
    const profile::RuleResult* result = rule(row);
    return result ? ruleText(*result, column) : pinText(pin(row), column);
}

CellText CertificateTable::ruleText(const profile::RuleResult& rule, int column)
{
    switch (column) {
    case Rule:
        return {{.text = CertificateTexts::rule(rule), .strong = true}, {}};
    case Found:
        return {{.text = CertificateTexts::found(rule)}, {}};
    default:
        return verdictText(rule.matches, CertificateTexts::reason(rule));
    }
}

CellText CertificateTable::pinText(const PinCheck& pin, int column)
{
    switch (column) {
    case Rule:
        return {
            {.text = pin.host ? tr("Pin of %1").arg(*pin.host) : tr("Pin of all gateways"), .strong = true},
            {}};
    case Found:
        return {{.text = pin.result.subject.isEmpty() ? QStringLiteral("–") : pin.result.subject}, {}};
    default:
        return verdictText(pin.result.matches, CertificateTexts::reason(pin.result));
    }
}

CellText CertificateTable::verdictText(bool matches, const QString& reason)
{
    return {{.text = matches ? tr("matches") : tr("does not match"),
             .tone = matches ? Tone::Normal : Tone::Fail,
             .icon = matches ? QStringLiteral("good") : QStringLiteral("failed"),
             .iconTone = matches ? Tone::Accent : Tone::Fail},
            {.text = reason, .tone = Tone::Secondary, .small = true}};
}

QString CertificateTable::heading(int column) const
{
    switch (column) {
    case Rule:
        return tr("Rule or pin");
    case Found:
        return tr("The certificate, or the pin's subject");
    case Verdict:
        return tr("Result");
    default:
        return {};
    }
}

} // namespace naru::profiles
