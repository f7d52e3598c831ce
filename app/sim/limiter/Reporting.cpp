// SPDX-License-Identifier: GPL-3.0-or-later
#include "LimiterState.h"

#include <algorithm>
#include <cmath>

/** Series, figures and the event log. */
namespace naru::sim::limiter {

namespace {

constexpr std::size_t LongestLog = 2000;
/** Headroom of a suggested limit over the regular rate (V26). */
constexpr double Headroom = 1.25;

std::optional<double> shareOf(std::uint64_t part, std::uint64_t other)
{
    if (part + other == 0)
        return {};
    return static_cast<double>(part) / static_cast<double>(part + other);
}

} // namespace

void LimiterState::declare(Recorder& recorder)
{
    for (const char* name :
         {"offered", "admitted", "forwarded", "refused", "dropped", "answered", "timed_out"})
        recorder.declare(name);
    recorder.declare("pool", Merge::Greatest);
    recorder.declare("cpu", Merge::Greatest);
    recorder.declare("throttle", Merge::Greatest);
    for (std::uint32_t s = 0; s < m_sources.size(); ++s) {
        const std::string& name = m_parameters.sources[s].name;
        recorder.declare(name + ".offered");
        recorder.declare(name + ".admitted");
        for (std::uint32_t m = 0; m < MessageTypes.size(); ++m) {
            if (!m_flows[flowOf(s, m)].used)
                continue;
            const std::string prefix = name + '.' + std::string(MessageTypes[m].name);
            recorder.declare(prefix + ".offered");
            recorder.declare(prefix + ".admitted");
        }
    }
    for (const GroupParameters& group : m_parameters.groups) {
        recorder.declare(group.name + ".forwarded");
        recorder.declare(group.name + ".refused");
    }
    for (const Meter& meter : m_meters)
        recorder.declare("limit." + limitOf(meter).name + ".effective", Merge::Last);
}

void LimiterState::sample(Time now, Recorder& recorder)
{
    const double seconds = secondsOf(now - m_sampledAt);
    m_sampledAt = now;
    std::size_t column = 0;
    Totals& t = m_totals;
    for (Count* count :
         {&t.offered, &t.admitted, &t.forwarded, &t.refused, &t.dropped, &t.answered, &t.timedOut})
        recorder.put(column++, count->sample(seconds));
    m_pool.closeWindow(now);
    recorder.put(column++, static_cast<double>(m_pool.level()));
    recorder.put(column++, m_cpu);
    double throttle = 0;
    for (const Throttle& one : m_throttles)
        throttle = std::max(throttle, one.level);
    recorder.put(column++, throttle);
    for (std::uint32_t s = 0; s < m_sources.size(); ++s) {
        const double offered = m_sources[s].offered.sample(seconds);
        m_sources[s].windows.record(static_cast<std::int64_t>(offered + 0.5));
        m_sources[s].refused.sample(seconds);
        recorder.put(column++, offered);
        recorder.put(column++, m_sources[s].admitted.sample(seconds));
        for (std::uint32_t m = 0; m < MessageTypes.size(); ++m) {
            Flow& flow = m_flows[flowOf(s, m)];
            if (!flow.used)
                continue;
            recorder.put(column++, flow.offered.sample(seconds));
            recorder.put(column++, flow.admitted.sample(seconds));
        }
    }
    for (Group& group : m_groups) {
        recorder.put(column++, group.forwarded.sample(seconds));
        recorder.put(column++, group.refused.sample(seconds));
    }
    for (const Meter& meter : m_meters)
        recorder.put(column++, meter.effectiveRate);
}

void LimiterState::restartStatistics(Time now)
{
    m_warmAt = now;
    m_totals.each([](Count& count) { count.endWarmup(); });
    for (Source& source : m_sources) {
        for (Count* count : {&source.offered, &source.admitted, &source.refused, &source.succeeded,
                             &source.failed, &source.reconnects})
            count->endWarmup();
        source.windows.clear();
    }
    for (Group& group : m_groups)
        for (Count* count : {&group.forwarded, &group.refused, &group.answered, &group.timedOut})
            count->endWarmup();
    for (Meter& meter : m_meters) {
        meter.admitted.endWarmup();
        meter.refused.endWarmup();
        meter.worst = 0;
    }
    for (ApplicationOutcome& outcome : m_outcomes) {
        outcome.succeeded.endWarmup();
        outcome.failed.endWarmup();
    }
    m_latency.clear();
    m_pool.restart(now);
}

void LimiterState::report(Time now, Report& report) const
{
    const Totals& t = m_totals;
    const std::pair<const char*, const Count*> counts[] = {
        {"original", &t.original},
        {"offered", &t.offered},
        {"admitted", &t.admitted},
        {"routed", &t.routed},
        {"forwarded", &t.forwarded},
        {"refused", &t.refused},
        {"dropped", &t.dropped},
        {"would_refuse", &t.shadowed},
        {"answered", &t.answered},
        {"timed_out", &t.timedOut},
        {"succeeded", &t.succeeded},
        {"failed", &t.failed},
        {"result_3002", &t.unableToDeliver},
        {"result_3004", &t.tooBusy},
        {"no_resources", &t.noResources},
        {"redirected", &t.redirected},
        {"level_changes", &t.levelChanges},
        {"reconnects", &t.reconnects},
        {"flushed", &t.flushed},
    };
    for (const auto& [name, count] : counts)
        report.count(name, count->sinceWarmup());
    report.count("pending", inPool());

    // What limiting is for (V28): availability, performance under load, kept service levels.
    report.value("availability", "1", shareOf(t.succeeded.sinceWarmup(), t.failed.sinceWarmup()));
    report.durations("latency", m_latency);
    const std::uint64_t ended = t.succeeded.sinceWarmup() + t.failed.sinceWarmup();
    report.value("within_sla", "1", shareOf(t.withinSla.sinceWarmup(), ended - t.withinSla.sinceWarmup()));
    const auto original = static_cast<double>(t.original.sinceWarmup());
    report.value("amplification", "1",
                 original > 0 ? std::optional(static_cast<double>(t.offered.sinceWarmup()) / original)
                              : std::nullopt);
    report.level("pool", m_pool, now);

    for (std::size_t m = 0; m < MessageTypes.size(); ++m) {
        const ApplicationOutcome& outcome = m_outcomes[m];
        const bool used = std::ranges::any_of(m_streams, [&](const Stream& one) { return one.message == m; });
        if (used)
            report.value(std::string(MessageTypes[m].name) + ".availability", "1",
                         shareOf(outcome.succeeded.sinceWarmup(), outcome.failed.sinceWarmup()));
    }
    for (std::size_t s = 0; s < m_sources.size(); ++s) {
        const Source& source = m_sources[s];
        const std::string prefix = m_parameters.sources[s].name + '.';
        report.count(prefix + "offered", source.offered.sinceWarmup());
        report.count(prefix + "admitted", source.admitted.sinceWarmup());
        report.value(prefix + "availability", "1",
                     shareOf(source.succeeded.sinceWarmup(), source.failed.sinceWarmup()));
        const auto regular = source.windows.quantile(0.5);
        const auto peak = source.windows.greatest();
        report.value(prefix + "regular", "1/s", regular);
        report.value(prefix + "peak", "1/s", peak ? std::optional(static_cast<double>(*peak)) : std::nullopt);
        report.value(prefix + "suggested_limit", "1/s",
                     regular
                         ? std::optional(std::min(std::ceil(*regular * Headroom), static_cast<double>(*peak)))
                         : std::nullopt);
    }
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        const std::string prefix = m_parameters.groups[g].name + '.';
        report.count(prefix + "forwarded", m_groups[g].forwarded.sinceWarmup());
        report.count(prefix + "refused", m_groups[g].refused.sinceWarmup());
        report.count(prefix + "timed_out", m_groups[g].timedOut.sinceWarmup());
    }
    for (const Meter& meter : m_meters) {
        const std::string prefix = "limit." + limitOf(meter).name + '.';
        if (report.find(prefix + "refused") != nullptr)
            continue; // another peer under the same row; each has its own series
        report.count(prefix + "admitted", meter.admitted.sinceWarmup());
        report.count(prefix + "refused", meter.refused.sinceWarmup());
        report.value(prefix + "worst_window", "1", static_cast<double>(meter.worst));
    }
}

void LimiterState::note(Time at, std::string code, std::string element, Text text)
{
    if (m_log.size() == LongestLog)
        m_log.pop_front();
    m_log.push_back({at, std::move(code), std::move(element), std::move(text)});
}

std::vector<LogEntry> LimiterState::log(std::size_t most) const
{
    const std::size_t from = m_log.size() - std::min(most, m_log.size());
    return {m_log.begin() + static_cast<std::ptrdiff_t>(from), m_log.end()};
}

std::vector<LogEntry> LimiterState::story(std::string_view id) const
{
    std::vector<LogEntry> story;
    std::ranges::copy_if(m_log, std::back_inserter(story),
                         [&](const LogEntry& entry) { return entry.element == id; });
    return story;
}

std::size_t LimiterState::memory() const
{
    std::size_t bytes = sizeof *this + m_requests.size() * sizeof(Request) + m_log.size() * 256 +
                        m_flows.size() * sizeof(Flow) + m_streams.size() * sizeof(Stream);
    for (const Meter& meter : m_meters)
        bytes += sizeof meter + meter.limiter.memory() + meter.trailing.memory();
    return bytes;
}

} // namespace naru::sim::limiter
