// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/stage/Scene.h"

#include <QPainterPath>

namespace naru::simulator {

/** Glyphs are drawn on a grid of 20 × 20 around (0, 0). */
inline constexpr double glyphGrid = 20;
/** So wide are their strokes on it. */
inline constexpr double glyphStroke = 2;

struct GlyphPath
{
    QPainterPath filled;
    QPainterPath stroked;
    /** In the page's colour over what is filled. */
    QPainterPath cut;
};

/** Made once a shape. */
[[nodiscard]] const GlyphPath& glyphPath(Shape shape);

} // namespace naru::simulator
