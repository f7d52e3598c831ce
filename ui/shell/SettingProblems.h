// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <vector>

namespace naru::kit {
class EngineView;
}

namespace naru::shell {

/**
 * Says what is wrong in `naru.conf`, all of it in one message: the first in its sentence, each in the
 * technical text. Where a profile is about to open, when it has: before, its coming would wipe the message
 * out.
 */
void sayProblems(const std::vector<base::Error>& problems, kit::EngineView& engine, bool profileExpected);

} // namespace naru::shell
