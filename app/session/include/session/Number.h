// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace naru::session {

/**
 * Identity of something that was started: a run, a network test, a try of a hop (its sign-in and the tunnel
 * after it), a timer. Grows by one with each; 0 is none. What comes back carries the number that was given
 * out; what carries another than the living one comes from an older one and is ignored.
 */
using Number = std::uint64_t;

} // namespace naru::session
