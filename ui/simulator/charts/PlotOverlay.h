// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/Look.h"
#include "simulator/charts/Plot.h"

#include <QMargins>
#include <QRectF>

class QPainter;

namespace naru::charts {
class LineView;
}

namespace naru::simulator {

/** Which of the charts that stand one above the other it is: they share playhead and time axis. */
struct PlotPlace
{
    bool first = true;
    bool last = true;
};

/** What a chart over time shows beyond grid and lines, which the view draws. Made for one painting. */
class PlotOverlay
{
public:
    PlotOverlay(const charts::Look& look, const QLocale& locale, const Plot& plot, PlotPlace place,
                const charts::LineView& view);

    /** The room that titles and labels need around the lines. */
    [[nodiscard]] static QMargins margins(PlotPlace place);

    /** Behind grid and lines: ranges, what was refused. */
    void paintBehind(QPainter& painter) const;
    /** Over them: title, axes, labels, flags, playhead. */
    void paint(QPainter& painter) const;

private:
    [[nodiscard]] double xOf(double seconds) const;
    [[nodiscard]] double yOf(double value) const;
    [[nodiscard]] bool hasPlayhead() const;
    [[nodiscard]] QRectF playheadBox() const;
    [[nodiscard]] QString playheadText() const;
    void paintTitle(QPainter& painter) const;
    void paintValueAxis(QPainter& painter) const;
    void paintTimeAxis(QPainter& painter) const;
    void paintLevels(QPainter& painter) const;
    void paintEnds(QPainter& painter) const;
    void paintEnd(QPainter& painter, const PlotLine& line, double y) const;
    void paintMarks(QPainter& painter) const;
    void paintPlayhead(QPainter& painter) const;

    const charts::Look& m_look;
    const QLocale& m_locale;
    const Plot& m_plot;
    PlotPlace m_place;
    const charts::LineView& m_view;
    QRectF m_area;
};

} // namespace naru::simulator
