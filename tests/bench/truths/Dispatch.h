// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Stations.h"

#include <array>

namespace naru::sim::test {

enum class Policy { Random, RoundRobin, TwoWithReplacement, TwoDistinct, Shortest };

/** Four servers with a line each; a customer is sent to one on arrival. Poisson arrivals, exponential service
 * of mean 1 s. */
class Dispatch
{
public:
    Dispatch(Policy policy, double rho, std::uint64_t seed)
        : m_policy(policy)
        , m_gaps(exponentialSeconds(1 / (rho * Servers)))
        , m_arrivals(seed, "arrivals")
        , m_services(seed, "service")
        , m_choices(seed, "choice")
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
    static constexpr std::uint32_t Servers = 4;
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
        switch (m_policy) {
        case Policy::Random:
            return m_choices.below(Servers);
        case Policy::RoundRobin:
            return m_next++ % Servers;
        case Policy::TwoWithReplacement:
        case Policy::TwoDistinct: {
            const std::uint32_t a = m_choices.below(Servers);
            const std::uint32_t b = m_policy == Policy::TwoDistinct
                                        ? (a + 1 + m_choices.below(Servers - 1)) % Servers
                                        : m_choices.below(Servers);
            return shorter(a, b);
        }
        case Policy::Shortest:
            return shorter(shorter(0, 1), shorter(2, 3));
        }
        __builtin_unreachable();
    }

    Policy m_policy;
    Distribution m_gaps;
    Distribution m_service = exponentialSeconds(1);
    Agenda m_agenda;
    Random m_arrivals;
    Random m_services;
    Random m_choices;
    std::uint32_t m_next = 0;
    std::array<std::deque<Time>, Servers> m_lines;
    DurationStatistics m_sojourn;
};

} // namespace naru::sim::test
