// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Document.h"

#include <optional>
#include <vector>

namespace naru::profile {

/** The first child that stands behind one that the schema puts behind it; for the root and host entries,
 * whose order alone is fixed. */
[[nodiscard]] std::optional<NodeId> firstOutOfOrder(const Document& document, NodeId parent);

/** The children in the order of the schema. Equal ones keep theirs, unknown ones stay behind the child that
 * they stand behind. */
[[nodiscard]] std::vector<NodeId> inSchemaOrder(const Document& document, NodeId parent);

} // namespace naru::profile
