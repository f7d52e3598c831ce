// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/LadderPainter.h"

#include "kit/Icons.h"
#include "kit/Theme.h"

#include <QPainter>
#include <QPolygonF>

#include <cmath>

namespace naru::evidence_ui {

using kit::Theme;

namespace {

constexpr double timeColumn = 104;
constexpr double phaseColumn = 122;
constexpr double headHeight = 48;
constexpr double footHeight = 28;
/** Direction alone: a capture sees one end. */
constexpr double slope = 8;
/** Labels of rows that lie closer than this would lie on each other. */
constexpr double leastForLabel = 15;

} // namespace

LadderPainter::LadderPainter(const Theme& theme, const Ladder& ladder, double width, double zoom)
    : m_theme(theme)
    , m_ladder(ladder)
    , m_client(timeColumn)
    , m_gateway(std::max(width - phaseColumn, timeColumn + 120))
    , m_width(width)
    , m_zoom(zoom)
{}

double LadderPainter::height() const
{
    return headHeight + m_ladder.height() * m_zoom + slope + footHeight;
}

double LadderPainter::yOf(std::size_t row) const
{
    return headHeight + m_ladder.rows().at(row).y * m_zoom;
}

std::optional<std::size_t> LadderPainter::rowAt(double y) const
{
    std::optional<std::size_t> nearest;
    for (std::size_t row = 0; row < m_ladder.rows().size(); ++row) {
        if (!nearest || std::abs(yOf(row) - y) < std::abs(yOf(*nearest) - y))
            nearest = row;
    }
    return nearest;
}

void LadderPainter::paint(QPainter& painter, const QRectF& clip, std::optional<std::size_t> selected) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const LadderGap& gap : m_ladder.gaps())
        paintGap(painter, gap);
    paintLines(painter);
    for (std::size_t row = 0; row < m_ladder.rows().size(); ++row) {
        const double y = yOf(row);
        if (y > clip.top() - headHeight && y < clip.bottom() + headHeight)
            paintRow(painter, row, selected == row);
    }
    for (const LadderPhase& phase : m_ladder.phases())
        paintPhase(painter, phase);
    painter.restore();
}

void LadderPainter::paintLines(QPainter& painter) const
{
    const kit::Colors& colors = m_theme.colors();
    painter.setPen(QPen(colors.g2, 1.5));
    for (const double x : {m_client, m_gateway})
        painter.drawLine(QPointF(x, headHeight - 22), QPointF(x, height() - footHeight / 2));
    painter.setFont(m_theme.small());
    painter.setPen(colors.text2);
    const double half = 80;
    painter.drawText(QRectF(m_client - half, 6, 2 * half, 16), Qt::AlignCenter, tr("this machine"));
    painter.drawText(QRectF(m_gateway - half, 6, 2 * half, 16), Qt::AlignCenter, tr("gateway"));
}

void LadderPainter::paintGap(QPainter& painter, const LadderGap& gap) const
{
    const kit::Colors& colors = m_theme.colors();
    const QRectF place(m_client + 1, yOf(gap.before - 1) + slope / 2 + 4, m_gateway - m_client - 2,
                       (m_ladder.rows()[gap.before].y - m_ladder.rows()[gap.before - 1].y) * m_zoom - slope -
                           16);
    if (place.height() < leastForLabel)
        return;
    painter.fillRect(place, colors.warnSoft);
    painter.setFont(m_theme.small());
    painter.setPen(colors.warn);
    painter.drawText(place.adjusted(4, 0, -4, 0), Qt::AlignCenter,
                     painter.fontMetrics().elidedText(gap.text, Qt::ElideRight, int(place.width()) - 8));
}

void LadderPainter::paintRow(QPainter& painter, std::size_t index, bool isSelected) const
{
    const kit::Colors& colors = m_theme.colors();
    const LadderRow& row = m_ladder.rows()[index];
    const double y = yOf(index);
    const bool isTight = index > 0 && y - yOf(index - 1) < leastForLabel;
    if (isSelected)
        painter.fillRect(QRectF(4, y - 16, m_gateway + 4, 30), colors.soft);
    const QColor colour = row.isAgain ? colors.warn : row.isFromClient ? colors.accent : colors.g1;
    // On this machine's line a packet stands at its time, whichever way it goes.
    const QPointF here(m_client + 3, y);
    const QPointF there(m_gateway - 3, row.isFromClient ? y + slope : y - slope);
    const QPointF tip = row.isFromClient ? there : here;
    const QPointF tail = row.isFromClient ? here : there;
    painter.setPen(QPen(colour, isSelected ? 2.5 : 1.5, row.isAgain ? Qt::DashLine : Qt::SolidLine));
    painter.drawLine(tail, tip);
    const double angle = std::atan2(tip.y() - tail.y(), tip.x() - tail.x());
    QPolygonF head{tip};
    for (const double turn : {2.75, -2.75})
        head << tip + 8 * QPointF(std::cos(angle + turn), std::sin(angle + turn));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(head);
    painter.setPen(QPen(colors.g1, 1.5));
    painter.setBrush(colors.bg);
    painter.drawEllipse(QPointF(m_client, y), 2.5, 2.5);
    if (isTight && !isSelected)
        return;
    painter.setFont(row.isAgain ? m_theme.smallStrong() : m_theme.smallFigures());
    painter.setPen(row.isAgain ? colors.warn : colors.text2);
    const QString time = m_ladder.timeText(row.at);
    painter.drawText(QRectF(0, y - 8, m_client - 14, 16), Qt::AlignRight | Qt::AlignVCenter, time);
    if (row.isAgain)
        kit::Icons::paint(
            painter, QStringLiteral("attention"),
            QRectF(m_client - 34 - painter.fontMetrics().horizontalAdvance(time), y - 6, 12, 12),
            colors.warn);
    paintLabel(painter, row, y, isSelected);
}

void LadderPainter::paintLabel(QPainter& painter, const LadderRow& row, double y, bool isSelected) const
{
    const kit::Colors& colors = m_theme.colors();
    const QFontMetricsF label(row.isAgain || isSelected ? m_theme.smallStrong() : m_theme.small());
    const QFontMetricsF detail(m_theme.small());
    const double room = m_gateway - m_client - 40;
    const double gap = row.detail.isEmpty() ? 0 : 6;
    // Where both have no room, the name gives way: size and time are what is compared.
    const QString behind = detail.elidedText(row.detail, Qt::ElideRight, room * 2 / 3);
    const double left = room - gap - detail.horizontalAdvance(behind);
    const QString shown = label.elidedText(row.label, Qt::ElideRight, left);
    const double labelWidth = label.horizontalAdvance(shown);
    const double width = labelWidth + gap + detail.horizontalAdvance(behind);
    const double begin = (m_client + m_gateway - width) / 2;
    const double top = y + (row.isFromClient ? slope / 2 : -slope / 2) - 19;
    painter.setFont(row.isAgain || isSelected ? m_theme.smallStrong() : m_theme.small());
    painter.setPen(row.isAgain ? colors.warn : colors.text);
    painter.drawText(QRectF(begin, top, labelWidth + 2, 16), Qt::AlignLeft | Qt::AlignVCenter, shown);
    painter.setFont(m_theme.small());
    painter.setPen(row.isAgain ? colors.warn : colors.text2);
    painter.drawText(QRectF(begin + labelWidth + gap, top, detail.horizontalAdvance(behind) + 2, 16),
                     Qt::AlignLeft | Qt::AlignVCenter, behind);
}

void LadderPainter::paintPhase(QPainter& painter, const LadderPhase& phase) const
{
    const kit::Colors& colors = m_theme.colors();
    const double top = headHeight + phase.from * m_zoom + 1;
    const double bottom = headHeight + phase.to * m_zoom - 1;
    const double x = m_gateway + 22;
    painter.setPen(QPen(colors.line2, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF{{x - 6, top}, {x, top}, {x, bottom}, {x - 6, bottom}});
    const QRectF name(x + 12, (top + bottom) / 2 - 16, m_width - x - 16, 16);
    painter.setFont(m_theme.smallStrong());
    painter.setPen(colors.text);
    painter.drawText(name, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(phase.name, Qt::ElideRight, int(name.width())));
    painter.setFont(m_theme.smallFigures());
    painter.setPen(phase.isSlow ? colors.warn : colors.text2);
    painter.drawText(name.translated(0, 16), Qt::AlignLeft | Qt::AlignVCenter, phase.length);
}

} // namespace naru::evidence_ui
