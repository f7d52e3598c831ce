// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/Whereabouts.h"

namespace naru::connect {

namespace {

bool isRunning(const ogs::RunReport* report)
{
    return report && report->phase != ogs::Phase::Complete;
}

} // namespace

Whereabouts Whereabouts::of(const ogs::Location& location, const kit::Place& place,
                            const ogs::RunReport* report, const wording::Words& words)
{
    Whereabouts where;
    where.entry = place.matched;
    where.known = place.kind == kit::Place::Kind::Known;
    std::optional<ogs::LocationKey> matched = report ? report->matched : std::nullopt;
    const bool measuredNow = report && report->source == ogs::Source::Measured && report->expiresAt;
    if (!matched && !isRunning(report))
        matched = where.entry;

    for (const ogs::LocationKey& key : location.keys) {
        LocationPair pair;
        pair.text = kit::Place::text(key);
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
    else if (expires && where.known)
        where.kept = tr("Kept for this location until %1; until then a connection here needs no probes.")
                         .arg(words.date(*expires));
    else if (place.staleness)
        where.kept = tr("The result that is kept for this location is not used: %1.")
                         .arg(words.staleness(*place.staleness));
    else if (where.entry)
        where.kept = tr("A result for this location is in the cache.");
    else
        where.kept = tr("Nothing is kept for this location.");
    return where;
}

} // namespace naru::connect
