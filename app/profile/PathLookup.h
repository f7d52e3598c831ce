// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "DocumentTree.h"
#include "profile/Path.h"

namespace naru::profile {

/** How far a path leads. */
struct PathLookup
{
    /** The elements that the last step found may name: several server lists count as one. */
    std::vector<NodeId> found;
    /** Number of steps that were found. */
    std::size_t steps = 0;
    /** How many there are of the name of the step that was not found. */
    std::size_t present = 0;
};

[[nodiscard]] PathLookup lookUp(const DocumentTree& tree, const Path& path);
[[nodiscard]] Path pathOf(const DocumentTree& tree, NodeId id);

} // namespace naru::profile
