// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerState.h"
#include "sim/balancer/Ports.h"

#include <algorithm>

namespace naru::sim::balancer {

/** A server for a session: the appliance's own, or the choice of the servers' balancer (U1, U4, U30). */
bool BalancerState::takeServer(Session& session)
{
    if (m_parameters.servers.empty())
        return true;
    std::optional<MemberIndex> server;
    const std::string* target =
        session.appliance == noMember ? nullptr : &m_parameters.uags[session.appliance].target;
    if (target && !target->empty()) {
        MemberIndex fixed = 0;
        while (m_parameters.servers[fixed].name != *target)
            ++fixed;
        if (m_inner.members()[fixed].health == Health::Up)
            server = fixed;
    } else {
        Ask ask{.source = session.client};
        for (std::size_t drawn = 0; drawn < m_inner.randomNumbers(); ++drawn)
            ask.random[drawn] = m_innerRandom.bits();
        server = m_inner.choose(ask);
    }
    if (!server)
        return false;
    m_inner.take(*server);
    session.server = *server;
    return true;
}

/** Signed in: the session exists from now on, and its secondary connections follow (U8). */
void BalancerState::begin(Slot slot, Agenda& agenda)
{
    const Time now = agenda.now();
    Session& session = m_sessions[slot];
    Appliance& appliance = m_appliances[session.appliance];
    Group& group = m_groups[session.group];
    session.state = Session::State::Active;
    session.began = now;
    ++m_totals.counters.begun;
    ++appliance.begun;
    ++appliance.forwarded;
    m_totals.pending.change(now, -1);
    m_totals.sessions.change(now, 1);
    m_totals.signIn.record(now - session.arrived);
    appliance.sessions.change(now, 1);
    appliance.connections.change(now, 1);
    if (session.server != noMember)
        m_serverSessions[session.server].change(now, 1);
    note(LogCode::SignedIn, now, &session, session.front, session.appliance);

    for (const std::uint8_t port : group.ports) {
        agenda.after(group.secondaryDelay.distribution.time(group.delays),
                     {.kind = Secondary, .tag = port, .a = slot, .b = session.generation});
    }
    scheduleAgain(slot, agenda);
    const Time lasts = group.session.distribution.time(group.lengths);
    agenda.after(std::min(lasts, m_parameters.maxSession),
                 {.kind = SessionEnd,
                  .tag = static_cast<std::uint16_t>(lasts >= m_parameters.maxSession),
                  .a = slot,
                  .b = session.generation});
}

void BalancerState::scheduleAgain(Slot slot, Agenda& agenda)
{
    const Session& session = m_sessions[slot];
    Group& group = m_groups[session.group];
    if (group.ports.empty() || group.againEvery.distribution.mean() <= 0)
        return;
    agenda.after(group.againEvery.distribution.time(group.delays),
                 {.kind = Again, .tag = group.ports.front(), .a = slot, .b = session.generation});
}

void BalancerState::beginInternal(std::uint32_t index, Agenda& agenda)
{
    Group& group = m_groups[index];
    const Slot slot = m_sessions.add();
    if (slot == noSlot)
        return;
    Session& session = m_sessions[slot];
    session.group = static_cast<std::uint16_t>(index);
    session.client = static_cast<std::uint32_t>(group.made);
    session.arrived = session.began = agenda.now();
    const Time lasts = group.session.distribution.time(group.lengths);
    if (!takeServer(session)) {
        m_sessions.remove(slot);
        return;
    }
    session.state = Session::State::Internal;
    m_serverSessions[session.server].change(agenda.now(), 1);
    agenda.after(lasts, {.kind = SessionEnd, .a = slot, .b = session.generation});
}

/** A later connection of a session (U9 to U13, U15). @param stays open until the session's end */
void BalancerState::openSecondary(Slot slot, std::uint8_t port, bool stays, Agenda& agenda)
{
    const Time now = agenda.now();
    Session& session = m_sessions[slot];
    Counters& counters = m_totals.counters;
    Front& front = m_fronts[session.front];
    ++counters.secondaries;
    const auto route = front.later({.source = sourceOf(session.group, session.client),
                                    .home = session.appliance,
                                    .carriesCookie = secondaryPorts()[port].carriesCookie},
                                   now);
    if (!route) {
        ++counters.secondariesRefused;
        note(LogCode::SecondaryRefused, now, &session, session.front, session.appliance, port);
        return;
    }
    Appliance& reached = m_appliances[route->appliance];
    if (!reached.inService) {
        ++counters.secondariesUnreachable;
        note(LogCode::SecondaryUnreachable, now, &session, session.front, route->appliance, port);
        return;
    }
    if (route->appliance != session.appliance) {
        // No session of this user there: dropped in the DMZ; the primary connection is not touched.
        ++counters.misrouted;
        ++reached.dropped;
        const bool tunnel = m_parameters.clients[session.group].kind == ClientKind::PerAppTunnel;
        note(tunnel ? LogCode::KeysMissing : LogCode::Misrouted, now, &session, session.front,
             route->appliance, port);
        return;
    }
    ++counters.established;
    ++reached.forwarded;
    note(LogCode::Secondary, now, &session, session.front, route->appliance, port);
    if (!stays)
        return;
    ++session.secondaries;
    reached.connections.change(now, 1);
    if (route->throughBalancer && front.parameters().counts == Counting::Connections) {
        front.take(route->appliance);
        ++session.counted;
    }
}

void BalancerState::end(Slot slot, bool timeUp, Agenda& agenda)
{
    Session& session = m_sessions[slot];
    if (session.state != Session::State::Internal) {
        ++(timeUp ? m_totals.counters.timeUp : m_totals.counters.ended);
        note(timeUp ? LogCode::TimeUp : LogCode::Ended, agenda.now(), &session, session.front,
             session.appliance);
        m_totals.sessionTime.record(agenda.now() - session.began);
    }
    leave(slot, agenda);
}

void BalancerState::cutSession(Slot slot, Agenda& agenda)
{
    Session& session = m_sessions[slot];
    if (session.state == Session::State::Active) {
        ++m_totals.counters.cut;
        m_totals.sessionTime.record(agenda.now() - session.began);
    } else {
        ++m_totals.counters.cutSigningIn;
        if (session.state == Session::State::SigningIn)
            leaveSignIn(session.appliance, agenda);
        else
            m_sessions.unlink(m_appliances[session.appliance].line, slot);
    }
    ++m_appliances[session.appliance].cut;
    note(LogCode::Cut, agenda.now(), &session, session.front, session.appliance);
    leave(slot, agenda);
}

void BalancerState::failPrimary(Slot slot, std::uint64_t& counter, LogCode code, Agenda& agenda)
{
    const Session& session = m_sessions[slot];
    ++counter;
    note(code, agenda.now(), &session, session.front, session.appliance == noMember ? 0 : session.appliance);
    leave(slot, agenda);
}

/** Everything that the session holds is given back. */
void BalancerState::leave(Slot slot, Agenda& agenda)
{
    using State = Session::State;
    const Time now = agenda.now();
    const Session session = m_sessions[slot];
    m_sessions.remove(slot);
    if (session.server != noMember) {
        m_inner.release(session.server);
        if (session.state == State::Active || session.state == State::Internal)
            m_serverSessions[session.server].change(now, -1);
    }
    if (session.state == State::Internal)
        return;
    if (session.state == State::Active) {
        Appliance& appliance = m_appliances[session.appliance];
        appliance.sessions.change(now, -1);
        appliance.connections.change(now, -1 - session.secondaries);
        m_totals.sessions.change(now, -1);
    } else {
        m_totals.pending.change(now, -1);
    }
    for (std::uint16_t times = 0; times < session.counted; ++times)
        m_fronts[session.front].release(session.appliance);
    const bool occupied =
        session.state == State::Active || session.state == State::SigningIn || session.state == State::InLine;
    if (occupied) {
        Appliance& appliance = m_appliances[session.appliance];
        --appliance.occupants;
        appliance.noteIfEmpty(now);
        if (m_upgrade.stage == Upgrade::Stage::Emptying)
            upgradeCheck(agenda);
    }
    if (session.counted > 0)
        serveWaiting(session.front, agenda);
}

} // namespace naru::sim::balancer
