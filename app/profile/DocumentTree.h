// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "KeptElements.h"
#include "StructureScanner.h"
#include "profile/Document.h"

#include <QHash>
#include <QString>

#include <vector>

namespace naru::profile {

/** The elements that one change of the text took away and those that it brought, in their order. */
struct ReplacedNodes
{
    std::vector<NodeId> gone;
    std::vector<NodeId> came;
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

    /** Reads all of a text, which `change` has led to. `ids` as for `splice`. On an error nothing changes. */
    [[nodiscard]] std::expected<ReplacedNodes, ScanFault>
    rebuild(const QString& text, const TextSplice& change, const std::vector<NodeId>& ids = {});
    /**
     * Follows a change to what is now `text`. What `keptElements` finds again keeps its id. Those that came
     * get `ids`, which must be of elements that are gone, where there are as many as needed, else new ones.
     * On an error nothing changes; its place counts in `text`.
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
    /** The elements of a part of the text that begins at `offset`. */
    [[nodiscard]] std::vector<ElementMark> marksOf(const std::vector<ScannedElement>& elements,
                                                   QStringView part, qsizetype offset);
    /** The ids of the elements that are now in a part, and who of them came and went. */
    [[nodiscard]] std::pair<std::vector<NodeId>, ReplacedNodes> chooseIds(const std::vector<NodeId>& before,
                                                                          const std::vector<ElementMark>& now,
                                                                          const TextSplice& change,
                                                                          const std::vector<NodeId>& offered);
    [[nodiscard]] NodeId newId();
    void bury(const std::vector<NodeId>& nodes);
    void shift(NodeId around, const TextSplice& change);
    void place(const std::vector<ScannedElement>& elements, const std::vector<ElementMark>& marks,
               const std::vector<NodeId>& ids, std::optional<NodeId> parent, qsizetype offset);

    std::vector<QString> m_names;
    QHash<QString, int> m_nameNumbers;
    std::vector<ElementSpan> m_spans;
    std::vector<Links> m_links;
    NodeId m_root{};
    int m_count = 0;
};

} // namespace naru::profile
