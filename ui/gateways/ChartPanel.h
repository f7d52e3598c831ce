// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gateways/GatewayRow.h"

#include <QWidget>

class QStackedLayout;

namespace naru::kit {
class SegmentedControl;
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::gateways {

class ChartLegend;
class GatewaysViewModel;
class PartsChart;
class RttChart;

/** The upper half of the page: which chart, over which time, and the chart. */
class ChartPanel final : public QWidget
{
    Q_OBJECT

public:
    enum class Mode { OverTime, LastRun };

    ChartPanel(const kit::Theme& theme, const kit::Speech& speech, QWidget* parent = nullptr);

    void show(const GatewaysViewModel& model);
    [[nodiscard]] Mode mode() const;
    void setMode(Mode mode);
    void retranslate();
    void restyle();
    /** The chart that is shown, twice as fine as on the screen. */
    [[nodiscard]] QImage picture();

Q_SIGNALS:
    void rangeWished(naru::gateways::TimeRange range);

private:
    kit::SegmentedControl* m_mode;
    kit::SegmentedControl* m_range;
    ChartLegend* m_legend;
    RttChart* m_overTime;
    PartsChart* m_lastRun;
    QStackedLayout* m_charts;
};

} // namespace naru::gateways
