// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QSize>
#include <QString>

#include <functional>

class QPainter;

namespace naru::charts {

/** Paints something on a surface of a size in px that was agreed on, from its corner at 0, 0. */
using Paint = std::function<void(QPainter&)>;

/** Twice as fine as on the screen. */
[[nodiscard]] QImage imageOf(const QSize& size, const QColor& page, const Paint& paint);
/** The bytes of a PNG file. */
[[nodiscard]] QByteArray pngOf(const QImage& image);
/** The bytes of an SVG file. @param title what it shows, for people who can't see it */
[[nodiscard]] QByteArray svgOf(const QSize& size, const QColor& page, const QString& title,
                               const Paint& paint);
/** The `<svg>` element alone, to stand in a page. */
[[nodiscard]] QByteArray svgElement(const QByteArray& file);

} // namespace naru::charts
