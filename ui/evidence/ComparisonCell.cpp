// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/ComparisonCell.h"

#include "evidence/ComparisonHeader.h"
#include "evidence/ComparisonTable.h"
#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QPainter>

#include <numeric>

namespace naru::evidence_ui {

using kit::Theme;

namespace {

constexpr int rowHeight = 36;
constexpr int flagSize = 12;
constexpr int iconGap = 4;

} // namespace

ComparisonCell::ComparisonCell(const Theme& theme, const ComparisonTable& table, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
    , m_table(table)
{}

QSize ComparisonCell::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    return {probeWidth(), rowHeight};
}

int ComparisonCell::probeWidth() const
{
    const QList<int> widths = valueWidths(m_theme, m_table);
    return std::accumulate(widths.begin(), widths.end(), 0) +
           static_cast<int>(widths.size()) * Theme::space(2) + markWidth + 2 * cellEdge;
}

void ComparisonCell::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    const kit::Colors& colors = m_theme.colors();
    const ComparisonRow& row = m_table.comparison().rows[static_cast<std::size_t>(index.row())];
    const bool isFirst = index.column() == 0;
    const bool isLast = index.column() == m_table.columnCount() - 1;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isFirst)
        paintName(*painter, option.rect.adjusted(Theme::pageMargin, 0, -Theme::space(1), 0), row);
    else if (isLast)
        paintRtt(*painter, option.rect.adjusted(0, 0, -Theme::pageMargin, 0), row);
    else
        paintProbe(*painter, option.rect, index);
    painter->fillRect(QRect(option.rect.left() + (isFirst ? Theme::pageMargin : 0), option.rect.bottom(),
                            option.rect.width() - (isFirst || isLast ? Theme::pageMargin : 0), 1),
                      colors.line);
    if (option.state.testFlag(QStyle::State_Selected)) {
        const bool hasFocus = option.state.testFlag(QStyle::State_HasFocus);
        painter->setPen(QPen(colors.accent, hasFocus ? Theme::focusWidth : 1));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -2), 4, 4);
    }
    painter->restore();
}

void ComparisonCell::paintName(QPainter& painter, const QRect& place, const ComparisonRow& row) const
{
    painter.setFont(row.isChosen ? m_theme.strong() : m_theme.medium());
    painter.setPen(m_theme.colors().text);
    const QString shown = painter.fontMetrics().elidedText(row.name, Qt::ElideMiddle, place.width());
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, shown);
}

void ComparisonCell::paintRtt(QPainter& painter, const QRect& place, const ComparisonRow& row) const
{
    const kit::Colors& colors = m_theme.colors();
    painter.setFont(m_theme.strongFigures());
    painter.setPen(row.isChosen ? colors.accent : row.rtt ? colors.text : colors.text2);
    const QString value = m_table.rttText(row);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, value);
    if (!row.isChosen)
        return;
    const int left = place.right() - painter.fontMetrics().horizontalAdvance(value) - flagSize - iconGap;
    kit::Icons::paint(painter, QStringLiteral("pennant"),
                      QRectF(left, place.center().y() - flagSize / 2.0 + 0.5, flagSize, flagSize),
                      colors.accent);
}

void ComparisonCell::paintProbe(QPainter& painter, const QRect& place, const QModelIndex& index) const
{
    const kit::Colors& colors = m_theme.colors();
    const ProbeCell* cell = m_table.probe(index);
    const QStringList values = cell != nullptr ? m_table.values(*cell) : QStringList();
    const QList<QRect> places = valuePlaces(place, valueWidths(m_theme, m_table));
    const bool isUnanswered = cell != nullptr && cell->isUnanswered();
    if (values.isEmpty()) {
        painter.setPen(colors.text2);
        painter.setFont(m_theme.figures());
        painter.drawText(places.constFirst(), Qt::AlignRight | Qt::AlignVCenter, QStringLiteral("–"));
        return;
    }
    for (qsizetype i = 0; i < values.size(); ++i) {
        const bool isDifference = i == 2;
        const bool isKnown = values[i] != QStringLiteral("–");
        painter.setFont(isDifference     ? m_theme.smallFigures()
                        : cell->isLowest ? m_theme.strongFigures()
                                         : m_theme.figures());
        painter.setPen(isDifference || !isKnown ? colors.text2 : colors.text);
        painter.drawText(places[i], Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, values[i]);
    }
    if (!cell->isFlagged && !isUnanswered)
        return;
    const qsizetype at = isUnanswered && values.size() > 1 && m_table.comparison().hasLog ? 1 : 0;
    const int width = QFontMetrics(m_theme.strongFigures()).horizontalAdvance(values[at]);
    const QRectF mark(places[at].right() - width - flagSize - iconGap,
                      place.center().y() - flagSize / 2.0 + 0.5, flagSize, flagSize);
    kit::Icons::paint(painter, isUnanswered ? QStringLiteral("failed") : QStringLiteral("attention"), mark,
                      isUnanswered ? colors.fail : colors.warn);
}

} // namespace naru::evidence_ui
