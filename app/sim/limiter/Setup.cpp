// SPDX-License-Identifier: GPL-3.0-or-later
#include "LimiterState.h"

#include <algorithm>

namespace naru::sim::limiter {

namespace {

bool fitsAny(const std::vector<std::string>& patterns, std::string_view name)
{
    return std::ranges::any_of(patterns, [&](const std::string& pattern) { return matches(pattern, name); });
}

std::vector<CpuBand> bandsOf(const CpuProfileParameters& profile)
{
    std::vector<CpuBand> bands;
    for (const CpuRangeParameters& range : profile.ranges)
        bands.push_back({range.from, range.to, range.throttle * 100});
    return bands;
}

} // namespace

LimiterState::LimiterState(const LimiterParameters& parameters, std::uint64_t seed)
    : m_parameters(parameters)
    , m_thinning(seed, "thinning")
    , m_traceRandom(seed, "cpu trace")
    , m_trace(parameters.cpu.trace.distribution)
{
    for (std::size_t m = 0; m < MessageTypes.size(); ++m) {
        m_isDynamic[m] = fitsAny(parameters.dynamic.messages, MessageTypes[m].name);
        m_usesDatabase[m] = fitsAny(parameters.cpu.messages, MessageTypes[m].name);
    }
    makeStreams(seed);
    makeGroups(seed);
    makeMeters();
    makeThrottles();
}

void LimiterState::makeStreams(std::uint64_t seed)
{
    m_sources.resize(m_parameters.sources.size());
    m_flows.resize(m_sources.size() * MessageTypes.size());
    for (std::uint32_t s = 0; s < m_sources.size(); ++s) {
        const SourceParameters& source = m_parameters.sources[s];
        m_sources[s].link = source.link;
        for (const StreamParameters& stream : source.streams) {
            const auto message = static_cast<std::uint32_t>(*messageIndex(stream.message));
            m_flows[flowOf(s, message)].used = true;
            m_streams.push_back({.source = s,
                                 .message = message,
                                 .rate = stream.rate,
                                 .spacing = stream.spacing,
                                 .gaps = stream.gaps.distribution,
                                 .random = Random(seed, "arrivals/" + source.name + '/' + stream.message),
                                 .next = {}});
        }
    }
}

void LimiterState::makeGroups(std::uint64_t seed)
{
    for (std::uint32_t g = 0; g < m_parameters.groups.size(); ++g) {
        const GroupParameters& parameters = m_parameters.groups[g];
        Group group{.latency = parameters.latency.distribution,
                    .random = Random(seed, "latency/" + parameters.name)};
        for (const ServerParameters& server : parameters.servers) {
            group.servers.push_back(static_cast<std::uint32_t>(m_servers.size()));
            m_servers.push_back({.group = g, .up = server.up});
        }
        m_groups.push_back(std::move(group));
        for (std::size_t m = 0; m < MessageTypes.size(); ++m)
            if (!m_groupOf[m] && fitsAny(parameters.applications, MessageTypes[m].application))
                m_groupOf[m] = g;
    }
}

void LimiterState::makeMeters()
{
    for (std::size_t row = 0; row < m_parameters.messageLimits.size(); ++row)
        addMeters(m_parameters.messageLimits[row], row, &m_parameters.messageLimits[row].messages);
    for (std::size_t row = 0; row < m_parameters.peerLimits.size(); ++row)
        addMeters(m_parameters.peerLimits[row], row, nullptr);
}

/** A meter for each peer that a row fits (V8, V9, V14). @param messages nothing: any */
void LimiterState::addMeters(const PeerLimitParameters& limit, std::size_t row,
                             const std::vector<std::string>* messages)
{
    const bool ingress = limit.direction == Direction::Ingress;
    const std::size_t peers = ingress ? m_sources.size() : m_groups.size();
    for (std::uint32_t peer = 0; peer < peers; ++peer) {
        if (!matches(limit.peer, ingress ? m_parameters.sources[peer].name : m_parameters.groups[peer].name))
            continue;
        const auto index = static_cast<std::uint32_t>(m_meters.size());
        Meter meter{.limiter = RateLimiter(limit.algorithm, limit.rate, limit.window,
                                           limit.burst.value_or(limit.rate)),
                    .isMessageLimit = messages != nullptr,
                    .row = row,
                    .peer = peer,
                    .dynamicOnly = ingress && messages != nullptr,
                    .trailing = TrailingWindow(limit.window),
                    .effectiveRate = limit.rate};
        for (std::uint32_t m = 0; m < MessageTypes.size(); ++m) {
            if (messages != nullptr && !fitsAny(*messages, MessageTypes[m].name))
                continue;
            meter.dynamicOnly = meter.dynamicOnly && m_isDynamic[m];
            if (!ingress)
                m_groups[peer].meters[m].push_back(index);
            else if (messages != nullptr)
                m_flows[flowOf(peer, m)].messageMeters.push_back(index);
            else
                m_flows[flowOf(peer, m)].peerMeters.push_back(index);
        }
        meter.limiter.setAtOnce(limit.shadow ? std::nullopt : limit.atOnce);
        m_meters.push_back(std::move(meter));
    }
}

/** The first row that fits a peer counts; a peer without one is never throttled (V22). */
void LimiterState::makeThrottles()
{
    for (std::uint32_t s = 0; s < m_sources.size(); ++s) {
        const auto& rows = m_parameters.dynamicPeers;
        const auto row = std::ranges::find_if(rows, [&](const DynamicPeerParameters& one) {
            return matches(one.peer, m_parameters.sources[s].name);
        });
        if (row == rows.end())
            continue;
        m_throttles.push_back({.rule = DynamicThrottle({}, 0, row->hold, row->step * 100),
                               .row = static_cast<std::size_t>(row - rows.begin()),
                               .source = s});
    }
    connectThrottles();
    for (Meter& meter : m_meters)
        for (std::uint32_t t = 0; t < m_throttles.size(); ++t)
            if (meter.dynamicOnly && m_throttles[t].source == meter.peer)
                meter.throttle = t;
}

/** Takes over the tables as they are now. */
void LimiterState::connectThrottles()
{
    for (Throttle& throttle : m_throttles) {
        const DynamicPeerParameters& row = m_parameters.dynamicPeers[throttle.row];
        const auto profile =
            std::ranges::find(m_parameters.cpuProfiles, row.profile, &CpuProfileParameters::name);
        if (profile != m_parameters.cpuProfiles.end())
            throttle.rule.configure(bandsOf(*profile), profile->release, row.hold, row.step * 100);
    }
}

const PeerLimitParameters& LimiterState::limitOf(const Meter& meter) const
{
    return meter.isMessageLimit ? m_parameters.messageLimits[meter.row] : m_parameters.peerLimits[meter.row];
}

void LimiterState::start(Agenda& agenda)
{
    agenda.at(Time(0), {.kind = SampleCpu}, CpuPriority);
    for (std::uint32_t s = 0; s < m_sources.size(); ++s) {
        refreshSource(s, agenda);
        if (m_parameters.sources[s].flush > 0)
            startFlush(s, static_cast<std::uint64_t>(m_parameters.sources[s].flush), agenda);
    }
    for (std::uint32_t stream = 0; stream < m_streams.size(); ++stream)
        restartStream(stream, agenda);
}

void LimiterState::handle(const Event& event, Agenda& agenda)
{
    switch (event.kind) {
    case Arrive:
        return arrive(event.a, agenda);
    case Answer:
        if (m_requests[event.a].generation == event.b)
            answered(event.a, agenda);
        return;
    case Expire:
        if (m_requests[event.a].generation == event.b)
            expired(event.a, agenda);
        return;
    case Retry:
        return send(event.a, agenda);
    case NoAnswer:
        return tryAgainOrGiveUp(event.a, agenda);
    case SampleCpu:
        return sampleCpu(agenda);
    case Release:
        return release(event.a, agenda);
    case Flush:
        return flushOne(event.a, agenda);
    case Reconnected:
        return reconnected(event.a, agenda);
    case Admitted:
        --m_waiting;
        return route(event.a, agenda);
    case Forwarded:
        --m_waiting;
        return takeTurn(event.a, event.b, agenda);
    case Apply:
        return applyLevel(event.a, static_cast<double>(event.b) / 100, agenda.now());
    }
}

} // namespace naru::sim::limiter
