// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerState.h"

#include "sim/balancer/Ports.h"

#include <algorithm>

namespace naru::sim::balancer {

namespace {

Members membersOf(const std::vector<ApplianceParameters>& appliances)
{
    Members members;
    for (const ApplianceParameters& appliance : appliances)
        members.push_back({.weight = static_cast<std::uint32_t>(appliance.weight), .admin = appliance.admin});
    return members;
}

Members membersOf(const std::vector<ServerParameters>& servers)
{
    Members members;
    for (const ServerParameters& server : servers) {
        members.push_back({.weight = static_cast<std::uint32_t>(server.weight),
                           .health = server.inService ? Health::Up : Health::Down,
                           .served = static_cast<std::uint32_t>(server.internalSessions)});
    }
    return members;
}

} // namespace

BalancerState::Group::Group(const ClientParameters& parameters, std::uint64_t seed, std::uint32_t first)
    : firstSource(first)
    , arrivals(seed, "arrivals/" + parameters.name)
    , signIns(seed, "sign-ins/" + parameters.name)
    , outcomes(seed, "outcomes/" + parameters.name)
    , lengths(seed, "sessions/" + parameters.name)
    , delays(seed, "delays/" + parameters.name)
    , addresses(seed, "addresses/" + parameters.name)
{
    change(parameters);
}

void BalancerState::Group::change(const ClientParameters& parameters)
{
    // A trace goes on where it is unless it became another one.
    const auto take = [](DurationSpec& mine, const DurationSpec& now) {
        if (!(mine == now))
            mine = now;
    };
    take(between, parameters.between);
    take(signIn, parameters.signIn);
    take(session, parameters.session);
    take(secondaryDelay, parameters.secondaryDelay);
    take(againEvery, parameters.againEvery);
    ports.clear();
    for (const std::string& name : parameters.secondaries)
        ports.push_back(secondaryPortFromName(name).value());
}

BalancerState::BalancerState(const BalancerParameters& parameters, std::uint64_t seed)
    : m_parameters(parameters)
    , m_appliances(parameters.uags.size())
    , m_inner(parameters.inner.method(), membersOf(parameters.servers))
    , m_innerRandom(seed, "inner")
    , m_serverSessions(parameters.servers.size())
{
    for (const FrontParameters& front : parameters.balancers)
        m_fronts.emplace_back(front, membersOf(parameters.uags), seed);
    std::uint32_t firstSource = 0;
    for (const ClientParameters& clients : parameters.clients) {
        m_groups.emplace_back(clients, seed, firstSource);
        firstSource += static_cast<std::uint32_t>((clients.population / clients.clientsPerAddress + 1) *
                                                  clients.addressesPerClient);
    }
    for (std::size_t server = 0; server < m_serverSessions.size(); ++server)
        m_serverSessions[server].set({}, parameters.servers[server].internalSessions);
}

void BalancerState::start(Agenda& agenda)
{
    for (MemberIndex appliance = 0; appliance < m_appliances.size(); ++appliance)
        applyAppliance(appliance, agenda);
    m_totals.fewestAvailable = static_cast<std::int64_t>(m_appliances.size());
    countAvailable(agenda.now());
    for (std::uint32_t group = 0; group < m_groups.size(); ++group)
        agenda.at(m_parameters.clients[group].first, {.kind = Arrival, .a = group});
    for (std::uint32_t front = 0; front < m_fronts.size(); ++front) {
        if (!m_fronts[front].watches())
            continue;
        // The checks of a balancer are spread over its interval.
        const Time interval = m_fronts[front].monitor().interval;
        for (std::uint32_t appliance = 0; appliance < m_appliances.size(); ++appliance) {
            agenda.at(interval * appliance / m_appliances.size(),
                      {.kind = Probe, .a = front, .b = appliance});
        }
    }
    if (m_parameters.upgrade.takes > Time{})
        agenda.at(m_parameters.upgrade.start, {.kind = UpgradeStart});
}

void BalancerState::handle(const Event& event, Agenda& agenda)
{
    const bool aboutSession = event.kind >= QueueTimeout && event.kind <= SessionEnd;
    if (aboutSession && !m_sessions.isCurrent(event.a, event.b))
        return;
    switch (event.kind) {
    case Arrival:
        arrive(event.a, agenda);
        break;
    case QueueTimeout:
        giveUpWaiting(event.a, agenda);
        break;
    case SignInDone:
        endSignIn(event.a, agenda);
        break;
    case Secondary:
        openSecondary(event.a, static_cast<std::uint8_t>(event.tag), true, agenda);
        break;
    case Again:
        openSecondary(event.a, static_cast<std::uint8_t>(event.tag), false, agenda);
        scheduleAgain(event.a, agenda);
        break;
    case SessionEnd:
        end(event.a, event.tag != 0, agenda);
        break;
    case Probe:
        probe(static_cast<std::uint16_t>(event.a), event.b, agenda);
        break;
    case ProbeTimeout:
        reportProbe(static_cast<std::uint16_t>(event.a), event.b, ProbeOutcome::TimedOut, agenda);
        break;
    case UpgradeStart:
        upgradeNext(0, agenda);
        break;
    case UpgradeDeadline:
        m_upgrade.deadlinePassed = true;
        upgradeCheck(agenda);
        break;
    case UpgradeBack:
        upgradeBack(agenda);
        break;
    default:
        break;
    }
}

void BalancerState::note(LogCode code, Time at, const Session* session, std::uint16_t front,
                         MemberIndex appliance, std::uint32_t value)
{
    LogRecord record{.at = at,
                     .code = code,
                     .front = front,
                     .appliance = static_cast<std::uint16_t>(appliance),
                     .value = value};
    if (session) {
        record.session = session->number;
        record.home = static_cast<std::uint16_t>(session->appliance);
        record.group = session->group;
        record.client = session->client;
    }
    m_log.add(record);
}

} // namespace naru::sim::balancer
