// SPDX-License-Identifier: GPL-3.0-or-later
#include "LimiterState.h"

#include <utility>

/** How a request ends, and what its sender does about it (V4, V11, V15). */
namespace naru::sim::limiter {

std::uint32_t LimiterState::newRequest()
{
    ++m_open;
    if (m_freeRequest == None) {
        m_requests.emplace_back();
        return static_cast<std::uint32_t>(m_requests.size() - 1);
    }
    const std::uint32_t number = std::exchange(m_freeRequest, m_requests[m_freeRequest].nextFree);
    m_requests[number] = {.generation = m_requests[number].generation};
    return number;
}

void LimiterState::close(std::uint32_t number)
{
    --m_open;
    ++m_requests[number].generation;
    m_requests[number].inPool = false;
    m_requests[number].nextFree = std::exchange(m_freeRequest, number);
}

void LimiterState::refuse(std::uint32_t number, const PeerLimitParameters& limit, Agenda& agenda)
{
    if (limit.action == Action::Reject)
        return answerWith(number, limit.resultCode, agenda);
    ++m_totals.dropped;
    agenda.after(m_parameters.sources[m_requests[number].source].timeout, {.kind = NoAnswer, .a = number});
}

/** 3002 and 3004 make the sender try its next peer; only when all have refused is the application told. */
void LimiterState::answerWith(std::uint32_t number, std::int64_t code, Agenda& agenda)
{
    ++m_totals.refused;
    if (code == UnableToDeliver)
        ++m_totals.unableToDeliver;
    if (code == TooBusy)
        ++m_totals.tooBusy;
    Request& request = m_requests[number];
    const SourceParameters& source = m_parameters.sources[request.source];
    if ((code == UnableToDeliver || code == TooBusy) && request.peersTried < source.peers) {
        ++request.peersTried;
        agenda.after(source.failoverDelay, {.kind = Retry, .a = number});
        return;
    }
    giveUp(number, agenda);
}

void LimiterState::answered(std::uint32_t number, Agenda& agenda)
{
    const Request& request = m_requests[number];
    m_pool.change(agenda.now(), -1);
    --m_servers[request.server].pending;
    ++m_totals.answered;
    ++m_totals.succeeded;
    ++m_groups[request.group].answered;
    ++m_outcomes[request.message].succeeded;
    Source& source = m_sources[request.source];
    ++source.succeeded;
    source.failuresInARow = 0;
    const Time latency = agenda.now() - request.started;
    m_latency.record(latency);
    if (latency <= m_parameters.sla)
        ++m_totals.withinSla;
    close(number);
}

void LimiterState::expired(std::uint32_t number, Agenda& agenda)
{
    Request& request = m_requests[number];
    m_pool.change(agenda.now(), -1);
    request.inPool = false;
    --m_servers[request.server].pending;
    ++m_groups[request.group].timedOut;
    ++m_totals.timedOut;
    tryAgainOrGiveUp(number, agenda);
}

void LimiterState::tryAgainOrGiveUp(std::uint32_t number, Agenda& agenda)
{
    Request& request = m_requests[number];
    if (request.retries >= m_parameters.sources[request.source].retries)
        return giveUp(number, agenda);
    ++request.retries;
    request.peersTried = 1;
    ++request.generation;
    send(number, agenda);
}

void LimiterState::giveUp(std::uint32_t number, Agenda& agenda)
{
    const std::uint32_t sourceNumber = m_requests[number].source;
    const SourceParameters& parameters = m_parameters.sources[sourceNumber];
    Source& source = m_sources[sourceNumber];
    ++m_totals.failed;
    ++source.failed;
    ++m_outcomes[m_requests[number].message].failed;
    close(number);
    ++source.failuresInARow;
    if (parameters.reconnectAfter == 0 || source.failuresInARow < parameters.reconnectAfter ||
        source.reconnecting)
        return;
    source.failuresInARow = 0;
    source.reconnecting = true;
    ++source.reconnects;
    ++m_totals.reconnects;
    note(agenda.now(), "reconnect", "peer/" + parameters.name,
         {"Reconnects after " + std::to_string(parameters.reconnectAfter) + " failures in a row.",
          "연속 실패 " + std::to_string(parameters.reconnectAfter) + "회로 재접속합니다."});
    agenda.after(parameters.reconnectTime, {.kind = Reconnected, .a = sourceNumber});
}

} // namespace naru::sim::limiter
