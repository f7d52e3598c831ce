// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/BalancerState.h"

#include <QTest>

#include <algorithm>

namespace naru::sim::balancer::test {

using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

inline DurationSpec exactly(Time time)
{
    return {timeText(time), Distribution::deterministic(static_cast<double>(time.count()))};
}

inline DurationSpec exponentially(Time mean)
{
    return {"exponential(" + timeText(mean) + ')',
            Distribution::exponential(static_cast<double>(mean.count()))};
}

/** Appliances uag1, uag2, … behind one balancer of the given persistence; one client a second, without a
 * monitor's events in between where `watched` is false. */
inline BalancerParameters setup(std::size_t appliances, Persistence persistence, bool watched = false)
{
    BalancerParameters parameters;
    parameters.uags.resize(appliances);
    for (std::size_t index = 0; index < appliances; ++index)
        parameters.uags[index].name = "uag" + std::to_string(index + 1);
    parameters.balancers[0].persistence = persistence;
    parameters.balancers[0].monitor.enabled = watched;
    return parameters;
}

/** A run whose invariants are held against its sessions after every event. */
class Stage
{
public:
    explicit Stage(const BalancerParameters& parameters, std::uint64_t seed = 1)
        : m_parameters(parameters)
        , m_state(parameters, seed)
    {
        m_state.start(m_agenda);
    }

    /** Handles everything before `until`; false where an invariant breaks, which `broken` then names. */
    [[nodiscard]] bool run(Time until)
    {
        Event event;
        std::vector<std::optional<std::uint32_t>> before = occupantsWhereDown();
        while (m_agenda.next(until, event)) {
            m_state.handle(event, m_agenda);
            std::vector<std::optional<std::uint32_t>> after = occupantsWhereDown();
            m_broken = m_state.brokenInvariant();
            for (std::size_t uag = 0; uag < after.size(); ++uag)
                if (before[uag] && after[uag] && *after[uag] > *before[uag])
                    m_broken = "an appliance that is down for every balancer got a session";
            if (m_broken) {
                qWarning("at %s: %s", timeText(m_agenda.now()).c_str(), m_broken->c_str());
                return false;
            }
            before = std::move(after);
        }
        m_agenda.moveTo(until);
        return true;
    }
    /** The invariant that broke in `run`, or does not hold now. */
    [[nodiscard]] std::optional<std::string> broken() const
    {
        return m_broken ? m_broken : m_state.brokenInvariant();
    }

    /** Handles one event; false when there is none before `until`. */
    [[nodiscard]] bool step(Time until)
    {
        Event event;
        if (!m_agenda.next(until, event))
            return false;
        m_state.handle(event, m_agenda);
        return true;
    }

    /** Parameters that the run takes over when `apply` is called. */
    [[nodiscard]] BalancerParameters& parameters() { return m_parameters; }
    void apply() { m_state.change(m_parameters, {}, m_agenda); }

    [[nodiscard]] const BalancerState& state() const { return m_state; }
    [[nodiscard]] const Counters& counters() const { return m_state.totals().counters; }
    [[nodiscard]] const Appliance& uag(std::size_t number) const { return m_state.appliances()[number - 1]; }
    [[nodiscard]] std::int64_t sessionsOn(std::size_t number) const { return uag(number).sessions.level(); }
    [[nodiscard]] Time now() const { return m_agenda.now(); }

private:
    /** Sessions on a quiesced appliance only become fewer once every balancer has seen it (U25). */
    [[nodiscard]] std::vector<std::optional<std::uint32_t>> occupantsWhereDown() const
    {
        std::vector<std::optional<std::uint32_t>> occupants(m_state.appliances().size());
        for (std::size_t uag = 0; uag < occupants.size(); ++uag)
            if (std::ranges::all_of(m_state.fronts(), [uag](const Front& front) {
                    return front.watches() && front.members()[uag].health == Health::Down;
                }))
                occupants[uag] = m_state.appliances()[uag].occupants;
        return occupants;
    }

    BalancerParameters m_parameters;
    Agenda m_agenda;
    BalancerState m_state;
    std::optional<std::string> m_broken;
};

} // namespace naru::sim::balancer::test
