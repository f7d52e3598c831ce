// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/SeriesTable.h"

#include "kit/CellText.h"
#include "simulator/charts/FigureText.h"

#include <cmath>
#include <limits>
#include <map>

namespace naru::simulator {

void SeriesTable::setPlots(const std::vector<Plot>& plots, const QLocale& locale)
{
    std::vector<Column> columns;
    for (const Plot& plot : plots)
        for (const PlotLine& line : plot.lines)
            columns.push_back(
                {line.name.isEmpty() ? plot.title : plot.title + QStringLiteral(": ") + line.name,
                 plot.unit});
    const bool sameColumns = columns.size() == m_columns.size();
    std::map<double, std::vector<double>> rows;
    std::size_t column = 0;
    for (const Plot& plot : plots) {
        for (const PlotLine& line : plot.lines) {
            for (const QPointF& sample : line.samples) {
                auto& row = rows[sample.x()];
                row.resize(columns.size(), std::numeric_limits<double>::quiet_NaN());
                row[column] = sample.y();
            }
            ++column;
        }
    }
    const auto size = static_cast<int>(rows.size());
    const bool grows = sameColumns && size >= rowCount();
    if (!grows)
        beginResetModel();
    else if (size > rowCount())
        beginInsertRows({}, rowCount(), size - 1);
    const bool inserts = grows && size > rowCount();
    m_columns = std::move(columns);
    m_locale = locale;
    m_length = plots.empty() ? sim::Time{} : plots.front().span.length();
    m_times.clear();
    m_rows.clear();
    for (auto& [time, values] : rows) {
        m_times.push_back(time);
        m_rows.push_back(std::move(values));
    }
    if (!grows)
        endResetModel();
    else if (inserts)
        endInsertRows();
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int SeriesTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_times.size());
}

int SeriesTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size()) + 1;
}

QVariant SeriesTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignRight);
    if (role == kit::cellTextRole)
        return QVariant::fromValue(
            kit::CellText{{.text = textOf(index),
                           .tone = index.column() == 0 ? kit::Tone::Secondary : kit::Tone::Normal,
                           .small = true,
                           .figures = true},
                          {}});
    return role == Qt::DisplayRole || role == Qt::AccessibleTextRole ? QVariant(textOf(index)) : QVariant();
}

QString SeriesTable::textOf(const QModelIndex& index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    if (index.column() == 0)
        return momentText(m_locale, sim::Time(std::llround(m_times[row] * 1e9)), m_length);
    const auto column = static_cast<std::size_t>(index.column() - 1);
    return figureText(m_locale, m_rows[row][column], m_columns[column].unit);
}

QVariant SeriesTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(Qt::AlignRight);
    if (role != Qt::DisplayRole)
        return {};
    if (section > 0)
        return m_columns.at(static_cast<std::size_t>(section - 1)).heading;
    const QString unit = unitOfTimes(m_length);
    return unit.isEmpty() ? tr("Time") : tr("Time, %1").arg(unit);
}

} // namespace naru::simulator
