// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/Verdict.h"

#include <array>

namespace naru::connect {

/** Parts into which the axis is divided by grid lines. */
inline constexpr int scaleParts = 4;

/**
 * The end of the axis in ms: the first round number that holds every value that has come, at least 1,000
 * while probes run. A running probe that takes longer waits at the edge, so that one dead gateway does not
 * squeeze the others.
 */
[[nodiscard]] double scaleEnd(const ogs::RunReport& report);
/** The first of the round ends that is not below `largest`. */
[[nodiscard]] double roundEnd(double largest);

} // namespace naru::connect
