// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Failure.h"

#include <chrono>
#include <string>
#include <vector>

namespace naru::helper {

/** The environment of every program that is started: nothing of the caller's. */
[[nodiscard]] std::vector<std::string> cleanEnvironment();

/** The first of the paths at which a program lies; nothing where it lies at none. */
[[nodiscard]] std::string findProgram(const std::vector<std::string>& paths);

/** Runs a short program with our own rights, without input and output; a failure where it does not end with 0
   or not within the limit. */
[[nodiscard]] Result<> runProgram(const std::string& path, const std::vector<std::string>& arguments,
                                  std::chrono::milliseconds limit);

/** For execve: pointers into the texts, and a null behind them. */
[[nodiscard]] std::vector<char*> pointersTo(std::vector<std::string>& texts);

} // namespace naru::helper
