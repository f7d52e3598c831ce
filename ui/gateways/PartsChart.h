// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/ValueScale.h"
#include "gateways/GatewayRow.h"

#include <QCoreApplication>
#include <QtCharts/QChartView>

#include <array>

class QBarCategoryAxis;
class QBarSet;
class QHorizontalStackedBarSeries;
class QValueAxis;

namespace naru::kit {
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::gateways {

/**
 * The last run in its parts: a bar a gateway, from the TCP handshake to the close; the name lookup stands
 * unfilled on the other side of zero, because it is no part of the RTT (OGS-12).
 */
class PartsChart final : public QChartView
{
    Q_OBJECT

public:
    PartsChart(const kit::Theme& theme, const kit::Speech& speech, QWidget* parent = nullptr);

    /** The best come first; those for whom there is no room stand in the table only. */
    void setRows(const std::vector<GatewayRow>& rows);
    /** Theme or language has changed. */
    void restyle();

protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;

private:
    void feed();
    void paintRow(QPainter& painter, const GatewayRow& row, double y) const;
    [[nodiscard]] double xOf(double milliseconds) const;

    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    std::vector<GatewayRow> m_rows;
    /** As many of them as have room. */
    std::size_t m_shown = 0;
    charts::ValueScale m_scale;
    double m_longestLookup = 0;
    QHorizontalStackedBarSeries* m_series;
    /** Lookup, TCP, TLS, first byte, close. */
    std::array<QBarSet*, 5> m_sets;
    QValueAxis* m_value;
    QBarCategoryAxis* m_places;
};

} // namespace naru::gateways
