// SPDX-License-Identifier: GPL-3.0-or-later
#include "DocumentTree.h"

#include "profile/Reader.h"

#include <algorithm>

namespace naru::profile {

/** The part of an element's content that a change reaches: whole children, and the text around them. */
struct DocumentTree::Window
{
    TextRange range;
    std::size_t firstChild;
    std::size_t lastChild;
};

bool DocumentTree::contains(NodeId id) const
{
    return index(id) < m_links.size() && m_links[index(id)].isAlive;
}

std::optional<NodeId> DocumentTree::parent(NodeId id) const
{
    return m_links[index(id)].parent;
}

const QString& DocumentTree::qualifiedName(NodeId id) const
{
    return m_names[static_cast<std::size_t>(m_links[index(id)].name)];
}

std::optional<NodeId> DocumentTree::innermost(TextRange range, bool inTags) const
{
    const auto holds = [&](NodeId id) {
        const ElementSpan& it = span(id);
        return inTags ? it.begin <= range.begin && range.end <= it.end
                      : it.contentBegin <= range.begin && range.end <= it.contentEnd && !it.isEmptyTag();
    };
    if (m_count == 0 || !holds(m_root))
        return std::nullopt;
    for (NodeId id = m_root;;) {
        const std::vector<NodeId>& inside = children(id);
        const auto next =
            std::upper_bound(inside.begin(), inside.end(), range.begin,
                             [this](qsizetype at, NodeId child) { return at < span(child).begin; });
        if (next == inside.begin() || !holds(*std::prev(next)))
            return id;
        id = *std::prev(next);
    }
}

std::expected<ReplacedNodes, ScanFault> DocumentTree::rebuild(const QString& text, const TextSplice& change,
                                                              const std::vector<NodeId>& offered)
{
    const ScannedElements elements = scanDocument(text, {maxProfileDepth, maxProfileElements});
    if (!elements)
        return std::unexpected(elements.error());
    std::vector<NodeId> before;
    if (m_count > 0)
        collect(m_root, before);
    const std::vector<ElementMark> marks = marksOf(*elements, text, 0);
    auto [ids, replaced] = chooseIds(before, marks, change, offered);
    bury(before);
    place(*elements, marks, ids, std::nullopt, 0);
    m_root = ids.front();
    m_links[index(m_root)].parent.reset();
    return std::move(replaced);
}

std::expected<ReplacedNodes, ScanFault> DocumentTree::splice(const QString& text, const TextSplice& change,
                                                             const std::vector<NodeId>& offered)
{
    const auto around = innermost({change.offset, change.offset + change.removed}, false);
    if (!around)
        return rebuild(text, change, offered);
    const Window window = windowAround(*around, change);
    const QStringView part =
        QStringView(text).sliced(window.range.begin, window.range.size() + change.delta());
    std::vector<NodeId> before;
    const std::vector<NodeId>& siblings = children(*around);
    for (std::size_t i = window.firstChild; i < window.lastChild; ++i)
        collect(siblings[i], before);
    const int others = m_count - static_cast<int>(before.size());
    const ScannedElements elements =
        scanContent(part, {maxProfileDepth - depth(*around), maxProfileElements - others});
    // What ends inside the part in vain, like a comment, may end behind it.
    if (!elements)
        return rebuild(text, change, offered);

    const std::vector<ElementMark> marks = marksOf(*elements, part, window.range.begin);
    auto [ids, replaced] = chooseIds(before, marks, change, offered);
    bury(before);
    shift(*around, change);
    std::vector<NodeId>& list = m_links[index(*around)].children;
    const auto first = list.begin() + static_cast<std::ptrdiff_t>(window.firstChild);
    const auto gap = list.erase(first, list.begin() + static_cast<std::ptrdiff_t>(window.lastChild));
    std::vector<NodeId> topmost;
    for (std::size_t i = 0; i < elements->size(); ++i) {
        if ((*elements)[i].parent < 0)
            topmost.push_back(ids[i]);
    }
    list.insert(gap, topmost.begin(), topmost.end());
    place(*elements, marks, ids, *around, window.range.begin);
    return std::move(replaced);
}

DocumentTree::Window DocumentTree::windowAround(NodeId around, const TextSplice& change) const
{
    const std::vector<NodeId>& list = children(around);
    const auto first = std::partition_point(list.begin(), list.end(),
                                            [&](NodeId child) { return span(child).end <= change.offset; });
    const auto last = std::partition_point(
        first, list.end(), [&](NodeId child) { return span(child).begin < change.offset + change.removed; });
    Window window{{span(around).contentBegin, span(around).contentEnd},
                  static_cast<std::size_t>(first - list.begin()),
                  static_cast<std::size_t>(last - list.begin())};
    if (first != list.begin())
        window.range.begin = span(*std::prev(first)).end;
    if (last != list.end())
        window.range.end = span(*last).begin;
    return window;
}

int DocumentTree::depth(NodeId id) const
{
    int levels = 1;
    for (auto above = parent(id); above; above = parent(*above))
        ++levels;
    return levels;
}

void DocumentTree::collect(NodeId id, std::vector<NodeId>& nodes) const
{
    nodes.push_back(id);
    for (const NodeId child : children(id))
        collect(child, nodes);
}

std::pair<std::vector<NodeId>, ReplacedNodes> DocumentTree::chooseIds(const std::vector<NodeId>& before,
                                                                      const std::vector<ElementMark>& now,
                                                                      const TextSplice& change,
                                                                      const std::vector<NodeId>& offered)
{
    std::vector<ElementMark> marks;
    marks.reserve(before.size());
    for (const NodeId id : before)
        marks.push_back({span(id).begin, m_links[index(id)].name});
    const auto kept = keptElements(marks, now, change);

    const auto newcomers = static_cast<std::size_t>(std::count(kept.begin(), kept.end(), std::nullopt));
    const bool takesOffered = offered.size() == newcomers;
    std::vector<NodeId> ids;
    ids.reserve(now.size());
    ReplacedNodes replaced;
    std::vector<bool> stays(before.size());
    for (const auto& old : kept) {
        if (old)
            stays[*old] = true;
        else
            replaced.came.push_back(takesOffered ? offered[replaced.came.size()] : newId());
        ids.push_back(old ? before[*old] : replaced.came.back());
    }
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (!stays[i])
            replaced.gone.push_back(before[i]);
    }
    return {std::move(ids), std::move(replaced)};
}

std::vector<ElementMark> DocumentTree::marksOf(const std::vector<ScannedElement>& elements, QStringView part,
                                               qsizetype offset)
{
    std::vector<ElementMark> marks;
    marks.reserve(elements.size());
    for (const ScannedElement& element : elements) {
        const QString name = part.sliced(element.span.begin + 1, element.span.nameSize).toString();
        const auto known = m_nameNumbers.constFind(name);
        const int number = known != m_nameNumbers.cend() ? *known : static_cast<int>(m_names.size());
        if (known == m_nameNumbers.cend()) {
            m_nameNumbers.insert(name, number);
            m_names.push_back(name);
        }
        marks.push_back({offset + element.span.begin, number});
    }
    return marks;
}

NodeId DocumentTree::newId()
{
    m_spans.emplace_back();
    m_links.emplace_back();
    return static_cast<NodeId>(m_links.size() - 1);
}

void DocumentTree::bury(const std::vector<NodeId>& nodes)
{
    for (const NodeId id : nodes)
        m_links[index(id)] = {};
    m_count -= static_cast<int>(nodes.size());
}

void DocumentTree::shift(NodeId around, const TextSplice& change)
{
    const qsizetype end = change.offset + change.removed;
    for (ElementSpan& it : m_spans) {
        if (it.begin >= end)
            it.shift(change.delta());
    }
    for (std::optional<NodeId> id = around; id; id = parent(*id)) {
        m_spans[index(*id)].contentEnd += change.delta();
        m_spans[index(*id)].end += change.delta();
    }
}

void DocumentTree::place(const std::vector<ScannedElement>& elements, const std::vector<ElementMark>& marks,
                         const std::vector<NodeId>& ids, std::optional<NodeId> parent, qsizetype offset)
{
    for (std::size_t i = 0; i < elements.size(); ++i) {
        Links& links = m_links[index(ids[i])];
        links.isAlive = true;
        links.name = marks[i].name;
        links.parent = parent;
        ElementSpan& it = m_spans[index(ids[i])];
        it = elements[i].span;
        it.shift(offset);
        if (elements[i].parent >= 0) {
            links.parent = ids[static_cast<std::size_t>(elements[i].parent)];
            m_links[index(*links.parent)].children.push_back(ids[i]);
        }
    }
    m_count += static_cast<int>(elements.size());
}

} // namespace naru::profile
