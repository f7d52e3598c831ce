// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/CellDelegate.h"

#include "kit/RowTable.h"
#include "kit/Theme.h"

#include <QPainter>

namespace naru::kit {

namespace {

const RowTable* tableOf(const QStyleOptionViewItem& option)
{
    return qobject_cast<const RowTable*>(option.widget);
}

} // namespace

CellDelegate::CellDelegate(const Theme& theme, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

int CellDelegate::insets(bool first, bool last)
{
    return (first ? Theme::pageMargin : 0) + (last ? Theme::pageMargin : gap);
}

QRect CellDelegate::contentRect(const QRect& cell, bool first, bool last)
{
    return cell.adjusted(first ? Theme::pageMargin : 0, 0, last ? -Theme::pageMargin : -gap, 0);
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    const RowTable* table = tableOf(option);
    const bool first = table && table->isFirstColumn(index.column());
    const bool last = table && table->isLastColumn(index.column());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintContent(*painter, contentRect(option.rect, first, last), option, index);
    painter->restore();
}

QSize CellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const RowTable* table = tableOf(option);
    const bool first = table && table->isFirstColumn(index.column());
    const bool last = table && table->isLastColumn(index.column());
    const QSize content = contentSize(index);
    return {content.width() + insets(first, last),
            std::max(content.height() + 2 * RowTable::rowPadding, RowTable::lowestRow)};
}

} // namespace naru::kit
