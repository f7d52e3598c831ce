// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

#include <map>
#include <set>

/** What a screen shows of a moment. */
namespace naru::sim::cluster {

namespace {

constexpr std::size_t mostMarks = 300;

const char* stateOf(Absence absence)
{
    switch (absence) {
    case Absence::None:
        return "data";
    case Absence::Dead:
        return "down";
    case Absence::Starting:
        return "starting";
    case Absence::Silent:
    case Absence::LinkFailed:
    case Absence::DataFailed:
        return "inactive";
    case Absence::Disabled:
        break;
    }
    return "disabled";
}

const char* stateOf(const Flow& flow)
{
    if (!flow.owners.empty())
        return flow.owners.size() > 1 ? "owned-twice" : "owned";
    if (!flow.backups.empty())
        return "orphan";
    return flow.opened ? "lost" : "opening";
}

Element group(const char* kind, const std::string& name)
{
    return {.id = std::string(kind) + '/' + name,
            .kind = kind,
            .name = name,
            .state = "up",
            .parent = {},
            .figures = {}};
}

} // namespace

Snapshot ClusterState::snapshot(Time) const
{
    Snapshot snapshot;
    showGroups(snapshot);
    showOutside(snapshot);
    for (NodeIndex node = 0; node < m_membership.size(); ++node)
        show(node, snapshot);
    for (NodeIndex node = 0; node < m_membership.size(); ++node) {
        for (NodeIndex other = 0; other < node; ++other) {
            if (m_membership.reach(node, other))
                snapshot.links.push_back({.from = "node/" + m_parameters.nodes[other].name,
                                          .to = "node/" + m_parameters.nodes[node].name,
                                          .kind = m_membership.together(node, other) ? "cluster" : "apart",
                                          .figures = {}});
        }
    }
    showFlows(snapshot);
    showPassages(snapshot);
    return snapshot;
}

/** Sites, and chassis, which stand in the site of their first node. */
void ClusterState::showGroups(Snapshot& snapshot) const
{
    std::set<std::string> sites;
    std::map<std::string, std::string> chassis;
    for (const NodeParameters& node : m_parameters.nodes) {
        if (!node.site.empty())
            sites.insert(node.site);
        if (!node.chassis.empty())
            chassis.try_emplace(node.chassis, node.site.empty() ? node.site : "site/" + node.site);
    }
    for (const std::string& site : sites)
        snapshot.elements.push_back(group("site", site));
    for (const auto& [name, site] : chassis) {
        snapshot.elements.push_back(group("chassis", name));
        snapshot.elements.back().parent = site;
    }
}

/** Clients and servers, which stand outside. */
void ClusterState::showOutside(Snapshot& snapshot) const
{
    const Counters& counters = m_totals.counters;
    std::string names;
    for (const TrafficParameters& traffic : m_parameters.traffic)
        names += (names.empty() ? "" : ", ") + traffic.name;
    snapshot.elements.push_back({.id = "client",
                                 .kind = "client",
                                 .name = names,
                                 .state = "up",
                                 .parent = {},
                                 .figures = {{"new_flows", static_cast<double>(counters.flows)},
                                             {"flows", static_cast<double>(m_totals.flows.level())},
                                             {"failed", static_cast<double>(counters.failed)}}});
    snapshot.elements.push_back({.id = "server",
                                 .kind = "server",
                                 .name = names,
                                 .state = "up",
                                 .parent = {},
                                 .figures = {{"delivered", static_cast<double>(counters.delivered)}}});
}

void ClusterState::show(NodeIndex node, Snapshot& snapshot) const
{
    const NodeParameters& parameters = m_parameters.nodes[node];
    std::string parent;
    if (!parameters.chassis.empty())
        parent = "chassis/" + parameters.chassis;
    else if (!parameters.site.empty())
        parent = "site/" + parameters.site;
    snapshot.elements.push_back(
        {.id = "node/" + parameters.name,
         .kind = "node",
         .name = parameters.name,
         .state = m_membership.isControl(node) ? "control" : stateOf(m_membership.node(node).absence),
         .parent = std::move(parent),
         .figures = {{"owned", static_cast<double>(m_owned[node].level())},
                     {"arrived", static_cast<double>(m_arrivedAt[node])},
                     {"blocks_free", static_cast<double>(m_pool.freeOf(node))},
                     {"cluster", m_membership.isActive(node)
                                     ? std::optional(static_cast<double>(m_membership.node(node).view + 1))
                                     : std::nullopt}}});
}

void ClusterState::showFlows(Snapshot& snapshot) const
{
    for (Slot slot = 0; slot < m_flows.slots() && snapshot.marks.size() < mostMarks; ++slot) {
        const Flow& flow = m_flows[slot];
        const NodeIndex at = flow.owners.empty() ? flow.backups.first() : flow.owners.first();
        if (flow.number != 0 && at != noNode)
            snapshot.marks.push_back({.id = flow.number,
                                      .kind = "flow",
                                      .at = "node/" + m_parameters.nodes[at].name,
                                      .state = stateOf(flow),
                                      .from = "client",
                                      .roles = rolesOf(flow)});
    }
}

std::vector<Role> ClusterState::rolesOf(const Flow& flow) const
{
    std::vector<Role> roles;
    const auto add = [&](const char* code, NodeSet nodes) {
        for (const NodeIndex node : nodes)
            roles.push_back({code, "node/" + m_parameters.nodes[node].name});
    };
    add("owner", flow.owners);
    add("director", flow.directors);
    add("backup", flow.backups);
    add("forwarder", flow.forwarders);
    return roles;
}

} // namespace naru::sim::cluster
