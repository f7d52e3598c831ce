// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/BalancerParameters.h"
#include "sim/balancer/Chooser.h"
#include "sim/balancer/PersistenceTable.h"
#include "sim/balancer/Sessions.h"
#include "sim/kernel/Random.h"

namespace naru::sim::balancer {

/** Where a connection goes. */
struct Route
{
    MemberIndex appliance;
    /** It stays at the balancer, which counts it; false: it goes past it. */
    bool throughBalancer;
};

/** What a later connection of a session shows to the balancer. */
struct Later
{
    std::uint32_t source;
    /** The appliance that holds its session. */
    MemberIndex home;
    bool carriesCookie;
};

/** A load balancer in front of the appliances: chooses, remembers, watches. */
class Front
{
public:
    Front(const FrontParameters& parameters, Members members, std::uint64_t seed);

    /** For the first connection of a session; nothing when no appliance may take it. */
    [[nodiscard]] std::optional<Route> first(std::uint32_t source, Time now);
    /** For a connection of a session that is signed in. */
    [[nodiscard]] std::optional<Route> later(const Later& connection, Time now);

    void take(MemberIndex appliance) { m_chooser.take(appliance); }
    void release(MemberIndex appliance) { m_chooser.release(appliance); }

    /** The result of a health check; returns the health now. */
    Health report(MemberIndex appliance, ProbeOutcome outcome, int status);
    [[nodiscard]] MonitorSettings monitor() const;
    /** The clients choose by themselves, from the answers of a name server. */
    [[nodiscard]] bool isDns() const { return m_parameters.algorithm == Algorithm::DnsRoundRobin; }
    [[nodiscard]] bool watches() const { return m_parameters.monitor.enabled && !isDns(); }

    void setAdmin(MemberIndex appliance, Admin admin) { m_chooser.setAdmin(appliance, admin); }
    void setWeight(MemberIndex appliance, std::uint32_t weight) { m_chooser.setWeight(appliance, weight); }
    void setLimit(MemberIndex appliance, std::optional<std::uint32_t> limit)
    {
        m_chooser.setConnectionLimit(appliance, limit);
    }
    /** Takes over settings; what is remembered and counted stays. */
    void change(const FrontParameters& parameters);

    [[nodiscard]] const Members& members() const { return m_chooser.members(); }
    [[nodiscard]] const FrontParameters& parameters() const { return m_parameters; }
    [[nodiscard]] std::size_t memory() const { return sizeof *this + m_table.memory(); }

    /** Clients that wait for room. */
    SessionList waiting;
    /** Health checks sent, by appliance. */
    std::vector<std::uint64_t> probes;

private:
    [[nodiscard]] std::optional<MemberIndex> choose(std::uint32_t source);
    [[nodiscard]] bool keeps(MemberIndex appliance) const;
    void remember(std::uint32_t source, MemberIndex appliance, Time now);

    FrontParameters m_parameters;
    Chooser m_chooser;
    PersistenceTable m_table;
    std::vector<HealthCheck> m_checks;
    Random m_random;
};

} // namespace naru::sim::balancer
