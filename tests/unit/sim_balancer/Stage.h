// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/BalancerState.h"

#include <QTest>

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

    /** Handles everything before `until`; false where an invariant breaks. */
    [[nodiscard]] bool run(Time until)
    {
        Event event;
        while (m_agenda.next(until, event)) {
            m_state.handle(event, m_agenda);
            if (const auto broken = m_state.brokenInvariant()) {
                qWarning("at %s: %s", timeText(m_agenda.now()).c_str(), broken->c_str());
                return false;
            }
        }
        m_agenda.moveTo(until);
        return true;
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
    BalancerParameters m_parameters;
    Agenda m_agenda;
    BalancerState m_state;
};

} // namespace naru::sim::balancer::test
