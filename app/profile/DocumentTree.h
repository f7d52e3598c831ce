// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "StructureScanner.h"
#include "profile/Document.h"

#include <QHash>
#include <QString>

#include <vector>

namespace naru::profile {

/** The elements that one change of the text replaced, in their order: none where it left all in place. */
struct ReplacedNodes
{
    std::vector<NodeId> before;
    std::vector<NodeId> after;
};

/** What was done to the text. */
struct TextSplice
{
    qsizetype offset;
    qsizetype removed;
    qsizetype inserted;

    [[nodiscard]] qsizetype delta() const { return inserted - removed; }
};

/**
 * The elements of a text, with ids that outlive its changes. After a change only the part around it is read
 * again; what stands behind is shifted.
 */
class DocumentTree
{
public:
    /** An empty one, to be filled by `rebuild`. */
    DocumentTree() = default;

    [[nodiscard]] NodeId root() const { return m_root; }
    [[nodiscard]] bool contains(NodeId id) const;
    [[nodiscard]] const ElementSpan& span(NodeId id) const { return m_spans[index(id)]; }
    [[nodiscard]] const std::vector<NodeId>& children(NodeId id) const { return m_links[index(id)].children; }
    [[nodiscard]] std::optional<NodeId> parent(NodeId id) const;
    /** With its prefix. */
    [[nodiscard]] const QString& qualifiedName(NodeId id) const;
    /** The innermost element that holds `range` in its content, or in its tags where `inTags`. */
    [[nodiscard]] std::optional<NodeId> innermost(TextRange range, bool inTags) const;

    /** Reads all of a text. `ids` as for `splice`. On an error nothing changes. */
    [[nodiscard]] std::expected<ReplacedNodes, ScanFault> rebuild(const QString& text,
                                                                  const std::vector<NodeId>& ids = {});
    /**
     * Follows a change to what is now `text`. Elements that it replaced get `ids`, which must be of elements
     * that are gone or replaced, where there are as many as needed. Else those at both ends of the part that
     * have the same names as before keep their ids, and the others get new ones. On an error nothing changes;
     * its place counts in `text`.
     */
    [[nodiscard]] std::expected<ReplacedNodes, ScanFault>
    splice(const QString& text, const TextSplice& change, const std::vector<NodeId>& ids = {});

private:
    struct Links
    {
        std::optional<NodeId> parent;
        std::vector<NodeId> children;
        int name = 0;
        bool isAlive = false;
    };
    struct Window;

    static std::size_t index(NodeId id) { return static_cast<std::size_t>(id); }
    [[nodiscard]] Window windowAround(NodeId around, const TextSplice& change) const;
    [[nodiscard]] int depth(NodeId id) const;
    void collect(NodeId id, std::vector<NodeId>& nodes) const;
    /** `names` are the numbers of those of the new elements. */
    [[nodiscard]] std::vector<NodeId> chooseIds(const std::vector<NodeId>& before,
                                                const std::vector<int>& names,
                                                const std::vector<NodeId>& offered);
    [[nodiscard]] std::vector<int> namesOf(const std::vector<ScannedElement>& elements, QStringView text);
    [[nodiscard]] NodeId newId();
    void bury(const std::vector<NodeId>& nodes);
    void shift(NodeId around, const TextSplice& change);
    void place(const std::vector<ScannedElement>& elements, const std::vector<int>& names,
               const std::vector<NodeId>& ids, std::optional<NodeId> parent, qsizetype offset);

    std::vector<QString> m_names;
    QHash<QString, int> m_nameNumbers;
    std::vector<ElementSpan> m_spans;
    std::vector<Links> m_links;
    NodeId m_root{};
    int m_count = 0;
};

} // namespace naru::profile
