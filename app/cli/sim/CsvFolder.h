// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "sim/scenario/Sweep.h"

namespace naru::cli {

/** Writes metrics.csv, assertions.csv, a table-NAME.csv for each table of the scenario's parameters as they
 * are at its start, and with a recorder series.csv. The bytes depend on scenario and seed only. Complains and
 * returns false where it can't. */
[[nodiscard]] bool writeCsv(const QString& folder, const sim::Scenario& scenario, const sim::Report& report,
                            const std::vector<sim::AssertionResult>& assertions,
                            const sim::Recorder* recorder, const Console& console);

/** Writes metrics.csv and assertions.csv of all points: their columns behind the point's number and a column
 * for each parameter that varies. Complains and returns false where it can't. */
[[nodiscard]] bool writeSweepCsv(const QString& folder, const std::vector<sim::SweptPoint>& points,
                                 const Console& console);

} // namespace naru::cli
