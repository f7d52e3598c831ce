// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/run/StopAt.h"

#include <algorithm>

namespace naru::simulator {

using sim::Time;

namespace {

constexpr std::uint64_t freeSlice = 4096;
/** An event makes few log entries: what so many make is still in the log of each model. */
constexpr std::uint64_t watchedSlice = 128;
constexpr std::size_t watchedLog = 512;

} // namespace

StopWatch::StopWatch(StopAt stop, const RunPair& pair)
    : m_stop(std::move(stop))
    , m_since(pair.now())
    , m_rows(pair.run(SideName::A).recorder().times().size())
    , m_held(holds(pair))
{}

Time StopWatch::bound(const RunPair& pair) const
{
    Time bound = pair.until();
    if (m_stop.moment)
        bound = std::min(bound, std::max(*m_stop.moment, pair.now()));
    // Behind the sample, so that its row is there to be looked at.
    if (const auto due = pair.run(SideName::A).recorder().due(); m_stop.condition && due && *due > pair.now())
        bound = std::min(bound, *due);
    return bound;
}

std::uint64_t StopWatch::slice() const
{
    return m_stop.event.empty() ? freeSlice : watchedSlice;
}

std::optional<StopReason> StopWatch::reached(RunPair& pair)
{
    if (!m_stop.event.empty()) {
        const std::vector<sim::LogEntry> log = pair.run(SideName::A).log(watchedLog);
        const auto found = std::ranges::find_if(log, [&](const sim::LogEntry& entry) {
            return entry.at > m_since && entry.code == m_stop.event;
        });
        if (found != log.end()) {
            const Time behind = found->at + Time(1);
            if (behind < pair.now())
                pair.goTo(behind);
            return StopReason::Event;
        }
    }
    if (const std::size_t rows = pair.run(SideName::A).recorder().times().size();
        m_stop.condition && rows != m_rows) {
        m_rows = rows;
        const bool held = std::exchange(m_held, holds(pair));
        if (m_held && !held)
            return StopReason::Condition;
    }
    if (m_stop.moment && pair.now() >= *m_stop.moment)
        return StopReason::Moment;
    if (pair.now() >= pair.until())
        return StopReason::End;
    return {};
}

bool StopWatch::holds(const RunPair& pair) const
{
    if (!m_stop.condition)
        return false;
    const sim::Run& run = pair.run(SideName::A);
    return sim::evaluate(*m_stop.condition, run.report(), run.recorder()).holds;
}

} // namespace naru::simulator
