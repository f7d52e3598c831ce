// SPDX-License-Identifier: GPL-3.0-or-later
#include "SimCommands.h"

namespace naru::cli {

void addSimulations(CLI::App& sim, Action& chosen)
{
    addSimModels(sim, chosen);
    addSimDescribe(sim, chosen);
    addSimRun(sim, chosen);
    addSimCompare(sim, chosen);
    addSimSweep(sim, chosen);
    addSimMerge(sim, chosen);
}

} // namespace naru::cli
