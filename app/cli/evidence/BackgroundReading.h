// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "evidence/Reading.h"

#include <functional>

namespace naru::cli {

/**
 * Does long work in a thread of its own, with a progress line on the terminal; SIGINT and SIGTERM stop it.
 * The work sees a `ReadControl` and must come back soon once it is asked to stop.
 */
void inBackground(const Console& console, const std::function<void(const evidence::ReadControl&)>& work);

/** Words the error and gives the exit status that goes with it. */
[[nodiscard]] int complainOf(const Console& console, const evidence::ReadError& error);

} // namespace naru::cli
