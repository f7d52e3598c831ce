// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellTable.h"
#include "profiles/CertificateCheck.h"

namespace naru::profiles {

/** The rules and, behind them, the pins of a profile, and what a certificate is to each. */
class CertificateTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column { Rule, Found, Verdict, ColumnCount };

    explicit CertificateTable(QObject* parent = nullptr);

    /** Nothing: no rows. */
    void setCheck(std::optional<CertificateCheck> check);
    [[nodiscard]] const std::optional<CertificateCheck>& check() const { return m_check; }
    /** The element of the rule or the pin. */
    [[nodiscard]] profile::NodeId node(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;

private:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] const profile::RuleResult* rule(int row) const;
    [[nodiscard]] const PinCheck& pin(int row) const;
    [[nodiscard]] static kit::CellText ruleText(const profile::RuleResult& rule, int column);
    [[nodiscard]] static kit::CellText pinText(const PinCheck& pin, int column);
    [[nodiscard]] static kit::CellText verdictText(bool matches, const QString& reason);

    std::optional<CertificateCheck> m_check;
};

} // namespace naru::profiles
