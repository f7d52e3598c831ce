// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/CellText.h"
#include "wording/Words.h"

#include <string_view>

/** Words for the codes that the models give to things. A code that is not known is its own word. */
namespace naru::simulator {

/** Of many: `Appliances`, `Nodes`. */
[[nodiscard]] QString kindWord(const wording::Words& words, std::string_view kind);
/** Of one, by its name or number: `Appliance uag1`, `Session 46`. The name alone where the kind is not known.
 */
[[nodiscard]] QString elementWord(const wording::Words& words, std::string_view kind, const QString& name);

/** A state as a shape, a word and a tone: the same on the stage, in tables and where its numbers stand. */
struct StateSign
{
    QString word;
    /** Where there is little room. */
    QString brief;
    /** Of `kit::Icons`; empty for none. */
    QString icon;
    kit::Tone tone = kit::Tone::Normal;
};
[[nodiscard]] StateSign stateSign(const wording::Words& words, std::string_view kind, std::string_view state);

} // namespace naru::simulator
