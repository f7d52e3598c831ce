// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/Nodes.h"

#include <vector>

namespace naru::sim::cluster {

/** Where a node stands. Chassis of different names are different ones; 0 is no particular chassis or site. */
struct Place
{
    std::uint8_t site = 0;
    std::uint8_t chassis = 0;
};

/** Which node backs up a flow whose owner is its own director (ambiguity of A53). */
enum class SeparateBackup : std::uint8_t {
    /** The next one in hash order. */
    NextInHashOrder,
    /** The one after the owner in the order of nodes. */
    NextNode,
};

struct RoleSettings
{
    /** Director localisation between sites (A56, A57). */
    bool localisation = false;
    /** A backup in another site (A58). */
    bool siteRedundancy = false;
    SeparateBackup separate = SeparateBackup::NextInHashOrder;
};

/** Who has which role for a flow besides its owner. */
struct Roles
{
    /** In the owner's site; without localisation the same as `globalDirector`. */
    NodeIndex localDirector = noNode;
    NodeIndex globalDirector = noNode;
    /** One to four: local, global, of another chassis, of another site; those that coincide are one. */
    NodeSet backups;
    [[nodiscard]] NodeSet directors() const
    {
        return NodeSet::of(localDirector) | NodeSet::of(globalDirector);
    }
};

/** Gives roles by hash (A48, A52 to A58): pure, the same on every node that sees the same members. */
class RoleBook
{
public:
    RoleBook(std::vector<Place> places, RoleSettings settings);

    /** The director among all members (the global one). @param members not empty */
    [[nodiscard]] NodeIndex director(std::uint64_t hash, NodeSet members) const
    {
        return members.at(hash % members.size());
    }
    /** The one that a node asks first: with localisation that of its own site (A61). @param asker a member */
    [[nodiscard]] NodeIndex firstAsked(std::uint64_t hash, NodeSet members, NodeIndex asker) const;
    /** @param owner a member */
    [[nodiscard]] Roles roles(std::uint64_t hash, NodeIndex owner, NodeSet members) const;
    /** Directors of a flow without an owner: those that any member would ask. */
    [[nodiscard]] NodeSet orphanDirectors(std::uint64_t hash, NodeSet members) const;

    [[nodiscard]] const RoleSettings& settings() const { return m_settings; }
    void set(const RoleSettings& settings) { m_settings = settings; }
    [[nodiscard]] std::uint8_t siteOf(NodeIndex node) const { return m_places[node].site; }
    /** All nodes of a site, members or not. */
    [[nodiscard]] NodeSet site(std::uint8_t site) const { return m_sites[site]; }

private:
    template <class Fits>
    [[nodiscard]] NodeIndex nextInHashOrder(std::uint64_t hash, NodeSet among, Fits fits) const;
    [[nodiscard]] NodeIndex backupFor(NodeIndex director, std::uint64_t hash, NodeIndex owner,
                                      NodeSet among) const;
    [[nodiscard]] NodeIndex ofAnotherChassis(std::uint64_t hash, NodeIndex owner, NodeSet members) const;

    std::vector<Place> m_places;
    RoleSettings m_settings;
    std::vector<NodeSet> m_sites;
    std::vector<NodeSet> m_chassis;
};

} // namespace naru::sim::cluster
