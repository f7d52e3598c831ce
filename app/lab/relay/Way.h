// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <deque>
#include <optional>
#include <vector>

namespace naru::lab::relay {

using Clock = std::chrono::steady_clock;

/** One direction of a relayed connection: what was read is written after a delay, in the same order. */
class Way
{
public:
    Way(int from, int to, std::chrono::microseconds delay);

    /** Whether more is to be read now. */
    [[nodiscard]] bool reads() const;
    /** When something is to be written; nothing while nothing is there. */
    [[nodiscard]] std::optional<Clock::time_point> due() const;
    [[nodiscard]] bool isOver() const { return m_over; }
    /** Takes what has come. False where the connection broke. */
    [[nodiscard]] bool read();
    /** Passes on what is due. False where the connection broke. */
    [[nodiscard]] bool write();

private:
    struct Piece
    {
        Clock::time_point due;
        /** Empty: the end. */
        std::vector<char> bytes;
        std::size_t written = 0;
    };

    int m_from;
    int m_to;
    std::chrono::microseconds m_delay;
    std::deque<Piece> m_pieces;
    std::size_t m_held = 0;
    bool m_ended = false;
    bool m_over = false;
};

/** Relays until both directions have ended or one broke; blocks. */
void relay(int client, int gateway, std::chrono::microseconds oneWay);

} // namespace naru::lab::relay
