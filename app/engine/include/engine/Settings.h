// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Cache.h"
#include "ogs/Measurement.h"
#include "ogs/Plan.h"
#include "ogs/Verdict.h"

#include <chrono>
#include <optional>

namespace naru::engine {

/** How a run is made: the user's settings, or the arguments of `naructl ogs run`. */
struct Settings
{
    ogs::ProbeKind kind = ogs::ProbeKind::Https;
    ogs::RankBy rankBy = ogs::RankBy::FullExchange;
    bool sequential = false;
    /** 1..60 s. */
    base::Nanoseconds deadline = std::chrono::seconds(7);
    /** 1..365 days. */
    base::Nanoseconds cacheLifetime = ogs::defaultCacheLifetime;
    int maxSockets = 512;
    /** Whether a plain reconnection after the threshold counts, not only a resume (OGS-20). */
    bool reconnectionCounts = true;
    /** The user's own switch, where the profile lets them have one (OGS-74). */
    std::optional<bool> automaticSelection;
    /** A proxy set by hand stands in for the machine's own. */
    std::optional<ogs::Proxy> proxy;
    /** Where a sign-in page of the network was suspected: how soon it is looked at again; doubles up to 5
     * min. */
    std::chrono::milliseconds portalRecheck = std::chrono::seconds(10);
    /** Off, or 15 min to 24 h between two measurements of the watch. */
    std::optional<std::chrono::minutes> watch;
    friend bool operator==(const Settings&, const Settings&) = default;
};

/** What one run is asked to do beyond the settings. */
struct RunRequest
{
    ogs::Trigger trigger = ogs::Trigger::Connection;
    /** Neither asks nor fills the cache. */
    bool noCache = false;
    /** Measures although the location is known ("Measure here"), and renews its entry. */
    bool measureHere = false;
    /** Stands in for the machine's own. */
    std::optional<ogs::Location> location;
};

} // namespace naru::engine
