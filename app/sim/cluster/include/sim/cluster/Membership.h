// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/ClusterParameters.h"
#include "sim/kernel/Event.h"

#include <array>

namespace naru::sim::cluster {

/** Why a node is out of the cluster. */
enum class Absence : std::uint8_t { None, Dead, Starting, Silent, LinkFailed, DataFailed, Disabled };

/**
 * Who belongs to which cluster. While the control link is in parts there is more than one, each with a
 * control node of its own (A45). A plain value; it knows no events, ClusterMembership.cpp drives it.
 */
class Membership
{
public:
    explicit Membership(const ClusterParameters& parameters);

    struct Node
    {
        Absence absence = Absence::Starting;
        /** Where it is a member; meaningful without an absence. */
        std::uint8_t view = 0;
        /** Attempts to come back so far. */
        std::uint8_t attempts = 0;
        /** Since when it looks for a cluster. */
        Time startedAt{};
        /** Its interfaces are watched from then on. */
        Time monitoredFrom{};
    };
    struct View
    {
        NodeSet members;
        NodeIndex control = noNode;
    };

    [[nodiscard]] const Node& node(NodeIndex index) const { return m_nodes[index]; }
    [[nodiscard]] Node& node(NodeIndex index) { return m_nodes[index]; }
    [[nodiscard]] std::size_t size() const { return m_nodes.size(); }
    /** Works and takes part; for the others it may still seem to be a member when it does not. */
    [[nodiscard]] bool isActive(NodeIndex index) const { return m_nodes[index].absence == Absence::None; }
    /** Those that a node believes to be in its cluster. @param index active */
    [[nodiscard]] NodeSet members(NodeIndex index) const { return m_views[m_nodes[index].view].members; }
    [[nodiscard]] NodeIndex control(NodeIndex index) const { return m_views[m_nodes[index].view].control; }
    [[nodiscard]] bool isControl(NodeIndex index) const { return isActive(index) && control(index) == index; }
    [[nodiscard]] bool together(NodeIndex a, NodeIndex b) const
    {
        return isActive(a) && isActive(b) && m_nodes[a].view == m_nodes[b].view;
    }
    /** The clusters that there are; empty ones have no members. */
    [[nodiscard]] const std::array<View, mostNodes>& views() const { return m_views; }
    [[nodiscard]] std::size_t clusters() const;
    /** Clusters that have a control node that works. */
    [[nodiscard]] NodeSet active() const;

    void heard(NodeIndex by, NodeIndex from, Time now) { m_heard[by][from] = now; }
    [[nodiscard]] Time lastHeard(NodeIndex by, NodeIndex from) const { return m_heard[by][from]; }
    /** A message that is under way comes to a node that works and counts its sender as a member. */
    [[nodiscard]] bool arrives(NodeIndex from, NodeIndex to) const
    {
        return isActive(to) && members(to).has(from);
    }
    /** Both work, and the control link joins them. */
    [[nodiscard]] bool reach(NodeIndex a, NodeIndex b) const;
    [[nodiscard]] bool isHigher(NodeIndex a, NodeIndex b) const;
    /** The one of the highest priority; ties go by name (no serial numbers here). @param nodes not empty */
    [[nodiscard]] NodeIndex highest(NodeSet nodes) const;

    /** A cluster of these with its own control node; they leave theirs. Everyone has just heard everyone. */
    void form(NodeSet nodes, Time now);
    /** Takes a member in. */
    void join(NodeIndex index, NodeIndex control, Time now);
    /** Takes a node out of the cluster that counts it as a member. */
    void leave(NodeIndex index, Absence why);
    void setParameters(const ClusterParameters& parameters);

private:
    void strip(NodeIndex index);

    struct Wire
    {
        bool alive = true;
        bool link = true;
        std::int64_t segment = 0;
        std::int64_t priority = 1;
        std::string name;
        std::string site;
    };

    std::vector<Wire> m_wires;
    bool m_sitesCut = false;
    PriorityOrder m_order = PriorityOrder::LowerIsHigher;
    std::vector<Node> m_nodes;
    std::array<View, mostNodes> m_views;
    std::array<std::array<Time, mostNodes>, mostNodes> m_heard{};
};

} // namespace naru::sim::cluster
