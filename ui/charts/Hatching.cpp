// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/Hatching.h"

#include <QColor>
#include <QLineF>
#include <QPainter>
#include <QRectF>
#include <QVector>

#include <cmath>

namespace naru::charts {

void hatch(QPainter& painter, const QRectF& place, const QColor& colour)
{
    constexpr double distance = 6;
    // Lines x + y = n × distance, from the place's lower left to its upper right.
    QVector<QLineF> lines;
    const double last = place.right() + place.bottom();
    for (double sum = std::ceil((place.left() + place.top()) / distance) * distance; sum < last;
         sum += distance) {
        const double left = std::max(place.left(), sum - place.bottom());
        const double right = std::min(place.right(), sum - place.top());
        lines.append({left, sum - left, right, sum - right});
    }
    painter.setPen(QPen(colour, 1));
    painter.drawLines(lines);
}

} // namespace naru::charts
