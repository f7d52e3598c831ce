// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Sweep.h"

#include <optional>
#include <string>
#include <vector>

namespace naru::simulator {

/** What a comparison or a sweep runs. */
struct ComparisonPlan
{
    /** Of a comparison: A and B; of a sweep: one for each point. */
    std::vector<sim::Scenario> scenarios;
    /** What B has otherwise than A, none where it is another run; of a sweep: the points. */
    std::vector<sim::Point> settings;
};

/** More points than that are no small map; the command line does them. */
constexpr std::size_t mostSweptPoints = 400;

/**
 * A scenario beside itself with `settings` (`path=value`), or beside `other` where there are none.
 * `MemberMissing` with an empty path: there is neither; else what is wrong with a setting.
 */
[[nodiscard]] sim::Checked<ComparisonPlan> planComparison(const sim::Scenario& scenario,
                                                          const std::optional<sim::Scenario>& other,
                                                          const std::vector<std::string>& settings);

/** A scenario at all combinations of `path=value,value`. `TooMany` with an empty path: more than
 * `mostSweptPoints`, or not to be told apart into such. */
[[nodiscard]] sim::Checked<ComparisonPlan> planSweep(const sim::Scenario& scenario,
                                                     const std::vector<std::string>& settings);

} // namespace naru::simulator
