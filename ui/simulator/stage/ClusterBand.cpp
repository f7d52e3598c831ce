// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/ClusterSketch.h"

#include <algorithm>
#include <cmath>

namespace naru::simulator {

namespace {

constexpr double bandGap = 14;
/** A name keeps so far from arrows and the numbers on them. */
constexpr double beside = 9;

} // namespace

/** Nodes that reach each other over the control link hang on one band. */
void ClusterSketch::joinParts()
{
    std::map<std::string, std::string> leader;
    const auto leaderOf = [&](std::string node) {
        while (leader.contains(node) && leader.at(node) != node)
            node = leader.at(node);
        return node;
    };
    for (const sim::Element* node : m_nodes)
        leader[node->id] = node->id;
    std::map<std::string, bool> reaches;
    for (const sim::Link& link : m_snapshot.links) {
        reaches[link.from] = reaches[link.to] = true;
        leader[leaderOf(link.to)] = leaderOf(link.from);
    }
    std::map<std::string, std::size_t> parts;
    for (const sim::Element* node : m_nodes) {
        // A node alone in its cluster works without a link.
        const bool works = node->state == "control" || node->state == "data";
        if (reaches.contains(node->id) || works)
            m_partOf[node->id] = parts.try_emplace(leaderOf(node->id), parts.size()).first->second;
    }
    const auto count = std::max<std::size_t>(1, parts.size());
    const double height =
        std::floor((m_band.height() - bandGap * static_cast<double>(count - 1)) / static_cast<double>(count));
    for (std::size_t part = 0; part < count; ++part)
        m_bands.emplace_back(m_band.left(), m_band.top() + static_cast<double>(part) * (height + bandGap),
                             m_band.width(), height);
}

/** Where the line from a node ends. */
double ClusterSketch::stubEnd(const std::string& node) const
{
    const QRectF& place = m_places.at(node);
    const QRectF& band = m_bands[m_partOf.at(node)];
    return place.bottom() < band.top() ? band.top() : band.bottom();
}

void ClusterSketch::drawBand()
{
    for (const QRectF& band : m_bands)
        m_sketch.scene().regions.push_back({.place = band, .fill = Ink::Hover, .radius = 4});
    const double line = m_sketch.line();
    const QRectF label = m_bands.front().adjusted(8, 3, -8, 0);
    const bool isCut = m_bands.size() > 1;
    const auto controls =
        std::ranges::count_if(m_nodes, [](const sim::Element* node) { return node->state == "control"; });
    const QString name = tr("Cluster control link");
    StateLook look;
    if (isCut)
        look = {.shape = Shape::Failed,
                .ink = Ink::Fail,
                .word = controls > 1 ? tr("split brain: %1 control nodes").arg(controls) : tr("cut"),
                .brief = controls > 1 ? tr("split brain") : tr("cut"),
                .textInk = Ink::Fail};
    if (isCut)
        m_sketch.state({label.left() + m_sketch.widthOf(name, Face::SmallStrong) + 12, label.top(),
                        label.width() - m_sketch.widthOf(name, Face::SmallStrong) - 12, line},
                       look, Qt::AlignRight);
    m_sketch.spot("cluster", m_bands.front(), name, look.word);
    for (const sim::Element* node : m_nodes) {
        const QRectF& place = m_places.at(node->id);
        const bool above = place.center().y() < m_band.center().y();
        const double x = std::round(place.center().x()) + 0.5;
        const double from = above ? place.bottom() : place.top();
        if (m_partOf.contains(node->id)) {
            m_sketch.scene().lines.push_back(
                {.points = {{x, from}, {x, stubEnd(node->id)}}, .ink = Ink::Line2, .width = 2});
        } else {
            m_sketch.scene().lines.push_back(
                {.points = {{x, from}, {x, above ? m_band.top() : m_band.bottom()}},
                 .ink = Ink::Text3,
                 .dash = SceneLine::Dash::Dotted});
        }
    }
}

bool ClusterSketch::isCrossed(const QRectF& place)
{
    return std::ranges::any_of(m_sketch.scene().arrows, [&](const SceneLine& arrow) {
        for (qsizetype i = 0; i + 1 < arrow.points.size(); ++i) {
            const QRectF piece = QRectF(arrow.points.at(i), arrow.points.at(i + 1)).normalized();
            if (piece.adjusted(-beside, -beside, beside, beside).intersects(place))
                return true;
        }
        return false;
    });
}

/** In the first corner that no arrow crosses, in short where the whole has none; what is cut says so beside
 * its name. */
void ClusterSketch::nameBand()
{
    const double line = m_sketch.line();
    const QRectF room = m_bands.front().adjusted(8, 3, -8, -3);
    const auto put = [&](const QString& name, double left, double top) {
        const QRectF place(left, top, m_sketch.widthOf(name, Face::SmallStrong), line);
        if (isCrossed(place))
            return false;
        m_sketch.text(place, name, Face::SmallStrong, Ink::Text2);
        return true;
    };
    const QString whole = tr("Cluster control link");
    if (m_bands.size() == 1) {
        for (const QString& name : {whole, tr("Control link")}) {
            const double right = room.right() - m_sketch.widthOf(name, Face::SmallStrong);
            for (const double left : {room.left(), right}) {
                for (const double top : {room.top(), room.bottom() - line}) {
                    if (put(name, left, top))
                        return;
                }
            }
        }
    }
    m_sketch.text({room.left(), room.top(), m_sketch.widthOf(whole, Face::SmallStrong), line}, whole,
                  Face::SmallStrong, Ink::Text2);
}

} // namespace naru::simulator
