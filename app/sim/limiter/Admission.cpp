// SPDX-License-Identifier: GPL-3.0-or-later
#include "LimiterState.h"

#include <algorithm>

/** Ingress: what the DRA takes in (V8-V13). */
namespace naru::sim::limiter {

void LimiterState::send(std::uint32_t number, Agenda& agenda)
{
    const Request& request = m_requests[number];
    Source& source = m_sources[request.source];
    const std::uint32_t flowNumber = flowOf(request.source, request.message);
    Flow& flow = m_flows[flowNumber];
    ++m_totals.offered;
    ++source.offered;
    ++flow.offered;
    if (const Meter* meter = refusingIngress(flowNumber, agenda.now())) {
        ++source.refused;
        refuse(number, limitOf(*meter), agenda);
        return;
    }
    ++m_totals.admitted;
    ++source.admitted;
    ++flow.admitted;
    if (m_usesDatabase[request.message])
        ++m_databaseWork;
    route(number, agenda);
}

/** The message rules come first, so that what they refuse doesn't use up the peer's quota (ambiguity 11). */
const Meter* LimiterState::refusingIngress(std::uint32_t flowNumber, Time now)
{
    const Flow& flow = m_flows[flowNumber];
    if (const Meter* meter = thinned(flowNumber))
        return meter;
    const auto& first = m_parameters.refusedUsesPeerQuota ? flow.peerMeters : flow.messageMeters;
    const auto& second = m_parameters.refusedUsesPeerQuota ? flow.messageMeters : flow.peerMeters;
    if (const Meter* meter = refusing(first, now))
        return meter;
    return refusing(second, now);
}

const Meter* LimiterState::refusing(const std::vector<std::uint32_t>& meters, Time now)
{
    for (const std::uint32_t number : meters) {
        Meter& meter = m_meters[number];
        if (meter.limiter.admit(now)) {
            ++meter.admitted;
            meter.trailing.add(now);
            meter.worst = std::max<std::uint64_t>(meter.worst, meter.trailing.count(now));
            continue;
        }
        ++meter.refused;
        if (!limitOf(meter).shadow)
            return &meter;
        ++m_totals.shadowed;
    }
    return nullptr;
}

/** Where the percentage cuts the traffic and not the limit (ambiguity 8): a share is refused at random. */
const Meter* LimiterState::thinned(std::uint32_t flowNumber)
{
    if (m_parameters.dynamic.cuts != Cuts::Traffic)
        return nullptr;
    for (const std::uint32_t number : m_flows[flowNumber].messageMeters) {
        Meter& meter = m_meters[number];
        if (meter.throttle == None || m_throttles[meter.throttle].level <= 0)
            continue;
        if (m_thinning.uniform() * 100 < m_throttles[meter.throttle].level) {
            ++meter.refused;
            return &meter;
        }
    }
    return nullptr;
}

} // namespace naru::sim::limiter
