// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Event.h"
#include "ogs/Cache.h"
#include "ogs/History.h"
#include "ogs/Verdict.h"
#include "profile/Profile.h"

#include <chrono>
#include <optional>
#include <vector>

namespace naru::ogs {

/**
 * What a finished run leaves in the cache (OGS-32); nothing where the location is not known, and for a run
 * that was refused, stopped, decided by nobody's answer, or met a sign-in page (OGS-13, 14).
 */
[[nodiscard]] std::optional<CacheEntry> cacheEntry(const RunReport& report, const profile::Profile& profile);

/** What goes with a cached answer that the entry itself does not say. */
struct CachedRun
{
    Trigger trigger = Trigger::Connection;
    base::SystemTime now{};
    base::Nanoseconds lifetime = defaultCacheLifetime;
    Location location{};
    QString previous{};
};
/** A run that probes nothing (OGS-22): values, order and choice are the entry's. */
[[nodiscard]] RunReport fromCache(const CacheHit& hit, const profile::Profile& profile, const CachedRun& run);

/** A run that is refused (OGS-29): no value, no choice. */
[[nodiscard]] RunReport refused(const Reason& reason, const profile::Profile& profile, const CachedRun& run);

/** One sample a target, for the history; none of a run that was not measured or met a sign-in page. */
[[nodiscard]] std::vector<Sample> samples(const RunReport& report, Origin origin);

/** The raw log of a finished run, in order of time (OGS-60). */
[[nodiscard]] std::vector<base::Event> logEvents(const RunReport& report);

/** One server to try. */
struct FailoverStep
{
    /** Index into `RunReport::gateways`. */
    int gateway = 0;
    /** Nothing: the entry itself; else index into its backups. */
    std::optional<int> backup;
    profile::Target target;
    QString group;
    friend bool operator==(const FailoverStep&, const FailoverStep&) = default;
};

/** The choice, its backups, then each remaining server with its backups (OGS-50, 52). */
[[nodiscard]] std::vector<FailoverStep> failoverOrder(const RunReport& report);
/** The same after an established connection to `lost` (an entry's name) broke: that server comes first
 * (OGS-51). */
[[nodiscard]] std::vector<FailoverStep> failoverAfterLoss(const RunReport& report, const QString& lost);

/** By how many percent `candidate` is faster than `present`, rounded down; negative where it is slower. */
[[nodiscard]] int fasterPercent(std::chrono::milliseconds present, std::chrono::milliseconds candidate);
/** Whether the candidate is better by the threshold, so that a later run moves to it (OGS-21). */
[[nodiscard]] bool improvementReached(std::chrono::milliseconds present, std::chrono::milliseconds candidate,
                                      int percent);

} // namespace naru::ogs
