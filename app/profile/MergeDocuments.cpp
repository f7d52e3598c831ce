// SPDX-License-Identifier: GPL-3.0-or-later
#include "Matching.h"
#include "profile/Merge3.h"

#include <algorithm>

namespace naru::profile {

namespace {

using base::Result;

NewElement copyOf(const Document& document, NodeId id)
{
    NewElement element{.name = document.name(id), .value = document.value(id)};
    for (const DocumentAttribute& attribute : document.attributes(id))
        element.attributes.emplace_back(attribute.name, attribute.value);
    for (const NodeId child : document.children(id))
        element.children.push_back(copyOf(document, child));
    return element;
}

/** Carries their changes into my document. */
class Merger
{
public:
    Merger(const Document& base, const Document& mine, const Document& theirs)
        : m_theirs(theirs)
        , m_toMine(base, mine)
        , m_toTheirs(base, theirs)
        , m_merged(mine)
        , m_merge(~mine.revision())
    {}

    Result<void> take(const MergePart& part)
    {
        const Difference& their = *part.theirs;
        const auto mine = their.oldNode ? presentOf(m_toMine.newOf(*their.oldNode)) : std::nullopt;
        const QString& attribute =
            their.newPath.attribute.isEmpty() ? their.oldPath.attribute : their.newPath.attribute;
        if (their.kind == DifferenceKind::Added && attribute.isEmpty())
            return replaceMine(part, *their.newNode);
        // What I removed and they changed comes back.
        if (!mine)
            return their.kind == DifferenceKind::Changed && attribute.isEmpty() ? insert(*their.newNode)
                                                                                : Result<void>();
        const NodeId present = mine.value_or(NodeId{});
        return attribute.isEmpty() ? takeElement(present, their) : takeAttribute(present, attribute, their);
    }

    Document takeMerged() { return std::move(m_merged); }

private:
    [[nodiscard]] std::optional<NodeId> presentOf(std::optional<NodeId> mine) const
    {
        return mine && m_merged.contains(*mine) ? mine : std::nullopt;
    }

    Result<void> takeElement(NodeId mine, const Difference& their)
    {
        if (their.kind == DifferenceKind::Removed)
            return m_merged.remove(mine, m_merge);
        if (their.kind == DifferenceKind::Moved)
            return move(mine, *their.newNode);
        return m_merged.setValue(mine, their.newValue, m_merge);
    }

    Result<void> takeAttribute(NodeId mine, const QString& name, const Difference& their)
    {
        if (their.kind == DifferenceKind::Removed)
            return m_merged.removeAttribute(mine, name, m_merge);
        return m_merged.setAttribute(mine, name, their.newValue, m_merge);
    }

    /** Both have added something under one name: theirs instead of mine. */
    Result<void> replaceMine(const MergePart& part, NodeId their)
    {
        const bool hasMine = part.mine && part.mine->kind == DifferenceKind::Added && part.mine->newNode &&
                             m_merged.contains(*part.mine->newNode);
        if (hasMine) {
            if (auto removed = m_merged.remove(*part.mine->newNode, m_merge); !removed)
                return removed;
        }
        return insert(their);
    }

    Result<void> insert(NodeId their)
    {
        const auto parent = mineOf(*m_theirs.parent(their));
        if (!parent)
            return std::unexpected(
                base::Error{base::ErrorCode::NoSuchElement, m_theirs.pathOf(their).text(), std::nullopt, {}});
        const auto inserted =
            m_merged.insert(*parent, copyOf(m_theirs, their), indexBeside(their, *parent), m_merge);
        if (!inserted)
            return std::unexpected(inserted.error());
        m_inserted[their] = *inserted;
        return {};
    }

    Result<void> move(NodeId mine, NodeId their)
    {
        const NodeId parent = *m_merged.parent(mine);
        const int target = indexBeside(their, parent).value_or(0);
        const bool isBefore = indexOf(mine, parent) < target;
        return m_merged.move(mine, isBefore ? target - 1 : target, m_merge);
    }

    /** What in my document is the same as an element of theirs. */
    [[nodiscard]] std::optional<NodeId> mineOf(NodeId their) const
    {
        if (const auto inserted = m_inserted.find(their); inserted != m_inserted.end())
            return inserted->second;
        const auto old = m_toTheirs.oldOf(their);
        return old ? presentOf(m_toMine.newOf(*old)) : std::nullopt;
    }

    [[nodiscard]] int indexOf(NodeId mine, NodeId parent) const
    {
        const std::vector<NodeId>& siblings = m_merged.children(parent);
        return static_cast<int>(std::find(siblings.begin(), siblings.end(), mine) - siblings.begin());
    }

    /** Behind the nearest element before theirs that I have as well, else before the nearest one behind it.
     */
    [[nodiscard]] std::optional<int> indexBeside(NodeId their, NodeId parent) const
    {
        const std::vector<NodeId>& brothers = m_theirs.children(*m_theirs.parent(their));
        const auto place = std::find(brothers.begin(), brothers.end(), their);
        for (auto at = place; at != brothers.begin();) {
            if (const auto index = indexOfMine(*--at, parent))
                return *index + 1;
        }
        for (auto at = place + 1; at != brothers.end(); ++at) {
            if (const auto index = indexOfMine(*at, parent))
                return index;
        }
        return std::nullopt;
    }

    /** Where among my children of `parent` the same element as theirs stands. */
    [[nodiscard]] std::optional<int> indexOfMine(NodeId their, NodeId parent) const
    {
        const auto mine = mineOf(their);
        const int index = mine ? indexOf(*mine, parent) : 0;
        const bool isThere = mine && index < std::ssize(m_merged.children(parent));
        return isThere ? std::optional(index) : std::nullopt;
    }

    const Document& m_theirs;
    Matching m_toMine;
    Matching m_toTheirs;
    Document m_merged;
    MergeId m_merge;
    std::map<NodeId, NodeId> m_inserted;
};

} // namespace

Result<Document> mergeDocuments(const Document& base, const Document& mine, const Document& theirs,
                                const std::vector<MergePart>& parts)
{
    Merger merger(base, mine, theirs);
    for (const MergePart& part : parts) {
        if (part.side != MergeSide::Theirs || !part.theirs)
            continue;
        if (const auto taken = merger.take(part); !taken)
            return std::unexpected(taken.error());
    }
    return merger.takeMerged();
}

} // namespace naru::profile
