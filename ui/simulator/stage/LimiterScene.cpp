// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/LimiterSketch.h"

#include <algorithm>
#include <cmath>

namespace naru::simulator {

namespace {

constexpr double top = 16;
constexpr double gaugeHeight = 56;
constexpr double databaseHeight = 40;
constexpr double apart = 6;

} // namespace

Scene limiterScene(const SceneInput& input)
{
    return LimiterSketch(input).draw();
}

LimiterSketch::LimiterSketch(const SceneInput& input)
    : m_sketch(input)
    , m_snapshot(input.snapshot)
{
    sortElements();
    layOut();
    chooseScale();
}

Scene LimiterSketch::draw()
{
    for (std::size_t i = 0; i < m_flows.size(); ++i)
        drawIncoming(m_flows[i], m_slots[i]);
    for (const sim::Link& link : m_snapshot.links) {
        if (link.kind == "egress" && m_places.contains(link.to))
            drawOutgoing(link, m_places.at(link.to));
    }
    drawPeers();
    drawDra();
    drawGroups();
    drawDatabase();
    drawGauge();
    return m_sketch.take();
}

void LimiterSketch::sortElements()
{
    for (const sim::Element& element : m_snapshot.elements) {
        if (element.kind == "peer")
            m_peers.push_back(&element);
        else if (element.kind == "group")
            m_groups.push_back(&element);
        else if (element.kind == "limit")
            m_limits.push_back(&element);
        else if (element.kind == "range")
            m_ranges.push_back(&element);
        else if (element.kind == "database")
            m_database = &element;
    }
}

void LimiterSketch::layOut()
{
    const double width = m_sketch.width();
    const double margin = m_sketch.margin();
    const double side = std::round(width * 0.167);
    const double gauge = gaugeHeight + 8;
    const double bottom = m_sketch.height() - gauge - 8;
    m_gauge = QRectF(margin, m_sketch.height() - gauge, width - 2 * margin, gaugeHeight);
    m_databasePlace = QRectF(width - margin - side, bottom - databaseHeight, side, databaseHeight);
    const double main = m_databasePlace.top() - 14 - top;
    m_left = QRectF(margin, top, side, bottom - top);
    m_dra = QRectF(std::round(width * 0.4286), top, std::round(width * 0.179), main);
    m_right = QRectF(width - margin - side, top, side, main);
    // The lines between peers and DRA stay beside the DRA's box.
    m_left.setHeight(main);
    gatherFlows();
    const auto rows = static_cast<double>(std::max<std::size_t>(1, m_flows.size()));
    const double gap = rows > 6 ? 2 : apart;
    const double row = (m_left.height() - gap * (rows - 1)) / rows;
    for (std::size_t i = 0; i < m_flows.size(); ++i) {
        const QRectF slot(m_left.right(), std::round(m_left.top() + static_cast<double>(i) * (row + gap)),
                          m_dra.left() - m_left.right(), std::floor(row));
        m_slots.push_back(slot);
        const auto count = static_cast<double>(m_flows[i].peers.size());
        const double each = (m_left.width() - 4 * (count - 1)) / count;
        for (std::size_t p = 0; p < m_flows[i].peers.size(); ++p) {
            const QRectF place(m_left.left() + static_cast<double>(p) * (each + 4), slot.top(),
                               std::floor(each), slot.height());
            // Several kinds of messages come from one box.
            QRectF& known = m_places[m_flows[i].peers[p]->id];
            known = known.isNull() ? place : known.united(place);
        }
    }
    const auto groups = static_cast<double>(std::max<std::size_t>(1, m_groups.size()));
    const double high = (m_right.height() - apart * (groups - 1)) / groups;
    for (std::size_t i = 0; i < m_groups.size(); ++i)
        m_places[m_groups[i]->id] =
            QRectF(m_right.left(), std::round(m_right.top() + static_cast<double>(i) * (high + apart)),
                   m_right.width(), std::floor(high));
}

void LimiterSketch::drawPeers()
{
    const double line = m_sketch.line();
    const double strong = m_sketch.line(Face::Strong);
    for (const sim::Element* peer : m_peers) {
        const QRectF place = m_places[peer->id];
        const bool isTall = place.height() >= strong + line + 8;
        const StateLook look = m_sketch.look(*peer);
        const QString name = QString::fromStdString(peer->name);
        const bool isUp = peer->state == "up";
        m_sketch.box(place, peer->id, !isUp);
        const double y = isTall ? place.top() + 6 : place.center().y() - strong / 2;
        const double state = isUp || isTall ? 0 : Sketch::glyph + 4;
        m_sketch.text({place.left() + 8, y, place.width() - 14 - state, strong}, name,
                      isTall ? Face::Strong : Face::SmallStrong);
        if (isTall)
            m_sketch.state({place.left() + 8, y + strong, place.width() - 14, line}, look);
        else if (!isUp)
            m_sketch.scene().glyphs.push_back({.at = {place.right() - 12, y + strong / 2},
                                               .size = 12,
                                               .shape = look.shape,
                                               .ink = look.ink});
        const double queued = sim::figureOf(peer->figures, "queued").value_or(0);
        if (queued > 0 && place.height() >= strong + 2 * line + 12)
            m_sketch.firstFitting({place.left() + 8, y + strong + line, place.width() - 14, line},
                                  {tr("%1 queued").arg(grouped(queued)), grouped(queued)}, Face::Small,
                                  Ink::Warn);
        QStringList detail{StageWords::figures(peer->figures)};
        for (const sim::Link& link : m_snapshot.links) {
            if (link.from == peer->id && link.kind == "ingress")
                detail.append(StageWords::figures(link.figures));
        }
        m_sketch.spot(peer->id, place, m_sketch.named(*peer), look.word, detail.join(QStringLiteral(", ")));
    }
}

void LimiterSketch::drawGroups()
{
    const double line = m_sketch.line();
    const double strong = m_sketch.line(Face::Strong);
    for (const sim::Element* group : m_groups) {
        const QRectF place = m_places[group->id];
        const QString name = QString::fromStdString(group->name);
        m_sketch.box(place, group->id);
        m_sketch.text({place.left() + 8, place.top() + 4, place.width() - 14, strong}, name, Face::Strong);
        m_sketch.spot(group->id, place, m_sketch.named(*group));
        double y = place.top() + 6 + strong;
        for (const sim::Element& server : m_snapshot.elements) {
            if (server.parent != group->id)
                continue;
            const StateLook look = m_sketch.look(server);
            const QString serverName = QString::fromStdString(server.name);
            const QRectF row(place.left() + 2, y, place.width() - 4, line + 2);
            if (row.bottom() > place.bottom() - 2)
                break;
            if (m_sketch.isSelected(server.id))
                m_sketch.box(row, server.id);
            m_sketch.scene().glyphs.push_back({.at = {row.left() + 12, row.center().y()},
                                               .size = 12,
                                               .shape = look.shape,
                                               .ink = look.ink});
            const QString pending = grouped(sim::figureOf(server.figures, "pending"));
            const double width = m_sketch.widthOf(pending);
            const double nameRoom = row.width() - 34 - width;
            m_sketch.text({row.left() + 22, row.top() + 1, nameRoom, line}, serverName);
            m_sketch.text({row.right() - 6 - width, row.top() + 1, width, line}, pending, Face::Small,
                          Ink::Text2);
            m_sketch.spot(server.id, row, m_sketch.named(server), look.word,
                          StageWords::figures(server.figures));
            y += row.height();
        }
    }
}

void LimiterSketch::drawDatabase()
{
    if (!m_database)
        return;
    const QRectF& place = m_databasePlace;
    const StateLook look = m_sketch.look(*m_database);
    const QString percent = tr("%1 %").arg(grouped(sim::figureOf(m_database->figures, "cpu")));
    const double strong = m_sketch.line(Face::Strong);
    const double y = place.center().y() - strong / 2;
    m_sketch.scene().lines.push_back({.points = {{std::round(place.center().x()) + 0.5, place.top()},
                                                 {std::round(place.center().x()) + 0.5, m_right.bottom()}},
                                      .ink = Ink::Line2});
    m_sketch.box(place, m_database->id);
    const QString name = QString::fromStdString(m_database->name);
    const double nameWidth = m_sketch.widthOf(name, Face::Strong);
    const double gap = place.width() < 100 ? 5 : 10;
    m_sketch.text({place.left() + gap, y, nameWidth, strong}, name, Face::Strong);
    const double middle = place.left() + nameWidth + 2 * gap + Sketch::glyph / 2;
    m_sketch.scene().glyphs.push_back(
        {.at = {middle, y + strong / 2}, .size = 14, .shape = look.shape, .ink = look.ink});
    const double left = middle + Sketch::glyph / 2 + gap / 2;
    m_sketch.text({left, y, place.right() - 4 - left, strong}, percent, Face::SmallStrong);
    m_sketch.spot(m_database->id, place, m_sketch.named(*m_database), look.word,
                  StageWords::figures(m_database->figures));
    if (m_database->state == "off")
        return;
    const double x = std::round(m_dra.left() + m_dra.width() * 0.6) + 0.5;
    const double lane = std::round(place.center().y()) + 0.5;
    m_sketch.scene().lines.push_back({.points = {{place.left(), lane}, {x, lane}, {x, m_dra.bottom()}},
                                      .ink = Ink::Text3,
                                      .dash = SceneLine::Dash::Dashed,
                                      .arrow = true});
    const sim::Node* every = sim::findPath(m_sketch.input().parameters, "cpu.every");
    // One second where the scenario says nothing.
    QString period =
        every && !every->text.empty() ? QString::fromStdString(every->text) : QStringLiteral("1s");
    const auto unit = std::ranges::find_if(period, [](QChar letter) { return letter.isLetter(); });
    period.insert(unit - period.begin(), QLatin1Char(' '));
    const QRectF label(x + 8, lane - m_sketch.line() - 1, place.left() - x - 16, m_sketch.line());
    m_sketch.firstFitting(label, {tr("CPU, read every %1").arg(period), tr("CPU")}, Face::Small, Ink::Text2);
}

} // namespace naru::simulator
