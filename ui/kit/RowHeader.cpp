// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/RowHeader.h"

#include "kit/CellDelegate.h"
#include "kit/Theme.h"

#include <QPainter>

namespace naru::kit {

RowHeader::RowHeader(const Theme& theme, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_theme(theme)
{
    setSectionsClickable(false);
    setHighlightSections(false);
    setMinimumSectionSize(8);
    setFocusPolicy(Qt::NoFocus);
}

QSize RowHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), height};
}

int RowHeader::contentWidth(int column) const
{
    // One pixel more: advances are rounded, and a text that just fits would end in dots.
    return 1 + QFontMetrics(m_theme.small())
                   .horizontalAdvance(model()->headerData(column, Qt::Horizontal).toString());
}

bool RowHeader::isFirst(int column) const
{
    for (int visual = visualIndex(column) - 1; visual >= 0; --visual) {
        if (!isSectionHidden(logicalIndex(visual)))
            return false;
    }
    return true;
}

bool RowHeader::isLast(int column) const
{
    for (int visual = visualIndex(column) + 1; visual < count(); ++visual) {
        if (!isSectionHidden(logicalIndex(visual)))
            return false;
    }
    return true;
}

void RowHeader::paintSection(QPainter* painter, const QRect& rect, int column) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintContent(*painter, CellDelegate::contentRect(rect, isFirst(column), isLast(column)), column);
    painter->restore();
}

void RowHeader::paintContent(QPainter& painter, const QRect& place, int column) const
{
    const auto given =
        Qt::Alignment(model()->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
    const Qt::Alignment alignment = given & Qt::AlignRight ? Qt::AlignRight : Qt::AlignLeft;
    painter.setFont(m_theme.small());
    painter.setPen(m_theme.colors().text2);
    const QString text = QFontMetrics(m_theme.small())
                             .elidedText(model()->headerData(column, Qt::Horizontal).toString(),
                                         Qt::ElideRight, place.width());
    painter.drawText(place, alignment | Qt::AlignVCenter, text);
}

void RowHeader::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_theme.colors().bg);
    painter.end();
    QHeaderView::paintEvent(event);
    QPainter line(viewport());
    line.setPen(m_theme.colors().line);
    const int y = viewport()->height() - 1;
    line.drawLine(Theme::pageMargin, y, viewport()->width() - Theme::pageMargin - 1, y);
}

} // namespace naru::kit
