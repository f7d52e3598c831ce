// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Agenda.h"
#include "sim/kernel/Distribution.h"
#include "sim/kernel/Statistics.h"

#include <deque>
#include <functional>

/** Queues with known answers, on the simulator's kernel: what the tests and benchmarks of truth measure. */
namespace naru::sim::test {

/** Customers that arrive by themselves, wait in one line for `servers` servers, and are lost where `places`
 * are taken. */
class Station
{
public:
    struct Setup
    {
        Distribution gaps;
        Distribution service;
        std::uint32_t servers = 1;
        /** In the line and at the servers; 0: any number. */
        std::uint64_t places = 0;
    };

    Station(Setup setup, std::uint64_t seed)
        : m_setup(std::move(setup))
        , m_arrivals(seed, "arrivals")
        , m_services(seed, "service")
    {}

    /** Runs until so many customers have left; the first tenth warms up. */
    void run(std::uint64_t customers)
    {
        m_agenda.after(m_setup.gaps.time(m_arrivals), {.kind = Arrive});
        Event event;
        const std::uint64_t warmup = customers / 10;
        while (m_left < customers && m_agenda.next(Agenda::Latest, event)) {
            handle(event);
            if (m_left == warmup && event.kind == Leave && !m_warm) {
                m_warm = true;
                m_sojourn.clear();
                m_number.restart(m_agenda.now());
                m_arrived = m_lost = m_waited = 0;
            }
        }
    }

    [[nodiscard]] const DurationStatistics& sojourn() const { return m_sojourn; }
    [[nodiscard]] double meanNumber() const { return m_number.mean(m_agenda.now()).value(); }
    [[nodiscard]] double lossShare() const
    {
        return static_cast<double>(m_lost) / static_cast<double>(m_arrived);
    }
    /** Of those who came: how many found no server free and a place in the line (Erlang's C). */
    [[nodiscard]] double waitShare() const
    {
        return static_cast<double>(m_waited) / static_cast<double>(m_arrived);
    }
    [[nodiscard]] std::uint64_t events() const { return m_agenda.handled(); }
    [[nodiscard]] std::string digest() const { return m_agenda.digest(); }

private:
    enum Kind : EventKind { Arrive, Leave };

    void handle(const Event& event)
    {
        const Time now = m_agenda.now();
        if (event.kind == Arrive) {
            m_agenda.after(m_setup.gaps.time(m_arrivals), {.kind = Arrive});
            ++m_arrived;
            if (m_setup.places > 0 && static_cast<std::uint64_t>(m_number.level()) >= m_setup.places) {
                ++m_lost;
                return;
            }
            m_number.change(now, 1);
            if (m_busy == m_setup.servers) {
                m_line.push_back(now);
                ++m_waited;
                return;
            }
            ++m_busy;
            serve(now);
            return;
        }
        m_sojourn.record(now - m_came[event.a]);
        m_number.change(now, -1);
        ++m_left;
        m_free.push_back(event.a);
        if (m_line.empty()) {
            --m_busy;
            return;
        }
        const Time came = m_line.front();
        m_line.pop_front();
        serve(came);
    }

    void serve(Time came)
    {
        std::uint32_t place = static_cast<std::uint32_t>(m_came.size());
        if (m_free.empty()) {
            m_came.push_back(came);
        } else {
            place = m_free.back();
            m_free.pop_back();
            m_came[place] = came;
        }
        m_agenda.after(m_setup.service.time(m_services), {.kind = Leave, .a = place});
    }

    Setup m_setup;
    Agenda m_agenda;
    Random m_arrivals;
    Random m_services;
    std::deque<Time> m_line;
    std::vector<Time> m_came;
    std::vector<std::uint32_t> m_free;
    std::uint32_t m_busy = 0;
    std::uint64_t m_left = 0;
    std::uint64_t m_arrived = 0;
    std::uint64_t m_lost = 0;
    std::uint64_t m_waited = 0;
    bool m_warm = false;
    DurationStatistics m_sojourn;
    LevelStatistics m_number;
};

/** A second of simulated time is the unit of the truths. */
inline Distribution exponentialSeconds(double mean)
{
    return Distribution::exponential(mean * 1e9);
}

inline Station queue(double rho, Distribution service, std::uint64_t seed, std::uint32_t servers = 1)
{
    return Station({exponentialSeconds(1 / (rho * servers)), std::move(service), servers, 0}, seed);
}

} // namespace naru::sim::test
