// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/ComparisonHeader.h"

#include "evidence/ComparisonTable.h"
#include "kit/Theme.h"

#include <QPainter>

#include <numeric>

namespace naru::evidence_ui {

using kit::Theme;

namespace {

constexpr int lineHeight = 26;

} // namespace

QList<int> valueWidths(const Theme& theme, const ComparisonTable& table)
{
    const QStringList heads = table.valueHeads();
    QList<int> widths;
    for (qsizetype i = 0; i < heads.size(); ++i) {
        const QFontMetrics figures(i == 2 ? theme.smallFigures() : theme.strongFigures());
        widths.append(std::max(figures.horizontalAdvance(table.longestValues().value(i)),
                               QFontMetrics(theme.small()).horizontalAdvance(heads[i])));
    }
    return widths;
}

QList<QRect> valuePlaces(const QRect& cell, const QList<int>& widths)
{
    const QRect inner = cell.adjusted(cellEdge + markWidth, 0, -cellEdge, 0);
    const int left = std::max(0, inner.width() - std::accumulate(widths.begin(), widths.end(), 0));
    QList<QRect> places;
    int x = inner.left();
    for (qsizetype i = 0; i < widths.size(); ++i) {
        x += left / static_cast<int>(widths.size());
        places.append(QRect(x, inner.top(), widths[i], inner.height()));
        x += widths[i];
    }
    return places;
}

ComparisonHeader::ComparisonHeader(const Theme& theme, const ComparisonTable& table, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_theme(theme)
    , m_table(table)
{
    setSectionResizeMode(Fixed);
    setStretchLastSection(false);
    setSectionsClickable(false);
    setMinimumSectionSize(24);
}

QSize ComparisonHeader::sizeHint() const
{
    return {0, 2 * lineHeight};
}

void ComparisonHeader::paintEvent(QPaintEvent* event)
{
    QPainter(viewport()).fillRect(viewport()->rect(), m_theme.colors().bg);
    QHeaderView::paintEvent(event);
}

void ComparisonHeader::paintSection(QPainter* painter, const QRect& rect, int column) const
{
    const kit::Colors& colors = m_theme.colors();
    const QString head = m_table.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const QRect upper(rect.left(), rect.top(), rect.width(), lineHeight);
    const QRect lower(rect.left(), rect.top() + lineHeight, rect.width(), lineHeight);
    const bool isFirst = column == 0;
    const bool isLast = column == count() - 1;
    painter->save();
    painter->setPen(colors.text2);
    painter->setFont(m_theme.small());
    if (isFirst) {
        painter->drawText(lower.adjusted(Theme::pageMargin, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, head);
    } else if (isLast) {
        painter->drawText(lower.adjusted(0, 0, -Theme::pageMargin, 0), Qt::AlignRight | Qt::AlignVCenter,
                          QStringLiteral("ms"));
        painter->setFont(m_theme.smallStrong());
        painter->setPen(colors.text);
        painter->drawText(upper.adjusted(0, 0, -Theme::pageMargin, 0), Qt::AlignRight | Qt::AlignVCenter,
                          head);
    } else {
        const QStringList heads = m_table.valueHeads();
        const QList<QRect> places = valuePlaces(lower, valueWidths(m_theme, m_table));
        for (qsizetype i = 0; i < heads.size(); ++i)
            painter->drawText(places[i], Qt::AlignRight | Qt::AlignVCenter, heads[i]);
        painter->fillRect(QRect(upper.left() + cellEdge, upper.bottom(), upper.width() - 2 * cellEdge, 1),
                          colors.line);
        painter->setFont(m_theme.smallStrong());
        painter->setPen(colors.text);
        painter->drawText(upper, Qt::AlignCenter, head);
    }
    painter->fillRect(QRect(rect.left() + (isFirst ? Theme::pageMargin : 0), rect.bottom(),
                            rect.width() - (isFirst || isLast ? Theme::pageMargin : 0), 1),
                      colors.line);
    painter->restore();
}

} // namespace naru::evidence_ui
