// SPDX-License-Identifier: GPL-3.0-or-later
#include "PathLookup.h"

#include "QualifiedName.h"

#include <algorithm>

namespace naru::profile {

namespace {

constexpr QStringView serverList(u"ServerList");
constexpr QStringView hostEntry(u"HostEntry");

std::vector<NodeId> childrenOf(const DocumentTree& tree, const std::vector<NodeId>& parents, QStringView name)
{
    std::vector<NodeId> children;
    for (const NodeId parent : parents) {
        const std::vector<NodeId>& all = tree.children(parent);
        std::copy_if(all.begin(), all.end(), std::back_inserter(children),
                     [&](NodeId child) { return localName(tree.qualifiedName(child)) == name; });
    }
    return children;
}

/** Those among which an element is counted: its parent, or all lists of the file. */
std::vector<NodeId> countedIn(const DocumentTree& tree, NodeId parent)
{
    const bool isList =
        tree.parent(parent) == tree.root() && localName(tree.qualifiedName(parent)) == serverList;
    return isList ? childrenOf(tree, {tree.root()}, serverList) : std::vector{parent};
}

} // namespace

PathLookup lookUp(const DocumentTree& tree, const Path& path)
{
    PathLookup result{{tree.root()}, 0, 0};
    for (const PathStep& step : path.steps) {
        std::vector<NodeId> next = childrenOf(tree, result.found, step.name);
        const auto number = static_cast<std::size_t>(std::max(step.number, 1));
        if (next.size() < number) {
            result.present = next.size();
            return result;
        }
        const bool isEveryList = result.steps == 0 && step.name == serverList && step.number == 0;
        if (!isEveryList)
            next = {next[number - 1]};
        result.found = std::move(next);
        ++result.steps;
    }
    return result;
}

Path pathOf(const DocumentTree& tree, NodeId id)
{
    Path path;
    for (NodeId it = id; tree.parent(it); it = *tree.parent(it)) {
        const NodeId parent = *tree.parent(it);
        const QStringView name = localName(tree.qualifiedName(it));
        const std::vector<NodeId> alike = childrenOf(tree, countedIn(tree, parent), name);
        const auto at = std::find(alike.begin(), alike.end(), it) - alike.begin();
        // On the way to an entry server lists are not counted: the entries of all of them are.
        const bool isList = it != id && parent == tree.root() && name == serverList;
        const bool isNumbered = (alike.size() > 1 && !isList) || name == hostEntry;
        path.steps.push_back({name.toString(), isNumbered ? static_cast<int>(at) + 1 : 0});
    }
    std::reverse(path.steps.begin(), path.steps.end());
    return path;
}

} // namespace naru::profile
