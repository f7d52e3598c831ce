// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/CellTable.h"

namespace naru::kit {

CellTable::CellTable(int columns, QObject* parent)
    : QAbstractTableModel(parent)
    , m_columns(columns)
{}

void CellTable::noteChanges()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, m_columns - 1));
}

void CellTable::retranslate()
{
    noteChanges();
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, m_columns - 1);
}

int CellTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_columns;
}

QVariant CellTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return plainText(index.row(), index.column());
    case cellTextRole:
        return QVariant::fromValue(cellText(index.row(), index.column()));
    default:
        return {};
    }
}

QVariant CellTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    // There may be too little room for a head.
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const QString text = heading(section);
    return text.isNull() ? QVariant() : QVariant(text);
}

QString CellTable::plainText(int row, int column) const
{
    const CellText text = cellText(row, column);
    return text.second.text.isEmpty() ? text.first.text
                                      : text.first.text % QStringLiteral(", ") % text.second.text;
}

} // namespace naru::kit
