// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Commands.h"

namespace naru::cli {

/** Adds `log`, `capture` and `support`. */
void addEvidence(CLI::App& root, Action& chosen);

void addLog(CLI::App& root, Action& chosen);
void addCapture(CLI::App& root, Action& chosen);
void addSupport(CLI::App& root, Action& chosen);

} // namespace naru::cli
