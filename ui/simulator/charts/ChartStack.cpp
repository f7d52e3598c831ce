// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/ChartStack.h"

#include "kit/Theme.h"
#include "simulator/charts/TimeChart.h"

#include <QVBoxLayout>

namespace naru::simulator {

namespace {

constexpr int lowestChart = 124;

} // namespace

ChartStack::ChartStack(const kit::Theme& theme, QWidget* parent)
    : KeyScroll(parent)
    , m_theme(theme)
    , m_content(new QWidget(this))
{
    auto* layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setWidget(m_content);
}

void ChartStack::rebuild(std::size_t count)
{
    qDeleteAll(m_charts);
    m_charts.clear();
    const charts::Look look = charts::Look::ofScreen(m_theme);
    for (std::size_t i = 0; i < count; ++i) {
        auto* chart = new TimeChart(look, {i == 0, i + 1 == count}, m_content);
        chart->setMinimumHeight(lowestChart);
        connect(chart, &TimeChart::momentPressed, this, &ChartStack::momentPressed);
        m_content->layout()->addWidget(chart);
        m_charts.push_back(chart);
    }
}

void ChartStack::setPlots(const std::vector<Plot>& plots, const QLocale& locale)
{
    if (plots.size() != m_charts.size())
        rebuild(plots.size());
    for (std::size_t i = 0; i < plots.size(); ++i)
        m_charts[i]->setPlot(plots[i], locale);
}

void ChartStack::restyle()
{
    for (TimeChart* chart : m_charts)
        chart->setLook(charts::Look::ofScreen(m_theme));
}

} // namespace naru::simulator
