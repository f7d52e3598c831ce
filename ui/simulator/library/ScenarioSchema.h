// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/parameters/ParameterSchema.h"

/** The form of a scenario itself, from what its reader says of its members. */
namespace naru::simulator {

/** Titles, model, seed, times. */
[[nodiscard]] ParameterSchema aboutSchema();
[[nodiscard]] ParameterSchema changesSchema();
[[nodiscard]] ParameterSchema assertionsSchema();

} // namespace naru::simulator
