// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerState.h"

namespace naru::sim::balancer {

void BalancerState::arrive(std::uint32_t index, Agenda& agenda)
{
    Group& group = m_groups[index];
    const ClientParameters& parameters = m_parameters.clients[index];
    group.done = parameters.count > 0 && group.made >= static_cast<std::uint64_t>(parameters.count);
    if (group.done)
        return;
    const auto client =
        static_cast<std::uint32_t>(group.made++ % static_cast<std::uint64_t>(parameters.population));
    agenda.after(group.between.distribution.time(group.arrivals), {.kind = Arrival, .a = index});

    if (parameters.kind == ClientKind::Internal) {
        beginInternal(index, agenda);
        return;
    }
    if (parameters.kind == ClientKind::Stranger) {
        serveStranger(index, client, agenda);
        return;
    }
    const std::uint16_t front = frontOf(index);
    const Slot slot = m_sessions.add();
    ++m_totals.counters.primaries;
    if (slot == noSlot) {
        ++m_totals.counters.refused;
        return;
    }
    Session& session = m_sessions[slot];
    session.arrived = agenda.now();
    session.client = client;
    session.group = static_cast<std::uint16_t>(index);
    session.front = front;
    session.signIn = group.signIn.distribution.time(group.signIns);
    m_totals.pending.change(agenda.now(), 1);
    connect(slot, agenda);
}

/** The address that a connection of the client comes from, counted over all groups. */
std::uint32_t BalancerState::sourceOf(std::uint32_t index, std::uint32_t client)
{
    const ClientParameters& parameters = m_parameters.clients[index];
    const auto spread = static_cast<std::uint32_t>(parameters.addressesPerClient);
    Group& group = m_groups[index];
    const std::uint32_t address = client / static_cast<std::uint32_t>(parameters.clientsPerAddress) * spread;
    return group.firstSource + address + (spread > 1 ? group.addresses.below(spread) : 0);
}

std::uint16_t BalancerState::frontOf(std::uint32_t index) const
{
    const std::string& wanted = m_parameters.clients[index].balancer;
    if (wanted.empty())
        return static_cast<std::uint16_t>((m_groups[index].made - 1) % m_fronts.size());
    std::uint16_t front = 0;
    while (m_fronts[front].parameters().name != wanted)
        ++front;
    return front;
}

void BalancerState::connect(Slot slot, Agenda& agenda)
{
    Session& session = m_sessions[slot];
    Front& front = m_fronts[session.front];
    // Those who wait already come first.
    const auto route = front.waiting.size > 0
                           ? std::nullopt
                           : front.first(sourceOf(session.group, session.client), agenda.now());
    if (route) {
        accept(slot, *route, agenda);
        return;
    }
    if (front.parameters().queueTimeout <= Time{}) {
        failPrimary(slot, m_totals.counters.refused, LogCode::Refused, agenda);
        return;
    }
    session.state = Session::State::Waiting;
    m_sessions.append(front.waiting, slot);
    note(LogCode::Waiting, agenda.now(), &session, session.front, 0);
    agenda.after(front.parameters().queueTimeout, {.kind = QueueTimeout, .a = slot, .b = session.generation});
}

void BalancerState::giveUpWaiting(Slot slot, Agenda& agenda)
{
    Session& session = m_sessions[slot];
    if (session.state != Session::State::Waiting)
        return;
    m_sessions.unlink(m_fronts[session.front].waiting, slot);
    failPrimary(slot, m_totals.counters.refused, LogCode::Refused, agenda);
}

void BalancerState::serveWaiting(std::uint16_t index, Agenda& agenda)
{
    while (m_fronts[index].waiting.size > 0) {
        const Slot slot = m_fronts[index].waiting.first;
        const Session& session = m_sessions[slot];
        const auto route = m_fronts[index].first(sourceOf(session.group, session.client), agenda.now());
        if (!route)
            return;
        m_sessions.unlink(m_fronts[index].waiting, slot);
        accept(slot, *route, agenda);
    }
}

/** The first connection reaches an appliance (U5): sign-in begins, or waits in line. */
void BalancerState::accept(Slot slot, const Route& route, Agenda& agenda)
{
    Session& session = m_sessions[slot];
    Appliance& appliance = m_appliances[route.appliance];
    session.appliance = route.appliance;
    note(LogCode::Primary, agenda.now(), &session, session.front, route.appliance);
    if (!appliance.inService) {
        failPrimary(slot, m_totals.counters.unreachable, LogCode::Unreachable, agenda);
        return;
    }
    if (appliance.isFull()) {
        failPrimary(slot, m_totals.counters.full, LogCode::Full, agenda);
        return;
    }
    if (route.throughBalancer) {
        m_fronts[session.front].take(route.appliance);
        session.counted = 1;
    }
    ++appliance.occupants;
    if (!appliance.hasSignInPlace()) {
        session.state = Session::State::InLine;
        m_sessions.append(appliance.line, slot);
        return;
    }
    startSignIn(slot, agenda);
}

void BalancerState::startSignIn(Slot slot, Agenda& agenda)
{
    Session& session = m_sessions[slot];
    session.state = Session::State::SigningIn;
    ++m_appliances[session.appliance].signingIn;
    agenda.after(session.signIn, {.kind = SignInDone, .a = slot, .b = session.generation});
}

/** Those in line sign in as far as there are places: one that leaves frees one, a change of the limit any. */
void BalancerState::callFromLine(MemberIndex index, Agenda& agenda)
{
    Appliance& appliance = m_appliances[index];
    while (appliance.line.size > 0 && appliance.hasSignInPlace()) {
        const Slot next = appliance.line.first;
        m_sessions.unlink(appliance.line, next);
        startSignIn(next, agenda);
    }
}

void BalancerState::leaveSignIn(MemberIndex index, Agenda& agenda)
{
    --m_appliances[index].signingIn;
    callFromLine(index, agenda);
}

void BalancerState::endSignIn(Slot slot, Agenda& agenda)
{
    Session& session = m_sessions[slot];
    const ClientParameters& parameters = m_parameters.clients[session.group];
    leaveSignIn(session.appliance, agenda);
    // Always drawn, so that another share does not shift the numbers of later clients.
    const bool succeeds = m_groups[session.group].outcomes.uniform() < parameters.signInSucceeds;
    if (parameters.kind == ClientKind::ContentGateway &&
        !m_fronts[session.front].parameters().preserveHeaders)
        failPrimary(slot, m_totals.counters.headersMissing, LogCode::HeadersMissing, agenda);
    else if (!succeeds)
        failPrimary(slot, m_totals.counters.signInsFailed, LogCode::SignInFailed, agenda);
    else if (!takeServer(session))
        failPrimary(slot, m_totals.counters.noServer, LogCode::NoServer, agenda);
    else
        begin(slot, agenda);
}

/** Traffic of somebody who never signed in: no appliance forwards it (U11). */
void BalancerState::serveStranger(std::uint32_t index, std::uint32_t client, Agenda& agenda)
{
    ++m_totals.counters.strangers;
    Front& front = m_fronts[frontOf(index)];
    const auto route = front.first(sourceOf(index, client), agenda.now());
    if (!route || !m_appliances[route->appliance].inService)
        return;
    ++m_totals.counters.strangersDropped;
    ++m_appliances[route->appliance].dropped;
    note(LogCode::StrangerDropped, agenda.now(), nullptr, frontOf(index), route->appliance);
}

} // namespace naru::sim::balancer
