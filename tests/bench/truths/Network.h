// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Stations.h"

#include <array>

namespace naru::sim::test {

/** Jackson's network of the truths: 4 customers a second come to the first of three stations (10, 8 and 6 a
 * second); 1 to 2 half of them, 1 to 3 three tenths, 2 to 1 two tenths, 2 to 3 three tenths, 3 to 2 one
 * tenth. */
class Network
{
public:
    explicit Network(std::uint64_t seed)
        : m_arrivals(seed, "arrivals")
        , m_services(seed, "service")
        , m_ways(seed, "way")
    {}

    /** Runs until so many customers have left; the first tenth warms up. */
    void run(std::uint64_t customers)
    {
        m_agenda.after(m_gaps.time(m_arrivals), {.kind = Arrive});
        Event event;
        for (std::uint64_t left = 0; left < customers && m_agenda.next(Agenda::Latest, event);) {
            if (event.kind == Arrive) {
                m_agenda.after(m_gaps.time(m_arrivals), {.kind = Arrive});
                enter(0, m_agenda.now());
            } else if (serve(event.a) && ++left == customers / 10) {
                m_sojourn.clear();
                for (LevelStatistics& number : m_numbers)
                    number.restart(m_agenda.now());
            }
        }
    }
    /** Mean numbers at the three, and the mean time in the network, in seconds. */
    [[nodiscard]] std::vector<double> figures() const
    {
        std::vector<double> all;
        for (const LevelStatistics& number : m_numbers)
            all.push_back(number.mean(m_agenda.now()).value());
        all.push_back(m_sojourn.mean().value());
        return all;
    }

private:
    enum Kind : EventKind { Arrive, Done };

    void enter(std::uint32_t station, Time came)
    {
        m_numbers[station].change(m_agenda.now(), 1);
        m_lines[station].push_back(came);
        if (m_lines[station].size() == 1)
            m_agenda.after(m_service[station].time(m_services), {.kind = Done, .a = station});
    }
    /** One is done at the station; returns whether it leaves the network. */
    bool serve(std::uint32_t station)
    {
        const Time came = m_lines[station].front();
        m_lines[station].pop_front();
        m_numbers[station].change(m_agenda.now(), -1);
        if (!m_lines[station].empty())
            m_agenda.after(m_service[station].time(m_services), {.kind = Done, .a = station});
        double chance = m_ways.uniform();
        for (std::uint32_t next = 0; next < 3; ++next) {
            chance -= Ways[station][next];
            if (chance < 0) {
                enter(next, came);
                return false;
            }
        }
        m_sojourn.record(m_agenda.now() - came);
        return true;
    }

    static constexpr std::array<std::array<double, 3>, 3> Ways{{{0, .5, .3}, {.2, 0, .3}, {0, .1, 0}}};
    Distribution m_gaps = exponentialSeconds(1.0 / 4);
    std::array<Distribution, 3> m_service{exponentialSeconds(1.0 / 10), exponentialSeconds(1.0 / 8),
                                          exponentialSeconds(1.0 / 6)};
    Agenda m_agenda;
    Random m_arrivals;
    Random m_services;
    Random m_ways;
    std::array<std::deque<Time>, 3> m_lines;
    std::array<LevelStatistics, 3> m_numbers;
    DurationStatistics m_sojourn;
};

} // namespace naru::sim::test
