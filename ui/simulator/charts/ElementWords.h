// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellText.h"
#include "wording/Words.h"

#include <string_view>

/** Words for the codes that the models give to things on the stage. A code that is not known is its own word.
 */
namespace naru::simulator {

/** Of many: `Appliances`, `Nodes`. */
[[nodiscard]] QString kindWord(const wording::Words& words, std::string_view kind);

/** A state as a shape, a word and a tone. */
struct StateSign
{
    QString word;
    /** Of `kit::Icons`; empty for none. */
    QString icon;
    kit::Tone tone = kit::Tone::Normal;
};
[[nodiscard]] StateSign stateSign(const wording::Words& words, std::string_view state);

} // namespace naru::simulator
