// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Snapshot.h"

#include <algorithm>

namespace naru::sim {

std::optional<double> figureOf(const std::vector<Figure>& figures, std::string_view name)
{
    const auto found = std::ranges::find(figures, name, &Figure::name);
    return found == figures.end() ? std::nullopt : found->value;
}

const Element* Snapshot::find(std::string_view id) const
{
    const auto found = std::ranges::find(elements, id, &Element::id);
    return found == elements.end() ? nullptr : &*found;
}

} // namespace naru::sim
