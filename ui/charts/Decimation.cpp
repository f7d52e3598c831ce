// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/Decimation.h"

#include <algorithm>

namespace naru::charts {

namespace {

void appendNew(QList<QPointF>& points, const QPointF& point)
{
    if (points.isEmpty() || points.constLast() != point)
        points.append(point);
}

} // namespace

QList<QPointF> decimated(const QList<QPointF>& points, int width)
{
    const qsizetype most = 2 * std::max(width, 1);
    if (points.size() <= most)
        return points;

    const qreal left = points.constFirst().x();
    const qreal span = points.constLast().x() - left;
    const auto column = [&](const QPointF& point) {
        return span > 0 ? std::min(static_cast<int>((point.x() - left) / span * width), width - 1) : 0;
    };
    const auto lower = [](const QPointF& a, const QPointF& b) { return a.y() < b.y(); };

    QList<QPointF> result;
    result.reserve(most + 2);
    result.append(points.constFirst());
    for (auto from = points.cbegin(); from != points.cend();) {
        const int here = column(*from);
        const auto to =
            std::find_if(from, points.cend(), [&](const QPointF& p) { return column(p) != here; });
        auto [lowest, highest] = std::minmax_element(from, to, lower);
        if (highest < lowest)
            std::swap(lowest, highest);
        appendNew(result, *lowest);
        appendNew(result, *highest);
        from = to;
    }
    appendNew(result, points.constLast());
    return result;
}

} // namespace naru::charts
