// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/TextCell.h"

#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace naru::kit {

namespace {

constexpr int iconGap = 5;

Qt::Alignment alignmentOf(const QModelIndex& index)
{
    const int given = index.data(Qt::TextAlignmentRole).toInt();
    return given == 0 ? Qt::Alignment(Qt::AlignLeft) : Qt::Alignment(given) & Qt::AlignHorizontal_Mask;
}

/** Where the text breaks so that the first part fits; at a blank where there is one. */
qsizetype breakOf(const QString& text, const QFontMetrics& metrics, int width)
{
    qsizetype fitting = 0;
    while (fitting < text.size() && metrics.horizontalAdvance(text.left(fitting + 1)) <= width)
        ++fitting;
    const qsizetype blank = text.lastIndexOf(u' ', std::min(fitting, text.size() - 1));
    return blank > 0 ? blank : fitting;
}

} // namespace

CellText cellTextOf(const QModelIndex& index)
{
    const QVariant given = index.data(cellTextRole);
    if (given.canConvert<CellText>())
        return given.value<CellText>();
    CellText text;
    text.first.text = index.data().toString();
    return text;
}

QColor TextCell::colourOf(Tone tone) const
{
    const Colors& colors = theme().colors();
    switch (tone) {
    case Tone::Normal:
        return colors.text;
    case Tone::Secondary:
        return colors.text2;
    case Tone::Faint:
        return colors.text3;
    case Tone::Accent:
        return colors.accent;
    case Tone::Warn:
        return colors.warn;
    case Tone::Fail:
        return colors.fail;
    }
    return colors.text;
}

const QFont& TextCell::fontOf(const CellLine& line) const
{
    const Theme& look = theme();
    if (line.small && line.strong)
        return look.smallStrong();
    if (line.small)
        return line.figures ? look.smallFigures() : look.small();
    if (line.strong)
        return line.figures ? look.strongFigures() : look.strong();
    return line.figures ? look.figures() : look.medium();
}

int TextCell::iconSize(const CellLine& line) const
{
    return fontOf(line).pixelSize();
}

int TextCell::lineHeight(const CellLine& line) const
{
    return qRound(fontOf(line).pixelSize() * (line.small ? 4.0 / 3 : 10.0 / 7));
}

QSize TextCell::lineSize(const CellLine& line) const
{
    if (line.text.isEmpty())
        return {};
    const int icon = line.icon.isEmpty() ? 0 : iconSize(line) + iconGap;
    // One pixel more: advances are rounded, and a text that just fits would end in dots.
    return {QFontMetrics(fontOf(line)).horizontalAdvance(line.text) + icon + 1, lineHeight(line)};
}

QSize TextCell::contentSize(const QModelIndex& index) const
{
    const CellText text = cellTextOf(index);
    const QSize first = lineSize(text.first);
    const QSize second = lineSize(text.second);
    return {std::max(first.width(), second.width()), first.height() + second.height()};
}

void TextCell::paintLine(QPainter& painter, const QRect& place, const CellLine& line,
                         Qt::Alignment alignment) const
{
    const QFontMetrics metrics(fontOf(line));
    const int size = line.icon.isEmpty() ? 0 : iconSize(line);
    const int taken = size > 0 ? size + iconGap : 0;
    const QString shown = metrics.elidedText(line.text, Qt::ElideRight, place.width() - taken);
    const int textWidth = metrics.horizontalAdvance(shown);
    const int left = alignment & Qt::AlignRight ? place.right() + 1 - textWidth - taken : place.left();
    const QColor colour = colourOf(line.tone);
    if (size > 0) {
        const int iconLeft = line.iconBehind ? left + textWidth + iconGap : left;
        Icons::paint(painter, line.icon, QRectF(iconLeft, place.center().y() - size / 2.0 + 0.5, size, size),
                     colourOf(line.iconTone.value_or(line.tone)));
    }
    painter.setFont(fontOf(line));
    painter.setPen(colour);
    const QRect textPlace(line.iconBehind ? left : left + taken, place.top(), textWidth + 1, place.height());
    painter.drawText(textPlace, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, shown);
}

void TextCell::paintContent(QPainter& painter, const QRect& place, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    Q_UNUSED(option);
    CellText text = cellTextOf(index);
    const Qt::Alignment alignment = alignmentOf(index);
    if (text.second.text.isEmpty() && lineSize(text.first).width() > place.width()) {
        const qsizetype at = breakOf(text.first.text, QFontMetrics(fontOf(text.first)), place.width());
        text.second = text.first;
        text.second.icon.clear();
        text.second.text = text.first.text.mid(at).trimmed();
        text.first.text.truncate(at);
    }
    const int first = lineHeight(text.first);
    const int second = text.second.text.isEmpty() ? 0 : lineHeight(text.second);
    const int top = place.top() + (place.height() - first - second) / 2;
    paintLine(painter, {place.left(), top, place.width(), first}, text.first, alignment);
    if (second > 0)
        paintLine(painter, {place.left(), top + first, place.width(), second}, text.second, alignment);
}

} // namespace naru::kit
