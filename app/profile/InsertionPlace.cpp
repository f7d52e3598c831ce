// SPDX-License-Identifier: GPL-3.0-or-later
#include "Layout.h"
#include "Markup.h"
#include "QualifiedName.h"
#include "StructureEdit.h"
#include "profile/Field.h"

#include <algorithm>

namespace naru::profile {

namespace {

QString indentAt(const DocumentData& data, qsizetype offset)
{
    return indentBefore(data.text, offset).value_or(QStringView()).toString();
}

/** The indent of what is written into an element without children. */
std::optional<QString> firstIndent(const DocumentData& data, NodeId parent)
{
    const auto unit = indentUnit(data.text, data.tree);
    const auto outer = indentBefore(data.text, data.tree.span(parent).begin);
    const bool isRoot = parent == data.tree.root();
    if (!unit || (!outer && !isRoot))
        return std::nullopt;
    return outer.value_or(QStringView()).toString() + *unit;
}

InsertionPlace placeInEmpty(const DocumentData& data, NodeId parent)
{
    const ElementSpan& span = data.tree.span(parent);
    const QString lineEnd = textOf(lineEndOf(data.text)).toString();
    InsertionPlace place;
    place.indent = firstIndent(data, parent);
    if (place.indent) {
        place.before = lineEnd + *place.indent;
        place.behind = lineEnd + indentAt(data, span.begin);
    }
    if (span.isEmptyTag()) {
        place.offset = span.end - 2;
        while (isBlank(data.text[place.offset - 1]))
            --place.offset;
        place.removed = span.end - place.offset;
        place.before.prepend(u'>');
        place.behind += u"</" + data.tree.qualifiedName(parent) + u'>';
        return place;
    }
    place.offset = span.contentEnd;
    bool hasLineEnd = false;
    while (place.offset > span.contentBegin && isBlank(data.text[place.offset - 1])) {
        --place.offset;
        hasLineEnd = hasLineEnd || isLineEnd(data.text[place.offset]);
    }
    if (hasLineEnd)
        place.behind.clear();
    return place;
}

InsertionPlace placeBehind(const DocumentData& data, NodeId sibling)
{
    InsertionPlace place;
    place.offset = rangeWithComments(data, sibling).end;
    if (const auto indent = indentBefore(data.text, data.tree.span(sibling).begin)) {
        place.offset = withBlanks(data.text, {place.offset, place.offset}).end;
        place.indent = indent->toString();
        place.before = textOf(lineEndOf(data.text)) + *indent;
    }
    return place;
}

InsertionPlace placeBefore(const DocumentData& data, NodeId sibling)
{
    InsertionPlace place;
    place.offset = rangeWithComments(data, sibling).begin;
    if (const auto indent = indentBefore(data.text, place.offset)) {
        place.indent = indent->toString();
        place.behind = textOf(lineEndOf(data.text)) + *indent;
    }
    return place;
}

} // namespace

InsertionPlace placeForChild(const DocumentData& data, NodeId parent, std::size_t index)
{
    const std::vector<NodeId>& siblings = data.tree.children(parent);
    if (siblings.empty())
        return placeInEmpty(data, parent);
    const std::size_t at = std::min(index, siblings.size());
    return at > 0 ? placeBehind(data, siblings[at - 1]) : placeBefore(data, siblings.front());
}

std::size_t indexBySchema(const DocumentData& data, NodeId parent, QStringView name)
{
    const std::vector<NodeId>& siblings = data.tree.children(parent);
    const std::vector<const Field*>& order = childFields(plainPathOf(data, parent));
    const auto rankOf = [&order](QStringView child) {
        return std::find_if(order.begin(), order.end(),
                            [child](const Field* it) { return it->name() == child; });
    };
    const auto rank = rankOf(name);
    if (rank == order.end())
        return siblings.size();
    for (std::size_t i = siblings.size(); i > 0; --i) {
        const auto other = rankOf(localName(data.tree.qualifiedName(siblings[i - 1])));
        if (other <= rank && other != order.end())
            return i;
    }
    return 0;
}

QString plainPathOf(const DocumentData& data, NodeId id)
{
    QString path;
    for (NodeId it = id; data.tree.parent(it); it = *data.tree.parent(it)) {
        const QStringView name = localName(data.tree.qualifiedName(it));
        path = path.isEmpty() ? name.toString() : QString(name + u'/' + path);
    }
    return path;
}

} // namespace naru::profile
