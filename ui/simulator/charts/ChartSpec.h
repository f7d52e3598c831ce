// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Node.h"
#include "sim/scenario/Recorder.h"

#include <QString>

#include <string>
#include <vector>

namespace naru::simulator {

/** Which series a chart shows, and how. */
struct ChartSpec
{
    enum class Kind {
        /** A line each. */
        Lines,
        /** `series` is one limit, drawn as a stair under what was offered; between them was refused. */
        Limit,
        /** The first as a share of both together, in per cent, over a trailing window. */
        Share,
        /** CPU of the database, with the ranges of its table. */
        Cpu,
    };
    /** Standard charts have a name of their own; others are named by their family. */
    enum class Name { Family, EffectiveLimit, DbCpu, Requests, Sessions, Misrouted, Owned, Messages };

    Kind kind = Kind::Lines;
    Name name = Name::Family;
    /** The family that it stands for in the choice of series (SeriesTexts). */
    std::string family;
    std::vector<std::string> series;
    /** Summed up: what came to a limit. */
    std::vector<std::string> offered;
    friend bool operator==(const ChartSpec&, const ChartSpec&) = default;
};

/** The charts that explain a run of this model best, as far as the run has their series. */
[[nodiscard]] std::vector<ChartSpec> standardCharts(const std::string& model, const sim::Node& parameters,
                                                    const sim::Recorder& recorder);
/** One for each family of series. */
[[nodiscard]] std::vector<ChartSpec> familyCharts(const sim::Recorder& recorder);

} // namespace naru::simulator
