// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Outcome.h"

#include "Table.h"
#include "ogs/Score.h"

#include <algorithm>
#include <set>

namespace naru::ogs {

namespace {

bool says(const RunReport& report, ReasonCode code)
{
    return std::ranges::find(report.why, code, &Reason::code) != report.why.end();
}

RunReport untouched(const profile::Profile& profile, const CachedRun& run, Source source)
{
    RunReport report;
    report.trigger = run.trigger;
    report.phase = Phase::Complete;
    report.source = source;
    report.startedAt = run.now;
    report.location = run.location;
    report.gateways = emptyTable(profile);
    report.previous = run.previous;
    return report;
}

std::optional<int> rowOf(const RunReport& report, const CachedGateway& cached)
{
    const auto found = std::ranges::find_if(report.gateways, [&](const GatewayResult& row) {
        return row.entry == cached.entry && row.target == cached.target;
    });
    if (found == report.gateways.end())
        return std::nullopt;
    return static_cast<int>(found - report.gateways.begin());
}

Reason cachedReason(const CacheHit& hit, base::SystemTime now)
{
    const auto age = std::chrono::floor<std::chrono::seconds>(now - hit.entry.measuredAt);
    return {ReasonCode::CachedLocation,
            {{QStringLiteral("key"), hit.matched.text()},
             {QStringLiteral("age"), QVariant::fromValue<qlonglong>(age.count())},
             {QStringLiteral("entry"), hit.entry.selected}}};
}

Sample sampleOf(const RunReport& report, const GatewayResult& gateway, Origin origin)
{
    Sample sample;
    sample.target = *gateway.target;
    sample.at = report.startedAt;
    sample.origin = origin;
    sample.kind = report.kind;
    sample.failure = gateway.failure;
    const Probe* best = nullptr;
    std::optional<Score> bestScore;
    for (const Probe& probe : gateway.probes) {
        ++sample.probes;
        sample.lost += probe.value ? 0 : 1;
        if (probe.retransmissions)
            sample.retransmissions = sample.retransmissions.value_or(0) + *probe.retransmissions;
        const std::optional<Score> score = scoreOf(probe, RankBy::FullExchange);
        if (score && (!bestScore || *score < *bestScore)) {
            bestScore = score;
            best = &probe;
        }
    }
    if (best) {
        sample.rtt = rounded(*best->value);
        sample.parts = best->parts;
    }
    return sample;
}

} // namespace

std::optional<CacheEntry> cacheEntry(const RunReport& report, const profile::Profile& profile)
{
    if (report.phase != Phase::Complete || report.source != Source::Measured || !report.selected ||
        !report.location.known() || says(report, ReasonCode::PortalSuspected) ||
        says(report, ReasonCode::StoppedByUser))
        return std::nullopt;
    CacheEntry entry;
    entry.keys = report.location.keys;
    entry.measuredAt = report.startedAt;
    entry.selected = report.gateways[static_cast<std::size_t>(*report.selected)].entry;
    entry.gatewaySet = gatewaySetFingerprint(profile);
    for (const int index : report.order) {
        const GatewayResult& gateway = report.gateways[static_cast<std::size_t>(index)];
        entry.order.push_back({gateway.entry, *gateway.target, gateway.state, gateway.rtt});
    }
    return entry;
}

RunReport fromCache(const CacheHit& hit, const profile::Profile& profile, const CachedRun& run)
{
    RunReport report = untouched(profile, run, Source::Cache);
    report.matched = hit.matched;
    report.measuredAt = hit.entry.measuredAt;
    report.expiresAt = hit.entry.measuredAt + std::chrono::floor<std::chrono::milliseconds>(run.lifetime);
    int rank = 0;
    std::set<int> placed;
    for (const CachedGateway& cached : hit.entry.order) {
        const std::optional<int> index = rowOf(report, cached);
        if (!index || !placed.insert(*index).second)
            continue;
        GatewayResult& row = report.gateways[static_cast<std::size_t>(*index)];
        row.state = cached.state;
        row.rtt = cached.rtt;
        row.rank = cached.rtt ? std::optional(++rank) : std::nullopt;
        report.order.push_back(*index);
    }
    if (!report.order.empty())
        report.selected = report.order.front();
    report.why = {cachedReason(hit, run.now)};
    return report;
}

RunReport refused(const Reason& reason, const profile::Profile& profile, const CachedRun& run)
{
    RunReport report = untouched(profile, run, Source::Refused);
    report.why = {reason};
    return report;
}

std::vector<Sample> samples(const RunReport& report, Origin origin)
{
    std::vector<Sample> result;
    if (report.source == Source::Cache || report.source == Source::Refused ||
        says(report, ReasonCode::PortalSuspected) || says(report, ReasonCode::StoppedByUser))
        return result;
    std::set<profile::Target> taken;
    for (const GatewayResult& gateway : report.gateways) {
        if (gateway.target && gateway.planned > 0 && taken.insert(*gateway.target).second)
            result.push_back(sampleOf(report, gateway, origin));
    }
    return result;
}

int fasterPercent(std::chrono::milliseconds present, std::chrono::milliseconds candidate)
{
    if (present.count() <= 0)
        return 0;
    const auto difference = (present - candidate).count() * 100;
    const auto quotient = difference / present.count();
    return static_cast<int>(difference < 0 && difference % present.count() != 0 ? quotient - 1 : quotient);
}

bool improvementReached(std::chrono::milliseconds present, std::chrono::milliseconds candidate, int percent)
{
    return candidate < present && (present - candidate).count() * 100 >= present.count() * percent;
}

} // namespace naru::ogs
