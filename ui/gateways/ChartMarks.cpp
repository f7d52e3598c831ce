// SPDX-License-Identifier: GPL-3.0-or-later
#include "gateways/ChartMarks.h"

#include <QColor>
#include <QPainter>
#include <QPolygonF>

namespace naru::gateways {

void drawCross(QPainter& painter, const QPointF& centre, const QColor& colour, double size)
{
    const double half = size / 2;
    painter.setPen(QPen(colour, size > 4 ? 1.5 : 1.0, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(centre + QPointF(-half, -half), centre + QPointF(half, half));
    painter.drawLine(centre + QPointF(-half, half), centre + QPointF(half, -half));
}

void drawTriangle(QPainter& painter, const QPointF& centre, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF{centre + QPointF(-5, 4), centre + QPointF(5, 4), centre + QPointF(0, -5)});
}

} // namespace naru::gateways
