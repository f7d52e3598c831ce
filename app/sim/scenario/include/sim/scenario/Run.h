// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Fields.h"
#include "sim/scenario/Problem.h"
#include "sim/scenario/Recorder.h"
#include "sim/scenario/Report.h"
#include "sim/scenario/Snapshot.h"

#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <vector>

namespace naru::sim {

/** A parameter that changes during a run, planned by the scenario or made by hand. It takes effect before all
 * events of its moment and is part of the digest. */
struct Change
{
    Time at{};
    std::string path;
    Node value;
};

/** What a run needs besides its model's parameters. */
struct RunSettings
{
    std::uint64_t seed = 1;
    /** Statistics begin here. */
    Time warmup{};
    Time sampleEvery = std::chrono::seconds(1);
    /** The series to record; all when empty. */
    std::vector<std::string> series;
    std::vector<Change> changes;
};

/** One run of a model. Not thread-safe; lives in one thread at a time. */
class Run
{
public:
    static constexpr std::uint64_t NoLimit = std::numeric_limits<std::uint64_t>::max();

    virtual ~Run() = default;
    /** A checkpoint: an independent copy in the same state, which goes on exactly as this one would. */
    [[nodiscard]] virtual std::unique_ptr<Run> clone() const = 0;
    /** A copy in which the changes that come before the next event have been made already: what a screen
     * shows of a run that stands. Null where there are none. */
    [[nodiscard]] virtual std::unique_ptr<Run> withPendingChanges() const = 0;

    /**
     * Handles the events before `until`, at most `events` of them, and then stands at `until`, or at the last
     * event handled when `events` ended it. Whether a run is advanced at once or in pieces makes no
     * difference.
     * @return how many were handled
     */
    virtual std::uint64_t advance(Time until, std::uint64_t events = NoLimit) = 0;
    [[nodiscard]] virtual Time now() const = 0;
    /** Handled since the start. */
    [[nodiscard]] virtual std::uint64_t events() const = 0;
    [[nodiscard]] virtual std::size_t pending() const = 0;
    /** SHA-256 of the ordered stream of events so far; 64 hexadecimal digits. */
    [[nodiscard]] virtual std::string digest() const = 0;

    /**
     * Changes a parameter now: before the next event, and, where an event of this very moment has been
     * handled already, a nanosecond later. Recorded in changes(). Nothing is changed where there is a
     * problem.
     */
    [[nodiscard]] virtual std::optional<Problem> set(std::string_view path, const Node& value) = 0;
    /** All changes, made and planned, by time. A scenario with these repeats the run. */
    [[nodiscard]] virtual const std::vector<Change>& changes() const = 0;
    /** Replaces the planned changes; those that lie before now must be the ones that were made. */
    virtual void plan(std::vector<Change> changes) = 0;
    /** Problems of planned changes that could not be made when their time came. */
    [[nodiscard]] virtual const std::vector<Problem>& refusedChanges() const = 0;
    /** The parameters as they are now. */
    [[nodiscard]] virtual const Node& parameters() const = 0;

    [[nodiscard]] virtual Report report() const = 0;
    [[nodiscard]] virtual const Recorder& recorder() const = 0;
    [[nodiscard]] virtual Snapshot snapshot() const = 0;
    /** The latest entries of the event log, oldest first. */
    [[nodiscard]] virtual std::vector<LogEntry> log(std::size_t most) const = 0;
    /** What happened to one element or mark, step by step; empty where the model keeps none. */
    [[nodiscard]] virtual std::vector<LogEntry> story(std::string_view id) const = 0;
    /** About what clone() takes, in bytes. */
    [[nodiscard]] virtual std::size_t memory() const = 0;
};

/** How many events `advance` may handle on the way to where `events` have been handled: changes count among
 * these, but not for `advance`, so that it goes one by one near the end. */
[[nodiscard]] std::uint64_t pieceTowards(const Run& run, std::uint64_t events);

} // namespace naru::sim
