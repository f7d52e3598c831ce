// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Standing.h"

#include <optional>
#include <vector>

namespace naru::ogs {

/** All that a choice looks at, by target. */
struct Field
{
    std::vector<Standing> standings;
    /** First host entry of each target: equal values are decided by the profile's order (OGS-09). */
    std::vector<int> firstEntry;
    /** The previous gateway's target where a later run asks for an improvement over it (OGS-21). */
    std::optional<int> held;
    /** Percent by which another must be better than the held one. */
    int improvement = 0;
    /** End of the preflight; the run's start where there is none. */
    base::Nanoseconds probingBegan{0};

    [[nodiscard]] const Standing& at(int target) const { return standings[static_cast<std::size_t>(target)]; }
    [[nodiscard]] int count() const { return static_cast<int>(standings.size()); }
    [[nodiscard]] bool isOver() const;
    /** How many have a value. */
    [[nodiscard]] int answered() const;
};

/** Whether target `a` ranks before `b`; both have a value. */
[[nodiscard]] bool ranksBefore(const Field& field, int a, int b, RankBy rankBy);
/** The target with the lowest value (OGS-04, 09); nothing where none has one. */
[[nodiscard]] std::optional<int> lowest(const Field& field, RankBy rankBy);
/** By the measure that ranks. */
[[nodiscard]] std::optional<int> lowest(const Field& field);

/** The choice as things stand: the lowest, or the held one as long as none is better by the threshold
 * (OGS-21). */
[[nodiscard]] std::optional<int> chosen(const Field& field);

/**
 * From when on the choice can be told, if no further event comes: when no target still being measured can win
 * any more, and at the latest at the limit that Race's docstring names. Nothing where only an event can tell.
 */
[[nodiscard]] std::optional<base::Nanoseconds> finalFrom(const Field& field);

/** Targets that could still win at `now`. */
[[nodiscard]] std::vector<int> stillOpen(const Field& field, base::Nanoseconds now);

} // namespace naru::ogs
