// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Plan.h"

namespace naru::lab::relay {

/** Whether all gateways take connections; waits for them, ten seconds at most. */
[[nodiscard]] bool waitForGateways(const Plan& plan);

/** Takes connections until standard input ends; a thread carries each. False where a page can't be put up. */
[[nodiscard]] bool serve(const Plan& plan);

} // namespace naru::lab::relay
