// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Stations.h"
#include "sim/balancer/Chooser.h"

namespace naru::sim::test {

/** Servers with a line each; a customer is sent to one on arrival, by the balancer's own chooser. Poisson
 * arrivals, exponential service of mean 1 s. */
class Dispatch
{
public:
    struct Setup
    {
        balancer::Method method;
        /** Load of each server. */
        double rho;
        std::uint32_t servers = 4;
        /** Not 0: the shortest of so many lines, drawn with replacement, instead of the chooser's method. */
        std::uint32_t choices = 0;
    };

    Dispatch(const Setup& setup, std::uint64_t seed)
        : m_setup(setup)
        , m_gaps(exponentialSeconds(1 / (setup.rho * setup.servers)))
        , m_arrivals(seed, "arrivals")
        , m_services(seed, "service")
        , m_choices(seed, "choice")
        , m_chooser(setup.method, balancer::Members(setup.servers))
        , m_lines(setup.servers)
    {}

    void run(std::uint64_t customers)
    {
        m_agenda.after(m_gaps.time(m_arrivals), {.kind = Arrive});
        Event event;
        for (std::uint64_t left = 0; left < customers && m_agenda.next(Agenda::Latest, event);) {
            if (event.kind == Arrive) {
                arrive();
                continue;
            }
            leave(event.a);
            if (++left == customers / 10)
                m_sojourn.clear();
        }
    }
    [[nodiscard]] const DurationStatistics& sojourn() const { return m_sojourn; }

private:
    enum Kind : EventKind { Arrive, Leave };

    void arrive()
    {
        m_agenda.after(m_gaps.time(m_arrivals), {.kind = Arrive});
        const std::uint32_t server = m_setup.choices > 0 ? shortestOfSome() : choose();
        m_chooser.take(server);
        m_lines[server].push_back(m_agenda.now());
        if (m_lines[server].size() == 1)
            m_agenda.after(m_service.time(m_services), {.kind = Leave, .a = server});
    }
    void leave(std::uint32_t server)
    {
        m_sojourn.record(m_agenda.now() - m_lines[server].front());
        m_lines[server].pop_front();
        m_chooser.release(server);
        if (!m_lines[server].empty())
            m_agenda.after(m_service.time(m_services), {.kind = Leave, .a = server});
    }
    std::uint32_t choose()
    {
        balancer::Ask ask;
        for (std::size_t drawn = 0; drawn < m_chooser.randomNumbers(); ++drawn)
            ask.random[drawn] = m_choices.bits();
        return m_chooser.choose(ask).value();
    }
    std::uint32_t shortestOfSome()
    {
        std::uint32_t best = m_choices.below(m_setup.servers);
        for (std::uint32_t drawn = 1; drawn < m_setup.choices; ++drawn)
            if (const std::uint32_t other = m_choices.below(m_setup.servers);
                m_lines[other].size() < m_lines[best].size())
                best = other;
        return best;
    }

    Setup m_setup;
    Distribution m_gaps;
    Distribution m_service = exponentialSeconds(1);
    Agenda m_agenda;
    Random m_arrivals;
    Random m_services;
    Random m_choices;
    balancer::Chooser m_chooser;
    std::vector<std::deque<Time>> m_lines;
    DurationStatistics m_sojourn;
};

} // namespace naru::sim::test
