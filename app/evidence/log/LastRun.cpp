// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/LastRun.h"

#include "ogs/Codes.h"

namespace naru::evidence {

namespace {

/** As a log has it: the clock on the wall, without a zone, in whole seconds. */
QDateTime wallClock(base::SystemTime time)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
    return QDateTime(local.date(), QTime(local.time().hour(), local.time().minute(), local.time().second()),
                     Qt::UTC);
}

LogGateway gatewayOf(const ogs::GatewayResult& result, const ogs::RunReport& report)
{
    LogGateway gateway;
    gateway.host = result.target ? result.target->text() : result.entry;
    gateway.rtt = result.rtt;
    gateway.inTable = true;
    gateway.pingsLogged = report.source == ogs::Source::Measured && result.target;
    if (gateway.pingsLogged) {
        gateway.startedAt = wallClock(report.startedAt);
        gateway.pingsAt = wallClock(report.startedAt + std::chrono::duration_cast<std::chrono::milliseconds>(
                                                           result.endedAt.value_or(report.elapsed)));
    }
    for (const ogs::Probe& probe : result.probes) {
        if (probe.value)
            gateway.pings.push_back(ogs::rounded(*probe.value));
    }
    if (!gateway.rtt)
        gateway.failure = result.failure ? ogs::code(*result.failure) : ogs::code(result.state);
    return gateway;
}

} // namespace

LogReading readingOf(const ogs::RunReport& report)
{
    LogReading reading;
    LogRun& run = reading.runs.emplace_back();
    run.at = wallClock(report.startedAt);
    run.endedAt =
        wallClock(report.startedAt + std::chrono::duration_cast<std::chrono::milliseconds>(report.elapsed));
    run.trigger = ogs::code(report.trigger);
    run.lastServer = report.previous;
    run.source = QStringLiteral("naru");
    run.fromCache = report.source == ogs::Source::Cache;
    for (const ogs::GatewayResult& result : report.gateways)
        run.gateways.push_back(gatewayOf(result, report));
    if (report.selected)
        run.selected = run.gateways[static_cast<std::size_t>(*report.selected)].host;
    switch (report.source) {
    case ogs::Source::Measured:
        run.outcome = report.selected ? LogOutcome::Selected : LogOutcome::Unfinished;
        break;
    case ogs::Source::Cache:
        run.outcome = LogOutcome::Cached;
        break;
    case ogs::Source::Previous:
    case ogs::Source::First:
        run.outcome = LogOutcome::NoResults;
        break;
    case ogs::Source::Refused:
        run.outcome = LogOutcome::Refused;
        run.reason = report.why.empty() ? QString() : ogs::code(report.why.front().code);
        break;
    }
    return reading;
}

} // namespace naru::evidence
