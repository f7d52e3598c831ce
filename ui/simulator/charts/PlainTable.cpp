// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/PlainTable.h"

#include "kit/CellText.h"
#include "kit/Csv.h"

namespace naru::simulator {

void PlainTable::setContent(const QStringList& headings, std::vector<QStringList> rows, int firstNumber)
{
    beginResetModel();
    m_headings = headings;
    m_rows = std::move(rows);
    m_firstNumber = firstNumber;
    endResetModel();
}

QByteArray PlainTable::csv() const
{
    kit::Csv csv(m_headings);
    for (const QStringList& row : m_rows)
        csv.addRow(row);
    return csv.bytes();
}

int PlainTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PlainTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_headings.size());
}

QVariant PlainTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const QString text = m_rows[static_cast<std::size_t>(index.row())].value(index.column());
    switch (role) {
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() < m_firstNumber ? Qt::AlignLeft : Qt::AlignRight);
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return text;
    case kit::cellTextRole:
        return QVariant::fromValue(
            kit::CellText{{.text = text, .small = true, .figures = index.column() >= m_firstNumber}, {}});
    default:
        return {};
    }
}

QVariant PlainTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(section < m_firstNumber ? Qt::AlignLeft : Qt::AlignRight);
    return role == Qt::DisplayRole ? QVariant(m_headings.value(section)) : QVariant();
}

} // namespace naru::simulator
