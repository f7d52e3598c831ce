// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ValueScale.h"

#include <algorithm>
#include <cmath>

namespace naru::charts {

ValueScale ValueScale::covering(double highest, double least, double headroom, int fewest)
{
    // 1, 2, 2.5 or 5 times a power of ten, the smallest that reaches the top in four steps.
    const double reach = highest * headroom;
    const double needed = std::max(reach, least) / 4;
    const double power = std::pow(10.0, std::floor(std::log10(needed)));
    for (const double factor : {1.0, 2.0, 2.5, 5.0, 10.0}) {
        const double step = std::max(factor * power, least);
        if (step >= needed)
            return {std::max<double>(fewest, std::ceil(reach / step)) * step, step};
    }
    return {40 * power, 10 * power};
}

} // namespace naru::charts
