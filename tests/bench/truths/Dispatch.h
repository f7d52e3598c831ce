// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Stations.h"

namespace naru::sim::test {

enum class Policy { Random, RoundRobin, Choices, DistinctTwo, Shortest };

/** Servers with a line each; a customer is sent to one on arrival. Poisson arrivals, exponential service of
 * mean 1 s. */
class Dispatch
{
public:
    struct Setup
    {
        Policy policy;
        /** Load of each server. */
        double rho;
        std::uint32_t servers = 4;
        /** Servers that Policy::Choices draws, with replacement. */
        std::uint32_t choices = 2;
    };

    Dispatch(const Setup& setup, std::uint64_t seed)
        : m_setup(setup)
        , m_gaps(exponentialSeconds(1 / (setup.rho * setup.servers)))
        , m_arrivals(seed, "arrivals")
        , m_services(seed, "service")
        , m_choices(seed, "choice")
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
        const std::uint32_t server = choose();
        m_lines[server].push_back(m_agenda.now());
        if (m_lines[server].size() == 1)
            m_agenda.after(m_service.time(m_services), {.kind = Leave, .a = server});
    }
    void leave(std::uint32_t server)
    {
        m_sojourn.record(m_agenda.now() - m_lines[server].front());
        m_lines[server].pop_front();
        if (!m_lines[server].empty())
            m_agenda.after(m_service.time(m_services), {.kind = Leave, .a = server});
    }
    std::uint32_t shorter(std::uint32_t a, std::uint32_t b) const
    {
        return m_lines[a].size() <= m_lines[b].size() ? a : b;
    }
    std::uint32_t choose()
    {
        const std::uint32_t servers = m_setup.servers;
        switch (m_setup.policy) {
        case Policy::Random:
            return m_choices.below(servers);
        case Policy::RoundRobin:
            return m_next++ % servers;
        case Policy::Choices: {
            std::uint32_t best = m_choices.below(servers);
            for (std::uint32_t drawn = 1; drawn < m_setup.choices; ++drawn)
                best = shorter(best, m_choices.below(servers));
            return best;
        }
        case Policy::DistinctTwo: {
            const std::uint32_t first = m_choices.below(servers);
            return shorter(first, (first + 1 + m_choices.below(servers - 1)) % servers);
        }
        case Policy::Shortest: {
            std::uint32_t best = 0;
            for (std::uint32_t server = 1; server < servers; ++server)
                best = shorter(best, server);
            return best;
        }
        }
        __builtin_unreachable();
    }

    Setup m_setup;
    Distribution m_gaps;
    Distribution m_service = exponentialSeconds(1);
    Agenda m_agenda;
    Random m_arrivals;
    Random m_services;
    Random m_choices;
    std::uint32_t m_next = 0;
    std::vector<std::deque<Time>> m_lines;
    DurationStatistics m_sojourn;
};

} // namespace naru::sim::test
