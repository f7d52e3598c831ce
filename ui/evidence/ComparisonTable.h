// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/EvidenceModel.h"

#include <QAbstractTableModel>

namespace naru::kit {
class Speech;
}

namespace naru::evidence_ui {

/** A `Comparison` as a table: gateway, one column a probe, RTT. What is shown, said by screen readers and in
 * tooltips is the same. */
class ComparisonTable final : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit ComparisonTable(const kit::Speech& speech, QObject* parent = nullptr);

    void setComparison(const ComparisonPtr& comparison);
    void retranslate();
    [[nodiscard]] const Comparison& comparison() const { return *m_comparison; }
    /** Null for the columns that are no probe, and where the gateway has none. */
    [[nodiscard]] const ProbeCell* probe(const QModelIndex& index) const;
    /** Where the connection stands; invalid where it does not. */
    [[nodiscard]] QModelIndex indexOf(std::size_t connection) const;
    /** What stands in a probe's cell from left to right: log, capture and difference; log alone; or TCP and
     * full exchange of a capture alone. */
    [[nodiscard]] QStringList values(const ProbeCell& cell) const;
    [[nodiscard]] QStringList valueHeads() const;
    /** The longest of the first rows for each place of a probe's cell: what its width must hold. */
    [[nodiscard]] const QStringList& longestValues() const { return m_longest; }
    /** In whole ms, without the unit. */
    [[nodiscard]] QString rttText(const ComparisonRow& row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString cellText(const QModelIndex& index) const;
    void findLongest();

    const kit::Speech& m_speech;
    ComparisonPtr m_comparison;
    QStringList m_longest;
};

} // namespace naru::evidence_ui
