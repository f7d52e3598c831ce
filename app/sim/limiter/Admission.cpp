// SPDX-License-Identifier: GPL-3.0-or-later
#include "LimiterState.h"

#include <algorithm>
#include <utility>

/** Ingress: what the DRA takes in (V8-V13). */
namespace naru::sim::limiter {

namespace {

/** After so long without a refusal the next one is told again. */
constexpr Time QuietBetweenRefusals = std::chrono::seconds(5);

} // namespace

void LimiterState::send(std::uint32_t number, Agenda& agenda)
{
    const Request& request = m_requests[number];
    Source& source = m_sources[request.source];
    const std::uint32_t flowNumber = flowOf(request.source, request.message);
    Flow& flow = m_flows[flowNumber];
    ++m_totals.offered;
    ++source.offered;
    ++flow.offered;
    Time turn{};
    if (const Meter* meter = refusingIngress(flowNumber, agenda.now(), turn)) {
        ++source.refused;
        refuse(number, limitOf(*meter), agenda);
        return;
    }
    ++m_totals.admitted;
    ++source.admitted;
    ++flow.admitted;
    if (m_usesDatabase[request.message])
        ++m_databaseWork;
    if (turn == Time(0))
        return route(number, agenda);
    ++m_waiting;
    agenda.after(turn, {.kind = Admitted, .a = number});
}

/** The message rules come first, so that what they refuse doesn't use up the peer's quota (ambiguity 11). */
const Meter* LimiterState::refusingIngress(std::uint32_t flowNumber, Time now, Time& turn)
{
    const Flow& flow = m_flows[flowNumber];
    if (const Meter* meter = thinned(flowNumber, now))
        return meter;
    const auto& first = m_parameters.refusedUsesPeerQuota ? flow.peerMeters : flow.messageMeters;
    const auto& second = m_parameters.refusedUsesPeerQuota ? flow.messageMeters : flow.peerMeters;
    if (const Meter* meter = refusing(first, now, turn))
        return meter;
    return refusing(second, now, turn);
}

const Meter* LimiterState::refusing(const std::vector<std::uint32_t>& meters, Time now, Time& turn)
{
    for (const std::uint32_t number : meters) {
        Meter& meter = m_meters[number];
        if (meter.limiter.admit(now)) {
            ++meter.admitted;
            meter.trailing.add(now);
            meter.worst = std::max<std::uint64_t>(meter.worst, meter.trailing.count(now));
            turn = std::max(turn, meter.limiter.turn());
            continue;
        }
        countRefusal(meter, now);
        if (!limitOf(meter).shadow)
            return &meter;
        ++m_totals.shadowed;
    }
    return nullptr;
}

/** The log tells when refusals begin and with which answer (V11, V13), not each of them. */
void LimiterState::countRefusal(Meter& meter, Time now)
{
    ++meter.refused;
    const auto before = std::exchange(meter.refusedAt, now);
    if (before && now - *before < QuietBetweenRefusals)
        return;
    const PeerLimitParameters& limit = limitOf(meter);
    const std::string answer = std::to_string(limit.resultCode) + " \"" + limit.errorMessage + "\"";
    if (limit.shadow)
        note(now, "would-refuse", idOf(meter),
             {"Too much: a limit in shadow mode only counts it.", "한도 초과: 섀도 모드라 세기만 합니다."});
    else if (limit.action == Action::Drop)
        note(now, "drops", idOf(meter),
             {"Too much: drops it without an answer.", "한도 초과: 응답 없이 폐기합니다."});
    else
        note(now, "refuses", idOf(meter),
             {"Too much: answers with " + answer + '.', "한도 초과: 응답은 " + answer + "입니다."});
}

/** Where the percentage cuts the traffic and not the limit (ambiguity 8): a share is refused at random. */
const Meter* LimiterState::thinned(std::uint32_t flowNumber, Time now)
{
    if (m_parameters.dynamic.cuts != Cuts::Traffic)
        return nullptr;
    for (const std::uint32_t number : m_flows[flowNumber].messageMeters) {
        Meter& meter = m_meters[number];
        if (meter.throttle == None || m_throttles[meter.throttle].level <= 0)
            continue;
        if (m_thinning.uniform() * 100 < m_throttles[meter.throttle].level) {
            countRefusal(meter, now);
            return &meter;
        }
    }
    return nullptr;
}

} // namespace naru::sim::limiter
