// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/EventCell.h"

#include "kit/RowTable.h"
#include "kit/Theme.h"

#include <QHeaderView>
#include <QPainter>

#include <utility>

namespace naru::evidence_ui {

EventCell::EventCell(const kit::Theme& theme, kit::RowTable& table)
    : CellDelegate(theme, &table)
    , m_table(table)
{
    // Heights follow widths: once for all columns that a resize moves.
    connect(table.header(), &QHeaderView::sectionResized, this, [this] {
        if (std::exchange(m_isLayoutDue, true))
            return;
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_isLayoutDue = false;
                m_table.doItemsLayout();
            },
            Qt::QueuedConnection);
    });
}

void EventCell::paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& /*option*/,
                             const QModelIndex& index) const
{
    painter.setFont(theme().medium());
    painter.setPen(theme().colors().text);
    const QString sentence = index.data().toString();
    if (m_table.uniformRowHeights())
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(sentence, Qt::ElideRight, place.width()));
    else
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, sentence);
}

QSize EventCell::contentSize(const QModelIndex& index) const
{
    constexpr int anyHeight = 10'000;
    const int width = m_table.columnWidth(index.column()) -
                      insets(m_table.isFirstColumn(index.column()), m_table.isLastColumn(index.column()));
    return QFontMetrics(theme().medium())
        .boundingRect(QRect(0, 0, std::max(width, 40), anyHeight), Qt::TextWordWrap, index.data().toString())
        .size();
}

} // namespace naru::evidence_ui
