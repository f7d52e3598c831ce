// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerState.h"

/** What a screen shows of a moment; what went by lately is in BalancerPassages.cpp. */
namespace naru::sim::balancer {

namespace {

constexpr std::size_t mostMarks = 300;

const char* stateOf(const Appliance& appliance, const Member& member)
{
    if (!appliance.inService)
        return "out-of-service";
    if (member.admin == Admin::Maintenance)
        return "maintenance";
    if (member.health == Health::Down)
        return appliance.quiesced ? "quiesced" : "down";
    if (member.admin == Admin::Drain || member.weight == 0)
        return "drain";
    if (member.health == Health::Stopping)
        return "stopping";
    return appliance.quiesced ? "quiescing" : "up";
}

const char* stateOf(Session::State state)
{
    switch (state) {
    case Session::State::Waiting:
        return "waiting";
    case Session::State::InLine:
        return "in-line";
    case Session::State::SigningIn:
        return "signing-in";
    default:
        return "active";
    }
}

double number(std::uint64_t count)
{
    return static_cast<double>(count);
}

Element element(std::string_view kind, std::string id, const std::string& name, std::string state,
                std::vector<Figure> figures)
{
    return {.id = std::move(id),
            .kind = std::string(kind),
            .name = name,
            .state = std::move(state),
            .parent = {},
            .figures = std::move(figures)};
}

Link link(std::string from, std::string to, std::string_view kind, std::vector<Figure> figures = {})
{
    return {.from = std::move(from),
            .to = std::move(to),
            .kind = std::string(kind),
            .figures = std::move(figures)};
}

} // namespace

Snapshot BalancerState::snapshot(Time) const
{
    Snapshot snapshot;
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const std::string& name = m_parameters.clients[group].name;
        snapshot.elements.push_back(
            element("clients", "clients/" + name, name, "up", {{"connects", number(m_groups[group].made)}}));
    }
    for (const Front& front : m_fronts)
        show(front, snapshot);
    for (MemberIndex index = 0; index < m_appliances.size(); ++index)
        show(index, snapshot);
    for (std::size_t server = 0; server < m_serverSessions.size(); ++server) {
        const ServerParameters& parameters = m_parameters.servers[server];
        snapshot.elements.push_back(element(
            "server", "server/" + parameters.name, parameters.name, parameters.inService ? "up" : "down",
            {{"sessions", static_cast<double>(m_serverSessions[server].level())}}));
    }
    showSessions(snapshot);
    showPassages(snapshot);
    return snapshot;
}

void BalancerState::show(const Front& front, Snapshot& snapshot) const
{
    const std::string& name = front.parameters().name;
    const std::string id = "balancer/" + name;
    snapshot.elements.push_back(element(front.isDns() ? "dns" : "balancer", id, name, "up",
                                        {{"waiting", number(front.waiting.size)}}));
    for (const ClientParameters& clients : m_parameters.clients) {
        if (clients.kind != ClientKind::Internal && (clients.balancer.empty() || clients.balancer == name))
            snapshot.links.push_back(link("clients/" + clients.name, id, "clients"));
    }
    for (std::size_t index = 0; index < m_appliances.size(); ++index) {
        const Member& member = front.members()[index];
        snapshot.links.push_back(
            link(id, "uag/" + m_parameters.uags[index].name, member.takesNew() ? "balances" : "avoids",
                 {{"served", number(member.served)}, {"probes", number(front.probes[index])}}));
    }
}

void BalancerState::show(MemberIndex index, Snapshot& snapshot) const
{
    const Appliance& appliance = m_appliances[index];
    const ApplianceParameters& parameters = m_parameters.uags[index];
    const std::string id = "uag/" + parameters.name;
    snapshot.elements.push_back(element("uag", id, parameters.name,
                                        stateOf(appliance, m_fronts.front().members()[index]),
                                        {{"sessions", static_cast<double>(appliance.sessions.level())},
                                         {"greatest", static_cast<double>(appliance.sessions.greatest())},
                                         {"connections", static_cast<double>(appliance.connections.level())},
                                         {"begun", number(appliance.begun)},
                                         {"in_line", number(appliance.line.size)},
                                         {"dropped", number(appliance.dropped)},
                                         {"cut", number(appliance.cut)}}));
    for (const ServerParameters& server : m_parameters.servers) {
        if (parameters.target.empty() || parameters.target == server.name)
            snapshot.links.push_back(link(id, "server/" + server.name, "forwards"));
    }
}

void BalancerState::showSessions(Snapshot& snapshot) const
{
    using State = Session::State;
    for (Slot slot = 0; slot < m_sessions.slots() && snapshot.marks.size() < mostMarks; ++slot) {
        const Session& session = m_sessions[slot];
        if (session.state == State::Free || session.state == State::Internal)
            continue;
        const std::string at = session.state == State::Waiting
                                   ? "balancer/" + m_fronts[session.front].parameters().name
                                   : "uag/" + m_parameters.uags[session.appliance].name;
        snapshot.marks.push_back({.id = session.number,
                                  .kind = session.secondaries > 0 ? "session-with-secondary" : "session",
                                  .at = at,
                                  .state = stateOf(session.state),
                                  .from = "clients/" + m_parameters.clients[session.group].name});
    }
}

} // namespace naru::sim::balancer
