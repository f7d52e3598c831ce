// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Console.h"
#include "engine/Settings.h"

namespace naru::cli {

/** What the user set in the window or in `naru.conf`; says on standard error what is wrong there. */
[[nodiscard]] engine::Settings userSettings(const Console& console);

} // namespace naru::cli
