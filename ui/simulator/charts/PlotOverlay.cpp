// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/PlotOverlay.h"

#include "charts/Hatching.h"
#include "charts/LabelPlaces.h"
#include "charts/LineView.h"
#include "simulator/charts/FigureText.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace naru::simulator {

namespace {

constexpr int leftRoom = 64;
constexpr int rightRoom = 140;
constexpr int titleRoom = 24;
/** Above the title of the first chart: the playhead's moment and the flags' words. */
constexpr int flagRoom = 20;
constexpr double labelHeight = 16;

QRectF centred(double x, double y, double width, double height)
{
    return {x - width / 2, y - height / 2, width, height};
}

} // namespace

PlotOverlay::PlotOverlay(const charts::Look& look, const QLocale& locale, const Plot& plot, PlotPlace place,
                         const charts::LineView& view)
    : m_look(look)
    , m_locale(locale)
    , m_plot(plot)
    , m_place(place)
    , m_view(view)
    , m_area(view.plot())
{}

QMargins PlotOverlay::margins(PlotPlace place)
{
    return {leftRoom, titleRoom + (place.first ? flagRoom : 4), rightRoom, place.last ? 24 : 6};
}

double PlotOverlay::xOf(double seconds) const
{
    return m_view.placeOf({seconds, m_plot.lowest}).x();
}

double PlotOverlay::yOf(double value) const
{
    return m_view.placeOf({sim::secondsOf(m_plot.span.from), value}).y();
}

bool PlotOverlay::hasPlayhead() const
{
    return m_plot.now >= m_plot.span.from && m_plot.now <= m_plot.span.to;
}

void PlotOverlay::paintBehind(QPainter& painter) const
{
    for (std::size_t i = 1; i < m_plot.bands.size(); ++i) {
        const PlotBand& band = m_plot.bands[i];
        const QRectF place(m_area.left(), yOf(band.high), m_area.width(), yOf(band.low) - yOf(band.high));
        painter.fillRect(place, i % 2 == 0 ? m_look.colors.hover : m_look.colors.side);
    }
    for (const RefusedArea& area : m_plot.refused) {
        const double left = std::max(xOf(area.from), m_area.left());
        const double right = std::min(xOf(area.to), m_area.right());
        if (right <= left)
            continue;
        const QRectF place(left, yOf(area.high), right - left, yOf(area.low) - yOf(area.high));
        const double share = area.future ? 0.45 : 1.0;
        painter.fillRect(place, m_look.faded(m_look.colors.failSoft, share));
        charts::hatch(painter, place, m_look.faded(m_look.colors.fail, 0.5 * share));
    }
}

void PlotOverlay::paint(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    paintMarks(painter);
    if (hasPlayhead())
        paintPlayhead(painter);
    // Words stand over the lines of the moments.
    paintTitle(painter);
    paintValueAxis(painter);
    if (m_place.last)
        paintTimeAxis(painter);
    paintLevels(painter);
    paintEnds(painter);
}

void PlotOverlay::paintTitle(QPainter& painter) const
{
    const QRectF line(24, m_place.first ? flagRoom : 2, m_area.right() - 24, titleRoom - 4);
    const QFontMetricsF metrics(m_look.small);
    const double width = QFontMetricsF(m_look.smallStrong).horizontalAdvance(m_plot.title) + 8;
    const QString detail =
        metrics.elidedText(m_plot.detail, Qt::ElideRight, std::max(0.0, line.width() - width));
    QRectF behind = line;
    behind.setWidth(width + metrics.horizontalAdvance(detail) + 4);
    painter.fillRect(behind, m_look.colors.bg);
    painter.setFont(m_look.smallStrong);
    painter.setPen(m_look.colors.text);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, m_plot.title);
    painter.setFont(m_look.small);
    painter.setPen(m_look.colors.text2);
    painter.drawText(line.adjusted(width, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, detail);
}

void PlotOverlay::paintValueAxis(QPainter& painter) const
{
    painter.setFont(m_look.smallFigures);
    painter.setPen(m_look.colors.text2);
    std::vector<double> values;
    if (m_plot.bands.empty()) {
        // Low charts leave out every other label.
        const double steps = (m_plot.scale.top - m_plot.lowest) / m_plot.scale.step;
        const int every = steps > 0 && m_area.height() / steps < 14 ? 2 : 1;
        for (int i = 0; i <= qRound(steps); i += every)
            values.push_back(m_plot.lowest + i * m_plot.scale.step);
    } else {
        for (const PlotBand& band : m_plot.bands)
            values.push_back(band.low);
    }
    double free = m_area.bottom() + 20;
    for (const double value : values) {
        if (yOf(value) + 6 > free)
            continue;
        free = yOf(value) - 6;
        painter.drawText(QRectF(0, yOf(value) - 10, m_area.left() - 8, 20), Qt::AlignRight | Qt::AlignVCenter,
                         numberText(m_locale, value));
    }
}

void PlotOverlay::paintTimeAxis(QPainter& painter) const
{
    painter.setPen(QPen(m_look.colors.line2, 1));
    painter.drawLine(m_area.bottomLeft(), m_area.bottomRight());
    painter.setFont(m_look.smallFigures);
    for (const TimeTick& tick : ticksOf(m_locale, m_plot.span, std::max(1, int(m_area.width() / 64)))) {
        const double x = xOf(sim::secondsOf(tick.at));
        painter.setPen(QPen(m_look.colors.line2, 1));
        painter.drawLine(QPointF(x, m_area.bottom()), QPointF(x, m_area.bottom() + 4));
        painter.setPen(m_look.colors.text2);
        painter.drawText(centred(x, m_area.bottom() + 14, 90, 18), Qt::AlignCenter, tick.text);
    }
    painter.drawText(QRectF(m_area.right() + 8, m_area.bottom() + 5, rightRoom - 8, 18),
                     Qt::AlignLeft | Qt::AlignVCenter, unitOfTimes(m_plot.span.length()));
}

void PlotOverlay::paintLevels(QPainter& painter) const
{
    const QFontMetricsF metrics(m_look.smallFigures);
    for (const PlotLevel& level : m_plot.levels) {
        const double left = std::max(xOf(level.from), m_area.left());
        const double right = std::min(xOf(level.to), m_area.right());
        const QString text = numberText(m_locale, level.value);
        if (right - left < metrics.horizontalAdvance(text) + 6)
            continue;
        const bool isNow = !level.future && sim::secondsOf(m_plot.now) >= level.from &&
                           sim::secondsOf(m_plot.now) <= level.to;
        painter.setFont(isNow ? m_look.smallStrong : m_look.smallFigures);
        painter.setPen(level.future ? m_look.colors.text3 : m_look.colors.text);
        const double y = std::min(yOf(level.value) + 2, m_area.bottom() - labelHeight);
        const QRectF place(left, y, right - left, labelHeight);
        painter.fillRect(centred(place.center().x(), place.center().y(), metrics.horizontalAdvance(text) + 4,
                                 labelHeight - 2),
                         m_look.colors.bg);
        painter.drawText(place, Qt::AlignCenter, text);
    }
    painter.setFont(m_look.small);
    painter.setPen(m_look.colors.text2);
    std::vector<double> wishes;
    for (const PlotBand& band : m_plot.bands)
        wishes.push_back((yOf(band.low) + yOf(band.high)) / 2);
    const std::vector<double> places =
        charts::labelPlaces(wishes, labelHeight - 2, m_area.top() + 2, m_area.bottom() - 4);
    for (std::size_t i = 0; i < places.size(); ++i)
        painter.drawText(QRectF(m_area.right() + 8, places[i] - 10, rightRoom - 8, 20),
                         Qt::AlignLeft | Qt::AlignVCenter, m_plot.bands[i].text);
}

void PlotOverlay::paintEnds(QPainter& painter) const
{
    // Levels and ranges are labelled where they are.
    if (!m_plot.bands.empty())
        return;
    std::vector<const PlotLine*> ends;
    std::vector<double> wishes;
    for (const PlotLine& line : m_plot.lines) {
        if (line.name.isEmpty() && (!m_plot.levels.empty() || !line.last))
            continue;
        ends.push_back(&line);
        wishes.push_back(yOf(line.last.value_or(m_plot.lowest)));
    }
    const std::vector<double> places =
        charts::labelPlaces(wishes, labelHeight - 1, m_area.top() + 4, m_area.bottom() - 6);
    for (std::size_t i = 0; i < ends.size(); ++i)
        paintEnd(painter, *ends[i], places[i]);
}

void PlotOverlay::paintEnd(QPainter& painter, const PlotLine& line, double y) const
{
    painter.setPen(charts::penOf(line.style, m_look.colors));
    painter.drawLine(QPointF(m_area.right() + 4, y), QPointF(m_area.right() + 18, y));
    const QFont& font = line.style.accent ? m_look.smallStrong : m_look.small;
    const QString value = numberText(m_locale, line.last);
    const double valueWidth = QFontMetricsF(font).horizontalAdvance(value) + 2;
    const QRectF place(m_area.right() + 22, y - labelHeight / 2, rightRoom - 26, labelHeight);
    painter.setFont(font);
    painter.setPen(line.style.accent ? m_look.colors.accent : m_look.colors.text2);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, value);
    painter.drawText(
        place, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetricsF(font).elidedText(line.name, Qt::ElideRight, place.width() - valueWidth - 4));
}

/** Where the moment of the playhead stands, above the first chart. */
QRectF PlotOverlay::playheadBox() const
{
    const double width = QFontMetricsF(m_look.smallStrong).horizontalAdvance(playheadText()) + 14;
    const double left = xOf(sim::secondsOf(m_plot.now)) - width / 2;
    return {std::clamp(left, m_area.left() - 20, m_area.right() + 40 - width), 1, width, 18};
}

QString PlotOverlay::playheadText() const
{
    return momentText(m_locale, m_plot.now, m_plot.span.length());
}

void PlotOverlay::paintMarks(QPainter& painter) const
{
    double free = 0;
    const QRectF taken = hasPlayhead() ? playheadBox() : QRectF();
    const QFontMetricsF metrics(m_look.small);
    for (const TimeMark& mark : m_plot.marks) {
        const double x = xOf(sim::secondsOf(mark.at));
        const QColor colour =
            mark.kind == TimeMark::Kind::Change ? m_look.colors.warn : m_look.colors.accentLine;
        painter.setPen(QPen(colour, 1, mark.kind == TimeMark::Kind::Change ? Qt::DashLine : Qt::DotLine));
        painter.drawLine(QPointF(x, m_place.first ? flagRoom : 0), QPointF(x, m_area.bottom()));
        // The words stand over the first chart; where they would overlap, they are on the timeline only.
        const double width = metrics.horizontalAdvance(mark.text);
        const double left = std::clamp(x - width / 2, m_area.left(), m_area.right() - width);
        const QRectF place(left, 2, width + 2, labelHeight);
        if (!m_place.first || left < free || place.intersects(taken))
            continue;
        painter.setFont(m_look.small);
        painter.setPen(mark.kind == TimeMark::Kind::Change ? m_look.colors.warn : m_look.colors.accent);
        painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, mark.text);
        free = left + width + 8;
    }
}

void PlotOverlay::paintPlayhead(QPainter& painter) const
{
    const double x = xOf(sim::secondsOf(m_plot.now));
    painter.setPen(QPen(m_look.colors.text, 1));
    painter.drawLine(QPointF(x, m_place.first ? flagRoom : 0),
                     QPointF(x, m_place.last ? m_area.bottom() : m_view.chart()->size().height()));
    if (!m_place.first)
        return;
    const QRectF box = playheadBox();
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_look.colors.text);
    painter.drawRoundedRect(box, 4, 4);
    painter.setFont(m_look.smallStrong);
    painter.setPen(m_look.colors.bg);
    painter.drawText(box, Qt::AlignCenter, playheadText());
}

} // namespace naru::simulator
