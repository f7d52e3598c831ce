// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

#include <algorithm>

/** Connections come, and their packets come to nodes (A3, A4, A7, A13). */
namespace naru::sim::cluster {

namespace {

constexpr std::uint32_t firstClient = 0x0A000000;
constexpr std::uint32_t firstServer = 0xC6336400;
constexpr std::uint32_t servers = 200;
constexpr std::uint16_t dnsPort = 53;
constexpr std::uint16_t sipPort = 5060;
constexpr std::uint16_t ftpPort = 21;

constexpr FlowKind kindOf(TrafficKind kind)
{
    switch (kind) {
    case TrafficKind::Tcp:
        return FlowKind::Tcp;
    case TrafficKind::Udp:
        return FlowKind::Udp;
    case TrafficKind::Icmp:
        return FlowKind::Icmp;
    case TrafficKind::Dns:
        return FlowKind::Dns;
    case TrafficKind::Ftp:
        return FlowKind::FtpControl;
    case TrafficKind::Sip:
        break;
    }
    return FlowKind::SipControl;
}

Transport transportOf(TrafficKind kind)
{
    if (kind == TrafficKind::Tcp || kind == TrafficKind::Ftp)
        return Transport::Tcp;
    return kind == TrafficKind::Icmp ? Transport::Icmp : Transport::Udp;
}

std::uint16_t portOf(const TrafficParameters& traffic)
{
    switch (traffic.kind) {
    case TrafficKind::Dns:
        return dnsPort;
    case TrafficKind::Ftp:
        return ftpPort;
    case TrafficKind::Sip:
        return sipPort;
    default:
        return static_cast<std::uint16_t>(traffic.port);
    }
}

} // namespace

void ClusterState::makeTraffic(std::uint64_t seed)
{
    for (const TrafficParameters& parameters : m_parameters.traffic) {
        Traffic traffic{.between = parameters.between,
                        .every = parameters.every,
                        .arrivals = Random(seed, "arrivals/" + parameters.name),
                        .gaps = Random(seed, "gaps/" + parameters.name),
                        .tuples = Random(seed, "tuples/" + parameters.name)};
        resolve(traffic, parameters);
        m_traffic.push_back(std::move(traffic));
    }
}

/** Names become numbers once, not with every packet. */
void ClusterState::resolve(Traffic& traffic, const TrafficParameters& parameters) const
{
    const auto indexes = [this](const std::vector<std::string>& names) {
        std::vector<NodeIndex> found;
        for (const std::string& name : names)
            found.push_back(
                static_cast<NodeIndex>(std::ranges::find(m_parameters.nodes, name, &NodeParameters::name) -
                                       m_parameters.nodes.begin()));
        return found;
    };
    const auto site = [this](const std::string& name) {
        NodeSet nodes;
        for (NodeIndex node = 0; node < m_parameters.nodes.size(); ++node) {
            if (name.empty() || m_parameters.nodes[node].site == name)
                nodes.add(node);
        }
        return nodes;
    };
    if (!(traffic.between == parameters.between))
        traffic.between = parameters.between;
    if (!(traffic.every == parameters.every))
        traffic.every = parameters.every;
    traffic.enter = indexes(parameters.enter);
    traffic.back = indexes(parameters.back);
    traffic.childEnter = indexes(parameters.childEnter);
    traffic.fragmentsAt = indexes(parameters.fragmentsAt);
    traffic.enterNodes = site(parameters.enterSite);
    traffic.backNodes = site(parameters.backSite);
    traffic.routeNodes = knowing(parameters.route);
    traffic.perSession =
        isPerSession(transportOf(parameters.kind), portOf(parameters), m_parameters.nat.sessionRules());
}

void ClusterState::arrive(std::uint32_t group, Agenda& agenda)
{
    Traffic& traffic = m_traffic[group];
    const TrafficParameters& parameters = m_parameters.traffic[group];
    if (parameters.count > 0 && traffic.made >= static_cast<std::uint64_t>(parameters.count)) {
        traffic.done = true;
        return;
    }
    const Slot slot = m_flows.add();
    if (slot != noSlot) {
        Flow& flow = m_flows[slot];
        flow.group = static_cast<std::uint16_t>(group);
        flow.kind = kindOf(parameters.kind);
        flow.client =
            firstClient + (group << 20) +
            static_cast<std::uint32_t>(traffic.made % static_cast<std::uint64_t>(parameters.clients));
        const auto port = static_cast<std::uint16_t>(1024 + traffic.tuples.below(64512));
        const std::uint32_t server = firstServer + traffic.tuples.below(servers);
        flow.tuple = flow.kind == FlowKind::Icmp ? icmpTuple(IcmpType::Echo, flow.client, server, port)
                                                 : FourTuple{flow.client, server, port, portOf(parameters)};
        flow.packetsLeft = static_cast<std::uint32_t>(parameters.packets);
        if (flow.kind == FlowKind::FtpControl || flow.kind == FlowKind::SipControl)
            flow.packetsLeft = 0;
        startFlow(slot, agenda);
    }
    ++traffic.made;
    agenda.after(traffic.between.distribution.time(traffic.arrivals), {.kind = Arrival, .a = group});
}

void ClusterState::startFlow(Slot slot, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    flow.hash = directorHash(flow.tuple, m_parameters.roles.hash);
    flow.lastActivity = agenda.now();
    ++m_totals.counters.flows;
    m_totals.flows.change(agenda.now(), 1);
    const Packet first{flow.isTcp() ? PacketKind::Syn : PacketKind::Data, false, 0};
    if (first.kind == PacketKind::Data && !flow.isShort() && flow.packetsLeft > 0)
        --flow.packetsLeft;
    flow.serversTurn = m_parameters.traffic[flow.group].speakers == Speakers::Both;
    packetIn(slot, first, agenda);
}

/** The data connection of FTP, the media of SIP: another connection of the same ends (A8, A34). */
void ClusterState::startChild(Slot parent, Agenda& agenda)
{
    const Slot slot = m_flows.add();
    if (slot == noSlot)
        return;
    Flow& control = m_flows[parent];
    Flow& flow = m_flows[slot];
    const bool ftp = control.kind == FlowKind::FtpControl;
    flow.kind = ftp ? FlowKind::FtpData : FlowKind::SipMedia;
    flow.group = control.group;
    flow.client = control.client;
    flow.tuple = control.tuple;
    flow.tuple.sourcePort = static_cast<std::uint16_t>(flow.tuple.sourcePort ^ 1);
    flow.tuple.destinationPort = static_cast<std::uint16_t>(flow.tuple.destinationPort + 1);
    flow.packetsLeft = static_cast<std::uint32_t>(m_parameters.traffic[flow.group].packets);
    flow.parent = parent;
    flow.linked = true;
    control.child = slot;
    const std::uint32_t generation = flow.generation;
    startFlow(slot, agenda);
    if (ftp && m_flows.isCurrent(slot, generation))
        agenda.after(m_parameters.ftp.updateEvery, {.kind = IdleUpdateDue, .a = slot, .b = generation});
}

NodeIndex ClusterState::chosenNode(const std::vector<NodeIndex>& wanted, NodeSet among,
                                   std::uint64_t hash) const
{
    for (const NodeIndex node : wanted) {
        if (m_takers.has(node))
            return node;
    }
    const NodeSet candidates = among & m_takers;
    return candidates.empty() ? noNode : candidates.at(hash % candidates.size());
}

/** What the switch or the router in front of the cluster chooses. A translated connection has other addresses
 * on its way back, and so another hash (A11). */
NodeIndex ClusterState::nodeFor(const Flow& flow, bool fromServer) const
{
    const Traffic& traffic = m_traffic[flow.group];
    const bool child = flow.parent != noSlot && !traffic.childEnter.empty();
    const bool other =
        fromServer && (isTranslated(flow) || m_parameters.distribution.balancing == Balancing::Asymmetric);
    const std::uint64_t hash = mixed(flow.hash + (other ? 2 + flow.lease.port : 1));
    if (child)
        return chosenNode(traffic.childEnter, traffic.enterNodes, hash);
    return fromServer ? chosenNode(traffic.back, traffic.backNodes, hash)
                      : chosenNode(traffic.enter, traffic.enterNodes, hash);
}

std::optional<DropReason> ClusterState::refusedAt(NodeIndex node, const Flow& flow, bool fromServer) const
{
    if (node == noNode)
        return DropReason::NoNode;
    if (!takesTraffic(node))
        return DropReason::NodeDown;
    const DistributionParameters& distribution = m_parameters.distribution;
    if (fromServer && distribution.places > 1 && !distribution.zone &&
        distribution.balancing == Balancing::Asymmetric) {
        // The neighbour hashes each direction anew, so that the interface is another one, too.
        const auto places = static_cast<std::uint64_t>(distribution.places);
        if (mixed(flow.hash + 3) % places != mixed(flow.hash + 4) % places)
            return DropReason::OtherInterface;
    }
    return std::nullopt;
}

void ClusterState::packetIn(Slot slot, Packet packet, Agenda& agenda)
{
    Flow& flow = m_flows[slot];
    if (packet.kind == PacketKind::Data && m_parameters.traffic[flow.group].fragments > 1) {
        startDatagram(slot, packet.fromServer, agenda);
        return;
    }
    ++m_totals.counters.packets;
    ++m_totals.counters.inFlight;
    ++flow.inFlight;
    const bool isMapped = packet.fromServer && isTranslated(flow) &&
                          m_parameters.distribution.mode == InterfaceMode::Individual &&
                          m_parameters.distribution.mappedRoute != MappedRoute::PolicyRouting;
    const NodeIndex node = isMapped ? mappedAddressAt() : nodeFor(flow, packet.fromServer);
    if (isMapped && node == noNode) {
        lost(slot, packet, noNode, DropReason::MappedUnreachable, agenda);
        return;
    }
    if (const auto reason = refusedAt(node, flow, packet.fromServer)) {
        lost(slot, packet, node, *reason, agenda);
        return;
    }
    ++m_arrivedAt[node];
    receive(node, slot, packet, agenda);
}

/** The route to the main cluster IP follows the control node; nothing answers for a node that left (A74). */
NodeIndex ClusterState::mappedAddressAt() const
{
    if (m_parameters.distribution.mappedRoute == MappedRoute::None)
        return noNode;
    const NodeIndex control = mainControl();
    return control != noNode && takesTraffic(control) ? control : noNode;
}

NodeSet ClusterState::knowing(const std::string& route) const
{
    const NodeSet all = NodeSet::firstOnes(m_parameters.nodes.size());
    if (route.empty())
        return all;
    NodeSet nodes;
    for (const RouteParameters& learned : m_parameters.distribution.routes) {
        if (learned.name != route)
            continue;
        // Spanned: the control node's routes are everyone's. Individual: each node learns by itself.
        if (m_parameters.distribution.mode == InterfaceMode::Spanned)
            return all;
        nodes.add(static_cast<NodeIndex>(
            std::ranges::find(m_parameters.nodes, learned.node, &NodeParameters::name) -
            m_parameters.nodes.begin()));
    }
    return nodes;
}

std::vector<std::string> ClusterState::routingNeighbours(NodeIndex node) const
{
    std::vector<std::string> routers;
    const DistributionParameters& distribution = m_parameters.distribution;
    const bool speaks = distribution.mode == InterfaceMode::Individual || m_membership.isControl(node);
    for (std::int64_t place = 1; distribution.dynamicRouting && speaks && place <= distribution.places;
         ++place)
        routers.push_back("router/" + std::to_string(place));
    return routers;
}

} // namespace naru::sim::cluster
