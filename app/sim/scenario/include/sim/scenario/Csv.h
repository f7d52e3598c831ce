// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Node.h"

#include <string>
#include <string_view>

/** Tables as CSV (RFC 4180). */
namespace naru::sim {

/** A list of objects as a table: a column for each member, the header first. Lists in a cell are divided by
 * `|`, lists of objects are JSON, what is missing or null is empty. */
[[nodiscard]] std::string tableToCsv(const Node& list);
/** The list of objects that a table stands for. Cells that are JSON (numbers, true, [..]) become that, empty
 * ones are left out, others are strings. `like` says by example which members are lists and which are strings
 * though they look like numbers: the list that the table replaces. */
[[nodiscard]] Checked<Node> tableFromCsv(std::string_view text, const Node& like);
/** One column of numbers; a first row without a number is a header. @param column from 1 on */
[[nodiscard]] std::optional<std::vector<double>> columnFromCsv(std::string_view text, std::size_t column);

} // namespace naru::sim
