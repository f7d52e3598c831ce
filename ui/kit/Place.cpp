// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Place.h"

namespace naru::kit {

Place Place::of(const ogs::Cache& cache, const ogs::Location& location,
                const std::optional<QByteArray>& gatewaySet, base::SystemTime now, base::Nanoseconds lifetime)
{
    Place place;
    place.kind = location.known() ? Kind::New : Kind::Unknown;
    const ogs::CacheAnswer answer = cache.find(location, gatewaySet.value_or(QByteArray()), now, lifetime);
    const auto take = [&place](const auto& found) {
        place.entry = found.entry;
        place.matched = found.matched;
    };
    if (const auto* hit = std::get_if<ogs::CacheHit>(&answer))
        take(*hit);
    else if (const auto* stale = std::get_if<ogs::CacheStale>(&answer))
        take(*stale);
    else
        return place;
    // Without a profile there is no set to compare with: the entry's own stands in, and the age alone
    // decides.
    place.staleness =
        ogs::Cache::staleness(*place.entry, gatewaySet.value_or(place.entry->gatewaySet), now, lifetime);
    place.kind = place.staleness ? Kind::Stale : Kind::Known;
    return place;
}

std::optional<QByteArray> Place::gatewaySetOf(const engine::ProfilePtr& profile)
{
    return profile ? std::optional(ogs::gatewaySetFingerprint(*profile)) : std::nullopt;
}

QString Place::text(const ogs::LocationKey& key)
{
    return (key.suffix.isEmpty() ? tr("no suffix") : key.suffix) % QStringLiteral(" | ") % key.server;
}

} // namespace naru::kit
