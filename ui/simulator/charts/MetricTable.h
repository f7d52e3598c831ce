// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellTable.h"
#include "simulator/charts/MetricRows.h"

namespace naru::kit {
class Speech;
}

namespace naru::simulator {

/** The figures of the report: of one run, or of two beside each other. */
class MetricTable final : public kit::CellTable
{
    Q_OBJECT

public:
    enum Column {
        Name,
        Mean,
        Interval,
        Median,
        P95,
        P99,
        Greatest,
        MeanB,
        IntervalB,
        Difference,
        ColumnCount
    };

    explicit MetricTable(const kit::Speech& speech, QObject* parent = nullptr);

    void setRows(std::vector<MetricRow> rows);
    [[nodiscard]] const std::vector<MetricRow>& rows() const { return m_rows; }
    /** Whether a column has something to say, with two runs or with one. */
    [[nodiscard]] static bool isShown(int column, bool two);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] kit::CellText cellText(int row, int column) const override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString figure(const MetricRow& row, int column) const;

    const kit::Speech& m_speech;
    std::vector<MetricRow> m_rows;
};

} // namespace naru::simulator
