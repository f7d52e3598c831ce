// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "sim/scenario/Replications.h"

namespace naru::cli {

/** Writes metrics.csv and assertions.csv; with a run also series.csv and a table-NAME.csv for each table of
 * its parameters. The bytes depend on scenario and seed only. Complains and returns false where it can't. */
[[nodiscard]] bool writeCsv(const QString& folder, const sim::Report& report,
                            const std::vector<sim::AssertionResult>& assertions, const sim::Run* run,
                            const Console& console);

} // namespace naru::cli
