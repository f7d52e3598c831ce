// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Check.h"

#include <QString>

namespace naru::evidence {

/** Stable names for scripts, in lower case with dashes. Never worded, never changed. */
[[nodiscard]] QString code(EndKind value);
[[nodiscard]] QString code(LogOutcome value);
[[nodiscard]] QString code(FindingCode value);
[[nodiscard]] QString code(Certainty value);
[[nodiscard]] QString code(Verdict value);
/** `client-hello`, `server-hello certificate`: the messages of a segment. */
[[nodiscard]] QString tlsCodes(std::uint16_t messages);

} // namespace naru::evidence
