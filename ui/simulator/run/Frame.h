// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Run.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace naru::simulator {

/** What the screen knows of one run at a moment. A plain value. */
struct Side
{
    sim::Snapshot snapshot;
    sim::Report report;
    /** Shared with other frames as long as no row was added; never null. */
    std::shared_ptr<const sim::Recorder> recorder;
    /** What had been recorded up to the furthest moment, where the run has gone back since; else null. Its
     * rows up to now are those of `recorder`. */
    std::shared_ptr<const sim::Recorder> ahead;
    /** The latest entries, oldest first. */
    std::vector<sim::LogEntry> log;
    /** What happened to the thing that is followed, step by step; see Frame::followed. */
    std::vector<sim::LogEntry> story;
    /** Made and planned, by time. */
    std::vector<sim::Change> changes;
    /** As they are at this moment. */
    sim::Node parameters;
    /** Of the events so far; empty while the run goes on. */
    std::string digest;
};

/**
 * The state of the runs on the desk, made in the simulation thread and read in the window's. Both runs of a
 * comparison stand at the same moment and have the same seed.
 */
struct Frame
{
    Side a;
    /** The other run of a comparison. */
    std::optional<Side> b;
    /** What the scenario is to run to. */
    sim::Time until{};
    /** Goes up by one with every scenario, seed or restart: frames with the same number are of the same run.
     */
    std::uint64_t run = 0;
    bool playing = false;
    /** False: only the snapshots are newer than in the frame before. */
    bool whole = true;
    /** Id of an element or a mark (`flow/12`, `session/7`); empty for none. */
    std::string followed;
    /** Of both runs together, over the last second; nothing while it stands. */
    std::optional<double> eventsPerSecond;
    /** The furthest moment that was computed since the last change. */
    sim::Time computed{};
    /** Moments that going back is quick to. */
    std::vector<sim::Time> checkpoints;
    /** Of the checkpoints, in bytes. */
    std::size_t checkpointMemory = 0;

    /** The run of that side; A where there is no other. */
    [[nodiscard]] const Side& side(bool isB) const { return isB && b ? *b : a; }
};

using FramePtr = std::shared_ptr<const Frame>;

} // namespace naru::simulator
