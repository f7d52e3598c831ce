// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/LineStyle.h"

#include "kit/Colors.h"

namespace naru::charts {

QColor colourOf(const LineStyle& style, const kit::Colors& colors)
{
    if (style.accent)
        return colors.accent;
    return style.grey == 1 ? colors.g1 : colors.g2;
}

QPen penOf(const LineStyle& style, const kit::Colors& colors)
{
    QPen pen(colourOf(style, colors), style.accent ? 2 : 1.5);
    pen.setStyle(style.dash);
    pen.setCapStyle(style.dash == Qt::SolidLine ? Qt::RoundCap : Qt::FlatCap);
    pen.setJoinStyle(Qt::RoundJoin);
    return pen;
}

} // namespace naru::charts
