// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellText.h"
#include "profiles/CertificateCheck.h"

#include <QAbstractTableModel>

namespace naru::profiles {

/** The rules and, behind them, the pins of a profile, and what a certificate is to each. */
class CertificateTable final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Rule, Found, Verdict, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /** Nothing: no rows. */
    void setCheck(std::optional<CertificateCheck> check);
    [[nodiscard]] const std::optional<CertificateCheck>& check() const { return m_check; }
    /** The element of the rule or the pin. */
    [[nodiscard]] profile::NodeId node(int row) const;
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] const profile::RuleResult* rule(int row) const;
    [[nodiscard]] const PinCheck& pin(int row) const;
    [[nodiscard]] static kit::CellText ruleText(const profile::RuleResult& rule, int column);
    [[nodiscard]] static kit::CellText pinText(const PinCheck& pin, int column);
    [[nodiscard]] static kit::CellText verdictText(bool matches, const QString& reason);

    std::optional<CertificateCheck> m_check;
};

} // namespace naru::profiles
