// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wording/Words.h"

#include <QString>

namespace naru::simulator {

/** The text in the language of `words`, which needn't be the window's: a report is in either.
 * @param text marked as QT_TRANSLATE_NOOP("Simulator", …) */
[[nodiscard]] QString spoken(const wording::Words& words, const char* text);

} // namespace naru::simulator
