// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/Nodes.h"

#include <array>
#include <cstdint>

namespace naru::sim::cluster {

/** What management sees of a cluster: every node by itself, nothing consolidated (A36 to A41). */
class Observers
{
public:
    /** @param members when the cluster formed */
    void formed(NodeSet members, NodeIndex control)
    {
        m_users = members;
        m_polledControl = control;
    }

    /** Polls the main cluster IP, which the control node answers. False: it can't be polled, as it was not
     * the control node when polling began (A37), or there is none. */
    bool pollMain(NodeIndex control)
    {
        const bool answered = control != noNode && control == m_polledControl;
        ++(answered ? m_polls : m_pollsFailed);
        return answered;
    }
    /** Polls a node's local IP. @param version3 needs a user on it (A38) */
    bool pollLocal(NodeIndex node, bool version3)
    {
        const bool answered = !version3 || m_users.has(node);
        ++(answered ? m_polls : m_pollsFailed);
        return answered;
    }
    /** SNMPv3 users added on the control node go to every member there is. */
    void addUsers(NodeSet members) { m_users |= members; }
    void addUsersOn(NodeIndex node) { m_users.add(node); }
    /** A node that came back knows what it had configured; one that joins for the first time does not. */
    [[nodiscard]] bool hasUsers(NodeIndex node) const { return m_users.has(node); }

    /** A new security group tag turns up: only a control node learns it (A41). */
    void newTag(NodeIndex control, NodeSet members)
    {
        ++m_tags;
        if (control == noNode)
            return;
        ++m_learned;
        for (const NodeIndex node : members)
            m_known[node] = m_tags;
    }
    /** The latest tag that a node knows, counted from 1; data nodes decide by their copies. */
    [[nodiscard]] std::uint64_t latestTag(NodeIndex node) const { return m_known[node]; }

    [[nodiscard]] std::uint64_t polls() const { return m_polls; }
    [[nodiscard]] std::uint64_t pollsFailed() const { return m_pollsFailed; }
    [[nodiscard]] std::uint64_t tags() const { return m_tags; }
    [[nodiscard]] std::uint64_t tagsLearned() const { return m_learned; }

private:
    NodeSet m_users;
    NodeIndex m_polledControl = noNode;
    std::uint64_t m_polls = 0;
    std::uint64_t m_pollsFailed = 0;
    std::uint64_t m_tags = 0;
    std::uint64_t m_learned = 0;
    std::array<std::uint64_t, mostNodes> m_known{};
};

} // namespace naru::sim::cluster
