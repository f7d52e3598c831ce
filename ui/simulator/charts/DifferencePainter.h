// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/Look.h"
#include "sim/scenario/Replications.h"
#include "simulator/charts/SeriesTexts.h"

class QPainter;

namespace naru::simulator {

/** A figure in two variants, worded. */
struct DifferenceRow
{
    QString code;
    QString title;
    sim::Difference difference;

    /** The interval leaves zero out: it is no chance. */
    [[nodiscard]] bool isSure() const;
};

/** Those that differ first, the sure ones before the others; without those that one of the variants lacks. */
[[nodiscard]] std::vector<DifferenceRow> differenceRows(const std::vector<sim::Difference>& differences,
                                                        const SeriesTexts& texts, wording::Language language);

constexpr int differenceRowHeight = 36;
/**
 * B less A as a dot with its interval about a line at zero, each figure on a scale of its own; beside it the
 * values of A and B. Drawn from 0, 0, `differenceRowHeight` a row and one for the heads.
 */
void paintDifferences(QPainter& painter, const charts::Look& look, const wording::Words& words,
                      const std::vector<DifferenceRow>& rows, int width);

} // namespace naru::simulator
