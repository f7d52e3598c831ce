// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPen>
#include <Qt>

namespace naru::kit {
class Colors;
}

namespace naru::charts {

/** How lines are told apart: the chosen one by the accent, the others by grey and dash. */
struct LineStyle
{
    bool accent = false;
    /** 1 or 2: the theme's `g1`, `g2`. */
    int grey = 1;
    Qt::PenStyle dash = Qt::SolidLine;
    friend bool operator==(const LineStyle&, const LineStyle&) = default;
};

[[nodiscard]] QColor colourOf(const LineStyle& style, const kit::Colors& colors);
/** The accent a little broader than the others. */
[[nodiscard]] QPen penOf(const LineStyle& style, const kit::Colors& colors);

/** Of the `index`-th line that is not the chosen one, from 0. */
[[nodiscard]] constexpr LineStyle greyStyle(int index)
{
    constexpr LineStyle styles[] = {
        {false, 1, Qt::SolidLine},      {false, 1, Qt::DashLine},  {false, 2, Qt::DotLine},
        {false, 1, Qt::DashDotLine},    {false, 2, Qt::SolidLine}, {false, 2, Qt::DashLine},
        {false, 1, Qt::DashDotDotLine},
    };
    return styles[index % 7];
}

} // namespace naru::charts
