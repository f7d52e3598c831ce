// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/PlainTable.h"

#include "kit/CellText.h"

namespace naru::simulator {

void PlainTable::setContent(TextTable content)
{
    beginResetModel();
    m_content = std::move(content);
    endResetModel();
}

int PlainTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.rows.size());
}

int PlainTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_content.headings.size());
}

QVariant PlainTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const QString text = m_content.rows[static_cast<std::size_t>(index.row())].value(index.column());
    switch (role) {
    case Qt::TextAlignmentRole:
        return static_cast<int>(index.column() < m_content.firstNumber ? Qt::AlignLeft : Qt::AlignRight);
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        return text;
    case kit::cellTextRole:
        return QVariant::fromValue(kit::CellText{
            {.text = text, .small = true, .figures = index.column() >= m_content.firstNumber}, {}});
    default:
        return {};
    }
}

QVariant PlainTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return static_cast<int>(section < m_content.firstNumber ? Qt::AlignLeft : Qt::AlignRight);
    return role == Qt::DisplayRole ? QVariant(m_content.headings.value(section)) : QVariant();
}

} // namespace naru::simulator
