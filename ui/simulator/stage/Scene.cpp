// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/Scene.h"

#include <algorithm>
#include <cmath>

namespace naru::simulator {

namespace {

/** More than a stage is wide. */
constexpr double aside = 10'000;

/** Along the arrow, and across it; ahead is positive. */
QPointF turned(QPointF way, Qt::Key key)
{
    switch (key) {
    case Qt::Key_Left:
        return {-way.x(), way.y()};
    case Qt::Key_Up:
        return {-way.y(), way.x()};
    case Qt::Key_Down:
        return {way.y(), way.x()};
    default:
        return way;
    }
}

/** How far apart two spans are; 0 where they overlap. */
double gap(double aFrom, double aTo, double bFrom, double bTo)
{
    return std::max({0.0, bFrom - aTo, aFrom - bTo});
}

} // namespace

const SceneSpot* Scene::spotAt(QPointF point) const
{
    const SceneSpot* best = nullptr;
    for (const SceneSpot& spot : spots) {
        const bool smaller = best == nullptr || spot.place.width() * spot.place.height() <=
                                                    best->place.width() * best->place.height();
        if (spot.place.contains(point) && smaller)
            best = &spot;
    }
    return best;
}

const SceneSpot* Scene::find(const QString& id) const
{
    const auto found = std::ranges::find(spots, id, &SceneSpot::id);
    return found == spots.end() ? nullptr : &*found;
}

const SceneSpot* nextSpot(const Scene& scene, const SceneSpot& from, Qt::Key key)
{
    const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
    const SceneSpot* best = nullptr;
    double least = 0;
    for (const SceneSpot& spot : scene.spots) {
        if (!isStop(spot) || spot.id == from.id)
            continue;
        const QPointF way = turned(spot.place.center() - from.place.center(), key);
        if (way.x() <= 0.5)
            continue;
        const QRectF& a = from.place;
        const QRectF& b = spot.place;
        const double across = sideways ? gap(a.top(), a.bottom(), b.top(), b.bottom())
                                       : gap(a.left(), a.right(), b.left(), b.right());
        // What lies straight ahead comes before all else.
        const double cost = way.x() + 4 * across + (across > 0 ? aside : 0) + std::abs(way.y()) / 8;
        if (best == nullptr || cost < least) {
            best = &spot;
            least = cost;
        }
    }
    return best;
}

const SceneSpot* nextWithin(const Scene& scene, const SceneSpot& from, bool forward)
{
    const QString& box = isStop(from) ? from.id : from.within;
    std::vector<const SceneSpot*> inside;
    for (const SceneSpot& spot : scene.spots) {
        if (spot.within == box)
            inside.push_back(&spot);
    }
    if (inside.empty())
        return nullptr;
    const auto at = std::ranges::find(inside, &from);
    if (at == inside.end())
        return forward ? inside.front() : inside.back();
    if (forward)
        return at + 1 == inside.end() ? inside.front() : *(at + 1);
    return at == inside.begin() ? inside.back() : *(at - 1);
}

} // namespace naru::simulator
