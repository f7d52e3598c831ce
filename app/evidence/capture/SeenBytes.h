// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

namespace naru::evidence {

/** Which bytes of one direction were seen, so that a repetition is told from what is new. */
class SeenBytes
{
public:
    enum class Kind {
        /** All of it is new and in order, or its end is. */
        New,
        /** Leaves a hole behind that something may fill. */
        Ahead,
        /** Fills a hole: sent late, or sent again and lost before it came here. */
        FillsHole,
        Repeated,
        /** A probe whether the other is alive: one byte, or none, that was acknowledged long ago. */
        KeepAlive,
    };

    /** `begin` is relative to the first sequence number, `length` more than 0. */
    [[nodiscard]] Kind take(std::uint32_t begin, std::uint32_t length);
    /** Behind the last byte that was seen without a hole before it. */
    [[nodiscard]] std::uint32_t next() const { return m_next; }

private:
    void join();

    /** The first byte of data has the number 1: SYN is 0. */
    std::uint32_t m_next = 1;
    /** Parts beyond a hole, sorted; few. */
    std::vector<std::pair<std::uint32_t, std::uint32_t>> m_islands;
};

} // namespace naru::evidence
