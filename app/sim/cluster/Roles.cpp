// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/Roles.h"

#include <algorithm>

namespace naru::sim::cluster {

namespace {

template <class Number>
std::vector<NodeSet> grouped(const std::vector<Place>& places, Number number)
{
    std::vector<NodeSet> groups(1);
    for (std::size_t node = 0; node < places.size(); ++node) {
        const std::size_t group = places[node].*number;
        groups.resize(std::max(groups.size(), group + 1));
        groups[group].add(static_cast<NodeIndex>(node));
    }
    return groups;
}

} // namespace

RoleBook::RoleBook(std::vector<Place> places, RoleSettings settings)
    : m_places(std::move(places))
    , m_settings(settings)
    , m_sites(grouped(m_places, &Place::site))
    , m_chassis(grouped(m_places, &Place::chassis))
{}

/** Hash order: from the node that the hash chooses on, around. */
template <class Fits>
NodeIndex RoleBook::nextInHashOrder(std::uint64_t hash, NodeSet among, Fits fits) const
{
    const std::size_t count = among.size();
    for (std::size_t step = 0; step < count; ++step) {
        const NodeIndex node = among.at((hash % count + step) % count);
        if (fits(node))
            return node;
    }
    return noNode;
}

/** The director, where that is not the owner itself (A53). */
NodeIndex RoleBook::backupFor(NodeIndex director, std::uint64_t hash, NodeIndex owner, NodeSet among) const
{
    if (director != owner)
        return director;
    if (m_settings.separate == SeparateBackup::NextInHashOrder)
        return nextInHashOrder(hash, among, [&](NodeIndex node) { return node != owner; });
    const NodeSet others = among - NodeSet::of(owner);
    return others.empty() ? noNode : others.at(others.placeOf(owner) % others.size());
}

/** Near at hand where that is possible, so that a backup for another site is one more (A58). */
NodeIndex RoleBook::ofAnotherChassis(std::uint64_t hash, NodeIndex owner, NodeSet members) const
{
    const NodeSet others = members - m_chassis[m_places[owner].chassis];
    const NodeSet near = others & m_sites[m_places[owner].site];
    return nextInHashOrder(hash, near.empty() ? others : near, [](NodeIndex) { return true; });
}

NodeIndex RoleBook::firstAsked(std::uint64_t hash, NodeSet members, NodeIndex asker) const
{
    return m_settings.localisation ? director(hash, members & m_sites[m_places[asker].site])
                                   : director(hash, members);
}

Roles RoleBook::roles(std::uint64_t hash, NodeIndex owner, NodeSet members) const
{
    Roles roles;
    roles.globalDirector = director(hash, members);
    roles.localDirector = firstAsked(hash, members, owner);
    roles.backups.add(backupFor(roles.globalDirector, hash, owner, members));
    const NodeSet site = members & m_sites[m_places[owner].site];
    if (m_settings.localisation)
        roles.backups.add(backupFor(roles.localDirector, hash, owner, site));
    const std::uint8_t chassis = m_places[owner].chassis;
    const NodeSet first = roles.backups;
    if (chassis != 0 && (first - m_chassis[chassis]).empty())
        roles.backups.add(ofAnotherChassis(hash, owner, members));
    if (m_settings.siteRedundancy && (first - site).empty())
        roles.backups.add(nextInHashOrder(hash, members - site, [](NodeIndex) { return true; }));
    return roles;
}

NodeSet RoleBook::orphanDirectors(std::uint64_t hash, NodeSet members) const
{
    NodeSet directors = NodeSet::of(director(hash, members));
    if (m_settings.localisation) {
        for (const NodeSet site : m_sites) {
            if (!(site & members).empty())
                directors.add(director(hash, site & members));
        }
    }
    return directors;
}

} // namespace naru::sim::cluster
