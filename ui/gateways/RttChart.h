// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/LineView.h"
#include "gateways/GatewayRow.h"

namespace naru::kit {
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::gateways {

class RttOverlay;

/**
 * RTT over time. What a view of lines has no means for (labels at the lines' ends, lost probes under the
 * axis, outages, retransmissions) is painted over it by `RttOverlay`. The table below the chart is its twin
 * in text.
 */
class RttChart final : public charts::LineView
{
    Q_OBJECT

public:
    RttChart(const kit::Theme& theme, const kit::Speech& speech, QWidget* parent = nullptr);

    void setPicture(const RttPicture& picture);
    [[nodiscard]] const RttPicture& picture() const { return m_picture; }
    /** Theme or language has changed. */
    void restyle();

protected:
    void paintBehind(QPainter& painter) const override;
    void paintOver(QPainter& painter) const override;

private:
    [[nodiscard]] RttOverlay overlay() const;
    void feed();
    [[nodiscard]] charts::LineOfPoints lineOf(const ChartLine& line) const;

    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    RttPicture m_picture;
    charts::ValueScale m_scale;
};

} // namespace naru::gateways
