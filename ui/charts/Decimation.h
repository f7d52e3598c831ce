// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QPointF>

namespace naru::charts {

/**
 * Thins out a line to about two points a column of pixels: the lowest and the highest of each column stay, in
 * their order, so that no spike is lost; so do both ends. Points are ordered by x; `width` is the line's
 * width in pixels. A line that has few points comes back as it is.
 */
[[nodiscard]] QList<QPointF> decimated(const QList<QPointF>& points, int width);

} // namespace naru::charts
