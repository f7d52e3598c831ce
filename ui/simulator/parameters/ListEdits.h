// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/parameters/ParameterRows.h"

/** Lists of a tree with one item more or less. Pure. */
namespace naru::simulator {

struct ListEdit
{
    /** The list's path, and all of its items. */
    std::string path;
    sim::Node items;
    /** The block that one looks at next: the new item, or the list. */
    std::string next;
};

/** @param list the list's block */
[[nodiscard]] ListEdit withNewItem(const sim::Node& tree, const ParameterBlock& list);
/** @param item the item's block */
[[nodiscard]] ListEdit withoutItem(const sim::Node& tree, const ParameterBlock& item);

} // namespace naru::simulator
