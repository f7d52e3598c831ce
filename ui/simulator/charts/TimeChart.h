// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/LineView.h"
#include "simulator/charts/PlotOverlay.h"

#include <QLocale>

namespace naru::simulator {

/** One plot over time. A press tells the moment under it. */
class TimeChart final : public charts::LineView
{
    Q_OBJECT

public:
    TimeChart(const charts::Look& look, PlotPlace place, QWidget* parent = nullptr);

    void setPlot(const Plot& plot, const QLocale& locale);
    void setLook(const charts::Look& look);
    /** The moment at that place; inside the span. */
    [[nodiscard]] sim::Time momentAt(double x) const;

Q_SIGNALS:
    void momentPressed(naru::sim::Time moment);

protected:
    void paintBehind(QPainter& painter) const override;
    void paintOver(QPainter& painter) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] PlotOverlay overlay() const;
    void feed();

    charts::Look m_look;
    PlotPlace m_place;
    QLocale m_locale;
    Plot m_plot;
};

} // namespace naru::simulator
