// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPixmap>
#include <QString>
#include <QStringList>

class QPainter;

namespace naru::kit {

class Theme;

/**
 * The icons of `resources/icons`: one colour, 20 × 20 grid, tinted when they are drawn. Names are the
 * files' names without the ending (`connect`, `gateways`, `forget` ...).
 */
namespace Icons {

/** An icon that takes `text` (disabled `text3`, selected `accent`) from the theme whenever it is drawn. */
[[nodiscard]] QIcon icon(const QString& name, const Theme& theme);
/** Like `icon`, in `onAccent`: for a filled button. */
[[nodiscard]] QIcon iconOnAccent(const QString& name, const Theme& theme);
/** Draws into the rectangle. An unknown name draws nothing and is warned of. */
void paint(QPainter& painter, const QString& name, const QRectF& place, const QColor& colour);
[[nodiscard]] QPixmap pixmap(const QString& name, int size, const QColor& colour, double devicePixelRatio);
/** All there are. */
[[nodiscard]] QStringList names();

} // namespace Icons

} // namespace naru::kit
