// SPDX-License-Identifier: GPL-3.0-or-later
#include "ElementOrder.h"

#include "profile/Field.h"

#include <algorithm>

namespace naru::profile {

namespace {

struct Ranked
{
    NodeId node;
    std::ptrdiff_t rank;
};

/** Each child with its place in the table; an unknown one has that of the child before it. */
std::vector<Ranked> ranked(const Document& document, NodeId parent)
{
    const bool isRoot = parent == document.root();
    const auto& order = childFields(isRoot ? QStringView() : QStringView(u"ServerList/HostEntry"));
    std::vector<Ranked> all;
    std::ptrdiff_t last = -1;
    for (const NodeId child : document.children(parent)) {
        const QString name = document.name(child);
        const auto found = std::find_if(order.begin(), order.end(),
                                        [&name](const Field* field) { return field->name() == name; });
        if (found != order.end())
            last = found - order.begin();
        all.push_back({child, last});
    }
    return all;
}

} // namespace

std::optional<NodeId> firstOutOfOrder(const Document& document, NodeId parent)
{
    std::ptrdiff_t highest = -1;
    for (const Ranked& child : ranked(document, parent)) {
        if (child.rank < highest)
            return child.node;
        highest = child.rank;
    }
    return std::nullopt;
}

std::vector<NodeId> inSchemaOrder(const Document& document, NodeId parent)
{
    std::vector<Ranked> all = ranked(document, parent);
    std::stable_sort(all.begin(), all.end(),
                     [](const Ranked& a, const Ranked& b) { return a.rank < b.rank; });
    std::vector<NodeId> nodes;
    for (const Ranked& child : all)
        nodes.push_back(child.node);
    return nodes;
}

} // namespace naru::profile
