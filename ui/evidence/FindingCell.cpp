// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/FindingCell.h"

#include "evidence/FindingList.h"
#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QAbstractItemView>
#include <QPainter>

namespace naru::evidence_ui {

using kit::Theme;
using Mark = FindingLine::Mark;

namespace {

constexpr int padding = 10;
constexpr int markSize = 14;
constexpr int iconColumn = 24;

const char* iconOf(Mark mark)
{
    switch (mark) {
    case Mark::Good:
        return "good";
    case Mark::Attention:
        return "attention";
    case Mark::Failed:
        return "failed";
    case Mark::Note:
        return "note";
    }
    Q_UNREACHABLE();
}

QColor colourOf(Mark mark, const kit::Colors& colors)
{
    switch (mark) {
    case Mark::Good:
        return colors.accent;
    case Mark::Attention:
        return colors.warn;
    case Mark::Failed:
        return colors.fail;
    case Mark::Note:
        return colors.text2;
    }
    Q_UNREACHABLE();
}

QRect textPlace(const QRect& cell)
{
    return cell.adjusted(Theme::pageMargin + iconColumn, padding,
                         -Theme::pageMargin - FindingCell::certaintyWidth, -padding);
}

} // namespace

FindingCell::FindingCell(const Theme& theme, const FindingList& list, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
    , m_list(list)
{}

int FindingCell::layText(QPainter* painter, const QRect& place, const QModelIndex& index) const
{
    const kit::Colors& colors = m_theme.colors();
    const FindingLine& line = m_list.line(index.row());
    int top = place.top();
    const auto put = [&](const QString& text, const QFont& font, const QColor& colour) {
        if (text.isEmpty())
            return;
        constexpr int flags = Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop;
        const QRect room(place.left(), top, place.width(), 10'000);
        const QRect taken = QFontMetrics(font).boundingRect(room, flags, text);
        if (painter != nullptr) {
            painter->setFont(font);
            painter->setPen(colour);
            painter->drawText(room, flags, text);
        }
        top += taken.height() + 2;
    };
    put(line.title, m_theme.strong(), colors.text);
    put(line.text, m_theme.medium(), colors.text2);
    put(line.advice, m_theme.medium(), colors.text);
    put(line.grounds, m_theme.small(), colors.text2);
    return top - place.top();
}

QSize FindingCell::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    return {width, layText(nullptr, textPlace(QRect(0, 0, width, 100)), index) + 2 * padding};
}

void FindingCell::paintBars(QPainter& painter, const QRect& place, int bars, const QString& word) const
{
    constexpr int barWidth = 4;
    constexpr int step = 6;
    const kit::Colors& colors = m_theme.colors();
    const int bottom = place.top() + 16;
    for (int i = 0; i < 3; ++i) {
        const int height = 4 + 4 * i;
        painter.fillRect(QRect(place.left() + i * step, bottom - height, barWidth, height),
                         i < bars ? colors.accent : colors.line2);
    }
    painter.setFont(m_theme.small());
    painter.setPen(colors.text2);
    painter.drawText(QRect(place.left() + 3 * step + 4, place.top() + 2, place.width(), 16),
                     Qt::AlignLeft | Qt::AlignVCenter, word);
}

void FindingCell::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const kit::Colors& colors = m_theme.colors();
    const FindingLine& line = m_list.line(index.row());
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, colors.soft);
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, colors.hover);
    layText(painter, textPlace(option.rect), index);
    const int top = option.rect.top() + padding;
    kit::Icons::paint(*painter, QLatin1String(iconOf(line.mark)),
                      QRectF(option.rect.left() + Theme::pageMargin, top + 3, markSize, markSize),
                      colourOf(line.mark, colors));
    if (line.bars > 0)
        paintBars(*painter,
                  QRect(option.rect.right() - Theme::pageMargin - certaintyWidth + 12, top,
                        certaintyWidth - 12, 20),
                  line.bars, line.certainty);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), colors.line);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(colors.accent, Theme::focusWidth));
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(1, 1, -1, -2));
    }
    painter->restore();
}

} // namespace naru::evidence_ui
