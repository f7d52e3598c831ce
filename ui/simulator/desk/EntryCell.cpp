// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/desk/EntryCell.h"

#include "kit/Theme.h"
#include "simulator/desk/LogRows.h"

#include <QListView>
#include <QPainter>

#include <algorithm>

namespace naru::simulator {

using kit::Theme;

namespace {

constexpr int margin = 12;
constexpr int disc = 20;
constexpr int padding = 6;

} // namespace

EntryCell::EntryCell(const Theme& theme, Manner manner, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
    , m_manner(manner)
{}

/** Width of what stands before the text. */
int EntryCell::lead() const
{
    if (m_manner == Manner::Step)
        return disc + Theme::space(2);
    return QFontMetrics(m_theme.smallFigures()).horizontalAdvance(QStringLiteral("10:00:00")) +
           Theme::space(2);
}

QRect EntryCell::textPlace(const QRect& row) const
{
    return row.adjusted(margin + lead(), padding, -margin, -padding);
}

QSize EntryCell::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = view ? view->viewport()->width() : option.rect.width();
    const QFontMetrics metrics(m_theme.small());
    const QRect text =
        metrics.boundingRect(QRect(0, 0, std::max(textPlace({0, 0, width, 100}).width(), 40), 10'000),
                             Qt::TextWordWrap, index.data(LogRows::EntryText).toString());
    const int second = m_manner == Manner::Step || !index.data(LogRows::EntryRule).toString().isEmpty()
                           ? metrics.lineSpacing()
                           : 0;
    return {width, std::max(text.height() + second + 2 * padding, disc + 2 * padding)};
}

void EntryCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const kit::Colors& colors = m_theme.colors();
    const QRect row = option.rect;
    const bool isNow = m_manner == Manner::Step && index.row() == m_now;
    const bool isToCome = m_manner == Manner::Step && index.row() > m_now;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isNow || (option.state & QStyle::State_Selected))
        painter->fillRect(row, colors.soft);
    else if (option.state & QStyle::State_MouseOver)
        painter->fillRect(row, colors.hover);
    if (m_manner == Manner::Step) {
        paintDisc(*painter, row, index.row());
    } else {
        painter->setFont(m_theme.smallFigures());
        painter->setPen(colors.text2);
        painter->drawText(
            row.adjusted(margin, padding, 0, 0)
                .intersected({row.left(), row.top(), margin + lead() - Theme::space(2), row.height()}),
            Qt::AlignRight | Qt::AlignTop, index.data(LogRows::EntryTime).toString());
    }
    const QRect place = textPlace(row);
    painter->setFont(m_theme.small());
    painter->setPen(isToCome ? colors.text2 : colors.text);
    QRect used;
    painter->drawText(place, Qt::TextWordWrap, index.data(LogRows::EntryText).toString(), &used);
    QStringList below;
    if (m_manner == Manner::Step)
        below << index.data(LogRows::EntryTime).toString();
    if (const QString rule = index.data(LogRows::EntryRule).toString(); !rule.isEmpty())
        below << rule;
    painter->setPen(colors.text2);
    painter->drawText(
        QRect(place.left(), used.bottom() + 1, place.width(), place.bottom() - used.bottom() + padding),
        Qt::AlignLeft | Qt::AlignTop, below.join(QStringLiteral("  ")));
    if (m_manner == Manner::Event)
        painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), colors.line);
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_Selected)) {
        painter->setPen(QPen(colors.accent, Theme::focusWidth));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(row.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

void EntryCell::paintDisc(QPainter& painter, const QRect& row, int number) const
{
    const kit::Colors& colors = m_theme.colors();
    const QRectF place(row.left() + margin, row.top() + padding - 2, disc, disc);
    if (number > m_now) {
        painter.setPen(QPen(colors.text3, 1));
        painter.setBrush(colors.bg);
        painter.drawEllipse(place.adjusted(0.5, 0.5, -0.5, -0.5));
        painter.setPen(colors.text2);
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(number == m_now ? colors.accent : colors.g1);
        painter.drawEllipse(place);
        painter.setPen(number == m_now ? colors.onAccent : colors.bg);
    }
    QFont font = m_theme.smallFigures();
    font.setWeight(QFont::DemiBold);
    painter.setFont(font);
    painter.drawText(place, Qt::AlignCenter, QString::number(number + 1));
}

} // namespace naru::simulator
