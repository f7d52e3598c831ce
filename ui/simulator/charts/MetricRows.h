// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/charts/SeriesTexts.h"
#include "simulator/run/Frame.h"

namespace naru::simulator {

/** A figure of the report, of one run or of both. */
struct MetricRow
{
    /** The model's code, and what it means. */
    QString code;
    QString title;
    std::string unit;
    sim::Metric a;
    std::optional<sim::Metric> b;

    /** The mean, or where there is none the count. */
    [[nodiscard]] static std::optional<double> valueOf(const sim::Metric& metric);
    /** B less A. */
    [[nodiscard]] std::optional<double> difference() const;
    /** It has quantiles or an interval. */
    [[nodiscard]] bool isDistribution() const;
};

[[nodiscard]] std::vector<MetricRow> metricRows(const sim::Report& a, const sim::Report* b,
                                                const SeriesTexts& texts, wording::Language language);

/** The most that a limit let through in any trailing window, beside what it should (C-RL-01). */
struct WorstWindow
{
    QString limit;
    /** Within a window of that length. */
    std::string window;
    double allowed = 0;
    double worst = 0;
    friend bool operator==(const WorstWindow&, const WorstWindow&) = default;
};

/** What distributions show, as values. */
struct Distributions
{
    /** Those with quantiles or intervals. */
    std::vector<MetricRow> rows;
    /** Empty for a model without limits. */
    std::vector<WorstWindow> windows;
};

/** Of one run, or of both with A's worst windows. */
[[nodiscard]] Distributions distributionsOf(const Frame& frame, const SeriesTexts& texts,
                                            wording::Language language);

} // namespace naru::simulator
