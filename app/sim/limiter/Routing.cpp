// SPDX-License-Identifier: GPL-3.0-or-later
#include "LimiterState.h"

#include <algorithm>

/** From admission to the answer: choice of the server, egress limits, the shared pool (V6, V14-V16). */
namespace naru::sim::limiter {

void LimiterState::route(std::uint32_t number, Agenda& agenda)
{
    ++m_totals.routed;
    const std::uint16_t message = m_requests[number].message;
    if (!m_groupOf[message])
        return answerWith(number, UnableToDeliver, agenda);
    Group& group = m_groups[*m_groupOf[message]];
    const auto server = nextServer(group);
    if (!server)
        return answerWith(number, UnableToDeliver, agenda);
    Time turn{};
    if (const Meter* meter = refusing(group.meters[message], agenda.now(), turn)) {
        ++group.refused;
        return refuse(number, limitOf(*meter), agenda);
    }
    if (turn == Time(0))
        return takeIn(number, *server, agenda);
    ++m_waiting;
    agenda.after(turn, {.kind = Forwarded, .a = number, .b = *server});
}

/** It has waited at an egress limit; the server that it was meant for may have failed meanwhile. */
void LimiterState::takeTurn(std::uint32_t number, std::uint32_t server, Agenda& agenda)
{
    const auto working =
        m_servers[server].up ? std::optional(server) : nextServer(m_groups[m_servers[server].group]);
    if (!working)
        return answerWith(number, UnableToDeliver, agenda);
    takeIn(number, *working, agenda);
}

/** The DRA keeps the request until it is answered, where it has room (V15). */
void LimiterState::takeIn(std::uint32_t number, std::uint32_t server, Agenda& agenda)
{
    Group& group = m_groups[m_servers[server].group];
    if (m_parameters.pool > 0 && m_pool.level() >= m_parameters.pool) {
        ++m_totals.noResources;
        return answerWith(number, TooBusy, agenda);
    }
    m_pool.change(agenda.now(), 1);
    m_requests[number].inPool = true;
    forward(number, group, server, agenda);
}

/** The servers take turns; those that are down are passed over (V6). */
std::optional<std::uint32_t> LimiterState::nextServer(Group& group)
{
    for (std::size_t tried = 0; tried < group.servers.size(); ++tried) {
        const std::uint32_t server = group.servers[group.next];
        group.next = group.next + 1 == group.servers.size() ? 0 : group.next + 1;
        if (m_servers[server].up)
            return server;
    }
    return {};
}

void LimiterState::forward(std::uint32_t number, Group& group, std::uint32_t serverNumber, Agenda& agenda)
{
    Server& server = m_servers[serverNumber];
    const auto groupNumber = server.group;
    const std::size_t place = serverNumber - group.servers.front();
    ++m_totals.forwarded;
    ++group.forwarded;
    ++server.forwarded;
    ++server.pending;
    Request& request = m_requests[number];
    request.group = groupNumber;
    request.server = serverNumber;
    // A server works on one request after another: when it is done is known at once.
    Time done = agenda.now();
    if (const auto capacity = m_parameters.groups[groupNumber].servers[place].capacity) {
        server.freeAt =
            std::max(server.freeAt, agenda.now()) + Time(static_cast<std::int64_t>(1e9 / *capacity + 0.5));
        done = server.freeAt;
    }
    const Time answer = done + group.latency.time(group.random);
    const Time deadline = agenda.now() + m_parameters.transactionTimeout;
    agenda.at(std::min(answer, deadline),
              {.kind = answer <= deadline ? Answer : Expire, .a = number, .b = request.generation});
}

/** A server has failed: what it had not answered goes to another one. */
void LimiterState::redirectFrom(std::uint32_t failed, Agenda& agenda)
{
    Group& group = m_groups[m_servers[failed].group];
    m_servers[failed].pending = 0;
    m_servers[failed].freeAt = agenda.now();
    for (std::uint32_t number = 0; number < m_requests.size(); ++number) {
        Request& request = m_requests[number];
        if (!request.inPool || request.server != failed)
            continue;
        ++request.generation;
        if (const auto server = nextServer(group)) {
            ++m_totals.redirected;
            forward(number, group, *server, agenda);
            continue;
        }
        m_pool.change(agenda.now(), -1);
        request.inPool = false;
        answerWith(number, UnableToDeliver, agenda);
    }
}

} // namespace naru::sim::limiter
