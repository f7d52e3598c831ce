// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/LineStyle.h"
#include "engine/Engine.h"
#include "gateways/RttLine.h"
#include "gateways/TimeRange.h"

#include <QString>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace naru::gateways {

/** A line of the table: one host entry. */
struct GatewayRow
{
    QString entry;
    std::optional<profile::Target> target;
    /** Literal address that was probed; empty where there was none. */
    QString address;
    std::optional<int> rank;
    bool chosen = false;
    ogs::GatewayState state = ogs::GatewayState::Waiting;
    /** A run goes on in which it will be measured. */
    bool inRun = false;
    std::optional<std::chrono::milliseconds> rtt;
    std::optional<ogs::Failure> failure;
    /** In the window: of the history, else of the last run. */
    std::optional<double> loss;
    /** Of the probe with the lowest value. */
    ogs::ProbeParts parts;
    std::optional<base::SystemTime> measuredAt;
    charts::LineStyle style;
    /** The target's history in the window; null where there is none. */
    std::shared_ptr<const RttLine> line;
};

/** What was measured of one target in the window. */
struct TargetHistory
{
    std::shared_ptr<const RttLine> line;
    /** The last measurement, with or without a value. */
    ogs::Sample last;
};
using History = std::map<profile::Target, TargetHistory>;

/** Of the samples in the window. */
[[nodiscard]] History historyOf(const engine::Samples& samples, const TimeWindow& window);

/**
 * Rows in the order of their ranks, then those without one in the profile's order: from the last run, or
 * where there was none from the profile. Either may be missing.
 */
[[nodiscard]] std::vector<GatewayRow> gatewayRows(const profile::Profile* profile,
                                                  const ogs::RunReport* report, const History& history);

/** A line of the chart. Entries that share a target share it. */
struct ChartLine
{
    QString name;
    charts::LineStyle style;
    /** Never null. */
    std::shared_ptr<const RttLine> line;
};

/** What the chart over time shows. */
struct RttPicture
{
    TimeWindow window;
    TimeRange range = TimeRange::OneDay;
    std::vector<ChartLine> lines;
    /** Gateways that lost all probes in the window: they have no line. */
    std::vector<ChartLine> unanswered;

    /** Nothing to draw. */
    [[nodiscard]] bool empty() const { return lines.empty() && unanswered.empty(); }
    /** In milliseconds; 0 where there is no line. */
    [[nodiscard]] double highest() const;
};

/** More lines than these can't be told apart; the table has them all. */
inline constexpr std::size_t mostChartLines = 8;

/** The chosen gateway's line and the best of the others. */
[[nodiscard]] RttPicture rttPicture(const std::vector<GatewayRow>& rows, const TimeWindow& window,
                                    TimeRange range);

} // namespace naru::gateways
