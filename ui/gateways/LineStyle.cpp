// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/LineStyle.h"

#include "kit/Colors.h"

namespace naru::gateways {

QColor colourOf(const LineStyle& style, const kit::Colors& colors)
{
    if (style.accent)
        return colors.accent;
    return style.grey == 1 ? colors.g1 : colors.g2;
}

} // namespace naru::gateways
