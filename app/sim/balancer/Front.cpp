// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/Front.h"

namespace naru::sim::balancer {

namespace {

/** The clients' addresses as numbers, for hashing: 10.0.0.0 and on. */
constexpr std::uint32_t firstAddress = 10U << 24;

} // namespace

Front::Front(const FrontParameters& parameters, Members members, std::uint64_t seed)
    : probes(members.size())
    , m_parameters(parameters)
    , m_chooser(parameters.method(), std::move(members))
    , m_checks(m_chooser.members().size(), HealthCheck(monitor()))
    , m_random(seed, "balancer/" + parameters.name)
{}

MonitorSettings Front::monitor() const
{
    const MonitorParameters& monitor = m_parameters.monitor;
    return {.interval = monitor.interval,
            .timeout = monitor.timeout,
            .rise = static_cast<std::uint32_t>(monitor.rise),
            .fall = static_cast<std::uint32_t>(monitor.fall),
            .expect = monitor.expect,
            .stopOn404 = monitor.stopOn404};
}

std::optional<MemberIndex> Front::choose(std::uint32_t source)
{
    Ask ask{.source = firstAddress + source};
    for (std::size_t drawn = 0; drawn < m_chooser.randomNumbers(); ++drawn)
        ask.random[drawn] = m_random.bits();
    return m_chooser.choose(ask);
}

/** Persistence may still send a client there. */
bool Front::keeps(MemberIndex appliance) const
{
    const Member& member = members()[appliance];
    return member.takesKnown() || (m_parameters.survivesHealthDown && member.admin != Admin::Maintenance);
}

void Front::remember(std::uint32_t source, MemberIndex appliance, Time now)
{
    m_table.remember(source, appliance, now + m_parameters.persistenceLifetime);
}

std::optional<Route> Front::first(std::uint32_t source, Time now)
{
    const bool bySource = m_parameters.persistence == Persistence::Source;
    std::optional<MemberIndex> chosen;
    if (bySource) {
        // The switch "persistence survives health-down" is for sessions that exist: a new one never starts on
        // an appliance that is down (U25).
        chosen = m_table.find(source, now);
        if (chosen && !(members()[*chosen].takesKnown() && members()[*chosen].hasRoom()))
            chosen.reset();
    }
    if (!chosen)
        chosen = choose(source);
    if (!chosen)
        return std::nullopt;
    if (bySource)
        remember(source, *chosen, now);
    const bool redirected = m_parameters.persistence == Persistence::Redirect;
    if (redirected) {
        // The balancer sees the first request only, which is over at once.
        m_chooser.take(*chosen);
        m_chooser.release(*chosen);
    }
    return Route{*chosen, !isDns() && !redirected};
}

std::optional<Route> Front::later(const Later& connection, Time now)
{
    switch (m_parameters.persistence) {
    case Persistence::None:
        break;
    case Persistence::NodeAddresses:
    case Persistence::Redirect:
        return Route{connection.home, false};
    case Persistence::PortGroups:
        // Behind an appliance's own port there is only that appliance.
        return keeps(connection.home) ? std::optional(Route{connection.home, true}) : std::nullopt;
    case Persistence::Cookie:
        if (connection.carriesCookie && keeps(connection.home))
            return Route{connection.home, true};
        break;
    case Persistence::Source: {
        auto kept = m_table.find(connection.source, now);
        if (!kept || !keeps(*kept))
            kept = choose(connection.source);
        if (!kept)
            return std::nullopt;
        remember(connection.source, *kept, now);
        return Route{*kept, !isDns()};
    }
    }
    const auto chosen = choose(connection.source);
    return chosen ? std::optional(Route{*chosen, !isDns()}) : std::nullopt;
}

Health Front::report(MemberIndex appliance, ProbeOutcome outcome, int status)
{
    const Health health = m_checks[appliance].report(monitor(), outcome, status);
    if (health != members()[appliance].health)
        m_chooser.setHealth(appliance, health);
    return health;
}

void Front::change(const FrontParameters& parameters)
{
    const auto methodOf = [](const MethodParameters& p) {
        return std::tuple(p.algorithm, p.ties, p.points, p.ring, p.distinct);
    };
    const bool anew = methodOf(parameters) != methodOf(m_parameters);
    m_parameters = parameters;
    if (anew)
        m_chooser = Chooser(parameters.method(), m_chooser.members());
}

} // namespace naru::sim::balancer
