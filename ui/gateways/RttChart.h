// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gateways/GatewayRow.h"

#include <QtCharts/QChartView>

class QLineSeries;
class QScatterSeries;
class QValueAxis;
class QXYSeries;

namespace naru::kit {
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::gateways {

class RttOverlay;

/**
 * RTT over time. Qt Charts draws grid and lines; what it has no means for (labels at the lines' ends, lost
 * probes under the axis, outages, retransmissions) is painted over it by `RttOverlay`. The table below the
 * chart is its twin in text.
 */
class RttChart final : public QChartView
{
    Q_OBJECT

public:
    RttChart(const kit::Theme& theme, const kit::Speech& speech, QWidget* parent = nullptr);

    void setPicture(const RttPicture& picture);
    [[nodiscard]] const RttPicture& picture() const { return m_picture; }
    /** Theme or language has changed. */
    void restyle();
    /** Lines that are drawn: one an unbroken stretch of more than one point. */
    [[nodiscard]] int drawnLines() const;

protected:
    void drawBackground(QPainter* painter, const QRectF& rect) override;
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    [[nodiscard]] RttOverlay overlay() const;
    void feed();
    [[nodiscard]] QLineSeries* lineAt(std::size_t index);
    [[nodiscard]] QScatterSeries* dotsAt(std::size_t index);
    void attach(QXYSeries* series);
    [[nodiscard]] QPen penOf(const LineStyle& style) const;
    [[nodiscard]] QList<QPointF> pointsOf(const std::vector<RttPoint>& segment) const;

    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    RttPicture m_picture;
    ValueScale m_scale;
    QValueAxis* m_time;
    QValueAxis* m_value;
    /** Kept and fed anew: making series is what costs. */
    std::vector<QLineSeries*> m_lines;
    std::vector<QScatterSeries*> m_dots;
};

} // namespace naru::gateways
