// SPDX-License-Identifier: GPL-3.0-or-later
#include "locations/LocationEntry.h"

#include <algorithm>

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
    const kit::Place place = kit::Place::of(cache, location, gatewaySet, now, lifetime);
    picture.whereabouts = place.kind;
    if (place.entry) {
        const auto found = std::ranges::find(picture.entries, *place.entry, &LocationEntry::entry);
        if (found != picture.entries.end())
            found->matched = place.matched;
    }
    std::ranges::stable_sort(picture.entries, [](const LocationEntry& a, const LocationEntry& b) {
        if (a.matched.has_value() != b.matched.has_value())
            return a.matched.has_value();
        if (a.staleness.has_value() != b.staleness.has_value())
            return b.staleness.has_value();
        return a.entry.measuredAt > b.entry.measuredAt;
    });
    return picture;
}

} // namespace naru::locations
