// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Node.h"
#include "sim/scenario/Snapshot.h"
#include "simulator/stage/Scene.h"

#include <QSizeF>

namespace naru::wording {
class Words;
}

namespace naru::simulator {

/** The smallest stage that a scene is made for; a smaller one shows a part of it. */
inline constexpr QSizeF leastStage{480, 300};

/** What a scene is made from. All that is referred to outlives the call. */
struct SceneInput
{
    const sim::Snapshot& snapshot;
    /** The run's, as they are at the moment. */
    const sim::Node& parameters;
    /** The element's or mark's id; empty for nothing. */
    QString selection;
    /** Of what is followed; empty for nothing. */
    const std::vector<sim::LogEntry>& story;
    /** How many of its steps have happened. */
    std::size_t now = 0;
    /** The passage that the stage explains where it can, by its number; 0: the latest that failed. */
    std::uint64_t explained = 0;
    QSizeF size;
    const Typeset& type;
    const wording::Words& words;
};

/** Clients, balancers, appliances and servers; sessions as marks. */
[[nodiscard]] Scene balancerScene(const SceneInput& input);
/** Nodes around their control link; roles and numbered steps of the flow that is followed. */
[[nodiscard]] Scene clusterScene(const SceneInput& input);
/** Peers, DRA and peer groups with pipes between them; the CPU with its ranges. */
[[nodiscard]] Scene limiterScene(const SceneInput& input);
/** The one of that model; an empty scene for another name. */
[[nodiscard]] Scene sceneOf(const QString& model, const SceneInput& input);

} // namespace naru::simulator
