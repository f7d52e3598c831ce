// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/KeyScroll.h"
#include "simulator/charts/Plot.h"

#include <QLocale>

#include <vector>

namespace naru::kit {
class Theme;
}

namespace naru::simulator {

class TimeChart;

/** Charts over time one above the other, on one time axis; they scroll where they need more room. */
class ChartStack final : public kit::KeyScroll
{
    Q_OBJECT

public:
    explicit ChartStack(const kit::Theme& theme, QWidget* parent = nullptr);

    void setPlots(const std::vector<Plot>& plots, const QLocale& locale);
    [[nodiscard]] const std::vector<TimeChart*>& charts() const { return m_charts; }
    void restyle();

Q_SIGNALS:
    void momentPressed(naru::sim::Time moment);

private:
    void rebuild(std::size_t count);

    const kit::Theme& m_theme;
    QWidget* m_content;
    std::vector<TimeChart*> m_charts;
};

} // namespace naru::simulator
