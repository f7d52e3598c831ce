// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/ClusterState.h"

#include <algorithm>
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
    std::set<std::string> sites;
    std::set<std::string> chassis;
    for (const NodeParameters& node : m_parameters.nodes) {
        sites.insert(node.site);
        chassis.insert(node.chassis);
    }
    for (const std::string& site : sites) {
        if (!site.empty())
            snapshot.elements.push_back(group("site", site));
    }
    for (const std::string& one : chassis) {
        if (!one.empty())
            snapshot.elements.push_back(group("chassis", one));
    }
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
    return snapshot;
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
                                      .state = stateOf(flow)});
    }
}

} // namespace naru::sim::cluster
