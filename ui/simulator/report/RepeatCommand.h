// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Scenario.h"

#include <QString>

namespace naru::simulator {

/** A text as one word of a POSIX shell, whatever is in it. */
[[nodiscard]] QString shellQuoted(const QString& text);

/** The file of the scenario as it was opened repeats the run, with the command's options; otherwise what was
 * recorded must be saved first. @param recorded the scenario with all changes that were made */
[[nodiscard]] bool repeatsAsOpened(const sim::Scenario& opened, const sim::Scenario& recorded);

/** The command that repeats a run to where it stands, with the same digest, also between two events of one
 * moment. @param file of a scenario that holds all changes that were made */
[[nodiscard]] QString repeatCommand(const QString& file, std::int64_t seed, const sim::Snapshot& stands);

} // namespace naru::simulator
