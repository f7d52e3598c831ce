// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Replications.h"
#include "wording/ScenarioWords.h"

#include <QJsonArray>
#include <QJsonObject>

/** JSON of the simulator's commands (docs/formats.md). What is not known is null. */
namespace naru::cli {

using wording::textIn;
/** The finite number, or null. */
[[nodiscard]] QJsonValue numberOrNull(std::optional<double> value);
[[nodiscard]] QJsonArray intervalJson(const sim::Interval& interval);
[[nodiscard]] QJsonObject metricsJson(const sim::Report& report);
/** What metricsJson() wrote. */
[[nodiscard]] sim::Report metricsFromJson(const QJsonObject& all);
[[nodiscard]] QJsonObject seriesJson(const sim::Recorder& recorder);
[[nodiscard]] QJsonArray assertionsJson(const std::vector<sim::AssertionResult>& results,
                                        wording::Language language);
/** Steps: t in seconds, element, code, text. */
[[nodiscard]] QJsonArray storyJson(const std::vector<sim::LogEntry>& story, wording::Language language);
/** Of each replication: number, seed, events, digest, metrics, assertions. Reads back by outcomeFromJson().
 */
[[nodiscard]] QJsonObject outcomeJson(const sim::Outcome& outcome);
/** Nothing for what outcomeJson() didn't write. */
[[nodiscard]] std::optional<sim::Outcome> outcomeFromJson(const QJsonObject& object);

} // namespace naru::cli
