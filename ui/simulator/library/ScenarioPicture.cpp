// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/library/ScenarioPicture.h"

#include "kit/Colors.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace naru::simulator {

namespace {

constexpr int mostInColumn = 4;
constexpr int mostInRing = 8;

/** How many items a list of the parameters has; the model's own where the scenario names none. */
int countOf(const sim::Scenario& scenario, const char* list, int standard)
{
    const sim::Node* node = scenario.parameters.find(list);
    const bool isGiven = node != nullptr && node->kind == sim::Node::Kind::List;
    return isGiven ? static_cast<int>(std::min<std::size_t>(node->items.size(), mostInRing)) : standard;
}

class Miniature
{
public:
    Miniature(QPainter& painter, const QRectF& place, const kit::Colors& colors)
        : m_painter(painter)
        , m_place(place)
        , m_colors(colors)
    {}

    /** Boxes one above the other; their middles. @param at, width shares of the place */
    std::vector<QPointF> column(double at, double width, int count, const QColor& colour)
    {
        count = std::clamp(count, 1, mostInColumn);
        const double step = m_place.height() / count;
        const double height = std::min(step - 2, m_place.height() * 0.5);
        std::vector<QPointF> middles;
        for (int i = 0; i < count; ++i) {
            const QPointF middle(m_place.left() + m_place.width() * at, m_place.top() + step * (i + 0.5));
            const double w = m_place.width() * width;
            box(QRectF(middle.x() - w / 2, middle.y() - height / 2, w, height), colour);
            middles.push_back(middle);
        }
        return middles;
    }

    void box(const QRectF& place, const QColor& colour)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawRoundedRect(place, 1, 1);
    }

    void join(const std::vector<QPointF>& from, const std::vector<QPointF>& to)
    {
        m_painter.setPen(QPen(m_colors.g3, 1));
        for (const QPointF& a : from)
            for (const QPointF& b : to)
                m_painter.drawLine(a, b);
    }

    void dot(const QPointF& middle, double radius, const QColor& colour)
    {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawEllipse(middle, radius, radius);
    }

    void ring(const QPointF& middle, double across, double down)
    {
        m_painter.setPen(QPen(m_colors.g3, 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawEllipse(middle, across, down);
    }

    [[nodiscard]] const QRectF& place() const { return m_place; }
    [[nodiscard]] const kit::Colors& colors() const { return m_colors; }

private:
    QPainter& m_painter;
    QRectF m_place;
    const kit::Colors& m_colors;
};

/** Peers, the agent, peer groups; below the agent the stair of its limit. */
void paintLimiter(Miniature& picture, const sim::Scenario& scenario)
{
    const kit::Colors& colors = picture.colors();
    const auto sources = [&] {
        return picture.column(0.08, 0.16, countOf(scenario, "sources", 1), colors.g2);
    };
    const auto groups = [&] { return picture.column(0.92, 0.16, countOf(scenario, "groups", 1), colors.g2); };
    const std::vector<QPointF> agent{picture.place().center()};
    picture.join(sources(), agent);
    picture.join(agent, groups());
    sources();
    groups();
    picture.column(0.5, 0.28, 1, colors.g1);
}

/** Balancers, appliances, servers. */
void paintBalancer(Miniature& picture, const sim::Scenario& scenario)
{
    const kit::Colors& colors = picture.colors();
    const auto balancers = [&] {
        return picture.column(0.1, 0.18, countOf(scenario, "balancers", 1), colors.g1);
    };
    const auto appliances = [&] {
        return picture.column(0.52, 0.22, countOf(scenario, "uags", 1), colors.g2);
    };
    const auto servers = [&] {
        return picture.column(0.92, 0.14, countOf(scenario, "servers", 1), colors.g3);
    };
    const auto middle = appliances();
    picture.join(balancers(), middle);
    picture.join(middle, servers());
    balancers();
    appliances();
    servers();
}

/** Of the nodes' sites, in the order in which they are named. */
std::vector<int> nodesOfSites(const sim::Scenario& scenario)
{
    std::vector<std::pair<std::string, int>> sites;
    const sim::Node* nodes = scenario.parameters.find("nodes");
    if (nodes == nullptr)
        return {1};
    for (const sim::Node& node : nodes->items) {
        const sim::Node* site = node.find("site");
        const std::string name = site != nullptr ? site->text : std::string();
        const auto found = std::ranges::find(sites, name, &std::pair<std::string, int>::first);
        if (found == sites.end())
            sites.emplace_back(name, 1);
        else
            ++found->second;
    }
    std::vector<int> counts;
    for (const auto& [name, count] : sites)
        counts.push_back(std::min(count, mostInRing));
    return counts;
}

/** A ring of nodes for each site. */
void paintCluster(Miniature& picture, const sim::Scenario& scenario)
{
    std::vector<int> sites = nodesOfSites(scenario);
    sites.resize(std::clamp<std::size_t>(sites.size(), 1, 3), 1);
    const double share = picture.place().width() / static_cast<double>(sites.size());
    const double radius = std::min(share, picture.place().height()) / 2 - 2.5;
    std::vector<QPointF> middles;
    for (std::size_t i = 0; i < sites.size(); ++i)
        middles.emplace_back(picture.place().left() + share * (static_cast<double>(i) + 0.5),
                             picture.place().center().y());
    for (std::size_t i = 1; i < middles.size(); ++i)
        picture.join({middles[i - 1] + QPointF(radius, 0)}, {middles[i] - QPointF(radius, 0)});
    bool isFirst = true;
    for (std::size_t i = 0; i < sites.size(); ++i) {
        picture.ring(middles[i], radius, radius);
        for (int node = 0; node < sites[i]; ++node) {
            const double angle = 2 * std::numbers::pi * node / sites[i] - std::numbers::pi / 2;
            const QPointF at = middles[i] + radius * QPointF(std::cos(angle), std::sin(angle));
            picture.dot(at, 2.5, isFirst ? picture.colors().g1 : picture.colors().g2);
            isFirst = false;
        }
    }
}

} // namespace

void paintScenario(QPainter& painter, const QRectF& place, const sim::Scenario& scenario,
                   const kit::Colors& colors)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    Miniature picture(painter, place, colors);
    if (scenario.model == "limiter")
        paintLimiter(picture, scenario);
    else if (scenario.model == "balancer")
        paintBalancer(picture, scenario);
    else if (scenario.model == "cluster")
        paintCluster(picture, scenario);
    painter.restore();
}

} // namespace naru::simulator
