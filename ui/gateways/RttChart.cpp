// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/RttChart.h"

#include "gateways/RttOverlay.h"
#include "kit/Speech.h"
#include "kit/Theme.h"

namespace naru::gateways {

namespace {

double secondsBetween(base::SystemTime from, base::SystemTime to)
{
    return std::chrono::duration<double>(to - from).count();
}

} // namespace

RttChart::RttChart(const kit::Theme& theme, const kit::Speech& speech, QWidget* parent)
    : LineView(RttOverlay::margins(theme), parent)
    , m_theme(theme)
    , m_speech(speech)
{
    restyle();
}

void RttChart::setPicture(const RttPicture& picture)
{
    m_picture = picture;
    m_scale = charts::ValueScale::covering(picture.highest());
    setRanges(0, secondsBetween(picture.window.from, picture.window.to), 0, m_scale);
    feed();
}

void RttChart::restyle()
{
    setColours(m_theme.colors().bg, m_theme.colors().line);
    feed();
}

charts::LineOfPoints RttChart::lineOf(const ChartLine& line) const
{
    charts::LineOfPoints points{penOf(line.style, m_theme.colors()), {}};
    for (const auto& segment : line.line->segments) {
        QList<QPointF>& last = points.segments.emplace_back();
        last.reserve(static_cast<qsizetype>(segment.size()));
        for (const RttPoint& point : segment)
            last.append(
                {secondsBetween(m_picture.window.from, point.at), static_cast<double>(point.rtt.count())});
    }
    return points;
}

void RttChart::feed()
{
    std::vector<charts::LineOfPoints> lines;
    // The chosen one stands first and is drawn last: it lies above the others.
    for (auto line = m_picture.lines.rbegin(); line != m_picture.lines.rend(); ++line)
        lines.push_back(lineOf(*line));
    setLines(std::move(lines));
}

RttOverlay RttChart::overlay() const
{
    return {m_theme, m_speech.words(), m_picture, m_scale, plot()};
}

void RttChart::paintBehind(QPainter& painter) const
{
    overlay().paintBehind(painter);
}

void RttChart::paintOver(QPainter& painter) const
{
    overlay().paint(painter);
}

} // namespace naru::gateways
