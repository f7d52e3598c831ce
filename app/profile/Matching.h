// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"

#include <map>
#include <set>

namespace naru::profile {

/** Which elements of two documents are the same ones. */
class Matching
{
public:
    /** See `compare` for what is the same. */
    Matching(const Document& before, const Document& after);

    /** Nothing where it has no partner. */
    [[nodiscard]] std::optional<NodeId> newOf(NodeId old) const { return partner(m_newOf, old); }
    [[nodiscard]] std::optional<NodeId> oldOf(NodeId fresh) const { return partner(m_oldOf, fresh); }
    /** Whether an element of the new document stands elsewhere among those of its name than it did. */
    [[nodiscard]] bool isMoved(NodeId fresh) const { return m_moved.contains(fresh); }

private:
    using Nodes = std::vector<NodeId>;

    void matchChildren(NodeId old, NodeId fresh);
    void matchAlike(Nodes olds, Nodes news, bool areHosts);
    template <class Key>
    void pairByKey(Nodes& olds, Nodes& news, const Key& key);
    void pair(NodeId old, NodeId fresh);
    void findMoved(const Nodes& olds, const Nodes& news);
    [[nodiscard]] static std::optional<NodeId> partner(const std::map<NodeId, NodeId>& partners, NodeId id);

    const Document& m_before;
    const Document& m_after;
    std::map<NodeId, NodeId> m_newOf;
    std::map<NodeId, NodeId> m_oldOf;
    std::set<NodeId> m_moved;
};

/** What an element says with all that it holds. */
[[nodiscard]] QString contentOf(const Document& document, NodeId id);
/** `HostName`, else the address. */
[[nodiscard]] QString nameOfEntry(const Document& document, NodeId entry);

} // namespace naru::profile
