// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Clock.h"

namespace naru::base {

SteadyTime MachineClock::steady() const
{
    return std::chrono::time_point_cast<Nanoseconds>(std::chrono::steady_clock::now());
}

SystemTime MachineClock::system() const
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

} // namespace naru::base
