// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/words/Spoken.h"

namespace naru::simulator {

QString spoken(const wording::Words& words, const char* text)
{
    const QString translated = words.translator()->translate("Simulator", text);
    return translated.isEmpty() ? QString::fromUtf8(text) : translated;
}

} // namespace naru::simulator
