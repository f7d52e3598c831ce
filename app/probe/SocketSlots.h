// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>

namespace naru::probe {

/** Counts the sockets of a run against their bound. */
class SocketSlots
{
public:
    explicit SocketSlots(int limit)
        : m_limit(limit)
    {}

    [[nodiscard]] bool free() const { return m_open < m_limit; }
    /** More than half are taken: what is worth less should wait. */
    [[nodiscard]] bool scarce() const { return m_open * 2 > m_limit; }
    [[nodiscard]] int open() const { return m_open; }
    void take() { ++m_open; }
    void give() { m_open = std::max(0, m_open - 1); }

private:
    int m_limit;
    int m_open = 0;
};

} // namespace naru::probe
