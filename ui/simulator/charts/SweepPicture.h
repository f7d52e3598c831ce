// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/Look.h"
#include "sim/scenario/Sweep.h"
#include "wording/Words.h"

#include <QSize>
#include <QStringList>

class QPainter;

namespace naru::simulator {

/** One figure over the points of a sweep of one parameter, or of two. */
struct SweepPicture
{
    struct Cell
    {
        std::optional<double> value;
        std::optional<sim::Interval> interval;
    };

    /** What is counted, and its unit as the models write it. */
    QString title;
    std::string unit = "1";
    QString across;
    QStringList acrossValues;
    /** Empty for a sweep of one parameter. */
    QString down;
    QStringList downValues;
    /** Row by row. */
    std::vector<Cell> cells;

    [[nodiscard]] bool isMap() const { return !down.isEmpty(); }
};

/** Of points of one or two parameters in the order of sim::pointsOf(): the second varies fastest and runs
 * across. @param metric the model's code */
[[nodiscard]] SweepPicture sweepPicture(const std::vector<sim::SweptPoint>& points, const std::string& metric,
                                        const QString& title);

[[nodiscard]] QSize sizeOf(const SweepPicture& picture, int width);
/** A line with its intervals, or a map of cells with their numbers in them. */
void paintSweep(QPainter& painter, const charts::Look& look, const wording::Words& words,
                const SweepPicture& picture, const QSize& size);

} // namespace naru::simulator
