// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Assertion.h"
#include "simulator/run/RunPair.h"

namespace naru::simulator {

/** Until when a run is to go on; whichever comes first. The scenario's end always stops it. */
struct StopAt
{
    std::optional<sim::Time> moment;
    /** The code of a log entry that is yet to come; empty for none. */
    std::string event;
    /** A figure of run A that comes to hold; looked at with each sample. */
    std::optional<sim::Assertion> condition;
};

enum class StopReason { Moment, Event, Condition, End };

/** Watches a run that goes on for what is to stop it. */
class StopWatch
{
public:
    StopWatch() = default;
    /** @param pair as it stands when it is set going */
    StopWatch(StopAt stop, const RunPair& pair);

    /** How far the run may go at once. */
    [[nodiscard]] sim::Time bound(const RunPair& pair) const;
    /** How many events at most between two looks, so that nothing slips through. */
    [[nodiscard]] std::uint64_t slice() const;
    /** Whether it has come to that; the pair then stands behind the event that stopped it. */
    [[nodiscard]] std::optional<StopReason> reached(RunPair& pair);

private:
    [[nodiscard]] bool holds(const RunPair& pair) const;

    StopAt m_stop;
    /** Log entries after this moment count. */
    sim::Time m_since{};
    std::size_t m_rows = 0;
    /** It held already when the run was set going: it must first cease to. */
    bool m_held = false;
};

} // namespace naru::simulator
