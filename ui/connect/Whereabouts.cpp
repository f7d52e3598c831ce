// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/Whereabouts.h"

#include <algorithm>

namespace naru::connect {

namespace {

const ogs::CacheEntry* entryOf(const ogs::Cache& cache, const ogs::LocationKey& key)
{
    const auto& entries = cache.entries();
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const ogs::CacheEntry& entry) {
        return std::find(entry.keys.begin(), entry.keys.end(), key) != entry.keys.end();
    });
    return found == entries.end() ? nullptr : &*found;
}

bool isRunning(const ogs::RunReport* report)
{
    return report && report->phase != ogs::Phase::Complete;
}

} // namespace

Whereabouts Whereabouts::of(const engine::Network& network, const ogs::Cache& cache,
                            const ogs::RunReport* report, const wording::Words& words)
{
    const ogs::Location& location = report && report->location.known() ? report->location : network.location;
    Whereabouts where;
    std::optional<ogs::LocationKey> matched = report ? report->matched : std::nullopt;
    for (const ogs::LocationKey& key : location.keys) {
        if (!where.entry && entryOf(cache, key))
            where.entry = key;
    }
    const bool measuredNow = report && report->source == ogs::Source::Measured && report->expiresAt;
    if (!matched && !isRunning(report))
        matched = where.entry;

    for (const ogs::LocationKey& key : location.keys) {
        LocationPair pair;
        pair.text = key.suffix.isEmpty() ? tr("no suffix") + QStringLiteral(" | ") + key.server
                                         : key.suffix + QStringLiteral(" | ") + key.server;
        pair.matched = matched == key;
        if (pair.matched)
            pair.note = measuredNow ? tr("measured just now") : tr("matches the cached entry");
        else if (!matched && where.pairs.isEmpty())
            pair.note = tr("not in the cache");
        else
            pair.note = tr("the same location");
        where.pairs.append(pair);
    }

    std::optional<base::SystemTime> expires = report ? report->expiresAt : std::nullopt;
    if (!location.known())
        where.kept = tr("Where you are is not known: the network names no DNS server. Results are not kept.");
    else if (isRunning(report) && report->source == ogs::Source::Measured)
        where.kept = tr("When the measurement is complete, its result is kept for this location.");
    else if (expires)
        where.kept = tr("Kept for this location until %1; until then a connection here needs no probes.")
                         .arg(words.date(*expires));
    else if (where.entry)
        where.kept = tr("A result for this location is in the cache.");
    else
        where.kept = tr("Nothing is kept for this location.");
    return where;
}

} // namespace naru::connect
