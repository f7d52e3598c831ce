// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"

#include <functional>

namespace CLI {
class App;
}

/** One file a command: each adds itself to the command line and, when it is the one asked for, sets `chosen`.
 */
namespace naru::cli {

/** Does a command's work, with an event loop where it needs one; returns the exit status. */
using Action = std::function<int(const Console&)>;

void addOgsRun(CLI::App& ogs, Action& chosen);
void addOgsLocations(CLI::App& ogs, Action& chosen);
void addProfileShow(CLI::App& profile, Action& chosen);
void addProfileCheck(CLI::App& profile, Action& chosen);
void addProfileCopy(CLI::App& profile, Action& chosen);
void addProfileDiff(CLI::App& profile, Action& chosen);
void addProfileFields(CLI::App& profile, Action& chosen);
void addProfileSchema(CLI::App& profile, Action& chosen);
void addProfileSet(CLI::App& profile, Action& chosen);
void addSimChoose(CLI::App& sim, Action& chosen);
void addConnect(CLI::App& root, Action& chosen);
void addImport(CLI::App& root, Action& chosen);
void addLab(CLI::App& root, Action& chosen);

} // namespace naru::cli
