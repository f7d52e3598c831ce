// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/TimeChart.h"

#include "simulator/charts/FigureText.h"

#include <QMouseEvent>

#include <cmath>

namespace naru::simulator {

namespace {

/** How much of a colour is left behind the playhead. */
constexpr double futureShare = 0.5;

} // namespace

TimeChart::TimeChart(const charts::Look& look, PlotPlace place, QWidget* parent)
    : LineView(PlotOverlay::margins(place), parent)
    , m_look(look)
    , m_place(place)
{
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setLook(look);
}

void TimeChart::setLook(const charts::Look& look)
{
    m_look = look;
    setColours(look.colors.bg, look.colors.line);
    feed();
}

void TimeChart::setPlot(const Plot& plot, const QLocale& locale)
{
    m_plot = plot;
    m_locale = locale;
    setRanges(sim::secondsOf(plot.span.from), sim::secondsOf(plot.span.to), plot.lowest, plot.scale);
    setAccessibleName(plot.detail.isEmpty() ? plot.title : plot.title + QStringLiteral(", ") + plot.detail);
    QStringList figures{momentText(locale, plot.now, plot.span.length())};
    for (const PlotLine& line : plot.lines)
        figures.append(QString(line.name + u' ' + figureText(locale, line.last, plot.unit)).trimmed());
    setAccessibleDescription(figures.join(QStringLiteral(" · ")));
    feed();
}

void TimeChart::feed()
{
    std::vector<charts::LineOfPoints> lines;
    for (const PlotLine& line : m_plot.lines) {
        QPen pen = charts::penOf(line.style, m_look.colors);
        if (!line.future.empty()) {
            QPen faded(m_look.faded(pen.color(), futureShare), pen.widthF(), Qt::DashLine, Qt::FlatCap);
            lines.push_back({faded, line.future});
        }
        lines.push_back({pen, line.past});
    }
    setLines(std::move(lines));
}

sim::Time TimeChart::momentAt(double x) const
{
    const QRectF area = plot();
    const double share = area.width() > 0 ? std::clamp((x - area.left()) / area.width(), 0.0, 1.0) : 0.0;
    return m_plot.span.from +
           sim::Time(std::llround(share * static_cast<double>(m_plot.span.length().count())));
}

PlotOverlay TimeChart::overlay() const
{
    return {m_look, m_locale, m_plot, m_place, *this};
}

void TimeChart::paintBehind(QPainter& painter) const
{
    overlay().paintBehind(painter);
}

void TimeChart::paintOver(QPainter& painter) const
{
    overlay().paint(painter);
}

void TimeChart::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        Q_EMIT momentPressed(momentAt(event->position().x()));
}

void TimeChart::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        Q_EMIT momentPressed(momentAt(event->position().x()));
}

void TimeChart::wheelEvent(QWheelEvent* event)
{
    // The charts scroll together, not each in itself.
    event->ignore();
}

} // namespace naru::simulator
