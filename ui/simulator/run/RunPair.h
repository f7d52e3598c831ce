// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Scenario.h"
#include "sim/scenario/Timeline.h"
#include "simulator/run/Frame.h"

#include <array>

namespace naru::simulator {

enum class SideName { A, B };

/**
 * One run, or two of a comparison that stand at the same moment: random numbers are common, since both have
 * the same seed. Can go back; keeps what it had computed ahead. Not thread-safe.
 */
class RunPair
{
public:
    /** Of the checkpoints of all runs together. */
    static constexpr std::size_t mostMemory = std::size_t{512} << 20;

    /** Checks both scenarios and puts the runs at 0; B gets A's seed and end. */
    [[nodiscard]] static sim::Checked<RunPair>
    start(const sim::Scenario& a, const std::optional<sim::Scenario>& b, sim::Models models);

    [[nodiscard]] sim::Time now() const { return run(SideName::A).now(); }
    [[nodiscard]] sim::Time until() const { return m_until; }
    /** The furthest moment since the last change. */
    [[nodiscard]] sim::Time computed() const { return m_computed; }
    /** B's only where there is one. */
    [[nodiscard]] const sim::Run& run(SideName side) const;
    /** Of both together. */
    [[nodiscard]] std::uint64_t events() const;

    /** As sim::Run::advance for A; B follows to the same moment. Never beyond until(). */
    std::uint64_t advance(sim::Time moment, std::uint64_t events = sim::Run::NoLimit);
    /** Goes back or forward. */
    void goTo(sim::Time moment);
    /** Undoes the last event of A, where there is one; B goes back to the same moment. */
    void stepBack();
    /** Changes a parameter from now on; what was computed ahead is forgotten. */
    [[nodiscard]] std::optional<sim::Problem> set(SideName side, std::string_view path,
                                                  const sim::Node& value);

    /** All that a screen shows. @param followed whose story @param withDigest costs some microseconds */
    [[nodiscard]] Frame frame(const std::string& followed, bool withDigest) const;
    /** Only the stage is new; all else is that of `before`, which is much quicker. */
    [[nodiscard]] Frame frame(const Frame& before) const;

private:
    struct Kept
    {
        sim::Timeline timeline;
        /** Copied when it has got rows. */
        mutable std::shared_ptr<const sim::Recorder> recorder;
        std::shared_ptr<const sim::Recorder> ahead;
    };

    RunPair() = default;
    [[nodiscard]] static Side sideOf(const Kept& kept, const std::string& followed, bool withDigest);
    void keepAhead();
    [[nodiscard]] static std::shared_ptr<const sim::Recorder> recorderOf(const Kept& kept);
    template <class Do>
    void onEach(Do&& act)
    {
        for (std::optional<Kept>& side : m_sides) {
            if (side)
                act(*side);
        }
    }

    std::array<std::optional<Kept>, 2> m_sides;
    sim::Time m_until{};
    sim::Time m_computed{};
};

} // namespace naru::simulator
