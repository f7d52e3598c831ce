// SPDX-License-Identifier: GPL-3.0-or-later
#include "ElementOrder.h"
#include "FixMaker.h"

#include <algorithm>
#include <array>

namespace naru::profile {

namespace {

/** Blanks in front of an element, with the line break before them. */
qsizetype beginOfLine(const QString& text, qsizetype at)
{
    while (at > 0 && (text[at - 1] == u' ' || text[at - 1] == u'\t'))
        --at;
    if (at > 0 && text[at - 1] == u'\n')
        --at;
    if (at > 0 && text[at - 1] == u'\r')
        --at;
    return at;
}

/** Takes what stands in the later lists, comments and all, behind the last element of the first one. */
std::optional<Fix> joinServerLists(const Finding& finding, const Document& document)
{
    const std::vector<NodeId> lists = document.children(document.root(), u"ServerList");
    if (lists.size() < 2 || document.children(lists.front()).empty())
        return std::nullopt;
    const QString& text = document.text();
    QString moved;
    std::vector<Edit> edits;
    for (std::size_t i = 1; i < lists.size(); ++i) {
        const TextRange content = contentRange(document, lists[i]);
        QStringView inside = QStringView(text).sliced(content.begin, content.size());
        while (!inside.isEmpty() && inside.back().isSpace())
            inside.chop(1);
        moved += inside;
        const TextRange whole = document.range(lists[i]);
        edits.push_back(ReplaceText{{beginOfLine(text, whole.begin), whole.end}, {}});
    }
    const qsizetype end = document.range(document.children(lists.front()).back()).end;
    edits.insert(edits.begin(), ReplaceText{{end, end}, moved});
    return makeFix(finding, FixKind::ChangesMeaning, QString::number(lists.size()), std::move(edits));
}

NewElement copyOf(const Document& document, NodeId node)
{
    NewElement copy{document.name(node), document.value(node)};
    for (const DocumentAttribute& attribute : document.attributes(node))
        copy.attributes.emplace_back(attribute.name, attribute.value);
    for (const NodeId child : document.children(node))
        copy.children.push_back(copyOf(document, child));
    return copy;
}

/** Where AnyConnect looks for it; nothing where that place is not there, or taken. */
std::optional<NodeId> placeOf(const Document& document, const QString& name)
{
    if (name == u"HostEntry")
        return document.child(document.root(), u"ServerList");
    const auto client = document.child(document.root(), u"ClientInitialization");
    return client && !document.child(*client, name) ? client : std::nullopt;
}

std::optional<Fix> moveToItsPlace(const Finding& finding, const Document& document)
{
    const NodeId node = *finding.node;
    const TextRange range = document.range(node);
    const bool hasComment = QStringView(document.text()).sliced(range.begin, range.size()).contains(u"<!--");
    const auto place = placeOf(document, document.name(node));
    if (!place || hasComment)
        return std::nullopt;
    return makeFix(finding, FixKind::ChangesMeaning, document.name(node),
                   {RemoveElement{node}, InsertElement{*place, copyOf(document, node), std::nullopt}});
}

/** openconnect reads these from top to bottom, so that their order has a meaning. */
bool hasMeaning(const Document& document, const std::vector<NodeId>& before, const std::vector<NodeId>& after)
{
    const auto read = [&document](const std::vector<NodeId>& nodes) {
        static constexpr std::array names{QLatin1StringView("HostName"), QLatin1StringView("HostAddress"),
                                          QLatin1StringView("UserGroup")};
        std::vector<NodeId> found;
        for (const NodeId node : nodes) {
            if (std::find(names.begin(), names.end(), document.name(node)) != names.end())
                found.push_back(node);
        }
        return found;
    };
    return read(before) != read(after);
}

std::optional<Fix> sortElements(const Finding& finding, const Document& document)
{
    const auto parent = document.parent(*finding.node);
    if (!parent)
        return std::nullopt;
    std::vector<NodeId> now = document.children(*parent);
    const std::vector<NodeId> sorted = inSchemaOrder(document, *parent);
    const FixKind kind = hasMeaning(document, now, sorted) ? FixKind::ChangesMeaning : FixKind::Safe;
    std::vector<Edit> edits;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        if (now[i] == sorted[i])
            continue;
        edits.push_back(MoveElement{sorted[i], static_cast<int>(i)});
        now.erase(std::find(now.begin(), now.end(), sorted[i]));
        now.insert(now.begin() + static_cast<std::ptrdiff_t>(i), sorted[i]);
    }
    return makeFix(finding, kind, document.name(*finding.node), std::move(edits));
}

} // namespace

std::optional<Fix> fixOfMove(const Finding& finding, const FixContext& context)
{
    switch (finding.problem.code) {
    case ProblemCode::SeveralServerLists:
        return joinServerLists(finding, context.document);
    case ProblemCode::MisplacedElement:
        return moveToItsPlace(finding, context.document);
    case ProblemCode::ElementOrder:
        return sortElements(finding, context.document);
    default:
        return std::nullopt;
    }
}

} // namespace naru::profile
