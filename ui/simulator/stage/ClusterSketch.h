// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/stage/Sketch.h"
#include "simulator/stage/StepArrows.h"

#include <map>

namespace naru::simulator {

/** Draws the cluster's stage: nodes in two rows around the control link, clients left, servers right. */
class ClusterSketch
{
    Q_DECLARE_TR_FUNCTIONS(naru::simulator::ClusterSketch)

public:
    explicit ClusterSketch(const SceneInput& input);

    [[nodiscard]] Scene draw();

private:
    /** Nodes that stand together: of one site and chassis. */
    struct Group
    {
        std::string id;
        std::string site;
        std::string chassis;
        std::vector<const sim::Element*> nodes;
        QRectF place{};
    };
    struct Row
    {
        std::vector<Group> groups;
        bool top = true;
        double nodesTop = 0;

        [[nodiscard]] std::size_t nodes() const;
    };

    // ClusterScene.cpp
    void gather();
    void layOut();
    void layOut(Row& row);
    [[nodiscard]] QString titleOf(const Group& group) const;
    void drawOutside(const std::string& id, const QString& title);
    void drawGroups();
    void drawLegend();

    // ClusterNodes.cpp
    void drawNode(const sim::Element& node);
    void drawRoles(const QRectF& place, const std::vector<std::string>& codes);
    void drawFlows(const sim::Element& node, const QRectF& place);
    void readRoles();

    // ClusterBand.cpp
    void joinParts();
    void drawBand();
    void nameBand();
    [[nodiscard]] bool isCrossed(const QRectF& place);
    [[nodiscard]] double stubEnd(const std::string& node) const;

    // ClusterArrows.cpp
    void drawArrows();
    void drawBetween(const std::vector<StepArrow>& arrows);
    void drawOutsideArrow(const StepArrow& arrow, int place);
    [[nodiscard]] QPolygonF outsideWay(const QRectF& outside, const QRectF& node, int place) const;
    void addMarks();

    Sketch m_sketch;
    const sim::Snapshot& m_snapshot;
    std::vector<const sim::Element*> m_nodes;
    Row m_top{};
    Row m_bottom{};
    std::map<std::string, QRectF> m_places;
    QRectF m_middle;
    QRectF m_band;
    /** The band that a node hangs on; nodes that reach nobody are not in it. */
    std::map<std::string, std::size_t> m_partOf;
    std::vector<QRectF> m_bands;
    /** Of the flow that is followed, by node. */
    std::map<std::string, std::vector<std::string>> m_roles;
    bool m_follows = false;
    double m_nodeHeight = 64;
    std::int64_t m_perDot = 1;
};

} // namespace naru::simulator
