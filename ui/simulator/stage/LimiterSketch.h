// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/stage/Sketch.h"

#include <map>

namespace naru::simulator {

/** Draws the limiter's stage: peers, DRA and peer groups from left to right, the CPU below. */
class LimiterSketch
{
    Q_DECLARE_TR_FUNCTIONS(naru::simulator::LimiterSketch)

public:
    explicit LimiterSketch(const SceneInput& input);

    [[nodiscard]] Scene draw();

private:
    /** What comes by one pipe from the peers. */
    struct Flow
    {
        std::vector<const sim::Element*> peers;
        /** As the field writes it: `Gx CCR-I`; empty for all of a peer. */
        QString message{};
        QString brief{};
        double offered = 0;
        double admitted = 0;
        /** By limits, with an answer or without. */
        double refused = 0;
        /** What refusals are answered with, where all have the same. */
        std::optional<double> resultCode{};
    };

    // LimiterScene.cpp
    void sortElements();
    void layOut();
    void drawPeers();
    void drawGroups();
    void drawDatabase();

    // LimiterDra.cpp
    void drawDra();
    double drawLimit(const sim::Element& limit, const QRectF& place, bool isShort);
    [[nodiscard]] static bool isCut(const sim::Element& limit);
    void drawLevel(const QRectF& place);

    // LimiterPipes.cpp
    void gatherFlows();
    [[nodiscard]] static Flow flowOf(const sim::Element& peer, const sim::Link& link);
    void chooseScale();
    void drawIncoming(const Flow& flow, const QRectF& place);
    void drawOutgoing(const sim::Link& link, const QRectF& place);
    void drawChevrons(const QRectF& pipe);

    // CpuGauge.cpp
    void drawGauge();

    Sketch m_sketch;
    const sim::Snapshot& m_snapshot;
    std::vector<const sim::Element*> m_peers;
    std::vector<const sim::Element*> m_groups;
    std::vector<const sim::Element*> m_limits;
    std::vector<const sim::Element*> m_ranges;
    const sim::Element* m_database = nullptr;
    std::vector<Flow> m_flows;
    std::map<std::string, QRectF> m_places;
    std::vector<QRectF> m_slots;
    QRectF m_left;
    QRectF m_dra;
    QRectF m_right;
    QRectF m_databasePlace;
    QRectF m_gauge;
    /** Pixels of a pipe's width for 1 a second. */
    double m_scale = 0.04;
};

} // namespace naru::simulator
