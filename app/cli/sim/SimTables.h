// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "sim/scenario/Replications.h"

/** Text output of the simulator's commands. */
namespace naru::cli {

/** A number with at most six digits that matter; a dash for none. */
[[nodiscard]] QString shortNumber(std::optional<double> value);
void printMetrics(const sim::Report& report, const Console& console);
/** A line of a sweep: its settings and some figures. */
void printPoint(const QJsonObject& settings, const sim::Report& report,
                const std::vector<std::string>& figures, const Console& console);
/** One line each; returns whether all hold. */
bool printAssertions(const std::vector<sim::AssertionResult>& results, const Console& console);

/** The steps of one thing, one line each, with their moments. */
void printStory(const std::vector<sim::LogEntry>& story, const Console& console);

} // namespace naru::cli
