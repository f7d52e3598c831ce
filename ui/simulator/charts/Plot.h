// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/LineStyle.h"
#include "charts/ValueScale.h"
#include "simulator/charts/TimeAxis.h"
#include "simulator/charts/TimeMark.h"

#include <QList>
#include <QPointF>

#include <optional>
#include <vector>

/** What a chart over time shows, as values. Times are seconds. */
namespace naru::simulator {

/** Stretches without a gap in them. */
using Segments = std::vector<QList<QPointF>>;

struct PlotLine
{
    /** At the line's end, in place of a legend. */
    QString name;
    charts::LineStyle style;
    /** Up to now, and what had been computed beyond. */
    Segments past;
    Segments future;
    /** As they were recorded up to now, NaN in gaps: for the table, and only where it was asked for. */
    QList<QPointF> samples;
    /** Of the latest moment up to now; nothing in a gap. */
    std::optional<double> last;
};

/** What was offered and not let through. */
struct RefusedArea
{
    double from = 0;
    double to = 0;
    double low = 0;
    double high = 0;
    bool future = false;
    friend bool operator==(const RefusedArea&, const RefusedArea&) = default;
};

/** A level that holds for a while, long enough to be written beside it. */
struct PlotLevel
{
    double from = 0;
    double to = 0;
    double value = 0;
    bool future = false;
    friend bool operator==(const PlotLevel&, const PlotLevel&) = default;
};

/** A range of values that means something, such as a row of the CPU table. */
struct PlotBand
{
    double low = 0;
    double high = 0;
    QString text;
    friend bool operator==(const PlotBand&, const PlotBand&) = default;
};

struct Plot
{
    QString title;
    /** What is counted, and in which unit; secondary. */
    QString detail;
    /** As the models write it. */
    std::string unit = "1";
    TimeSpan span;
    sim::Time now{};
    double lowest = 0;
    charts::ValueScale scale;
    std::vector<PlotLine> lines;
    std::vector<RefusedArea> refused;
    std::vector<PlotLevel> levels;
    std::vector<PlotBand> bands;
    std::vector<TimeMark> marks;
};

} // namespace naru::simulator
