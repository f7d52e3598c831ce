// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/stage/Sketch.h"

#include <map>

namespace naru::simulator {

/** Draws the balancer's stage: Internet, DMZ and data centre from left to right. */
class BalancerSketch
{
    Q_DECLARE_TR_FUNCTIONS(naru::simulator::BalancerSketch)

public:
    explicit BalancerSketch(const SceneInput& input);

    [[nodiscard]] Scene draw();

private:
    using Elements = std::vector<const sim::Element*>;

    // BalancerScene.cpp
    void sortElements();
    void layOut();
    void drawZones();
    void drawLinks();
    void drawServers();
    void drawLegend();

    // BalancerBoxes.cpp
    void drawClients(const sim::Element& clients, const QRectF& place);
    void drawFront(const sim::Element& front, const QRectF& place);
    void drawAppliance(const sim::Element& uag, const QRectF& place);
    void drawRow(const sim::Element& uag, const QRectF& place);
    void drawNumbers(const sim::Element& uag, const QRectF& place);
    void drawSessions(const std::string& box, const QRectF& area, std::int64_t count);
    [[nodiscard]] std::int64_t signedIn(const sim::Element& clients) const;
    [[nodiscard]] const std::vector<const sim::Mark*>& marksOf(const std::string& id) const;

    // BalancerPassages.cpp
    void drawFollowed();
    void drawMisrouted();
    void addMarks();
    [[nodiscard]] QPolygonF belowFronts(const QRectF& a, const QRectF& b, double shift) const;
    [[nodiscard]] QPolygonF polygonOf(const std::vector<std::string>& way, double shift) const;
    [[nodiscard]] const sim::Passage* explained() const;
    [[nodiscard]] QString nameOf(const std::string& id) const;

    Sketch m_sketch;
    const sim::Snapshot& m_snapshot;
    Elements m_clients;
    Elements m_fronts;
    Elements m_uags;
    Elements m_servers;
    std::map<std::string, QRectF> m_places;
    /** Sessions at an appliance, or from a group of clients. */
    std::map<std::string, std::vector<const sim::Mark*>> m_marks;
    /** Dots of sessions, at their appliance and among the clients. */
    std::map<std::uint64_t, QPointF> m_sessionAt;
    std::map<std::uint64_t, QPointF> m_clientAt;
    double m_dmz = 0;
    double m_centre = 0;
    QRectF m_told;
    /** The most that one dot stands for; 1: each is a session. */
    std::int64_t m_perDot = 1;
};

} // namespace naru::simulator
