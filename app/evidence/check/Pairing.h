// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Scene.h"

#include <chrono>
#include <optional>
#include <vector>

namespace naru::evidence {

/**
 * Which value of the log is which of the capture: both in order of time, each used once, with the least
 * differences together. One entry a value of the log: an index into `values`, or nothing where there are too
 * few.
 */
[[nodiscard]] std::vector<std::optional<std::size_t>>
pairUp(const std::vector<std::chrono::milliseconds>& log, const std::vector<base::Nanoseconds>& values);

/** Sets probes, preflight and pairs of a capture without a log, and the groups' probes. */
void numberProbes(Scene& scene, CheckReport& report);

/** The same with a log: finds the run that the capture shows. False where no run fits. */
[[nodiscard]] bool pairWithLog(Scene& scene, CheckReport& report);

} // namespace naru::evidence
