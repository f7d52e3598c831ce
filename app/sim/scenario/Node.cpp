// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Node.h"

#include "sim/scenario/Units.h"

#include <algorithm>

namespace naru::sim {

namespace {

/** A path's first step, and what is left behind it. */
struct Step
{
    std::string_view name;
    std::string_view rest;
};

/** `peers[pgw1].rate` goes by `peers`, `pgw1`, `rate`; nothing where it is malformed. */
std::optional<Step> firstStep(std::string_view path)
{
    if (path.starts_with('[')) {
        const std::size_t end = path.find(']');
        if (end == path.npos || end == 1)
            return {};
        std::string_view rest = path.substr(end + 1);
        if (rest.starts_with('.'))
            rest.remove_prefix(1);
        return Step{path.substr(1, end - 1), rest};
    }
    const std::size_t end = std::min(path.find_first_of(".["), path.size());
    if (end == 0)
        return {};
    std::string_view rest = path.substr(end);
    if (rest.starts_with('.'))
        rest.remove_prefix(1);
    return Step{path.substr(0, end), rest};
}

bool isNamed(const Node& item, std::string_view name)
{
    const Node* own = item.find("name");
    return own != nullptr && own->text == name;
}

template <class AnyNode>
AnyNode* child(AnyNode& node, std::string_view name)
{
    if (node.kind == Node::Kind::Object)
        return node.find(name);
    if (node.kind != Node::Kind::List)
        return nullptr;
    for (auto& item : node.items)
        if (isNamed(item, name))
            return &item;
    const auto number = parseNumber(name);
    if (!number || *number < 1 || *number > static_cast<double>(node.items.size()))
        return nullptr;
    return &node.items[static_cast<std::size_t>(*number) - 1];
}

/** They are places in a text that is no file. */
void forgetPlaces(Node& node)
{
    node.place.reset();
    for (Node& item : node.items)
        forgetPlaces(item);
    for (Node::Member& member : node.members) {
        member.place.reset();
        forgetPlaces(member.value);
    }
}

} // namespace

Node Node::string(std::string text)
{
    Node node;
    node.kind = Kind::String;
    node.text = std::move(text);
    return node;
}

Node Node::ofNumber(double number)
{
    Node node;
    node.kind = Kind::Number;
    node.number = number;
    node.text = numberText(number);
    return node;
}

Node Node::ofBoolean(bool boolean)
{
    Node node;
    node.kind = Kind::Boolean;
    node.boolean = boolean;
    return node;
}

Node Node::list()
{
    Node node;
    node.kind = Kind::List;
    return node;
}

Node Node::object()
{
    Node node;
    node.kind = Kind::Object;
    return node;
}

const Node* Node::find(std::string_view name) const
{
    const auto found = std::ranges::find(members, name, &Member::name);
    return found == members.end() ? nullptr : &found->value;
}

Node* Node::find(std::string_view name)
{
    const auto found = std::ranges::find(members, name, &Member::name);
    return found == members.end() ? nullptr : &found->value;
}

Node readValue(std::string_view text)
{
    if (auto node = readJson(text)) {
        forgetPlaces(*node);
        return *std::move(node);
    }
    return Node::string(std::string(text));
}

const Node* findPath(const Node& root, std::string_view path)
{
    const Node* node = &root;
    while (node != nullptr && !path.empty()) {
        const auto step = firstStep(path);
        if (!step)
            return nullptr;
        node = child(*node, step->name);
        path = step->rest;
    }
    return node;
}

const Node* itemNamed(const Node& list, std::string_view name)
{
    const auto found =
        std::ranges::find_if(list.items, [&](const Node& item) { return isNamed(item, name); });
    return found == list.items.end() ? nullptr : &*found;
}

std::string itemName(const Node& list, std::size_t index)
{
    std::string number = std::to_string(index + 1);
    const Node* own = list.items[index].find("name");
    if (own == nullptr || own->text.empty() || own->text.find_first_of(".[]") != std::string::npos)
        return number;
    const auto same =
        std::ranges::count_if(list.items, [&](const Node& other) { return isNamed(other, own->text); });
    return same == 1 ? own->text : number;
}

bool setPath(Node& root, std::string_view path, Node value)
{
    Node* node = &root;
    for (;;) {
        const auto step = firstStep(path);
        if (!step)
            return false;
        Node* next = child(*node, step->name);
        if (next == nullptr) {
            // An object may lack what its parameters have a standard value for.
            if (node->kind != Node::Kind::Object)
                return false;
            Node fresh = step->rest.empty() ? std::move(value) : Node::object();
            node->members.push_back({std::string(step->name), {}, std::move(fresh)});
            if (step->rest.empty())
                return true;
            next = &node->members.back().value;
        } else if (step->rest.empty()) {
            *next = std::move(value);
            return true;
        }
        node = next;
        path = step->rest;
    }
}

} // namespace naru::sim
