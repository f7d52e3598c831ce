// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::charts {

/** The values of an axis from 0 up: round steps, at most 5 of them, the last of them not below the highest
 * value. */
struct ValueScale
{
    double top = 100;
    double step = 25;

    /** @param least the finest step that makes sense, such as 1 for whole numbers
     * @param headroom so many times the highest value are reached: 1 where it may touch the top
     * @param fewest steps up to the top, at least */
    [[nodiscard]] static ValueScale covering(double highest, double least = 1, double headroom = 1.02,
                                             int fewest = 4);
    friend bool operator==(const ValueScale&, const ValueScale&) = default;
};

} // namespace naru::charts
