// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/stage/Scene.h"

#include <chrono>
#include <vector>

namespace naru::simulator {

/** The marks that are on their way over the stage. Knows no clock: it is told how much time has gone by. */
class Travels
{
public:
    using Milliseconds = std::chrono::duration<double, std::milli>;

    /** More are not under way at once: the oldest are taken off. */
    static constexpr std::size_t Most = 300;

    struct Traveller
    {
        SceneMark mark;
        /** Negative: has not set out yet. */
        Milliseconds age{};
        /** From its first to its last point. */
        Milliseconds takes{};

        [[nodiscard]] double share() const { return age / takes; }
        [[nodiscard]] bool isOver() const;
    };

    /** Sends off what the scene has beyond what was sent off before, spread over `within`; each link of a
     * way takes `perLink`. A scene with older marks only is one of another moment or run: nothing is under
     * way then. */
    void take(const Scene& scene, Milliseconds perLink, Milliseconds within);
    void advance(Milliseconds by);
    /** Nothing is under way; what comes next is compared with nothing. */
    void clear();

    [[nodiscard]] bool isEmpty() const { return m_travellers.empty(); }
    [[nodiscard]] const std::vector<Traveller>& all() const { return m_travellers; }

private:
    std::vector<Traveller> m_travellers;
    std::uint64_t m_seen = 0;
    bool m_hasSeen = false;
};

} // namespace naru::simulator
