// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/CertificateTable.h"

#include "profiles/CertificateTexts.h"

namespace naru::profiles {

using kit::CellText;
using kit::Tone;

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

void CertificateTable::retranslate()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
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

int CertificateTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(ColumnCount);
}

QVariant CertificateTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const profile::RuleResult* result = rule(index.row());
    const CellText text =
        result ? ruleText(*result, index.column()) : pinText(pin(index.row()), index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return text.second.text.isEmpty() ? text.first.text
                                          : text.first.text % QStringLiteral(", ") % text.second.text;
    case kit::cellTextRole:
        return QVariant::fromValue(text);
    default:
        return {};
    }
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

QVariant CertificateTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
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
