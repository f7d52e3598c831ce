// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/ChartPanel.h"

#include "gateways/ChartLegend.h"
#include "gateways/GatewaysViewModel.h"
#include "gateways/PartsChart.h"
#include "gateways/RttChart.h"
#include "kit/SegmentedControl.h"
#include "kit/Speech.h"
#include "kit/Theme.h"

#include <QHBoxLayout>
#include <QStackedLayout>

namespace naru::gateways {

using kit::SegmentedControl;
using kit::Theme;

namespace {

constexpr int ranges = 4;
constexpr int lowestChart = 190;

} // namespace

ChartPanel::ChartPanel(const Theme& theme, const kit::Speech& speech, QWidget* parent)
    : QWidget(parent)
    , m_mode(new SegmentedControl(theme, 2, this))
    , m_range(new SegmentedControl(theme, ranges, this))
    , m_legend(new ChartLegend(theme, this))
    , m_overTime(new RttChart(theme, speech, this))
    , m_lastRun(new PartsChart(theme, speech, this))
    , m_charts(new QStackedLayout)
{
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(Theme::pageMargin, Theme::space(3), Theme::pageMargin, Theme::space(3));
    bar->setSpacing(Theme::space(3));
    bar->addWidget(m_mode);
    bar->addWidget(m_range);
    bar->addStretch();
    bar->addWidget(m_legend);

    m_charts->addWidget(m_overTime);
    m_charts->addWidget(m_lastRun);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addLayout(m_charts, 1);
    m_overTime->setMinimumHeight(lowestChart);
    m_lastRun->setMinimumHeight(lowestChart);

    m_range->setCurrent(static_cast<int>(TimeRange::OneDay));
    connect(m_mode, &SegmentedControl::currentChanged, this, [this](int index) {
        m_charts->setCurrentIndex(index);
        m_range->setVisible(index == 0);
        m_legend->setVisible(index == 0);
    });
    connect(m_range, &SegmentedControl::currentChanged, this,
            [this](int index) { Q_EMIT rangeWished(static_cast<TimeRange>(index)); });
    retranslate();
}

void ChartPanel::show(const GatewaysViewModel& model)
{
    m_overTime->setPicture(model.picture());
    m_lastRun->setRows(model.report() ? model.rows() : std::vector<GatewayRow>{});
}

ChartPanel::Mode ChartPanel::mode() const
{
    return m_mode->current() == 0 ? Mode::OverTime : Mode::LastRun;
}

void ChartPanel::setMode(Mode mode)
{
    m_mode->setCurrent(mode == Mode::OverTime ? 0 : 1);
}

void ChartPanel::retranslate()
{
    m_mode->setTexts({tr("RTT over time"), tr("Last run in parts")});
    m_mode->setAccessibleName(tr("Chart"));
    m_range->setTexts({nameOf(TimeRange::OneHour), nameOf(TimeRange::SixHours), nameOf(TimeRange::OneDay),
                       nameOf(TimeRange::OneWeek)});
    m_range->setAccessibleName(tr("Time"));
    m_legend->retranslate();
    m_overTime->setAccessibleName(tr("Chart: RTT over time"));
    m_overTime->setAccessibleDescription(tr("The table below says the same in words."));
    m_lastRun->setAccessibleName(tr("Chart: last run in parts"));
    m_lastRun->setAccessibleDescription(tr("The table below says the same in words."));
    restyle();
}

void ChartPanel::restyle()
{
    m_overTime->restyle();
    m_lastRun->restyle();
    m_legend->update();
}

QImage ChartPanel::picture()
{
    QWidget* chart = m_charts->currentWidget();
    constexpr int fineness = 2;
    QImage image(chart->size() * fineness, QImage::Format_RGB32);
    image.setDevicePixelRatio(fineness);
    chart->render(&image);
    return image;
}

} // namespace naru::gateways
