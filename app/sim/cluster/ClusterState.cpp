// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

#include <algorithm>

namespace naru::sim::cluster {

namespace {

std::uint8_t numberOf(std::vector<std::string>& known, const std::string& name)
{
    const auto found = std::ranges::find(known, name);
    if (found == known.end())
        known.push_back(name);
    return static_cast<std::uint8_t>(std::ranges::find(known, name) - known.begin());
}

/** Sites and chassis by number; a chassis without a name is the node's own, number 0. */
std::vector<Place> placesOf(const std::vector<NodeParameters>& nodes)
{
    std::vector<std::string> sites;
    std::vector<std::string> chassis{""};
    std::vector<Place> places;
    for (const NodeParameters& node : nodes)
        places.push_back({numberOf(sites, node.site), numberOf(chassis, node.chassis)});
    return places;
}

} // namespace

ClusterState::ClusterState(const ClusterParameters& parameters, std::uint64_t seed)
    : m_parameters(parameters)
    , m_roles(placesOf(parameters.nodes), parameters.roles.settings())
    , m_membership(parameters)
    , m_pool(parameters.nat.patSettings(parameters.nat.blockSize),
             NodeSet::firstOnes(parameters.nodes.size()))
    , m_xlates(static_cast<std::uint32_t>(parameters.nat.dynamicAddresses))
    , m_limits(parameters.limits.settings())
    , m_losses(seed, "losses")
    , m_joins(seed, "joins")
    , m_poolMembers(NodeSet::firstOnes(parameters.nodes.size()))
    , m_blockSize(parameters.nat.blockSize)
    , m_log(static_cast<std::uint32_t>(parameters.follow))
{
    m_loadedBlockSize.fill(m_blockSize);
    makeTraffic(seed);
}

void ClusterState::start(Agenda& agenda)
{
    NodeSet alive;
    for (NodeIndex node = 0; node < m_membership.size(); ++node) {
        const NodeParameters& parameters = m_parameters.nodes[node];
        if (!parameters.alive)
            m_membership.leave(node, Absence::Dead);
        else if (m_parameters.membership.formed && parameters.link)
            alive.add(node);
        else
            scheduleJoin(node, {}, agenda);
        // Heartbeats of the nodes are spread over their interval.
        agenda.at(m_parameters.membership.holdtime / 3 * node / static_cast<int>(m_membership.size()),
                  {.kind = Heartbeat, .a = node});
        agenda.at(m_parameters.membership.holdtime, {.kind = Check, .a = node});
    }
    formParts(alive, agenda);
    membershipChanged({}, agenda);
    for (std::uint32_t group = 0; group < m_traffic.size(); ++group)
        agenda.at(m_parameters.traffic[group].first, {.kind = Arrival, .a = group});
    if (m_parameters.limits.broadcastEvery > Time{})
        agenda.at(m_parameters.limits.broadcastEvery, {.kind = Broadcast});
    if (m_parameters.observations.pollEvery > Time{})
        agenda.at(m_parameters.observations.pollEvery, {.kind = Poll});
    if (m_parameters.observations.tagEvery > Time{})
        agenda.at(m_parameters.observations.tagEvery, {.kind = Tag});
}

void ClusterState::handle(const Event& event, Agenda& agenda)
{
    // With many flows the next one's memory takes longer to come than this event takes.
    if (const Event* next = agenda.upcoming();
        next != nullptr && next->kind >= PacketIn && next->kind <= Update)
        m_flows.prefetch(next->a);
    const auto node = static_cast<NodeIndex>(event.a);
    switch (event.kind) {
    case Arrival:
        arrive(event.a, agenda);
        break;
    case PacketIn:
        if (m_flows.isCurrent(event.a, event.b))
            packetIn(event.a, Letter::unpacked(event.tag).packet, agenda);
        break;
    case IdleTimer:
        if (m_flows.isCurrent(event.a, event.b))
            idle(event.a, agenda);
        break;
    case IdleUpdateDue:
        if (m_flows.isCurrent(event.a, event.b))
            idleUpdate(event.a, agenda);
        break;
    case FragmentTimer:
        if (m_datagrams.isCurrent(event.a, event.b))
            fragmentsTimeOut(event.a, agenda);
        break;
    case Heartbeat:
        heartbeat(node, agenda);
        break;
    case HeartbeatIn:
        heartbeatIn(node, agenda);
        break;
    case Check:
        check(node, agenda);
        break;
    case Join:
        tryToJoin(node, event.b, agenda);
        break;
    case Monitor:
        monitor(node, agenda);
        break;
    case Notice:
        notice(node);
        break;
    case Broadcast:
        m_limits.broadcast();
        agenda.after(m_parameters.limits.broadcastEvery, {.kind = Broadcast});
        break;
    case Poll:
    case Tag:
        observe(event.kind, agenda);
        break;
    case FragmentIn:
    case FragmentQuery:
    case FragmentReply:
    case FragmentForward:
        if (m_datagrams.isCurrent(event.a, event.b))
            handleFragmentMessage(event, agenda);
        break;
    default:
        if (m_flows.isCurrent(event.a, event.b))
            handleMessage(event, agenda);
        break;
    }
}

} // namespace naru::sim::cluster
