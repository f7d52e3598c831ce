// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Durations.h"
#include "session/Plan.h"

namespace naru::session {

[[nodiscard]] CoolOffs::key_type coolOffKey(const Hop& hop);

/** Notes a failure; the pause doubles with each, up to the longest. */
const CoolOff& coolOff(CoolOffs& coolOffs, const Hop& hop, HopFailure failure, base::SteadyTime now,
                       const Durations& durations);

/** `first` doubled `times` times, at most `longest`. */
[[nodiscard]] base::Nanoseconds grown(base::Nanoseconds first, int times, base::Nanoseconds longest);

} // namespace naru::session
