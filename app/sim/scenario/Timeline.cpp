// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Timeline.h"

#include "sim/kernel/Agenda.h"

#include <algorithm>

namespace naru::sim {

Timeline::Timeline(std::unique_ptr<Run> run)
    : Timeline(std::move(run), Bounds())
{}

Timeline::Timeline(std::unique_ptr<Run> run, Bounds bounds)
    : m_run(std::move(run))
    , m_bounds(bounds)
{
    keep();
}

/** The last checkpoint at or before the moment. */
std::size_t Timeline::lastBefore(Time moment) const
{
    const auto found = std::ranges::upper_bound(
        m_checkpoints, moment, {}, [](const Checkpoint& checkpoint) { return checkpoint.run->now(); });
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(found - m_checkpoints.begin(), 1)) - 1;
}

std::uint64_t Timeline::advance(Time until, std::uint64_t events)
{
    std::uint64_t done = 0;
    while (done < events) {
        const std::uint64_t since = m_run->events() - m_checkpoints[lastBefore(m_run->now())].run->events();
        if (since >= m_bounds.events)
            keep();
        const std::uint64_t piece =
            std::min(events - done, since >= m_bounds.events ? m_bounds.events : m_bounds.events - since);
        const std::uint64_t handled = m_run->advance(until, piece);
        done += handled;
        if (handled < piece)
            break;
    }
    return done;
}

void Timeline::restore(const Checkpoint& checkpoint)
{
    std::vector<Change> changes = m_run->changes();
    m_run = checkpoint.run->clone();
    m_run->plan(std::move(changes));
}

void Timeline::goTo(Time moment)
{
    const Checkpoint& nearest = m_checkpoints[lastBefore(moment)];
    if (moment < m_run->now() || nearest.run->now() > m_run->now())
        restore(nearest);
    advance(moment);
}

void Timeline::goToEvent(std::uint64_t events)
{
    if (events < m_run->events()) {
        const auto behind = std::ranges::upper_bound(
            m_checkpoints, events, {}, [](const Checkpoint& checkpoint) { return checkpoint.run->events(); });
        restore(*std::prev(behind));
    }
    while (m_run->events() < events)
        if (advance(Agenda::Latest, pieceTowards(*m_run, events)) == 0)
            break;
}

std::optional<Problem> Timeline::set(std::string_view path, const Node& value)
{
    if (auto problem = m_run->set(path, value))
        return problem;
    while (m_checkpoints.size() > 1 && m_checkpoints.back().run->now() > m_run->now()) {
        m_memory -= m_checkpoints.back().memory;
        m_checkpoints.pop_back();
    }
    return {};
}

std::vector<Time> Timeline::checkpoints() const
{
    std::vector<Time> times;
    for (const Checkpoint& checkpoint : m_checkpoints)
        times.push_back(checkpoint.run->now());
    return times;
}

void Timeline::keep()
{
    Checkpoint checkpoint{m_run->clone(), m_run->memory()};
    m_memory += checkpoint.memory;
    const std::size_t place = m_checkpoints.empty() ? 0 : lastBefore(m_run->now()) + 1;
    m_checkpoints.insert(m_checkpoints.begin() + static_cast<std::ptrdiff_t>(place), std::move(checkpoint));
    thin();
}

/** Gives up the checkpoint that is missed least: the one whose neighbours are nearest to each other. */
void Timeline::thin()
{
    while (m_memory > m_bounds.memory && m_checkpoints.size() > 2) {
        std::size_t least = 1;
        std::uint64_t gap = Run::NoLimit;
        for (std::size_t i = 1; i + 1 < m_checkpoints.size(); ++i) {
            const std::uint64_t between =
                m_checkpoints[i + 1].run->events() - m_checkpoints[i - 1].run->events();
            if (between < gap) {
                gap = between;
                least = i;
            }
        }
        m_memory -= m_checkpoints[least].memory;
        m_checkpoints.erase(m_checkpoints.begin() + static_cast<std::ptrdiff_t>(least));
        m_bounds.events = std::max(m_bounds.events, gap / 2);
    }
}

} // namespace naru::sim
