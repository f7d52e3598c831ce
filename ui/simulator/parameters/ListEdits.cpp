// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ListEdits.h"

#include <algorithm>

namespace naru::simulator {

namespace {

sim::Node itemsAt(const sim::Node& tree, const std::string& path)
{
    const sim::Node* given = sim::findPath(tree, path);
    return given != nullptr ? *given : sim::Node::list();
}

} // namespace

ListEdit withNewItem(const sim::Node& tree, const ParameterBlock& list)
{
    ListEdit edit{list.path, itemsAt(tree, list.path), {}};
    edit.items.items.push_back(ParameterSchema::newItem(*list.entry, edit.items));
    const sim::Node* name = edit.items.items.back().find("name");
    edit.next =
        list.path + '[' + (name != nullptr ? name->text : std::to_string(edit.items.items.size())) + ']';
    return edit;
}

ListEdit withoutItem(const sim::Node& tree, const ParameterBlock& item)
{
    // Numbers tell items apart that are alike.
    const std::size_t bracket = item.numbered.find_last_of('[');
    const std::string path = item.path.substr(0, item.path.find_last_of('['));
    ListEdit edit{path, itemsAt(tree, path), path};
    const auto number = sim::parseNumber(
        std::string_view(item.numbered).substr(bracket + 1, item.numbered.size() - bracket - 2));
    if (number && *number >= 1 && *number <= static_cast<double>(edit.items.items.size()))
        edit.items.items.erase(edit.items.items.begin() + static_cast<std::ptrdiff_t>(*number) - 1);
    return edit;
}

} // namespace naru::simulator
