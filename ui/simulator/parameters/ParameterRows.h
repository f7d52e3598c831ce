// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/parameters/ParameterSchema.h"

#include <QString>

#include <vector>

namespace naru::simulator {

/** One value that a run has. */
struct ParameterRow
{
    /** As `sim::Run::set` takes it, items by their names: `uags[uag1].weight`. */
    std::string path;
    /** As problems name it, items by their numbers: `uags[1].weight`. */
    std::string numbered;
    /** Of the schema, which outlives the row. */
    const ParameterSchema::Entry* entry = nullptr;
    /** The one that stands there, else the standard. */
    sim::Node value;
    /** It stands in the scenario. */
    bool isGiven = false;
};

/** What is shown below one heading: the values of an object or of an item of a list; or all items of a list
 * together, where there is no heading for each. */
struct ParameterBlock
{
    /** Of the object, item or list; empty for what stands at the top. */
    std::string path;
    std::string numbered;
    /** The object's, or the list's; null at the top. */
    const ParameterSchema::Entry* entry = nullptr;
    /** The item's name or number; empty for an object or a list. At the top what to call it. */
    QString item;
    /** The item that its names stand in: `pgw1` for its streams; may be empty. */
    QString within;
    /** Where that is no item: the object; may be null. */
    const ParameterSchema::Entry* withinObject = nullptr;
    std::vector<ParameterRow> rows;
    /** How many items; only for a list. */
    std::size_t items = 0;
    /** It is a list, which has no rows: its items follow as blocks. */
    bool isList = false;
};

/** The blocks of a tree, in the order of the model's description. An item of a list that stands in the tree
 * has a block; what an object lacks is there with its standard. */
[[nodiscard]] std::vector<ParameterBlock> blocksOf(const ParameterSchema& schema, const sim::Node& tree);

/** What `sim::Run::set` is to be given so that `path` has the value, though objects on the way may be missing
 * from the tree. */
struct Setting
{
    std::string path;
    sim::Node value;
};
[[nodiscard]] Setting settingFor(const sim::Node& tree, const std::string& path, const sim::Node& value);

/** Whether two values are the same, wherever they stood. */
[[nodiscard]] bool areSame(const sim::Node& a, const sim::Node& b);

} // namespace naru::simulator
