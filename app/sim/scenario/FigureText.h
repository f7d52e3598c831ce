// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Recorder.h"
#include "sim/scenario/Report.h"

#include <optional>
#include <string>
#include <string_view>

namespace naru::sim {

/** `max(pool, 10s, 20s)` taken apart. */
struct FigureText
{
    std::string function;
    std::string name;
    std::optional<Time> from;
    std::optional<Time> to;
};

/** Nothing for what is no figure: an unknown function, wrong arguments. */
[[nodiscard]] std::optional<FigureText> parseFigure(std::string_view text);
/** Whether the run reports the metric or records the series. */
[[nodiscard]] bool hasFigure(const FigureText& figure, const Report& report, const Recorder& recorder);
[[nodiscard]] std::string nearestFigure(const FigureText& figure, const Report& report,
                                        const Recorder& recorder);
/** Nothing where it has no value (yet). */
[[nodiscard]] std::optional<double> figureOf(const FigureText& figure, const Report& report,
                                             const Recorder& recorder);

} // namespace naru::sim
