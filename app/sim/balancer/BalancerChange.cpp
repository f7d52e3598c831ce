// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerState.h"

namespace naru::sim::balancer {

namespace {

std::optional<std::uint32_t> limitOf(std::int64_t value)
{
    return value > 0 ? std::optional(static_cast<std::uint32_t>(value)) : std::nullopt;
}

/** Sessions of `uags[].session_limit` as a balancer's limit: it counts the same only where it counts
 * sessions. */
bool countsSessions(const Front& front)
{
    return front.parameters().counts == Counting::Sessions;
}

} // namespace

void BalancerState::change(const BalancerParameters& parameters, std::string_view, Agenda& agenda)
{
    const bool isRolled = parameters.upgrade.rolls != m_parameters.upgrade.rolls;
    m_parameters = parameters;
    for (std::size_t front = 0; front < m_fronts.size(); ++front)
        m_fronts[front].change(parameters.balancers[front]);
    for (MemberIndex server = 0; server < parameters.servers.size(); ++server) {
        m_inner.setWeight(server, static_cast<std::uint32_t>(parameters.servers[server].weight));
        m_inner.setHealth(server, parameters.servers[server].inService ? Health::Up : Health::Down);
    }
    for (std::uint32_t group = 0; group < m_groups.size(); ++group) {
        m_groups[group].change(parameters.clients[group]);
        if (m_groups[group].done) {
            m_groups[group].done = false;
            agenda.after({}, {.kind = Arrival, .a = group});
        }
    }
    for (MemberIndex appliance = 0; appliance < m_appliances.size(); ++appliance)
        applyAppliance(appliance, agenda);
    for (std::uint16_t front = 0; front < m_fronts.size(); ++front)
        serveWaiting(front, agenda);
    if (isRolled && parameters.upgrade.takes > Time{} && m_upgrade.stage == Upgrade::Stage::Idle)
        upgradeNext(0, agenda);
}

void BalancerState::applyAppliance(MemberIndex index, Agenda& agenda)
{
    const ApplianceParameters& parameters = m_parameters.uags[index];
    Appliance& appliance = m_appliances[index];
    appliance.answers = parameters.answers;
    appliance.status = static_cast<int>(parameters.status);
    appliance.sessionLimit = limitOf(parameters.sessionLimit);
    appliance.signInsAtOnce = limitOf(parameters.signInsAtOnce);
    for (Front& front : m_fronts) {
        front.setAdmin(index, parameters.admin);
        front.setWeight(index, static_cast<std::uint32_t>(parameters.weight));
        front.setLimit(index, countsSessions(front) ? appliance.sessionLimit : std::nullopt);
    }
    // A rolling upgrade has its hand on the appliance until it has come back.
    const bool upgraded = m_upgrade.stage != Upgrade::Stage::Idle && m_upgrade.appliance == index;
    if (!upgraded) {
        if (appliance.quiesced != parameters.quiesced)
            note(parameters.quiesced ? LogCode::Quiesced : LogCode::QuiesceOver, agenda.now(), nullptr, 0,
                 index);
        appliance.setQuiesced(parameters.quiesced, agenda.now());
        setInService(index, parameters.inService, agenda);
    }
    callFromLine(index, agenda);
    countAvailable(agenda.now());
}

} // namespace naru::sim::balancer
