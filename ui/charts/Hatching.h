// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;
class QPainter;
class QRectF;

namespace naru::charts {

/** Fills a rectangle with slanting lines, 6 px apart. Neighbouring rectangles have one pattern, and a picture
 * file the same as the screen: no brush, no clipping. */
void hatch(QPainter& painter, const QRectF& place, const QColor& colour);

} // namespace naru::charts
