// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Commands.h"

namespace naru::cli {

/** Adds `models`, `describe`, `run`, `compare`, `sweep` and `merge` to the group `sim`. */
void addSimulations(CLI::App& sim, Action& chosen);

void addSimModels(CLI::App& sim, Action& chosen);
void addSimDescribe(CLI::App& sim, Action& chosen);
void addSimRun(CLI::App& sim, Action& chosen);
void addSimCompare(CLI::App& sim, Action& chosen);
void addSimSweep(CLI::App& sim, Action& chosen);
void addSimMerge(CLI::App& sim, Action& chosen);

} // namespace naru::cli
