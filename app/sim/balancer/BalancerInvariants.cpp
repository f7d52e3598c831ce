// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerState.h"

/** What must hold after every event, counted anew from the sessions. */
namespace naru::sim::balancer {

namespace {

struct Counted
{
    std::vector<std::int64_t> active;
    std::vector<std::int64_t> connections;
    std::vector<std::uint32_t> occupants;
    std::vector<std::uint32_t> signingIn;
    std::vector<std::uint32_t> inLine;
    std::int64_t pending = 0;
    std::int64_t all = 0;
};

Counted count(const Sessions& sessions, std::size_t appliances)
{
    using State = Session::State;
    Counted counted;
    counted.active.resize(appliances);
    counted.connections.resize(appliances);
    counted.occupants.resize(appliances);
    counted.signingIn.resize(appliances);
    counted.inLine.resize(appliances);
    for (Slot slot = 0; slot < sessions.slots(); ++slot) {
        const Session& session = sessions[slot];
        if (session.state == State::Waiting)
            ++counted.pending;
        if (session.state == State::Free || session.state == State::Waiting ||
            session.state == State::Internal)
            continue;
        ++counted.occupants[session.appliance];
        counted.signingIn[session.appliance] += session.state == State::SigningIn;
        counted.inLine[session.appliance] += session.state == State::InLine;
        if (session.state == State::Active) {
            ++counted.all;
            ++counted.active[session.appliance];
            counted.connections[session.appliance] += 1 + session.secondaries;
        } else {
            ++counted.pending;
        }
    }
    return counted;
}

} // namespace

std::optional<std::string> BalancerState::brokenInvariant() const
{
    const Counters& c = m_totals.counters;
    const Counted counted = count(m_sessions, m_appliances.size());
    if (counted.all != m_totals.sessions.level() || counted.pending != m_totals.pending.level())
        return "a session is not counted once";
    if (c.primaries != c.failedConnects() + c.signInsFailed + c.headersMissing + c.noServer + c.cutSigningIn +
                           c.begun + static_cast<std::uint64_t>(counted.pending)) {
        return "connects = failed + begun + pending";
    }
    if (c.begun != c.ended + c.timeUp + c.cut + static_cast<std::uint64_t>(counted.all))
        return "begun = ended + time up + cut + active";
    if (c.secondaries != c.established + c.misrouted + c.secondariesRefused + c.secondariesUnreachable)
        return "secondaries = established + misrouted + failed";
    std::uint64_t dropped = 0;
    for (std::size_t index = 0; index < m_appliances.size(); ++index) {
        const Appliance& appliance = m_appliances[index];
        dropped += appliance.dropped;
        if (counted.active[index] != appliance.sessions.level() ||
            counted.occupants[index] != appliance.occupants ||
            counted.signingIn[index] != appliance.signingIn || counted.inLine[index] != appliance.line.size ||
            counted.connections[index] != appliance.connections.level()) {
            return "the counts of an appliance are not those of its sessions";
        }
        if (!appliance.inService && appliance.occupants > 0)
            return "sessions on an appliance out of service";
        if (appliance.line.size > 0 && appliance.hasSignInPlace())
            return "a sign-in waits in line though there is room";
    }
    if (dropped != c.misrouted + c.strangersDropped)
        return "dropped in the DMZ = misrouted + strangers";
    std::vector<std::vector<std::uint32_t>> served(m_fronts.size(),
                                                   std::vector<std::uint32_t>(m_appliances.size()));
    for (Slot slot = 0; slot < m_sessions.slots(); ++slot) {
        const Session& session = m_sessions[slot];
        if (session.state != Session::State::Free && session.counted > 0)
            served[session.front][session.appliance] += session.counted;
    }
    for (std::size_t front = 0; front < m_fronts.size(); ++front) {
        for (std::size_t index = 0; index < m_appliances.size(); ++index) {
            if (m_fronts[front].members()[index].served != served[front][index])
                return "a balancer's count is not that of its sessions";
        }
    }
    return std::nullopt;
}

} // namespace naru::sim::balancer
