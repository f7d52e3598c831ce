// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::charts {

/** The values of an axis from 0 up: round steps, at most 5 of them, the last of them above the highest value.
 */
struct ValueScale
{
    double top = 100;
    double step = 25;

    /** @param least the finest step that makes sense, such as 1 for whole numbers */
    [[nodiscard]] static ValueScale covering(double highest, double least = 1);
    friend bool operator==(const ValueScale&, const ValueScale&) = default;
};

} // namespace naru::charts
