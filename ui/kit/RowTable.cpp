// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/RowTable.h"

#include "kit/CellDelegate.h"
#include "kit/RowHeader.h"
#include "kit/Theme.h"

#include <QHoverEvent>
#include <QKeyEvent>
#include <QPainter>

#include <limits>
#include <numeric>

namespace naru::kit {

namespace {

/** So many rows decide how wide a column must be; measuring all of a long table would stop the window. */
constexpr int measuredRows = 40;

} // namespace

RowTable::RowTable(const Theme& theme, RowHeader* header, QWidget* parent)
    : QTreeView(parent)
    , m_theme(theme)
    , m_header(header)
{
    setHeader(header);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(0);
    setAllColumnsShowFocus(true);
    setUniformRowHeights(false);
    setSelectionBehavior(SelectRows);
    setSelectionMode(SingleSelection);
    setEditTriggers(NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    // Tab leaves the table, the arrows move in it.
    setTabKeyNavigation(false);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::Fixed);
    header->setResizeContentsPrecision(measuredRows);
}

bool RowTable::isFirstColumn(int column) const
{
    return m_header->isFirst(column);
}

bool RowTable::isLastColumn(int column) const
{
    return m_header->isLast(column);
}

void RowTable::setColumnWidths(std::vector<ColumnWidth> widths)
{
    m_widths = std::move(widths);
    fitColumns();
}

int RowTable::neededWidth(int column) const
{
    const ColumnWidth& wish = m_widths[static_cast<std::size_t>(column)];
    const int insets = CellDelegate::insets(isFirstColumn(column), isLastColumn(column));
    int content = wish.least;
    if (wish.fitContent) {
        content = std::max(content, m_header->contentWidth(column));
        for (int row = 0; row < std::min(measuredRows, model()->rowCount()); ++row) {
            const QModelIndex index = model()->index(row, column);
            QStyleOptionViewItem option;
            initViewItemOption(&option);
            content =
                std::max(content, itemDelegateForIndex(index)->sizeHint(option, index).width() - insets);
        }
    }
    return content + insets;
}

void RowTable::fitColumns()
{
    if (!model())
        return;
    const int columns = std::min(model()->columnCount(), static_cast<int>(m_widths.size()));
    std::vector<int> widths;
    int stretch = 0;
    for (int column = 0; column < columns; ++column) {
        if (isColumnHidden(column)) {
            widths.push_back(0);
            continue;
        }
        widths.push_back(neededWidth(column));
        stretch += m_widths[static_cast<std::size_t>(column)].stretch;
    }
    // What is too much is taken from the columns that stretch, too: they can wrap. A table that scrolls keeps
    // their widths.
    const int least =
        horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff ? std::numeric_limits<int>::min() : 0;
    const int left = std::max(viewport()->width() - std::accumulate(widths.begin(), widths.end(), 0), least);
    int given = 0;
    int parts = 0;
    for (int column = 0; column < columns; ++column) {
        if (isColumnHidden(column))
            continue;
        parts += m_widths[static_cast<std::size_t>(column)].stretch;
        const int upToHere = stretch > 0 ? left * parts / stretch : 0;
        m_header->resizeSection(column,
                                std::max(widths[static_cast<std::size_t>(column)] + upToHere - given, 24));
        given = upToHere;
    }
}

void RowTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Delete) && currentIndex().isValid())
        Q_EMIT deletePressed(currentIndex());
    else
        QTreeView::keyPressEvent(event);
}

void RowTable::resizeEvent(QResizeEvent* event)
{
    QTreeView::resizeEvent(event);
    fitColumns();
}

bool RowTable::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverEnter) {
        m_hovered = indexAt(static_cast<QHoverEvent*>(event)->position().toPoint()).siblingAtColumn(0);
    } else if (event->type() == QEvent::HoverLeave || event->type() == QEvent::Leave) {
        m_hovered = QModelIndex();
    }
    return QTreeView::viewportEvent(event);
}

void RowTable::drawRow(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Colors& colors = m_theme.colors();
    const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
    const QModelIndex first = index.siblingAtColumn(0);
    const bool selected = selectionModel() && selectionModel()->isRowSelected(index.row(), index.parent());
    if (selected)
        painter->fillRect(row, colors.soft);
    else if (m_hovered == first)
        painter->fillRect(row, colors.hover);
    painter->setPen(colors.line);
    painter->drawLine(row.left() + Theme::pageMargin, row.bottom(), row.right() - Theme::pageMargin,
                      row.bottom());

    for (int column = 0; column < model()->columnCount(); ++column) {
        if (isColumnHidden(column))
            continue;
        const QModelIndex cell = index.siblingAtColumn(column);
        QStyleOptionViewItem cellOption = option;
        cellOption.widget = this;
        cellOption.rect = QRect(columnViewportPosition(column), row.top(), columnWidth(column), row.height());
        itemDelegateForIndex(cell)->paint(painter, cellOption, cell);
    }
    if (hasFocus() && currentIndex().isValid() && currentIndex().row() == index.row()) {
        painter->setPen(QPen(colors.accent, Theme::focusWidth));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(row.adjusted(1, 1, -1, -2));
    }
}

} // namespace naru::kit
