// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/Look.h"

#include "kit/Theme.h"

namespace naru::charts {

Look Look::ofScreen(const kit::Theme& theme)
{
    return {theme.colors(), theme.small(), theme.smallStrong(), theme.smallFigures()};
}

Look Look::ofPaper(const kit::Theme& theme)
{
    Look look = ofScreen(theme);
    look.colors = kit::Colors::light();
    return look;
}

QColor Look::faded(const QColor& colour, double share) const
{
    return kit::mixed(colors.bg, colour, share);
}

} // namespace naru::charts
