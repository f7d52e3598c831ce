// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Event.h"
#include "session/State.h"

namespace naru::session {

/** Whether the event carries the number of something that is not alive (any more). */
[[nodiscard]] bool isStale(const Alive& alive, const Event& event);

} // namespace naru::session
