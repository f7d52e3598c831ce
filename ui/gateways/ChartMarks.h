// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QColor;
class QPainter;
class QPointF;

namespace naru::gateways {

/** A lost probe: a cross, 6 px wide. */
void drawCross(QPainter& painter, const QPointF& centre, const QColor& colour, double size = 6);
/** A retransmission: a filled triangle, 10 px wide. */
void drawTriangle(QPainter& painter, const QPointF& centre, const QColor& colour);

} // namespace naru::gateways
