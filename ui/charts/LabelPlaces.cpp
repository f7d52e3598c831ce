// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/LabelPlaces.h"

#include <algorithm>
#include <numeric>

namespace naru::charts {

std::vector<double> labelPlaces(const std::vector<double>& wishes, double distance, double top, double bottom)
{
    std::vector<std::size_t> order(wishes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return wishes[i]; });

    std::vector<double> places = wishes;
    if (order.size() > 1)
        distance = std::min(distance, (bottom - top) / static_cast<double>(order.size() - 1));
    double free = top;
    for (const std::size_t i : order) {
        places[i] = std::max(places[i], free);
        free = places[i] + distance;
    }
    // What was pushed out at the bottom pushes back from there.
    double limit = bottom;
    for (auto i = order.rbegin(); i != order.rend(); ++i) {
        places[*i] = std::min(places[*i], limit);
        limit = places[*i] - distance;
    }
    return places;
}

} // namespace naru::charts
