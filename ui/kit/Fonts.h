// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace naru::kit {

/** Families to ask for, in order: what `resources/fonts.txt` lists, and the system's own first. */
struct FontFamilies
{
    QStringList text;
    QStringList figures;
};

/** Needs a QGuiApplication. */
[[nodiscard]] FontFamilies fontFamilies();
/** Whether the ten figures of a family have one width. */
[[nodiscard]] bool hasTabularFigures(const QString& family);

} // namespace naru::kit
