// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace naru::connect {

/** An element is taken out at `from` and put in so that it then stands at `to`. */
struct Move
{
    int from = 0;
    int to = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

/**
 * The fewest moves, one after another, that bring `now` into the order `wanted` (the same elements, each
 * once): what stands in a longest rising run of the wanted order stays where it is.
 */
[[nodiscard]] std::vector<Move> movesBetween(const std::vector<int>& now, const std::vector<int>& wanted);

} // namespace naru::connect
