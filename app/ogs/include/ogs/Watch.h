// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Planner.h"

#include <chrono>
#include <optional>

namespace naru::ogs {

inline constexpr std::chrono::minutes shortestWatch{15};
inline constexpr std::chrono::minutes longestWatch{24 * 60};

/** The watch measures now and then for the charts: it writes history only, never cache or choice. */
struct WatchState
{
    /** Nothing: off, as shipped. Held within 15 min and 24 h. */
    std::optional<std::chrono::minutes> interval;
    /** Start of the last measurement of any origin; nothing where there was none. */
    std::optional<base::SystemTime> lastMeasured;
};

/**
 * When it measures next; nothing while it is off. `jitter`, 0..1, spreads machines over a tenth of the
 * interval. A last measurement from the future (the date was set back) counts as one made now.
 */
[[nodiscard]] std::optional<base::SystemTime> nextWatch(const WatchState& state, base::SystemTime now,
                                                        double jitter);

/** Whether it may measure when the time has come: never through a tunnel, a proxy script, or beside a run. */
[[nodiscard]] bool watchMayMeasure(bool tunnelUp, bool automaticProxy, bool runUnderWay);

/** One probe a target and no preflight, so that a run of the user's finds the budget of connections in good
 * state. */
[[nodiscard]] PlanOptions watchOptions(PlanOptions options);

} // namespace naru::ogs
