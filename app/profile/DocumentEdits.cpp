// SPDX-License-Identifier: GPL-3.0-or-later
#include "EditSession.h"
#include "LineIndex.h"
#include "PathLookup.h"
#include "SourceText.h"
#include "StructureEdit.h"
#include "ValueEdit.h"
#include "profile/Document.h"

#include <algorithm>

namespace naru::profile {

namespace {

using base::Result;

std::unexpected<base::Error> notAllowed(QStringView subject)
{
    return std::unexpected(
        base::Error{base::ErrorCode::TextNotAllowed, subject.toString(), std::nullopt, {}});
}

/** Line ends as one LF. */
QString normalised(QStringView value)
{
    return value.toString().replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(u'\r', u'\n');
}

Result<void> checkName(QStringView name, const QByteArray& encoding)
{
    if (!isXmlName(name))
        return notAllowed(name);
    if (!canEncode(name, encoding))
        return std::unexpected(base::Error{base::ErrorCode::NotEncodable, name.toString(), std::nullopt, {}});
    return {};
}

Result<void> checkText(QStringView text)
{
    return isXmlText(text) ? Result<void>() : notAllowed(text.first(std::min<qsizetype>(text.size(), 40)));
}

NewElement normalised(NewElement element)
{
    element.value = normalised(element.value).trimmed();
    for (auto& [name, value] : element.attributes)
        value = normalised(value);
    for (NewElement& child : element.children)
        child = normalised(std::move(child));
    return element;
}

Result<void> checkElement(const NewElement& element, const QByteArray& encoding, int depth)
{
    // Its own bound, so that walking through it does not end in the stack.
    if (depth > 64)
        return std::unexpected(base::Error{base::ErrorCode::XmlTooDeep, element.name, std::nullopt, {}});
    if (auto name = checkName(element.name, encoding); !name)
        return name;
    if (auto value = checkText(element.value); !value)
        return value;
    for (const auto& [attribute, value] : element.attributes) {
        if (auto name = checkName(attribute, encoding); !name)
            return name;
        if (auto text = checkText(value); !text)
            return text;
    }
    for (const NewElement& child : element.children) {
        if (auto checked = checkElement(child, encoding, depth + 1); !checked)
            return checked;
    }
    return {};
}

Result<void> carryOut(EditSession& session, const std::optional<Replacement>& replacement)
{
    if (!replacement)
        return {};
    const auto replaced = session.replace(*replacement);
    return replaced ? Result<void>() : std::unexpected(replaced.error());
}

Result<NodeId> insertElement(EditSession& session, NodeId parent, const NewElement& element,
                             std::size_t index, const Escape& escape)
{
    const DocumentData& data = session.data();
    const InsertionPlace place = placeForChild(data, parent, index);
    const QString text = writeElement(data, parent, element, place.indent, escape);
    const auto replaced = session.replace({place.offset, place.removed, place.before + text + place.behind});
    if (!replaced)
        return std::unexpected(replaced.error());
    const std::vector<NodeId>& siblings = data.tree.children(parent);
    return siblings[std::min(index, siblings.size() - 1)];
}

/** The innermost element that is missing on the way of a path, with those inside it. */
NewElement missingElements(const Path& path, std::size_t from, QStringView value)
{
    NewElement element{.name = path.steps.back().name};
    if (path.attribute.isEmpty())
        element.value = value.toString();
    else
        element.attributes = {{path.attribute, value.toString()}};
    for (std::size_t i = path.steps.size() - 1; i > from; --i) {
        NewElement outer{.name = path.steps[i - 1].name};
        outer.children.push_back(std::move(element));
        element = std::move(outer);
    }
    return element;
}

/** Whether what is missing is the next one of its name, and the first below it. */
bool isNext(const Path& path, const PathLookup& lookup)
{
    const auto isFirst = [](const PathStep& step) { return step.number <= 1; };
    const auto missing = path.steps.begin() + static_cast<std::ptrdiff_t>(lookup.steps);
    const int number = missing->number;
    return (number == 0 || number == static_cast<int>(lookup.present) + 1) &&
           std::all_of(missing + 1, path.steps.end(), isFirst);
}

} // namespace

/** Carries out a step; where the file's encoding does not bear its characters, once more with references. */
Result<void> Document::edit(MergeId merge, const EditStep& step)
{
    Result<void> done;
    for (const bool asciiOnly : {false, true}) {
        EditSession session(*m_data, merge);
        done = step(session, Escape(session.data().encoding.name, asciiOnly));
        if (done)
            done = session.commit();
        if (done || done.error().code != base::ErrorCode::NotEncodable)
            break;
    }
    if (done)
        noteChanges();
    return done;
}

Result<void> Document::setValue(NodeId id, QStringView value, MergeId merge)
{
    const QString wanted = normalised(value).trimmed();
    if (auto checked = checkText(wanted); !checked)
        return checked;
    return edit(merge, [&](EditSession& session, const Escape& escape) -> Result<void> {
        const auto done = carryOut(session, planValue(session.data(), id, wanted, escape, false));
        // Where the rest of the old value and the new part make markup of each other.
        return done ? done : carryOut(session, planValue(session.data(), id, wanted, escape, true));
    });
}

Result<void> Document::setAttribute(NodeId id, QStringView name, QStringView value, MergeId merge)
{
    const QString wanted = normalised(value);
    if (auto checked = checkText(wanted); !checked)
        return checked;
    if (auto checked = checkName(name, m_data.constData()->encoding.name); !checked)
        return checked;
    return edit(merge, [&](EditSession& session, const Escape& escape) {
        return carryOut(session, planAttribute(session.data(), id, name, wanted, escape));
    });
}

Result<void> Document::removeAttribute(NodeId id, QStringView name, MergeId merge)
{
    return edit(merge, [&](EditSession& session, const Escape&) {
        return carryOut(session, planAttributeRemoval(session.data(), id, name));
    });
}

Result<NodeId> Document::insert(NodeId parent, const NewElement& element, std::optional<int> index,
                                MergeId merge)
{
    if (auto checked = checkElement(element, m_data.constData()->encoding.name, 0); !checked)
        return std::unexpected(checked.error());
    const NewElement wanted = normalised(element);
    NodeId inserted{};
    const auto done = edit(merge, [&](EditSession& session, const Escape& escape) -> Result<void> {
        const std::size_t at = index ? static_cast<std::size_t>(std::max(*index, 0))
                                     : indexBySchema(session.data(), parent, element.name);
        const auto id = insertElement(session, parent, wanted, at, escape);
        inserted = id.value_or(inserted);
        return id ? Result<void>() : std::unexpected(id.error());
    });
    return done ? Result<NodeId>(inserted) : std::unexpected(done.error());
}

Result<void> Document::remove(NodeId id, MergeId merge)
{
    if (id == root())
        return notAllowed(name(id));
    return edit(merge, [&](EditSession& session, const Escape&) {
        const TextRange range = removalRange(session.data(), id);
        return carryOut(session, Replacement{range.begin, range.size(), {}});
    });
}

Result<void> Document::move(NodeId id, int index, MergeId merge)
{
    if (id == root())
        return notAllowed(name(id));
    const std::vector<NodeId>& siblings = children(*parent(id));
    const auto from = std::find(siblings.begin(), siblings.end(), id) - siblings.begin();
    const auto to = std::clamp<std::ptrdiff_t>(index, 0, std::ssize(siblings) - 1);
    if (from == to)
        return {};
    return edit(merge, [&](EditSession& session, const Escape&) {
        return moveElement(session, id, static_cast<std::size_t>(to));
    });
}

Result<NodeId> Document::setAt(const Path& path, QStringView value, MergeId merge)
{
    const PathLookup lookup = lookUp(m_data.constData()->tree, path);
    if (lookup.steps < path.steps.size()) {
        if (!isNext(path, lookup))
            return std::unexpected(
                base::Error{base::ErrorCode::NoSuchElement, path.text(), std::nullopt, {}});
        const NewElement missing = missingElements(path, lookup.steps, value);
        auto id = insert(lookup.found.back(), missing, {}, merge);
        for (std::size_t i = lookup.steps + 1; id && i < path.steps.size(); ++i)
            id = children(*id).front();
        return id;
    }
    const NodeId id = lookup.found.front();
    const auto done = path.attribute.isEmpty() ? setValue(id, value, merge)
                                               : setAttribute(id, path.attribute, value, merge);
    return done ? Result<NodeId>(id) : std::unexpected(done.error());
}

} // namespace naru::profile
