// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Snapshot.h"
#include "simulator/stage/Scene.h"

namespace naru::simulator {

/** Steps of a story that go the same way, as one arrow with their numbers on it. */
struct StepArrow
{
    std::string from;
    std::string to;
    /** `4`, `4·8`, `4·8…`. */
    QString number{};
    SceneDisc::When when = SceneDisc::When::Done;
    /** The nearest of its steps to the present one, by its number. */
    std::size_t step = 0;

    [[nodiscard]] SceneLine line(const QPolygonF& way, bool curved = false) const;
    [[nodiscard]] SceneDisc disc(QPointF at) const { return {.at = at, .number = number, .when = when}; }
};

/** The arrows of a story around its present step, at most so many: those nearest to it, in the order of their
 * first steps. @param now how many steps have happened */
[[nodiscard]] std::vector<StepArrow> stepArrows(const std::vector<sim::LogEntry>& story, std::size_t now,
                                                std::size_t most);

} // namespace naru::simulator
