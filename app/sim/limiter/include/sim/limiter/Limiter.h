// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Model.h"

namespace naru::sim::limiter {

/** The model `limiter`: rate limiting in a Diameter routing agent (rules V1 to V28). */
[[nodiscard]] const Model& model();

} // namespace naru::sim::limiter
