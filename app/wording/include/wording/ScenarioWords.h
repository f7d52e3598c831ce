// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Problem.h"
#include "wording/Words.h"

namespace naru::wording {

/** One sentence: what is wrong with a scenario, and what should stand there. */
[[nodiscard]] QString scenarioProblem(const Words& words, const sim::Problem& problem);
/** What a model or a scenario says of itself, in the language, else in the other one. */
[[nodiscard]] QString textIn(const sim::Text& text, Language language);

} // namespace naru::wording
