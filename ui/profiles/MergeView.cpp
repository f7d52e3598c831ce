// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/MergeView.h"

#include "kit/RowHeader.h"
#include "kit/TextCell.h"

#include <QKeyEvent>

namespace naru::profiles {

using profile::MergeSide;

MergeView::MergeView(const kit::Theme& theme, MergeTable& table, QWidget* parent)
    : RowTable(theme, new kit::RowHeader(theme), parent)
    , m_table(table)
{
    setModel(&m_table);
    setItemDelegate(new kit::TextCell(theme, this));
    std::vector<kit::ColumnWidth> widths(MergeTable::ColumnCount);
    widths[MergeTable::What] = {.least = 190, .fitContent = false, .stretch = 3};
    for (const int column : {MergeTable::Base, MergeTable::Mine, MergeTable::Theirs})
        widths[static_cast<std::size_t>(column)] = {.least = 130, .fitContent = false, .stretch = 2};
    setColumnWidths(std::move(widths));
    connect(this, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == MergeTable::Mine)
            m_table.choose(index.row(), MergeSide::Mine);
        else if (index.column() == MergeTable::Theirs)
            m_table.choose(index.row(), MergeSide::Theirs);
    });
}

void MergeView::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex current = currentIndex();
    if (current.isValid() && event->key() == Qt::Key_Left)
        m_table.choose(current.row(), MergeSide::Mine);
    else if (current.isValid() && event->key() == Qt::Key_Right)
        m_table.choose(current.row(), MergeSide::Theirs);
    else
        RowTable::keyPressEvent(event);
}

} // namespace naru::profiles
