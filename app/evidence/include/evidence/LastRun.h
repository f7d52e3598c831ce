// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Log.h"
#include "ogs/Verdict.h"

namespace naru::evidence {

/** A finished run of this program as its raw log would say it: one run. Wall-clock times are this machine's.
 */
[[nodiscard]] LogReading readingOf(const ogs::RunReport& report);

} // namespace naru::evidence
