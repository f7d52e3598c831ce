// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Cache.h"
#include "ogs/Measurement.h"
#include "ogs/Plan.h"
#include "ogs/Verdict.h"
#include "ogs/Watch.h"

#include <chrono>
#include <optional>

namespace naru::ogs {

inline constexpr std::chrono::seconds shortestDeadline{1};
inline constexpr std::chrono::seconds longestDeadline{60};
inline constexpr std::chrono::days shortestLifetime{1};
inline constexpr std::chrono::days longestLifetime{365};

/** What a user may change about runs, and what is kept of that; the defaults are those of an unchanged
 * set-up.
 */
struct UserSettings
{
    ProbeKind kind = ProbeKind::Https;
    RankBy rankBy = RankBy::FullExchange;
    bool sequential = false;
    /** Kept in whole seconds, `shortestDeadline` to `longestDeadline`. */
    base::Nanoseconds deadline = std::chrono::seconds(7);
    /** Kept in whole days, `shortestLifetime` to `longestLifetime` (OGS-22). */
    base::Nanoseconds cacheLifetime = defaultCacheLifetime;
    /** Whether a plain reconnection after the threshold counts, not only a resume (OGS-20). */
    bool reconnectionCounts = true;
    /** The user's own switch, where the profile lets them have one (OGS-74); nothing: as the profile says. */
    std::optional<bool> automaticSelection;
    /** A proxy set by hand stands in for the machine's own. */
    std::optional<Proxy> proxy;
    /** Off, or `shortestWatch` to `longestWatch` between two measurements of the watch. */
    std::optional<std::chrono::minutes> watch;
    friend bool operator==(const UserSettings&, const UserSettings&) = default;
};

} // namespace naru::ogs
