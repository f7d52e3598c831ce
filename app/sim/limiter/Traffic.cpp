// SPDX-License-Identifier: GPL-3.0-or-later
#include "LimiterState.h"
#include "sim/kernel/Numeric.h"

#include <algorithm>

/** What the peers send (V1-V5). */
namespace naru::sim::limiter {

namespace {

Time fromNanoseconds(double value)
{
    return value < static_cast<double>(Agenda::Latest.count()) ? Time(static_cast<std::int64_t>(value + 0.5))
                                                               : Agenda::Latest;
}

} // namespace

void LimiterState::restartStream(std::uint32_t number, Agenda& agenda)
{
    Stream& stream = m_streams[number];
    agenda.cancel(stream.next);
    stream.next = {};
    stream.base = agenda.now();
    stream.index = 0;
    scheduleArrival(number, agenda);
}

void LimiterState::scheduleArrival(std::uint32_t number, Agenda& agenda)
{
    Stream& stream = m_streams[number];
    if (!m_sources[stream.source].active)
        return;
    Time at;
    if (stream.gaps.mean() > 0) {
        at = agenda.now() + stream.gaps.time(stream.random);
    } else if (stream.rate <= 0) {
        return;
    } else if (stream.spacing == Spacing::Even) {
        // In the middle of each gap, so that a window of whole gaps holds exactly as many.
        const double gaps = static_cast<double>(stream.index++) + 0.5;
        at = stream.base + fromNanoseconds(gaps * (1e9 / stream.rate));
    } else {
        const double mean = 1e9 / stream.rate;
        Distribution gap = stream.spacing == Spacing::Poisson ? Distribution::exponential(mean)
                                                              : Distribution::hyperexponential(4, mean);
        at = agenda.now() + gap.time(stream.random);
    }
    stream.next = agenda.cancellableAt(at, {.kind = Arrive, .a = number});
}

/** A peer whose own site works elsewhere sends nothing here (V3). */
void LimiterState::refreshSource(std::uint32_t number, Agenda& agenda)
{
    Source& source = m_sources[number];
    const std::string& home = m_parameters.sources[number].site;
    const auto site = std::ranges::find(m_parameters.sites, home, &SiteParameters::name);
    const bool active = home == m_parameters.site || !site->up;
    if (active == source.active)
        return;
    source.active = active;
    for (std::uint32_t stream = 0; stream < m_streams.size(); ++stream)
        if (m_streams[stream].source == number)
            restartStream(stream, agenda);
}

void LimiterState::arrive(std::uint32_t number, Agenda& agenda)
{
    const Stream& stream = m_streams[number];
    scheduleArrival(number, agenda);
    originate(stream.source, stream.message, agenda);
}

/** A peer has something new to send; while it can't, it keeps it (V2). */
void LimiterState::originate(std::uint32_t source, std::uint32_t message, Agenda& agenda)
{
    if (!reaches(m_sources[source]) || m_sources[source].queued > 0) {
        ++m_flows[flowOf(source, message)].queued;
        ++m_sources[source].queued;
        return;
    }
    const std::uint32_t request = newRequest();
    m_requests[request].started = agenda.now();
    m_requests[request].source = source;
    m_requests[request].message = static_cast<std::uint16_t>(message);
    ++m_totals.original;
    send(request, agenda);
}

void LimiterState::startRelease(std::uint32_t source, Agenda& agenda)
{
    if (m_sources[source].queued == 0 || m_sources[source].releasing)
        return;
    m_sources[source].releasing = true;
    agenda.after(Time(0), {.kind = Release, .a = source});
}

/** The next message of the queue; kinds go in turn of their numbers. */
void LimiterState::release(std::uint32_t number, Agenda& agenda)
{
    Source& source = m_sources[number];
    source.releasing = false;
    if (!reaches(source) || source.queued == 0)
        return;
    for (std::uint32_t message = 0; message < MessageTypes.size(); ++message) {
        Flow& flow = m_flows[flowOf(number, message)];
        if (flow.queued == 0)
            continue;
        --flow.queued;
        const std::uint64_t left = std::exchange(source.queued, 0) - 1;
        originate(number, message, agenda);
        source.queued = left;
        break;
    }
    if (source.queued > 0 && reaches(source)) {
        source.releasing = true;
        agenda.after(fromNanoseconds(1e9 / m_parameters.sources[number].releaseRate),
                     {.kind = Release, .a = number});
    }
}

void LimiterState::startFlush(std::uint32_t number, std::uint64_t sessions, Agenda& agenda)
{
    Source& source = m_sources[number];
    note(agenda.now(), "flush", "peer/" + m_parameters.sources[number].name,
         {"The gateway clears " + std::to_string(sessions) + " sessions: as many CCR-T follow.",
          "게이트웨이가 세션 " + std::to_string(sessions) + "개를 비워 같은 수의 CCR-T가 옵니다."});
    if (source.flushLeft == 0)
        agenda.after(Time(0), {.kind = Flush, .a = number});
    source.flushLeft += sessions;
}

void LimiterState::flushOne(std::uint32_t number, Agenda& agenda)
{
    Source& source = m_sources[number];
    if (source.flushLeft == 0)
        return;
    static const auto termination = static_cast<std::uint32_t>(*messageIndex("gx-ccr-t"));
    --source.flushLeft;
    ++m_totals.flushed;
    originate(number, termination, agenda);
    if (source.flushLeft > 0)
        agenda.after(fromNanoseconds(1e9 / m_parameters.sources[number].flushRate),
                     {.kind = Flush, .a = number});
}

void LimiterState::reconnected(std::uint32_t source, Agenda& agenda)
{
    m_sources[source].reconnecting = false;
    if (reaches(m_sources[source]))
        startRelease(source, agenda);
}

void LimiterState::change(const LimiterParameters& next, std::string_view, Agenda& agenda)
{
    const LimiterParameters before = std::exchange(m_parameters, next);
    changeSources(before, agenda);
    changeServers(before, agenda);
    connectThrottles();
    setMeterRates();
}

void LimiterState::changeSources(const LimiterParameters& before, Agenda& agenda)
{
    std::uint32_t number = 0;
    for (std::uint32_t s = 0; s < m_sources.size(); ++s) {
        const SourceParameters& source = m_parameters.sources[s];
        m_sources[s].link = source.link;
        refreshSource(s, agenda);
        for (std::size_t i = 0; i < source.streams.size(); ++i, ++number) {
            if (source.streams[i] == before.sources[s].streams[i])
                continue;
            m_streams[number].rate = source.streams[i].rate;
            m_streams[number].spacing = source.streams[i].spacing;
            m_streams[number].gaps = source.streams[i].gaps.distribution;
            restartStream(number, agenda);
        }
        if (source.link && !before.sources[s].link)
            startRelease(s, agenda);
        if (source.flush > 0 && source.flush != before.sources[s].flush)
            startFlush(s, static_cast<std::uint64_t>(source.flush), agenda);
    }
}

void LimiterState::changeServers(const LimiterParameters& before, Agenda& agenda)
{
    std::uint32_t server = 0;
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        if (before.groups[g].latency != m_parameters.groups[g].latency)
            m_groups[g].latency = m_parameters.groups[g].latency.distribution;
        for (const ServerParameters& parameters : m_parameters.groups[g].servers) {
            const bool wasUp = std::exchange(m_servers[server].up, parameters.up);
            if (wasUp && !parameters.up)
                redirectFrom(server, agenda);
            ++server;
        }
    }
}

} // namespace naru::sim::limiter
