// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Model.h"

namespace naru::sim {

/** All models that there are. */
[[nodiscard]] Models allModels();

} // namespace naru::sim
