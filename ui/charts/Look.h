// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Colors.h"

#include <QFont>

namespace naru::kit {
class Theme;
}

namespace naru::charts {

/** What a chart is painted with: on the screen the theme's, on paper the light one's whatever the theme is.
 */
struct Look
{
    kit::Colors colors;
    QFont small;
    QFont smallStrong;
    QFont smallFigures;

    [[nodiscard]] static Look ofScreen(const kit::Theme& theme);
    [[nodiscard]] static Look ofPaper(const kit::Theme& theme);
    /** A faded part: `colour` mixed with the page, `share` of it (0..1) left. */
    [[nodiscard]] QColor faded(const QColor& colour, double share) const;
};

} // namespace naru::charts
