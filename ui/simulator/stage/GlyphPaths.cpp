// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/GlyphPaths.h"

#include <QtMath>

#include <array>
#include <cmath>

namespace naru::simulator {

namespace {

QPainterPath circle(double radius)
{
    QPainterPath path;
    path.addEllipse(QPointF(), radius, radius);
    return path;
}

QPainterPath polygon(const QPolygonF& points)
{
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath line(const QPolygonF& points)
{
    QPainterPath path;
    path.addPolygon(points);
    return path;
}

QPainterPath octagon(double radius)
{
    QPolygonF points;
    for (int corner = 0; corner < 8; ++corner) {
        const double angle = (2 * corner + 1) * M_PI / 8;
        points.append({radius * std::cos(angle), radius * std::sin(angle)});
    }
    return polygon(points);
}

QPainterPath cross(double reach)
{
    QPainterPath path = line({{-reach, -reach}, {reach, reach}});
    path.addPath(line({{-reach, reach}, {reach, -reach}}));
    return path;
}

QPainterPath twoBars()
{
    QPainterPath path = line({{-2.6, -3.6}, {-2.6, 3.6}});
    path.addPath(line({{2.6, -3.6}, {2.6, 3.6}}));
    return path;
}

QPainterPath square(double half, double radius)
{
    QPainterPath path;
    path.addRoundedRect(-half, -half, 2 * half, 2 * half, radius, radius);
    return path;
}

GlyphPath made(Shape shape)
{
    switch (shape) {
    case Shape::None:
        break;
    case Shape::Good:
        return {.filled = circle(9), .stroked = {}, .cut = line({{-4, 0.4}, {-1.2, 3.2}, {4.2, -3}})};
    case Shape::Attention:
        return {.filled = polygon({{0, -8.5}, {9.5, 8}, {-9.5, 8}}),
                .stroked = {},
                .cut = line({{0, -2}, {0, 2.6}})};
    case Shape::Failed:
        return {.filled = octagon(9.8), .stroked = {}, .cut = cross(3.4)};
    case Shape::Note: {
        QPainterPath path = circle(8.5);
        path.addPath(line({{0, -1}, {0, 4.2}}));
        path.addPath(line({{0, -4.4}, {0, -4.2}}));
        return {.filled = {}, .stroked = path, .cut = {}};
    }
    case Shape::Off:
        return {.filled = {}, .stroked = circle(8), .cut = {}};
    case Shape::Stale: {
        QPainterPath path = circle(8);
        path.addPath(line({{-5.6, 5.6}, {5.6, -5.6}}));
        return {.filled = {}, .stroked = path, .cut = {}};
    }
    case Shape::Quiesced:
        return {.filled = square(9, 2.5), .stroked = {}, .cut = twoBars()};
    case Shape::Disc:
        return {.filled = circle(9), .stroked = {}, .cut = {}};
    case Shape::Diamond:
        return {.filled = polygon({{0, -10}, {10, 0}, {0, 10}, {-10, 0}}), .stroked = {}, .cut = {}};
    case Shape::DoubleRing:
        return {.filled = circle(3.6), .stroked = circle(8), .cut = {}};
    case Shape::Tag:
        return {.filled = {},
                .stroked = polygon({{-8, -7.5}, {2, -7.5}, {9, 0}, {2, 7.5}, {-8, 7.5}}),
                .cut = {}};
    case Shape::Square:
        return {.filled = square(8, 1), .stroked = {}, .cut = {}};
    }
    return {};
}

} // namespace

const GlyphPath& glyphPath(Shape shape)
{
    constexpr std::size_t shapes = static_cast<std::size_t>(Shape::Square) + 1;
    static const auto all = [] {
        std::array<GlyphPath, shapes> paths;
        for (std::size_t index = 0; index < shapes; ++index)
            paths[index] = made(static_cast<Shape>(index));
        return paths;
    }();
    return all[static_cast<std::size_t>(shape)];
}

} // namespace naru::simulator
