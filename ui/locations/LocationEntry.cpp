// SPDX-License-Identifier: GPL-3.0-or-later
#include "locations/LocationEntry.h"

#include <algorithm>
#include <utility>

namespace naru::locations {

using namespace std::chrono;

namespace {

LocationEntry worked(const ogs::CacheEntry& entry, const std::optional<QByteArray>& gatewaySet,
                     base::SystemTime now, base::Nanoseconds lifetime)
{
    LocationEntry result;
    result.entry = entry;
    result.staleness = ogs::Cache::staleness(entry, gatewaySet.value_or(entry.gatewaySet), now, lifetime);
    result.age = now - entry.measuredAt;
    result.expiresAt = entry.measuredAt + duration_cast<milliseconds>(lifetime);
    result.ageShare = std::clamp(duration<double>(result.age) / duration<double>(lifetime), 0.0, 1.0);
    const base::Nanoseconds lastPart = std::min<base::Nanoseconds>(hours(24), lifetime / 10);
    result.nearlyOver = !result.staleness && result.expiresAt - now <= lastPart;
    return result;
}

/** The entry that the cache answers with, and the pair that matched. */
std::optional<std::pair<ogs::CacheEntry, ogs::LocationKey>> matching(const ogs::CacheAnswer& answer)
{
    if (const auto* hit = std::get_if<ogs::CacheHit>(&answer))
        return std::pair(hit->entry, hit->matched);
    if (const auto* stale = std::get_if<ogs::CacheStale>(&answer))
        return std::pair(stale->entry, stale->matched);
    return std::nullopt;
}

Whereabouts whereaboutsOf(const LocationEntry* here, const ogs::Location& location)
{
    if (!location.known())
        return Whereabouts::Unknown;
    if (!here)
        return Whereabouts::New;
    return here->staleness ? Whereabouts::Stale : Whereabouts::Known;
}

} // namespace

const LocationEntry* LocationsPicture::here() const
{
    const auto found =
        std::ranges::find_if(entries, [](const LocationEntry& e) { return e.matched.has_value(); });
    return found != entries.end() ? &*found : nullptr;
}

LocationsPicture locationsPicture(const ogs::Cache& cache, const ogs::Location& location,
                                  const std::optional<QByteArray>& gatewaySet, base::SystemTime now,
                                  base::Nanoseconds lifetime)
{
    LocationsPicture picture;
    for (const ogs::CacheEntry& entry : cache.entries()) {
        picture.entries.push_back(worked(entry, gatewaySet, now, lifetime));
        picture.pairs += static_cast<int>(entry.keys.size());
    }
    // Without a profile there is no set to compare with; the age alone decides.
    if (const auto answer =
            matching(cache.find(location, gatewaySet.value_or(QByteArray()), now, lifetime))) {
        const auto found = std::ranges::find(picture.entries, answer->first, &LocationEntry::entry);
        if (found != picture.entries.end())
            found->matched = answer->second;
    }
    std::ranges::stable_sort(picture.entries, [](const LocationEntry& a, const LocationEntry& b) {
        if (a.matched.has_value() != b.matched.has_value())
            return a.matched.has_value();
        if (a.staleness.has_value() != b.staleness.has_value())
            return b.staleness.has_value();
        return a.entry.measuredAt > b.entry.measuredAt;
    });
    picture.whereabouts = whereaboutsOf(picture.here(), location);
    return picture;
}

} // namespace naru::locations
