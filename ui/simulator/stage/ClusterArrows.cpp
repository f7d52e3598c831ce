// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/ClusterSketch.h"

#include <algorithm>
#include <cmath>

namespace naru::simulator {

namespace {

/** Arrows in the band: so far apart, and no more than so many. */
constexpr double laneHeight = 20;
constexpr std::size_t mostArrows = 10;
/** Closer ends are joined by a straight line. */
constexpr double straight = 3;
/** Messages that stand in a still picture. */
constexpr std::size_t mostStanding = 8;

bool isOutside(const std::string& id)
{
    return id == "client" || id == "server";
}

/** An end of an arrow at a node, to be given a place on the node's edge. */
struct End
{
    std::size_t arrow = 0;
    bool isFrom = false;
    double towards = 0;
};

} // namespace

void ClusterSketch::drawArrows()
{
    const SceneInput& input = m_sketch.input();
    std::vector<StepArrow> between;
    int outside = 0;
    for (StepArrow& arrow : stepArrows(input.story, input.now, mostArrows)) {
        if (!m_places.contains(arrow.from) || !m_places.contains(arrow.to))
            continue;
        if (isOutside(arrow.from) || isOutside(arrow.to))
            drawOutsideArrow(arrow, 2 * outside++ + (isOutside(arrow.from) ? 0 : 1));
        else
            between.push_back(std::move(arrow));
    }
    const auto lanes =
        static_cast<std::size_t>(std::max(1.0, (m_band.height() - m_sketch.line()) / laneHeight));
    if (between.size() > lanes) {
        const auto near = [&](const StepArrow& arrow) {
            return arrow.step > input.now ? arrow.step - input.now : input.now - arrow.step;
        };
        std::ranges::stable_sort(between, {}, near);
        between.resize(lanes);
        std::ranges::stable_sort(between, {}, &StepArrow::step);
    }
    drawBetween(between);
}

/** From edge to edge through the band, each in a lane of its own. */
void ClusterSketch::drawBetween(const std::vector<StepArrow>& arrows)
{
    std::map<std::string, std::vector<End>> ends;
    for (std::size_t i = 0; i < arrows.size(); ++i) {
        const double from = m_places.at(arrows[i].from).center().x();
        const double to = m_places.at(arrows[i].to).center().x();
        ends[arrows[i].from].push_back({i, true, to});
        ends[arrows[i].to].push_back({i, false, from});
    }
    std::vector<QPointF> from(arrows.size());
    std::vector<QPointF> to(arrows.size());
    for (auto& [node, list] : ends) {
        const QRectF& place = m_places.at(node);
        std::ranges::stable_sort(list, {}, &End::towards);
        const bool above = place.center().y() < m_band.center().y();
        const double room = (place.width() - 12) / static_cast<double>(list.size());
        for (std::size_t i = 0; i < list.size(); ++i) {
            const QPointF port(std::round(place.left() + 6 + room * (static_cast<double>(i) + 0.5)),
                               above ? place.bottom() : place.top());
            (list[i].isFrom ? from : to)[list[i].arrow] = port;
        }
    }
    const double top = m_band.top() + m_sketch.line() + 2;
    const double room =
        (m_band.bottom() - top) / static_cast<double>(std::max<std::size_t>(1, arrows.size()));
    for (std::size_t i = 0; i < arrows.size(); ++i) {
        const double y = std::round(top + room * (static_cast<double>(i) + 0.5));
        QPolygonF way{from[i], {from[i].x(), y}, {to[i].x(), y}, to[i]};
        if (std::abs(from[i].x() - to[i].x()) < straight)
            way = {from[i], {from[i].x(), to[i].y()}};
        m_sketch.scene().arrows.push_back(arrows[i].line(way));
        m_sketch.scene().discs.push_back(arrows[i].disc({(from[i].x() + to[i].x()) / 2, y}));
    }
}

/** Level from the side where nothing is between, else over the upper row or below the lower one. */
QPolygonF ClusterSketch::outsideWay(const QRectF& outside, const QRectF& node, int place) const
{
    const bool isLeft = outside.center().x() < node.center().x();
    const double shift = 8.0 * (place % 4);
    const bool isNext = std::ranges::none_of(m_places, [&](const auto& other) {
        const QRectF& box = other.second;
        const bool sameRow =
            std::abs(box.center().y() - node.center().y()) < 4 && box != node && box != outside;
        return sameRow &&
               (isLeft ? box.center().x() < node.center().x() : box.center().x() > node.center().x());
    });
    const bool above = node.center().y() < m_band.center().y();
    const double side = isLeft ? outside.right() : outside.left();
    const double nodeSide = isLeft ? node.left() : node.right();
    if (above && isNext) {
        const double y = std::round(node.top() + 14 + shift * 1.5);
        return {{side, y}, {nodeSide, y}};
    }
    const double x = std::round(outside.center().x() + (isLeft ? -1 : 1) * (10 - shift));
    if (isNext) {
        const double y = std::round(node.top() + 14 + shift);
        return {{x, outside.bottom()}, {x, y}, {nodeSide, y}};
    }
    const double port = std::round(node.center().x() + (isLeft ? -1 : 1) * (8 + shift));
    if (above) {
        const double y = 10 + 6.0 * (place % 2);
        return {{x, outside.top()}, {x, y}, {port, y}, {port, node.top()}};
    }
    const double y = m_bottom.nodesTop + m_nodeHeight + 22 + 3.0 * (place % 4);
    return {{x, outside.bottom()}, {x, y}, {port, y}, {port, node.bottom()}};
}

void ClusterSketch::drawOutsideArrow(const StepArrow& arrow, int place)
{
    const bool comesIn = isOutside(arrow.from);
    const QRectF& outside = m_places.at(comesIn ? arrow.from : arrow.to);
    const QRectF& node = m_places.at(comesIn ? arrow.to : arrow.from);
    QPolygonF way = outsideWay(outside, node, place);
    // On its longest level piece, a third from the outside.
    const qsizetype piece = way.size() == 4 ? 1 : way.size() - 2;
    const QPointF at = way.at(piece) + (way.at(piece + 1) - way.at(piece)) *
                                           (way.size() == 4 ? 0.25 + 0.3 * (place % 2) : 0.5);
    if (!comesIn)
        std::ranges::reverse(way);
    m_sketch.scene().arrows.push_back(arrow.line(way));
    m_sketch.scene().discs.push_back(arrow.disc(at));
}

/** Messages of late travel from node to node through the middle of their band. */
void ClusterSketch::addMarks()
{
    const std::size_t firstResting =
        m_snapshot.passages.size() - std::min(mostStanding, m_snapshot.passages.size());
    for (std::size_t i = 0; i < m_snapshot.passages.size(); ++i) {
        const sim::Passage& passage = m_snapshot.passages[i];
        const auto from = m_places.find(passage.way.front());
        const auto to = m_places.find(passage.way.back());
        if (from == m_places.end() || to == m_places.end())
            continue;
        const QPointF a = from->second.center();
        const QPointF b = to->second.center();
        QPolygonF way{a, b};
        if (!isOutside(passage.way.front()) && !isOutside(passage.way.back())) {
            const double y = m_band.center().y();
            way = {a, {a.x(), y}, {a.x(), y}, {b.x(), y}, {b.x(), y}, b};
        }
        // Those that stand do so in the band, where nothing else is.
        const bool rests = !m_follows && i >= firstResting && way.size() > 2;
        const double share = static_cast<double>(passage.number * 5 % 13) / 12;
        m_sketch.scene().marks.push_back({.id = passage.number,
                                          .way = way,
                                          .shape = Shape::Disc,
                                          .ink = Ink::Accent,
                                          .rest = rests ? (1.05 + 0.9 * share) / 3 : -1});
    }
}

} // namespace naru::simulator
