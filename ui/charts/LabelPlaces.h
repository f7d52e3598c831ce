// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace naru::charts {

/**
 * Moves labels apart that would overlap: each as near to its wish as the others allow, in the order of the
 * wishes, `distance` px apart and between `top` and `bottom`. Where there is no room for all, they are set
 * evenly.
 */
[[nodiscard]] std::vector<double> labelPlaces(const std::vector<double>& wishes, double distance, double top,
                                              double bottom);

} // namespace naru::charts
