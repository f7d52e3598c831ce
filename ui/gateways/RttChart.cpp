// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/RttChart.h"

#include "gateways/Decimation.h"
#include "gateways/RttOverlay.h"
#include "kit/Speech.h"
#include "kit/Theme.h"

#include <QGraphicsLayout>
#include <QLineSeries>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace naru::gateways {

namespace {

double secondsBetween(base::SystemTime from, base::SystemTime to)
{
    return std::chrono::duration<double>(to - from).count();
}

/** Labels and ticks are painted by the overlay: the axis can do neither local time nor grouped figures. */
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

RttChart::RttChart(const kit::Theme& theme, const kit::Speech& speech, QWidget* parent)
    : QChartView(parent)
    , m_theme(theme)
    , m_speech(speech)
{
    setRenderHint(QPainter::Antialiasing);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setFocusPolicy(Qt::NoFocus);
    setViewportUpdateMode(FullViewportUpdate);
    chart()->legend()->hide();
    chart()->setBackgroundVisible(false);
    chart()->setMargins(RttOverlay::margins(theme));
    chart()->layout()->setContentsMargins(0, 0, 0, 0);
    m_time = bareAxis(*chart(), Qt::AlignBottom);
    m_value = bareAxis(*chart(), Qt::AlignLeft);
    m_value->setTickType(QValueAxis::TicksDynamic);
    m_value->setTickAnchor(0);
    connect(chart(), &QChart::plotAreaChanged, this, &RttChart::feed);
    restyle();
}

void RttChart::setPicture(const RttPicture& picture)
{
    m_picture = picture;
    m_scale = ValueScale::covering(picture.highest());
    m_time->setRange(0, secondsBetween(picture.window.from, picture.window.to));
    m_value->setRange(0, m_scale.top);
    m_value->setTickInterval(m_scale.step);
    feed();
}

void RttChart::restyle()
{
    setBackgroundBrush(m_theme.colors().bg);
    m_value->setGridLinePen(QPen(m_theme.colors().line, 1));
    feed();
}

void RttChart::attach(QXYSeries* series)
{
    chart()->addSeries(series);
    series->attachAxis(m_time);
    series->attachAxis(m_value);
}

QLineSeries* RttChart::lineAt(std::size_t index)
{
    if (index == m_lines.size()) {
        m_lines.push_back(new QLineSeries(chart()));
        attach(m_lines.back());
    }
    return m_lines[index];
}

QScatterSeries* RttChart::dotsAt(std::size_t index)
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

QPen RttChart::penOf(const LineStyle& style) const
{
    QPen pen(colourOf(style, m_theme.colors()), style.accent ? 2 : 1.5);
    pen.setStyle(style.dash);
    pen.setCapStyle(style.dash == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

QList<QPointF> RttChart::pointsOf(const std::vector<RttPoint>& segment) const
{
    QList<QPointF> points;
    points.reserve(static_cast<qsizetype>(segment.size()));
    for (const RttPoint& point : segment)
        points.append(
            {secondsBetween(m_picture.window.from, point.at), static_cast<double>(point.rtt.count())});
    const double span = secondsBetween(m_picture.window.from, m_picture.window.to);
    const double share = (points.constLast().x() - points.constFirst().x()) / std::max(span, 1.0);
    return decimated(points, static_cast<int>(std::ceil(share * chart()->plotArea().width())));
}

void RttChart::feed()
{
    std::size_t lines = 0;
    std::size_t dots = 0;
    // The chosen one stands first and is fed last: it lies above the others.
    for (auto line = m_picture.lines.rbegin(); line != m_picture.lines.rend(); ++line) {
        QList<QPointF> alone;
        for (const auto& segment : line->line->segments) {
            const QList<QPointF> points = pointsOf(segment);
            if (points.size() == 1) {
                alone.append(points);
                continue;
            }
            QLineSeries* series = lineAt(lines++);
            series->setPen(penOf(line->style));
            series->replace(points);
            series->show();
        }
        if (alone.isEmpty())
            continue;
        QScatterSeries* series = dotsAt(dots++);
        series->setColor(penOf(line->style).color());
        series->replace(alone);
        series->show();
    }
    for (std::size_t i = lines; i < m_lines.size(); ++i)
        m_lines[i]->hide();
    for (std::size_t i = dots; i < m_dots.size(); ++i)
        m_dots[i]->hide();
    viewport()->update();
}

int RttChart::drawnLines() const
{
    return static_cast<int>(std::ranges::count_if(m_lines, &QLineSeries::isVisible));
}

RttOverlay RttChart::overlay() const
{
    return {m_theme, m_speech.words(), m_picture, m_scale, chart()->plotArea()};
}

void RttChart::drawBackground(QPainter* painter, const QRectF& rect)
{
    QChartView::drawBackground(painter, rect);
    overlay().paintBehind(*painter);
}

void RttChart::drawForeground(QPainter* painter, const QRectF& /*rect*/)
{
    overlay().paint(*painter);
}

} // namespace naru::gateways
