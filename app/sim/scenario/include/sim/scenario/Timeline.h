// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Run.h"

#include <memory>
#include <vector>

namespace naru::sim {

/**
 * A run that can go back: keeps checkpoints on the way, evenly thinned so that they stay within a bound of
 * memory. Going back restores the nearest one before and runs on from there, with the same result. Not
 * thread-safe.
 */
class Timeline
{
public:
    struct Bounds
    {
        std::size_t memory = std::size_t{512} << 20;
        /** Checkpoints are this many events apart, more when memory runs short. */
        std::uint64_t events = 1'000'000;
    };

    /** @param run at its start */
    explicit Timeline(std::unique_ptr<Run> run);
    Timeline(std::unique_ptr<Run> run, Bounds bounds);

    [[nodiscard]] const Run& run() const { return *m_run; }
    /** As Run::advance. */
    std::uint64_t advance(Time until, std::uint64_t events = Run::NoLimit);
    /** Goes to a moment before or after now. */
    void goTo(Time moment);
    /** Goes to where so many events have been handled, as the last of them left the run; one more where a
     * change comes between, which is made together with the event behind it. */
    void goToEvent(std::uint64_t events);
    /** Changes a parameter now; what had been simulated behind now is forgotten. */
    [[nodiscard]] std::optional<Problem> set(std::string_view path, const Node& value);

    /** The moments that going back is quick to, the start among them. */
    [[nodiscard]] std::vector<Time> checkpoints() const;
    [[nodiscard]] std::size_t memory() const { return m_memory; }

private:
    struct Checkpoint
    {
        std::unique_ptr<Run> run;
        std::size_t memory = 0;
    };

    void keep();
    void thin();
    [[nodiscard]] std::size_t lastBefore(Time moment) const;
    void restore(const Checkpoint& checkpoint);

    std::unique_ptr<Run> m_run;
    Bounds m_bounds;
    /** By time; the first is the start and is never given up. */
    std::vector<Checkpoint> m_checkpoints;
    std::size_t m_memory = 0;
};

} // namespace naru::sim
