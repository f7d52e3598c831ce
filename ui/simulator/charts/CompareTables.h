// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Sweep.h"
#include "simulator/charts/DifferencePainter.h"
#include "simulator/charts/TextTable.h"

/** The tables behind the pictures of a comparison. */
namespace naru::simulator {

[[nodiscard]] TextTable differenceTable(const std::vector<DifferenceRow>& rows, const wording::Words& words);
/** A row a point: its settings, the figure with its interval. @param metric the model's code */
[[nodiscard]] TextTable sweepTable(const std::vector<sim::SweptPoint>& points, const std::string& metric,
                                   const wording::Words& words);

} // namespace naru::simulator
