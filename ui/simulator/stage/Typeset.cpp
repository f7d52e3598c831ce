// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/Typeset.h"

#include "kit/Theme.h"

#include <cmath>

namespace naru::simulator {

Typeset::Typeset(const kit::Theme& theme)
    : m_fonts{theme.small(), theme.smallStrong(), theme.strong()}
    , m_metrics{QFontMetricsF(m_fonts[0]), QFontMetricsF(m_fonts[1]), QFontMetricsF(m_fonts[2])}
{
    for (std::size_t face = 0; face < faces; ++face) {
        const double ratio = face < 2 ? 4.0 / 3 : 10.0 / 7;
        m_heights[face] = std::round(m_fonts[face].pixelSize() * ratio);
    }
}

double Typeset::width(const QString& text, Face face) const
{
    return std::ceil(m_metrics[static_cast<std::size_t>(face)].horizontalAdvance(text));
}

QString Typeset::fitted(const QString& text, Face face, double width) const
{
    return m_metrics[static_cast<std::size_t>(face)].elidedText(text, Qt::ElideRight, width);
}

} // namespace naru::simulator
