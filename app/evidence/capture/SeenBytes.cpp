// SPDX-License-Identifier: GPL-3.0-or-later
#include "SeenBytes.h"

#include <algorithm>

namespace naru::evidence {

namespace {

/** Sequence numbers wrap: what is less than half the circle ahead is behind. */
std::int32_t distance(std::uint32_t from, std::uint32_t to)
{
    return static_cast<std::int32_t>(to - from);
}

} // namespace

SeenBytes::Kind SeenBytes::take(std::uint32_t begin, std::uint32_t length)
{
    constexpr std::size_t mostIslands = 16;
    const std::uint32_t end = begin + length;
    if (distance(m_next, end) <= 0)
        return length == 1 && end == m_next ? Kind::KeepAlive : Kind::Repeated;
    if (distance(m_next, begin) > 0) {
        for (const auto& [from, to] : m_islands) {
            if (distance(from, begin) >= 0 && distance(end, to) >= 0)
                return Kind::Repeated;
        }
        if (m_islands.size() < mostIslands)
            m_islands.emplace_back(begin, end);
        return Kind::Ahead;
    }
    m_next = end;
    if (m_islands.empty())
        return Kind::New;
    join();
    return Kind::FillsHole;
}

void SeenBytes::join()
{
    std::ranges::sort(m_islands, [](const auto& a, const auto& b) { return distance(a.first, b.first) > 0; });
    while (!m_islands.empty() && distance(m_next, m_islands.front().first) <= 0) {
        if (distance(m_next, m_islands.front().second) > 0)
            m_next = m_islands.front().second;
        m_islands.erase(m_islands.begin());
    }
}

} // namespace naru::evidence
