// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/FieldAccess.h"

#include "profile/FieldValue.h"

#include <algorithm>
#include <functional>

namespace naru::profiles {

using profile::Document;
using profile::Field;
using profile::FieldType;
using profile::MergeId;
using profile::NewElement;
using profile::NodeId;

namespace {

constexpr QLatin1StringView controllable("UserControllable");

/** The elements from the home to the field, without an attribute at the end. */
QStringList stepsTo(const FieldHome& home, const Field& field)
{
    QStringList steps = QString(field.path).sliced(home.path.size()).split(u'/', Qt::SkipEmptyParts);
    if (field.isAttribute())
        steps.removeLast();
    return steps;
}

struct Way
{
    NodeId last;
    /** How many steps there were elements for. */
    int found = 0;
    QStringList steps;
};

Way walk(const Document& document, const FieldHome& home, const Field& field)
{
    Way way{home.node, 0, stepsTo(home, field)};
    for (const QString& step : way.steps) {
        const std::optional<NodeId> next = document.child(way.last, step);
        if (!next)
            break;
        way.last = *next;
        ++way.found;
    }
    return way;
}

QString attributeName(const Field& field)
{
    return QString(field.name()).sliced(1);
}

QString booleanText(bool value)
{
    return value ? QStringLiteral("true") : QStringLiteral("false");
}

NewElement withDefaults(const QString& path, const QString& name)
{
    NewElement element{.name = name};
    const Field* field = profile::findField(path);
    if (field == nullptr)
        return element;
    if (field->type != FieldType::Structure && field->fallback)
        element.value = *field->fallback;
    if (field->userControllable)
        element.attributes.emplace_back(controllable, booleanText(*field->userControllable));
    return element;
}

/** The elements that are missing, one in the other. */
NewElement missingElements(const FieldHome& home, const Way& way,
                           const std::function<void(NewElement&)>& fill)
{
    QString path = home.path;
    std::vector<NewElement> chain;
    for (int i = 0; i < way.steps.size(); ++i) {
        path += (path.isEmpty() ? QString() : QStringLiteral("/")) + way.steps[i];
        if (i >= way.found)
            chain.push_back(withDefaults(path, way.steps[i]));
    }
    fill(chain.back());
    while (chain.size() > 1) {
        NewElement inner = std::move(chain.back());
        chain.pop_back();
        chain.back().children.push_back(std::move(inner));
    }
    return chain.front();
}

base::Result<void> withoutValue(const base::Result<NodeId>& result)
{
    if (!result)
        return std::unexpected(result.error());
    return {};
}

/** The first choice that is not taken yet, where it is a choice. */
QString valueOfNewItem(const Document& document, const std::vector<NodeId>& others, const Field& field)
{
    const std::vector<QLatin1StringView> choices = field.choiceList();
    for (const QLatin1StringView choice : choices) {
        if (std::none_of(others.begin(), others.end(),
                         [&](NodeId other) { return document.value(other) == choice; }))
            return choice;
    }
    return choices.empty() ? QString() : QString(choices.front());
}

NewElement newItem(const Field& field, const QString& value)
{
    NewElement item{.name = field.name(), .value = value};
    for (const Field* child : profile::childFields(QString(field.path))) {
        if (child->least == 0)
            continue;
        const std::vector<QLatin1StringView> choices = child->choiceList();
        item.children.push_back(
            {.name = child->name(), .value = choices.empty() ? QString() : QString(choices.front())});
    }
    return item;
}

/** A list that only its elements made sense for. Comments are kept, and so is what holds them. */
bool isLeftOver(const Document& document, NodeId node)
{
    if (!document.children(node).empty() || !document.parent(node))
        return false;
    const Field* field = profile::findField(tablePath(document, node));
    if (field == nullptr || field->type != FieldType::Structure || field->parent().isEmpty())
        return false;
    const profile::TextRange range = document.range(node);
    return !QStringView(document.text()).sliced(range.begin, range.size()).contains(QLatin1String("<!--"));
}

} // namespace

QString tablePath(const Document& document, NodeId node)
{
    QStringList names;
    for (NodeId at = node; document.parent(at); at = *document.parent(at))
        names.prepend(document.name(at));
    return names.join(u'/');
}

std::optional<NodeId> elementOf(const Document& document, const FieldHome& home, const Field& field)
{
    const Way way = walk(document, home, field);
    return way.found == way.steps.size() ? std::optional(way.last) : std::nullopt;
}

std::optional<QString> valueOf(const Document& document, const FieldHome& home, const Field& field)
{
    const std::optional<NodeId> element = elementOf(document, home, field);
    if (!element)
        return std::nullopt;
    if (field.isAttribute())
        return document.attribute(*element, attributeName(field));
    return document.value(*element);
}

std::vector<NodeId> itemsOf(const Document& document, const FieldHome& home, const Field& field)
{
    const Field* list = profile::findField(QString(field.parent()));
    const std::optional<NodeId> element = list == nullptr || field.parent().size() <= home.path.size()
                                              ? std::optional(home.node)
                                              : elementOf(document, home, *list);
    return element ? document.children(*element, QString(field.name())) : std::vector<NodeId>();
}

base::Result<void> writeValue(Document& document, const FieldHome& home, const Field& field,
                              const QString& value, MergeId merge)
{
    const Way way = walk(document, home, field);
    if (way.found == way.steps.size()) {
        return field.isAttribute() ? document.setAttribute(way.last, attributeName(field), value, merge)
                                   : document.setValue(way.last, value, merge);
    }
    const NewElement element = missingElements(home, way, [&](NewElement& innermost) {
        if (field.isAttribute())
            innermost.attributes.emplace_back(attributeName(field), value);
        else
            innermost.value = value;
    });
    return withoutValue(document.insert(way.last, element, {}, merge));
}

base::Result<void> eraseField(Document& document, const FieldHome& home, const Field& field, MergeId merge)
{
    const std::optional<NodeId> element = elementOf(document, home, field);
    if (!element)
        return {};
    return field.isAttribute() ? document.removeAttribute(*element, attributeName(field), merge)
                               : eraseItem(document, *element, merge);
}

base::Result<void> eraseItem(Document& document, NodeId item, MergeId merge)
{
    std::optional<NodeId> around = document.parent(item);
    base::Result<void> removed = document.remove(item, merge);
    while (removed && around && isLeftOver(document, *around)) {
        const NodeId list = *around;
        around = document.parent(list);
        removed = document.remove(list, merge);
    }
    return removed;
}

base::Result<NodeId> addItem(Document& document, const FieldHome& home, const Field& field,
                             const QString& value)
{
    const std::vector<NodeId> others = itemsOf(document, home, field);
    const NewElement item = newItem(field, value.isEmpty() ? valueOfNewItem(document, others, field) : value);
    if (!others.empty()) {
        const NodeId list = *document.parent(others.back());
        const std::vector<NodeId>& all = document.children(list);
        const auto last = std::find(all.begin(), all.end(), others.back());
        return document.insert(list, item, static_cast<int>(last - all.begin()) + 1);
    }
    const Way way = walk(document, home, field);
    if (way.found == way.steps.size() - 1)
        return document.insert(way.last, item);
    const NewElement list = missingElements(home, way, [&](NewElement& innermost) { innermost = item; });
    const base::Result<NodeId> written = document.insert(way.last, list);
    if (!written)
        return written;
    return itemsOf(document, home, field).back();
}

base::Result<void> moveItem(Document& document, NodeId item, int by)
{
    const NodeId list = *document.parent(item);
    const std::vector<NodeId> named = document.children(list, document.name(item));
    const auto place = std::find(named.begin(), named.end(), item) - named.begin() + by;
    if (place < 0 || place >= std::ssize(named))
        return {};
    const std::vector<NodeId>& all = document.children(list);
    const auto there = std::find(all.begin(), all.end(), named[static_cast<std::size_t>(place)]);
    return document.move(item, static_cast<int>(there - all.begin()));
}

bool isUserControllable(const Document& document, const FieldHome& home, const Field& field)
{
    const std::optional<NodeId> element = elementOf(document, home, field);
    const std::optional<QString> written =
        element ? document.attribute(*element, QString(controllable)) : std::nullopt;
    const std::optional<bool> said =
        written ? profile::readBoolean(QStringView(*written).trimmed()).value : std::nullopt;
    return said.value_or(field.userControllable.value_or(false));
}

base::Result<void> setUserControllable(Document& document, const FieldHome& home, const Field& field,
                                       bool allowed, MergeId merge)
{
    if (!elementOf(document, home, field)) {
        const QString value = field.fallback ? QString(*field.fallback) : QString();
        if (auto written = writeValue(document, home, field, value, merge); !written)
            return written;
    }
    return document.setAttribute(*elementOf(document, home, field), QString(controllable),
                                 booleanText(allowed), merge);
}

NewElement copyOf(const Document& document, NodeId node)
{
    NewElement copy{.name = document.name(node), .value = document.value(node)};
    for (const profile::DocumentAttribute& attribute : document.attributes(node)) {
        if (!attribute.name.startsWith(QLatin1String("xmlns")))
            copy.attributes.emplace_back(attribute.name, attribute.value);
    }
    for (const NodeId child : document.children(node))
        copy.children.push_back(copyOf(document, child));
    return copy;
}

} // namespace naru::profiles
