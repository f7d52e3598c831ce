// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/LineView.h"

#include "charts/Decimation.h"

#include <QGraphicsLayout>
#include <QLineSeries>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace naru::charts {

namespace {

/** Labels and ticks are painted over it: the axis can do neither times nor grouped figures. */
QValueAxis* bareAxis(QChart& chart, Qt::Alignment side)
{
    auto* axis = new QValueAxis(&chart);
    axis->setLabelsVisible(false);
    axis->setLineVisible(false);
    axis->setGridLineVisible(side == Qt::AlignLeft);
    chart.addAxis(axis, side);
    return axis;
}

} // namespace

LineView::LineView(const QMargins& room, QWidget* parent)
    : QChartView(parent)
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setFocusPolicy(Qt::NoFocus);
    // A scene takes whatever is dropped and does nothing with it: files are the window's.
    setAcceptDrops(false);
    viewport()->setAcceptDrops(false);
    setViewportUpdateMode(FullViewportUpdate);
    chart()->legend()->hide();
    chart()->setBackgroundVisible(false);
    chart()->setMargins(room);
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    m_across = bareAxis(*chart(), Qt::AlignBottom);
    m_up = bareAxis(*chart(), Qt::AlignLeft);
    m_up->setTickType(QValueAxis::TicksDynamic);
    m_up->setTickAnchor(0);
    connect(chart(), &QChart::plotAreaChanged, this, &LineView::feed);
}

QRectF LineView::plot() const
{
    return chart()->plotArea();
}

QPointF LineView::placeOf(const QPointF& point) const
{
    const QRectF area = plot();
    const auto share = [](double value, const QValueAxis& axis) {
        const double span = axis.max() - axis.min();
        return span > 0 ? (value - axis.min()) / span : 0.0;
    };
    return {area.left() + share(point.x(), *m_across) * area.width(),
            area.bottom() - share(point.y(), *m_up) * area.height()};
}

void LineView::paintPicture(QPainter& painter, const QSize& size)
{
    chart()->resize(size);
    chart()->layout()->activate();
    // The view itself would paint what a window has scrolled it to.
    const QRectF place(QPointF(), size);
    painter.fillRect(place, backgroundBrush());
    paintBehind(painter);
    scene()->render(&painter, place, place);
    paintOver(painter);
}

void LineView::setColours(const QColor& page, const QColor& grid)
{
    setBackgroundBrush(page);
    m_up->setGridLinePen(QPen(grid, 1));
}

void LineView::setRanges(double from, double to, double lowest, const ValueScale& scale)
{
    m_across->setRange(from, to);
    // The step of the one over the range of the other could come to thousands of ticks, each with items of
    // its own.
    if (scale.step > m_up->tickInterval())
        m_up->setTickInterval(scale.step);
    m_up->setRange(lowest, scale.top);
    m_up->setTickInterval(scale.step);
}

void LineView::setLines(std::vector<LineOfPoints> lines)
{
    m_given = std::move(lines);
    feed();
}

void LineView::attach(QXYSeries* series)
{
    chart()->addSeries(series);
    series->attachAxis(m_across);
    series->attachAxis(m_up);
}

QLineSeries* LineView::lineAt(std::size_t index)
{
    if (index == m_lines.size()) {
        m_lines.push_back(new QLineSeries(chart()));
        attach(m_lines.back());
    }
    return m_lines[index];
}

QScatterSeries* LineView::dotsAt(std::size_t index)
{
    if (index == m_dots.size()) {
        auto* dots = new QScatterSeries(chart());
        dots->setMarkerSize(4);
        dots->setBorderColor(Qt::transparent);
        m_dots.push_back(dots);
        attach(dots);
    }
    return m_dots[index];
}

QList<QPointF> LineView::thinned(const QList<QPointF>& points, int columnWidth) const
{
    const double span = m_across->max() - m_across->min();
    const double share = span > 0 ? (points.constLast().x() - points.constFirst().x()) / span : 0.0;
    return decimated(points, static_cast<int>(std::ceil(share * plot().width() / columnWidth)));
}

bool LineView::isRestless(const QList<QPointF>& points) const
{
    constexpr double most = 3;
    const double span = m_up->max() - m_up->min();
    double travel = 0;
    for (qsizetype i = 1; i < points.size(); ++i)
        travel += std::abs(points[i].y() - points[i - 1].y());
    return span > 0 && travel / span * plot().height() > most * plot().width();
}

void LineView::addLine(std::size_t index, const QPen& pen, const QList<QPointF>& segment,
                       QList<QPointF> points)
{
    // A band of ink in which dashes can't be seen; these, or a broad line, would take seconds to paint.
    const bool restless = isRestless(points);
    constexpr int bandStep = 4;
    QLineSeries* series = lineAt(index);
    series->setPen(restless ? QPen(pen.color(), 1) : pen);
    series->replace(restless ? thinned(segment, bandStep) : std::move(points));
    series->show();
}

void LineView::feed()
{
    std::size_t lines = 0;
    std::size_t dots = 0;
    for (const LineOfPoints& line : m_given) {
        QList<QPointF> alone;
        for (const QList<QPointF>& segment : line.segments) {
            QList<QPointF> points = thinned(segment, 1);
            if (points.size() == 1)
                alone.append(points);
            else
                addLine(lines++, line.pen, segment, std::move(points));
        }
        if (alone.isEmpty())
            continue;
        QScatterSeries* series = dotsAt(dots++);
        series->setColor(line.pen.color());
        series->replace(alone);
        series->show();
    }
    for (std::size_t i = lines; i < m_lines.size(); ++i)
        m_lines[i]->hide();
    for (std::size_t i = dots; i < m_dots.size(); ++i)
        m_dots[i]->hide();
    viewport()->update();
}

int LineView::drawnLines() const
{
    return static_cast<int>(std::ranges::count_if(m_lines, &QLineSeries::isVisible));
}

void LineView::drawBackground(QPainter* painter, const QRectF& rect)
{
    QChartView::drawBackground(painter, rect);
    paintBehind(*painter);
}

void LineView::drawForeground(QPainter* painter, const QRectF& /*rect*/)
{
    paintOver(*painter);
}

} // namespace naru::charts
