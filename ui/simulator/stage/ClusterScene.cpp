// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/ClusterSketch.h"

#include <algorithm>
#include <cmath>

namespace naru::simulator {

namespace {

/** Above the upper row and below the lower one, for arrows from and to the outside. */
constexpr double lane = 22;
constexpr double legendHeight = 22;
constexpr double groupPad = 8;
constexpr double widestNode = 140;

} // namespace

Scene clusterScene(const SceneInput& input)
{
    return ClusterSketch(input).draw();
}

std::size_t ClusterSketch::Row::nodes() const
{
    std::size_t count = 0;
    for (const Group& group : groups)
        count += group.nodes.size();
    return count;
}

ClusterSketch::ClusterSketch(const SceneInput& input)
    : m_sketch(input)
    , m_snapshot(input.snapshot)
    , m_follows(!input.story.empty())
{
    gather();
    layOut();
    joinParts();
    readRoles();
}

Scene ClusterSketch::draw()
{
    drawBand();
    drawGroups();
    drawOutside("client", tr("Clients"));
    for (const sim::Element* node : m_nodes)
        drawNode(*node);
    drawOutside("server", tr("Servers"));
    drawArrows();
    nameBand();
    drawLegend();
    addMarks();
    return m_sketch.take();
}

/** By site and chassis where they have names; else the first half stands above, the rest below. */
void ClusterSketch::gather()
{
    std::vector<Group> groups;
    for (const sim::Element& element : m_snapshot.elements) {
        if (element.kind != "node")
            continue;
        m_nodes.push_back(&element);
        auto found = std::ranges::find(groups, element.parent, &Group::id);
        if (found == groups.end()) {
            const sim::Element* parent = m_snapshot.find(element.parent);
            const bool isChassis = parent && parent->kind == "chassis";
            found = groups.insert(groups.end(), Group{.id = element.parent,
                                                      .site = isChassis ? parent->parent : element.parent,
                                                      .chassis = isChassis ? parent->id : std::string(),
                                                      .nodes = {}});
        }
        found->nodes.push_back(&element);
    }
    m_top.top = true;
    m_bottom.top = false;
    if (groups.size() == 1) {
        Group& all = groups.front();
        const std::size_t half = (all.nodes.size() + 1) / 2;
        Group rest = all;
        rest.nodes.erase(rest.nodes.begin(), rest.nodes.begin() + static_cast<std::ptrdiff_t>(half));
        all.nodes.resize(half);
        m_top.groups.push_back(std::move(all));
        if (!rest.nodes.empty())
            m_bottom.groups.push_back(std::move(rest));
        return;
    }
    for (Group& group : groups)
        (m_top.nodes() <= m_bottom.nodes() ? m_top : m_bottom).groups.push_back(std::move(group));
}

void ClusterSketch::layOut()
{
    const double width = m_sketch.width();
    const double margin = m_sketch.margin();
    const bool isCrowded = std::max(m_top.nodes(), m_bottom.nodes()) > 5;
    const double outside = isCrowded ? 72 : std::max(72.0, std::round(width * 0.131));
    const double apart = isCrowded ? 12 : 20;
    const bool named = !m_top.groups.empty() && !m_top.groups.front().id.empty();
    const double title = named ? m_sketch.line() + 2 : 0;
    const double bottom = m_sketch.height() - legendHeight - lane;
    m_nodeHeight = m_sketch.height() < 330 ? 56 : 64;
    const double side = margin + outside + apart;
    m_middle = QRectF(side, 0, width - 2 * side, m_sketch.height());
    m_top.nodesTop = lane + (named ? groupPad / 2 + title : 0);
    m_bottom.nodesTop = bottom - (named ? groupPad / 2 + title : 0) - m_nodeHeight;
    layOut(m_top);
    layOut(m_bottom);
    const double upper = m_top.nodesTop + m_nodeHeight + (named ? groupPad : 0) + 8;
    const double lower = m_bottom.nodesTop - (named ? groupPad : 0) - 8;
    m_band = QRectF(m_middle.left() - 8, upper, m_middle.width() + 16, lower - upper);
    m_places["client"] = QRectF(margin, m_top.nodesTop, outside, m_nodeHeight);
    m_places["server"] = QRectF(width - margin - outside, m_top.nodesTop, outside, m_nodeHeight);
}

void ClusterSketch::layOut(Row& row)
{
    const auto count = static_cast<double>(row.nodes());
    if (count < 1)
        return;
    const auto groups = static_cast<double>(row.groups.size());
    const bool named = !row.groups.front().id.empty();
    const double pad = named ? groupPad : 0;
    const double gap = count > 4 ? 4 : 16;
    const double between = groups > 1 ? 8 : 0;
    const double room = m_middle.width() - 2 * pad * groups - between * (groups - 1) - gap * (count - groups);
    const double width = std::floor(std::min(widestNode, room / count));
    const double used = width * count + 2 * pad * groups + between * (groups - 1) + gap * (count - groups);
    // A few nodes stand apart, so that their arrows have room.
    const double spread = count > 1 ? std::min(44.0, (m_middle.width() - used) / (count - 1)) : 0;
    double x = std::round(m_middle.center().x() - (used + spread * (count - 1)) / 2);
    for (Group& group : row.groups) {
        const double left = x;
        x += pad;
        for (const sim::Element* node : group.nodes) {
            m_places[node->id] = QRectF(std::round(x), row.nodesTop, width, m_nodeHeight);
            x += width + gap + spread;
        }
        x += pad - gap - spread;
        const double title = m_sketch.line() + 2;
        const double top = row.top ? row.nodesTop - title : row.nodesTop - groupPad;
        group.place = QRectF(std::round(left), top - (row.top ? groupPad / 2 : 0), std::round(x - left),
                             m_nodeHeight + title + groupPad * 1.5);
        x += between + spread;
    }
}

QString ClusterSketch::titleOf(const Group& group) const
{
    QStringList parts;
    for (const std::string& id : {group.site, group.chassis}) {
        const sim::Element* element = m_snapshot.find(id);
        if (element)
            parts.append(m_sketch.named(*element));
    }
    return parts.join(QStringLiteral(", "));
}

void ClusterSketch::drawGroups()
{
    const double line = m_sketch.line();
    for (const Row* row : {&m_top, &m_bottom}) {
        for (const Group& group : row->groups) {
            if (group.id.empty())
                continue;
            const QRectF& place = group.place;
            m_sketch.scene().regions.push_back(
                {.place = place, .fill = Ink::Side, .line = Ink::Line, .radius = Sketch::radius});
            const double y = row->top ? place.top() + 3 : place.bottom() - line - 3;
            m_sketch.text({place.left() + 10, y, place.width() - 20, line}, titleOf(group), Face::SmallStrong,
                          Ink::Text2);
        }
    }
}

void ClusterSketch::drawOutside(const std::string& id, const QString& title)
{
    const QRectF place = m_places[id];
    const sim::Element* element = m_snapshot.find(id);
    const QString name = element ? QString::fromStdString(element->name) : QString();
    m_sketch.box(place, id);
    const QRectF inner = place.adjusted(4, 0, -4, 0);
    const double line = m_sketch.line();
    const double strong = m_sketch.line(Face::Strong);
    const double y = place.center().y() - (strong + line) / 2;
    m_sketch.title({inner.left(), y, inner.width(), strong}, title, Qt::AlignHCenter);
    const qsizetype more = name.count(QLatin1Char(','));
    const QString first = name.section(QLatin1Char(','), 0, 0);
    m_sketch.firstFitting({inner.left(), y + strong, inner.width(), line},
                          {name, more > 0 ? first + QStringLiteral(" +%1").arg(more) : first}, Face::Small,
                          Ink::Text2, Qt::AlignHCenter);
    m_sketch.spot(id, place, name.isEmpty() ? title : title + QStringLiteral(": ") + name, {},
                  element ? StageWords::figures(element->figures) : QString());
}

void ClusterSketch::drawLegend()
{
    const double y = m_sketch.height() - legendHeight + 2;
    const double line = m_sketch.line();
    double x = m_sketch.margin();
    const auto item = [&](Shape shape, Ink ink, const QString& text, double size) {
        const double width = m_sketch.widthOf(text);
        if (x + 20 + width > m_sketch.width() - 4)
            return;
        m_sketch.scene().glyphs.push_back(
            {.at = {x + 6, y + line / 2}, .size = size, .shape = shape, .ink = ink});
        m_sketch.text({x + 18, y, width, line}, text, Face::Small, Ink::Text2);
        x += 18 + width + 14;
    };
    if (!m_follows) {
        item(Shape::Disc, Ink::G1,
             m_perDot > 1 ? tr("%1 flows").arg(grouped(static_cast<double>(m_perDot))) : tr("a flow"), 7);
        return;
    }
    for (const std::string_view code : StageWords::roles) {
        const StateLook look = StageWords::role(code);
        item(look.shape, look.ink, look.word, 12);
    }
    struct Kind
    {
        Ink ink;
        double width;
        SceneLine::Dash dash;
        QString text;
    };
    for (const Kind& kind : {Kind{Ink::G1, 1.25, SceneLine::Dash::Solid, tr("done")},
                             Kind{Ink::Accent, 2.5, SceneLine::Dash::Solid, tr("now")},
                             Kind{Ink::Text3, 1.25, SceneLine::Dash::Dashed, tr("to come")}}) {
        const double width = m_sketch.widthOf(kind.text);
        if (x + 30 + width > m_sketch.width() - 4)
            return;
        m_sketch.scene().lines.push_back({.points = {{x, y + line / 2}, {x + 22, y + line / 2}},
                                          .ink = kind.ink,
                                          .width = kind.width,
                                          .dash = kind.dash});
        m_sketch.text({x + 28, y, width, line}, kind.text, Face::Small, Ink::Text2);
        x += 28 + width + 14;
    }
}

} // namespace naru::simulator
