// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Node.h"

#include <string>
#include <string_view>

namespace naru::simulator {

/**
 * The source with one value set, all else as its author wrote it: a value that stands there is replaced, a
 * member that is missing follows the last one of its object. Pure.
 * @param root what the source reads as, with its places
 * @param path as `sim::findPath` takes it; objects on the way may be missing
 * @return nothing where the path leads through what is no object
 */
[[nodiscard]] std::optional<std::string> withValue(std::string_view source, const sim::Node& root,
                                                   std::string_view path, const sim::Node& value);

/** Where in the text a place is, in bytes; the end where it lies beyond. */
[[nodiscard]] std::size_t offsetOf(std::string_view source, const base::Place& place);

} // namespace naru::simulator
