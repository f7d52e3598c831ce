// SPDX-License-Identifier: GPL-3.0-or-later
#include "Json.h"
#include "JsonValues.h"

#include <algorithm>

namespace naru::cli {

namespace {

QJsonObject entryJson(const ogs::CacheEntry& entry, const ogs::Location& location, base::Nanoseconds lifetime)
{
    QJsonArray keys;
    for (const ogs::LocationKey& key : entry.keys)
        keys.append(key.text());
    QJsonArray order;
    for (const ogs::CachedGateway& gateway : entry.order) {
        order.append(QJsonObject{{QStringLiteral("entry"), gateway.entry},
                                 {QStringLiteral("target"), gateway.target.text()},
                                 {QStringLiteral("rtt_ms"), wholeMilliseconds(gateway.rtt)}});
    }
    const bool matched = std::ranges::any_of(entry.keys, [&](const ogs::LocationKey& key) {
        return std::ranges::find(location.keys, key) != location.keys.end();
    });
    const base::SystemTime expires =
        entry.measuredAt + std::chrono::duration_cast<std::chrono::milliseconds>(lifetime);
    return {{QStringLiteral("keys"), keys},
            {QStringLiteral("matched"), matched},
            {QStringLiteral("measured_at"), dateJson(entry.measuredAt)},
            {QStringLiteral("expires_at"), dateJson(expires)},
            {QStringLiteral("order"), order},
            {QStringLiteral("selected"), entry.selected}};
}

} // namespace

QJsonObject locationsJson(const ogs::Cache& cache, const ogs::Location& location, base::Nanoseconds lifetime)
{
    QJsonArray locations;
    for (const ogs::CacheEntry& entry : cache.entries())
        locations.append(entryJson(entry, location, lifetime));
    return {{QStringLiteral("locations"), locations}};
}

} // namespace naru::cli
