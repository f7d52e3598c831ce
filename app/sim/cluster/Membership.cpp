// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/Membership.h"

#include <algorithm>

namespace naru::sim::cluster {

Membership::Membership(const ClusterParameters& parameters)
    : m_nodes(parameters.nodes.size())
{
    setParameters(parameters);
}

void Membership::setParameters(const ClusterParameters& parameters)
{
    m_wires.clear();
    for (const NodeParameters& node : parameters.nodes)
        m_wires.push_back({node.alive, node.link, node.segment, node.priority, node.name, node.site});
    m_sitesCut = parameters.link.sitesCut;
    m_order = parameters.membership.order;
}

bool Membership::reach(NodeIndex a, NodeIndex b) const
{
    const Wire& from = m_wires[a];
    const Wire& to = m_wires[b];
    return from.alive && to.alive && from.link && to.link && from.segment == to.segment &&
           !(m_sitesCut && from.site != to.site);
}

bool Membership::isHigher(NodeIndex a, NodeIndex b) const
{
    const Wire& one = m_wires[a];
    const Wire& other = m_wires[b];
    if (one.priority != other.priority)
        return (one.priority < other.priority) == (m_order == PriorityOrder::LowerIsHigher);
    return one.name < other.name;
}

NodeIndex Membership::highest(NodeSet nodes) const
{
    NodeIndex best = nodes.first();
    for (const NodeIndex node : nodes) {
        if (isHigher(node, best))
            best = node;
    }
    return best;
}

void Membership::strip(NodeIndex index)
{
    for (View& view : m_views) {
        view.members.remove(index);
        if (view.control == index)
            view.control = noNode;
    }
}

void Membership::form(NodeSet nodes, Time now)
{
    for (const NodeIndex node : nodes)
        strip(node);
    const auto empty = std::ranges::find_if(m_views, [](const View& view) { return view.members.empty(); });
    *empty = {nodes, highest(nodes)};
    for (const NodeIndex node : nodes) {
        m_nodes[node].absence = Absence::None;
        m_nodes[node].view = static_cast<std::uint8_t>(empty - m_views.begin());
        m_nodes[node].attempts = 0;
        for (const NodeIndex other : nodes)
            heard(node, other, now);
    }
}

void Membership::join(NodeIndex index, NodeIndex control, Time now)
{
    strip(index);
    Node& node = m_nodes[index];
    node.absence = Absence::None;
    node.view = m_nodes[control].view;
    node.attempts = 0;
    View& view = m_views[node.view];
    view.members.add(index);
    for (const NodeIndex other : view.members) {
        heard(index, other, now);
        heard(other, index, now);
    }
}

void Membership::leave(NodeIndex index, Absence why)
{
    strip(index);
    m_nodes[index].absence = why;
}

std::size_t Membership::clusters() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_views, [this](const View& view) { return view.control != noNode && isActive(view.control); }));
}

NodeSet Membership::active() const
{
    NodeSet active;
    for (NodeIndex node = 0; node < m_nodes.size(); ++node) {
        if (isActive(node))
            active.add(node);
    }
    return active;
}

} // namespace naru::sim::cluster
