// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Recorder.h"
#include "simulator/charts/ChartSpec.h"
#include "simulator/charts/Plot.h"

namespace naru::simulator {

/** Neighbouring rows of a recorder. */
struct RowRange
{
    std::size_t first = 0;
    std::size_t end = 0;
};

/** The rows of the span and one on each side of it, so that lines reach its edges. */
[[nodiscard]] RowRange rowsIn(const sim::Recorder& recorder, const TimeSpan& span);
/** The rows behind a moment. */
[[nodiscard]] RowRange rowsBehind(const sim::Recorder& recorder, sim::Time moment, const TimeSpan& span);

/** A series in these rows; only gaps where the run has none of that name. */
[[nodiscard]] std::vector<double> valuesOf(const sim::Recorder& recorder, const std::string& name,
                                           RowRange rows);
/** The sum of several; a gap where one of them has one. */
[[nodiscard]] std::vector<double> sumOf(const sim::Recorder& recorder, const std::vector<std::string>& names,
                                        RowRange rows);
/** 100 × part / (part + other) over so many rows up to each; a gap where nothing was counted. */
[[nodiscard]] std::vector<double> shareOf(const sim::Recorder& recorder, const std::string& part,
                                          const std::string& other, RowRange rows, std::size_t trailing);

/** Joins neighbouring values; a gap ends a segment. A stair holds each value over its window. */
[[nodiscard]] Segments segmentsOf(const sim::Recorder& recorder, RowRange rows,
                                  const std::vector<double>& values, bool stair);
/** Only what lies in the span: a picture file has nothing that cuts off what stands out. */
[[nodiscard]] Segments clipped(const Segments& segments, const TimeSpan& span);
/** Stretches of equal values. */
[[nodiscard]] std::vector<PlotLevel> levelsOf(const sim::Recorder& recorder, RowRange rows,
                                              const std::vector<double>& values, bool future);
/** Where more was offered than the limit; neighbours with the same values are one. */
[[nodiscard]] std::vector<RefusedArea> refusedBetween(const sim::Recorder& recorder, RowRange rows,
                                                      const std::vector<double>& limit,
                                                      const std::vector<double>& offered, bool future);

} // namespace naru::simulator
