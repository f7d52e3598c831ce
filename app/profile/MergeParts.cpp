// SPDX-License-Identifier: GPL-3.0-or-later
#include "Differences.h"
#include "profile/Merge3.h"

#include <algorithm>

namespace naru::profile {

namespace {

/** What one side did to one part. */
struct SideChange
{
    QString key;
    Difference difference;
    bool isUsed = false;
};

/** By name, host entries by theirs, and those of a list by their value. */
QString keyOf(const Document& document, NodeId id)
{
    QString key;
    for (std::optional<NodeId> at = id; document.parent(*at); at = document.parent(*at)) {
        const QString name = document.name(*at);
        const bool isEntry = name == u"HostEntry";
        QString step = name;
        if (isEntry || document.children(*document.parent(*at), name).size() > 1)
            step += u'{' + (isEntry ? nameOfEntry(document, *at) : document.value(*at)) + u'}';
        key = key.isEmpty() ? step : QString(step + u'/' + key);
    }
    return key;
}

std::vector<SideChange> changesOf(const Document& base, const Document& side)
{
    std::vector<SideChange> changes;
    for (Difference& difference : compare(base, side)) {
        QString key =
            difference.oldNode ? keyOf(base, *difference.oldNode) : keyOf(side, *difference.newNode);
        const QString attribute = difference.newPath.attribute.isEmpty() ? difference.oldPath.attribute
                                                                         : difference.newPath.attribute;
        if (!attribute.isEmpty())
            key += u"/@" + attribute;
        else if (difference.kind == DifferenceKind::Moved)
            key += QStringLiteral("/#order");
        changes.push_back({std::move(key), std::move(difference), false});
    }
    return changes;
}

bool isRemovedElement(const SideChange& change)
{
    return change.difference.kind == DifferenceKind::Removed && !change.difference.newNode;
}

bool isInside(const SideChange& inner, const SideChange& outer)
{
    return inner.key.startsWith(outer.key + u'/');
}

/** Finds the parts that both sides have changed. */
class PartFinder
{
public:
    PartFinder(const Document& base, const Document& mine, const Document& theirs)
        : m_mineDocument(mine)
        , m_theirDocument(theirs)
        , m_mineMatching(base, mine)
        , m_theirMatching(base, theirs)
        , m_mine(changesOf(base, mine))
        , m_theirs(changesOf(base, theirs))
    {}

    std::vector<MergePart> run()
    {
        for (SideChange& their : m_theirs) {
            if (isRemovedElement(their))
                addRemovedByThem(their);
        }
        for (SideChange& mine : m_mine) {
            if (isRemovedElement(mine) && !mine.isUsed)
                addRemovedByMe(mine);
        }
        for (SideChange& their : m_theirs)
            addSameKey(their);
        for (SideChange& mine : m_mine) {
            if (!mine.isUsed)
                m_parts.push_back({mine.key, mine.difference, std::nullopt, false, MergeSide::Mine});
        }
        return std::move(m_parts);
    }

private:
    /** The whole of an element that one side removed and the other changed inside. */
    static Difference changedWhole(const Difference& removal, const Matching& matching)
    {
        Difference whole = removal;
        whole.kind = DifferenceKind::Changed;
        whole.newNode = matching.newOf(*removal.oldNode);
        whole.newValue = removal.oldValue;
        return whole;
    }

    void addRemovedByThem(SideChange& their)
    {
        bool isConflict = false;
        for (SideChange& mine : m_mine) {
            if (isInside(mine, their)) {
                mine.isUsed = true;
                isConflict = true;
            }
        }
        if (!isConflict)
            return;
        their.isUsed = true;
        m_parts.push_back({their.key, changedWhole(their.difference, m_mineMatching), their.difference, true,
                           MergeSide::Mine});
    }

    void addRemovedByMe(SideChange& mine)
    {
        bool isConflict = false;
        for (SideChange& their : m_theirs) {
            if (isInside(their, mine)) {
                their.isUsed = true;
                isConflict = true;
            }
        }
        if (!isConflict)
            return;
        mine.isUsed = true;
        m_parts.push_back({mine.key, mine.difference, changedWhole(mine.difference, m_theirMatching), true,
                           MergeSide::Mine});
    }

    void addSameKey(SideChange& their)
    {
        if (their.isUsed)
            return;
        const auto mine = std::find_if(m_mine.begin(), m_mine.end(), [&](const SideChange& it) {
            return !it.isUsed && it.key == their.key;
        });
        if (mine == m_mine.end()) {
            m_parts.push_back({their.key, std::nullopt, their.difference, false, MergeSide::Theirs});
            return;
        }
        mine->isUsed = true;
        m_parts.push_back({their.key, mine->difference, their.difference,
                           !isSame(mine->difference, their.difference), MergeSide::Mine});
    }

    [[nodiscard]] bool isSame(const Difference& mine, const Difference& theirs) const
    {
        if (mine.kind != theirs.kind || mine.newValue != theirs.newValue)
            return false;
        if (mine.kind == DifferenceKind::Moved)
            return mine.newPath == theirs.newPath;
        const bool isNewElement = mine.kind == DifferenceKind::Added && !mine.oldNode && !theirs.oldNode;
        return !isNewElement ||
               contentOf(m_mineDocument, *mine.newNode) == contentOf(m_theirDocument, *theirs.newNode);
    }

    const Document& m_mineDocument;
    const Document& m_theirDocument;
    Matching m_mineMatching;
    Matching m_theirMatching;
    std::vector<SideChange> m_mine;
    std::vector<SideChange> m_theirs;
    std::vector<MergePart> m_parts;
};

} // namespace

std::vector<MergePart> findMergeParts(const Document& base, const Document& mine, const Document& theirs)
{
    return PartFinder(base, mine, theirs).run();
}

} // namespace naru::profile
