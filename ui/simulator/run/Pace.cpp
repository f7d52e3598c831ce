// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/run/Pace.h"

#include "sim/kernel/Agenda.h"

namespace naru::simulator {

namespace {

/** A lag that is worth a new start; less is made up for by itself. */
constexpr base::Nanoseconds longestLag = std::chrono::milliseconds(100);

} // namespace

std::optional<sim::Time> Pace::bound(base::SteadyTime now) const
{
    if (!m_speed)
        return {};
    const double ahead = std::chrono::duration<double>(now - m_real).count() * *m_speed;
    const double room = std::chrono::duration<double>(sim::Agenda::Latest - m_simulated).count();
    if (ahead >= room)
        return sim::Agenda::Latest;
    return m_simulated + std::chrono::duration_cast<sim::Time>(std::chrono::duration<double>(ahead));
}

void Pace::fellBehind(sim::Time simulated, base::SteadyTime now)
{
    const auto due = bound(now);
    if (due && std::chrono::duration<double>(*due - simulated) >
                   std::chrono::duration<double>(longestLag) * *m_speed)
        start(simulated, now);
}

} // namespace naru::simulator
