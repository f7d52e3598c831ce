// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Work.h"

namespace naru::session {

/** PrepareForSleep: as `AutoReconnectBehavior` has it. */
void goingToSleep(Work& work);
/** Back, with a wish: a new run after the threshold (OGS-23), else on from where it was. */
void resumed(Work& work, base::Nanoseconds slept);

} // namespace naru::session
