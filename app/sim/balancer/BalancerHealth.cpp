// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerState.h"

#include <algorithm>

namespace naru::sim::balancer {

/** `GET /favicon.ico` (U18). An answer comes at once; none is noticed after the timeout. */
void BalancerState::probe(std::uint16_t front, MemberIndex appliance, Agenda& agenda)
{
    ++m_totals.counters.probes;
    ++m_fronts[front].probes[appliance];
    const ProbeOutcome outcome = m_appliances[appliance].probeOutcome();
    if (outcome == ProbeOutcome::TimedOut)
        agenda.after(m_fronts[front].monitor().timeout, {.kind = ProbeTimeout, .a = front, .b = appliance});
    else
        reportProbe(front, appliance, outcome, agenda);
}

/** Checks go on while the appliance is down, so that its return is seen (U22). */
void BalancerState::reportProbe(std::uint16_t index, MemberIndex appliance, ProbeOutcome outcome,
                                Agenda& agenda)
{
    Front& front = m_fronts[index];
    const Health before = front.members()[appliance].health;
    front.report(appliance, outcome, m_appliances[appliance].probeStatus());
    agenda.after(front.monitor().interval, {.kind = Probe, .a = index, .b = appliance});
    if (front.members()[appliance].health != before)
        healthChanged(index, appliance, before, agenda);
}

void BalancerState::healthChanged(std::uint16_t index, MemberIndex appliance, Health before, Agenda& agenda)
{
    const Health health = m_fronts[index].members()[appliance].health;
    const bool down = health == Health::Down;
    note(down                         ? LogCode::MarkedDown
         : health == Health::Stopping ? LogCode::MarkedStopping
                                      : LogCode::MarkedUp,
         agenda.now(), nullptr, index, appliance);
    m_totals.counters.markedDown += down;
    m_totals.counters.markedUp += before == Health::Down;
    countAvailable(agenda.now());
    if (down && m_fronts[index].parameters().cutOnDown) {
        cutAll(
            [&](const Session& session) {
                return session.front == index && session.counted > 0 && session.appliance == appliance;
            },
            agenda);
    }
    upgradeCheck(agenda);
    serveWaiting(index, agenda);
}

template <class Wanted>
std::uint32_t BalancerState::cutAll(Wanted wanted, Agenda& agenda)
{
    using State = Session::State;
    std::uint32_t cut = 0;
    for (Slot slot = 0; slot < m_sessions.slots(); ++slot) {
        const Session& session = m_sessions[slot];
        const bool there = session.state == State::Active || session.state == State::SigningIn ||
                           session.state == State::InLine;
        if (there && wanted(session)) {
            cutSession(slot, agenda);
            ++cut;
        }
    }
    return cut;
}

/** Maintenance or a crash: whoever is there loses the session (U24). */
void BalancerState::setInService(MemberIndex index, bool inService, Agenda& agenda)
{
    Appliance& appliance = m_appliances[index];
    if (appliance.inService == inService)
        return;
    appliance.inService = inService;
    if (inService) {
        note(LogCode::BackInService, agenda.now(), nullptr, 0, index);
    } else {
        const bool warned = appliance.quiesced;
        const std::uint32_t cut =
            cutAll([&](const Session& session) { return session.appliance == index; }, agenda);
        note(warned || cut == 0 ? LogCode::OutOfService : LogCode::OutWithoutQuiesce, agenda.now(), nullptr,
             0, index, cut);
    }
    countAvailable(agenda.now());
}

/** Every balancer that watches sees the appliance this way. */
bool BalancerState::seenAs(MemberIndex appliance, bool takesNew) const
{
    return std::ranges::all_of(m_fronts, [&](const Front& front) {
        return !front.watches() || front.members()[appliance].takesNew() == takesNew;
    });
}

void BalancerState::countAvailable(Time now)
{
    std::int64_t available = 0;
    for (MemberIndex appliance = 0; appliance < m_appliances.size(); ++appliance)
        available += m_appliances[appliance].inService && seenAs(appliance, true);
    m_totals.available.set(now, available);
    m_totals.fewestAvailable = std::min(m_totals.fewestAvailable, available);
}

} // namespace naru::sim::balancer
