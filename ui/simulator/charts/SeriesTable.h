// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/charts/Plot.h"

#include <QAbstractTableModel>
#include <QLocale>

namespace naru::simulator {

/** What the charts over time show as a table: a row a moment, a column a line. A gap is a dash. */
class SeriesTable final : public QAbstractTableModel
{
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setPlots(const std::vector<Plot>& plots, const QLocale& locale);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Column
    {
        QString heading;
        std::string unit;
    };

    [[nodiscard]] QString textOf(const QModelIndex& index) const;

    QLocale m_locale;
    sim::Time m_length{};
    std::vector<Column> m_columns;
    std::vector<double> m_times;
    /** Row by row. */
    std::vector<std::vector<double>> m_rows;
};

} // namespace naru::simulator
