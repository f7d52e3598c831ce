// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "ogs/Verdict.h"

namespace naru::cli {

/** `8 of 15 probes, Seoul 132 ms so far`. */
[[nodiscard]] QString progressLine(const ogs::RunReport& report, const wording::Words& words);

/** The table of a finished run and its choice; with `why` every reason. */
void printRun(const ogs::RunReport& report, bool why, const Console& console);

} // namespace naru::cli
