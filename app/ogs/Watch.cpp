// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Watch.h"

#include <algorithm>

namespace naru::ogs {

std::optional<base::SystemTime> nextWatch(const WatchState& state, base::SystemTime now, double jitter)
{
    if (!state.interval)
        return std::nullopt;
    using std::chrono::milliseconds;
    const milliseconds interval = std::clamp(*state.interval, shortestWatch, longestWatch);
    const milliseconds spread(static_cast<milliseconds::rep>(std::clamp(jitter, 0.0, 1.0) *
                                                             static_cast<double>(interval.count()) / 10.0));
    if (!state.lastMeasured)
        return now + spread;
    return std::max(now, std::min(now, *state.lastMeasured) + interval + spread);
}

bool watchMayMeasure(bool tunnelUp, bool automaticProxy, bool runUnderWay)
{
    return !tunnelUp && !automaticProxy && !runUnderWay;
}

PlanOptions watchOptions(PlanOptions options)
{
    options.probes = 1;
    options.locationCached = true;
    return options;
}

} // namespace naru::ogs
