// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/BalancerSketch.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace naru::simulator {

namespace {

constexpr double headHeight = 32;
constexpr double legendHeight = 24;
/** Lines below clients and balancer that say why a connection failed. */
constexpr int toldLines = 4;
/** One above the other in a column of that many. */
constexpr std::size_t mostInColumn = 14;

/** Boxes of one height below each other. */
std::vector<QRectF> stacked(const QRectF& area, std::size_t count, double gap, double most)
{
    std::vector<QRectF> places;
    if (count == 0)
        return places;
    const double room = (area.height() - gap * static_cast<double>(count - 1)) / static_cast<double>(count);
    const double height = std::min(most, room);
    const double all = height * static_cast<double>(count) + gap * static_cast<double>(count - 1);
    double y = area.top() + (area.height() - all) / 2;
    for (std::size_t i = 0; i < count; ++i, y += height + gap)
        places.emplace_back(area.left(), std::round(y), area.width(), std::floor(height));
    return places;
}

/** The same in columns side by side where there are many. */
std::vector<QRectF> inColumns(const QRectF& area, std::size_t count, double most)
{
    const std::size_t columns = std::max<std::size_t>(1, (count + mostInColumn - 1) / mostInColumn);
    const std::size_t rows = columns == 1 ? count : (count + columns - 1) / columns;
    const double width = (area.width() - 4 * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    std::vector<QRectF> places;
    for (std::size_t column = 0; column < columns; ++column) {
        const QRectF part(area.left() + static_cast<double>(column) * (width + 4), area.top(),
                          std::floor(width), area.height());
        const std::size_t here = std::min(rows, count - std::min(count, column * rows));
        const auto below = stacked(part, here, rows > 8 ? 3 : rows > 4 ? 6 : 14, most);
        places.insert(places.end(), below.begin(), below.end());
    }
    return places;
}

} // namespace

Scene balancerScene(const SceneInput& input)
{
    return BalancerSketch(input).draw();
}

BalancerSketch::BalancerSketch(const SceneInput& input)
    : m_sketch(input)
    , m_snapshot(input.snapshot)
{
    sortElements();
    layOut();
}

Scene BalancerSketch::draw()
{
    drawZones();
    drawLinks();
    for (const sim::Element* clients : m_clients)
        drawClients(*clients, m_places[clients->id]);
    for (const sim::Element* front : m_fronts)
        drawFront(*front, m_places[front->id]);
    for (const sim::Element* uag : m_uags)
        drawAppliance(*uag, m_places[uag->id]);
    drawServers();
    drawFollowed();
    drawMisrouted();
    drawLegend();
    addMarks();
    return m_sketch.take();
}

void BalancerSketch::sortElements()
{
    for (const sim::Element& element : m_snapshot.elements) {
        if (element.kind == "clients")
            m_clients.push_back(&element);
        else if (element.kind == "balancer" || element.kind == "dns")
            m_fronts.push_back(&element);
        else if (element.kind == "uag")
            m_uags.push_back(&element);
        else if (element.kind == "server")
            m_servers.push_back(&element);
    }
    for (const sim::Mark& mark : m_snapshot.marks) {
        m_marks[mark.at].push_back(&mark);
        m_marks[mark.from].push_back(&mark);
    }
}

void BalancerSketch::layOut()
{
    const double width = m_sketch.width();
    const double margin = m_sketch.margin();
    const double bottom = m_sketch.height() - legendHeight;
    const double told = toldLines * m_sketch.line() + 8;
    m_dmz = std::round(width * 0.441);
    m_centre = std::round(width * 0.811);
    const QRectF left(margin, headHeight, std::round(width * 0.167), bottom - told - headHeight);
    const auto clients = stacked(left, m_clients.size(), 8, 176);
    const QRectF middle(std::round(width * 0.28), headHeight, std::round(width * 0.132),
                        bottom - told - headHeight);
    const auto fronts = stacked(middle, m_fronts.size(), 8, 88);
    const QRectF dmz(std::round(width * 0.482), headHeight, std::round(width * 0.275),
                     bottom - headHeight - 4);
    const auto uags = inColumns(dmz, m_uags.size(), 96);
    const auto place = [this](const Elements& elements, const std::vector<QRectF>& places) {
        for (std::size_t i = 0; i < elements.size(); ++i)
            m_places[elements[i]->id] = places[i];
    };
    place(m_clients, clients);
    place(m_fronts, fronts);
    place(m_uags, uags);
    const QRectF servers(std::round(width * 0.833), headHeight, width - margin - std::round(width * 0.833),
                         bottom - headHeight - 4);
    m_places["servers"] = servers;
    const double head = 6 + m_sketch.line(Face::Strong) + 4;
    const double room = (servers.height() - head - 4) / std::max(1.0, static_cast<double>(m_servers.size()));
    const double row = std::min(56.0, room);
    for (std::size_t i = 0; i < m_servers.size(); ++i)
        m_places[m_servers[i]->id] =
            QRectF(servers.left(), servers.top() + head + row * static_cast<double>(i), servers.width(), row);
    m_told = QRectF(margin, bottom - told + 8, m_dmz - 12 - margin, told - 8);
}

void BalancerSketch::drawZones()
{
    const double line = m_sketch.line();
    const double margin = m_sketch.margin();
    const double servers = std::round(m_sketch.width() * 0.833);
    m_sketch.text({margin, 8, m_dmz - margin - 8, line}, tr("Internet"), Face::SmallStrong, Ink::Text2);
    m_sketch.text({m_dmz + 12, 8, m_centre - m_dmz - 24, line}, tr("DMZ"), Face::SmallStrong, Ink::Text2);
    m_sketch.text({servers, 8, m_sketch.width() - servers - 4, line}, tr("Data centre"), Face::SmallStrong,
                  Ink::Text2);
    for (const double x : {m_dmz, m_centre})
        m_sketch.scene().lines.push_back(
            {.points = {{x + 0.5, 4}, {x + 0.5, m_sketch.height() - legendHeight}},
             .ink = Ink::Line2,
             .dash = SceneLine::Dash::Dotted});
}

void BalancerSketch::drawLinks()
{
    const double thick = m_uags.size() > 4 ? 2 : 4;
    for (const sim::Link& link : m_snapshot.links) {
        const QPolygonF points = polygonOf({link.from, link.to}, 0);
        if (points.size() < 2)
            continue;
        const bool avoids = link.kind == "avoids";
        m_sketch.scene().lines.push_back({.points = points,
                                          .ink = avoids ? Ink::Text3 : Ink::G4,
                                          .width = avoids ? 1 : thick,
                                          .dash = avoids ? SceneLine::Dash::Dashed : SceneLine::Dash::Solid,
                                          .curved = true});
    }
    // Connections that the clients make past the balancer go by no link.
    std::set<std::vector<std::string>> past;
    for (const sim::Passage& passage : m_snapshot.passages) {
        if (passage.way.size() == 2 && passage.way.back().starts_with("uag/"))
            past.insert(passage.way);
    }
    for (const std::vector<std::string>& way : past)
        m_sketch.scene().lines.push_back({.points = polygonOf(way, 0),
                                          .ink = Ink::Text3,
                                          .dash = SceneLine::Dash::Dotted,
                                          .curved = true});
    if (!m_servers.empty())
        return;
    // What is not simulated is there all the same.
    for (const sim::Element* uag : m_uags)
        m_sketch.scene().lines.push_back(
            {.points = polygonOf({uag->id, "servers"}, 0), .ink = Ink::G4, .width = thick, .curved = true});
}

/** One box with a row for each. */
void BalancerSketch::drawServers()
{
    const QRectF box = m_places["servers"];
    const double line = m_sketch.line();
    m_sketch.box(box, "servers");
    m_sketch.title({box.left() + 8, box.top() + 6, box.width() - 12, m_sketch.line(Face::Strong)},
                   tr("Servers"));
    if (m_servers.empty()) {
        m_sketch.wrapped({box.left() + 8, box.top() + 30, box.width() - 12, line}, tr("not simulated"), 2,
                         Ink::Text2);
        m_sketch.spot("servers", box, tr("Servers"), tr("not simulated"));
        return;
    }
    for (const sim::Element* server : m_servers) {
        const QRectF row = m_places[server->id];
        const StateLook look = m_sketch.look(*server);
        const QString name = QString::fromStdString(server->name);
        const double right = row.right() - 8;
        m_sketch.scene().lines.push_back(
            {.points = {row.topLeft() + QPointF(1, 0.5), row.topRight() - QPointF(1, -0.5)},
             .ink = Ink::Line});
        if (m_sketch.isSelected(server->id))
            m_sketch.box(row.adjusted(2, 2, -2, -1), server->id);
        m_sketch.text({row.left() + 8, row.top() + 2, row.width() - 34, line}, name);
        m_sketch.scene().glyphs.push_back(
            {.at = {right - 6, row.top() + 2 + line / 2}, .size = 12, .shape = look.shape, .ink = look.ink});
        const QString count = grouped(sim::figureOf(server->figures, "sessions"));
        if (row.height() >= 2 * line + 4)
            m_sketch.firstFitting(
                {row.left() + 8, row.top() + 2 + line, row.width() - 16, line},
                {server->state == "up"
                     ? tr("%Ln session(s)", nullptr,
                          static_cast<int>(sim::figureOf(server->figures, "sessions").value_or(0)))
                     : look.word,
                 count},
                Face::Small, Ink::Text2);
        m_sketch.spot(server->id, row, m_sketch.named(*server), look.word,
                      StageWords::figures(server->figures));
    }
}

void BalancerSketch::drawLegend()
{
    struct Item
    {
        Shape shape;
        Ink ink;
        QString text;
    };
    std::vector<Item> items;
    if (m_perDot > 1)
        items.push_back(
            {Shape::Disc, Ink::G2, tr("%1 sessions").arg(grouped(static_cast<double>(m_perDot)))});
    items.push_back({Shape::Disc, Ink::G1, tr("primary")});
    items.push_back({Shape::Square, Ink::Accent, tr("secondary")});
    items.push_back({Shape::Failed, Ink::Fail, tr("ends in the DMZ")});
    const double y = m_sketch.height() - legendHeight + 4;
    double x = m_dmz + 12;
    for (const Item& item : items) {
        const double width = m_sketch.widthOf(item.text);
        const double size = item.shape == Shape::Failed ? 12 : 7;
        const double indent = std::round(size / 2) + 10;
        if (x + indent + width > m_sketch.width() - 4)
            break;
        m_sketch.scene().glyphs.push_back(
            {.at = {x + 5, y + m_sketch.line() / 2}, .size = size, .shape = item.shape, .ink = item.ink});
        m_sketch.text({x + indent, y, width, m_sketch.line()}, item.text, Face::Small, Ink::Text2);
        x += indent + width + 12;
    }
}

} // namespace naru::simulator
