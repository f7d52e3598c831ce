// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/Travels.h"

#include <algorithm>

namespace naru::simulator {

namespace {

/** What dies is seen for so much longer. */
constexpr Travels::Milliseconds mourned{600};

} // namespace

bool Travels::Traveller::isOver() const
{
    return age >= (mark.dies ? takes + mourned : takes);
}

void Travels::take(const Scene& scene, Milliseconds perLink, Milliseconds within)
{
    const std::uint64_t latest = scene.marks.empty() ? 0 : scene.marks.back().id;
    if (latest < m_seen)
        clear();
    // What is there when one begins to look has long arrived.
    const auto isNew = [&](const SceneMark& mark) { return m_hasSeen && mark.id > m_seen; };
    const auto count = std::ranges::count_if(scene.marks, isNew);
    std::ptrdiff_t place = 0;
    for (const SceneMark& mark : scene.marks) {
        if (!isNew(mark) || mark.way.size() < 2)
            continue;
        const double share = static_cast<double>(place++) / static_cast<double>(count);
        m_travellers.push_back({.mark = mark,
                                .age = -within * share,
                                .takes = perLink * static_cast<double>(mark.way.size() / 2)});
    }
    m_seen = latest;
    m_hasSeen = true;
    if (m_travellers.size() > Most)
        m_travellers.erase(m_travellers.begin(), m_travellers.end() - static_cast<std::ptrdiff_t>(Most));
}

void Travels::advance(Milliseconds by)
{
    for (Traveller& traveller : m_travellers)
        traveller.age += by;
    std::erase_if(m_travellers, [](const Traveller& traveller) { return traveller.isOver(); });
}

void Travels::clear()
{
    m_travellers.clear();
    m_seen = 0;
    m_hasSeen = false;
}

} // namespace naru::simulator
