// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace naru::sim::limiter {

/** How a limit is counted; the vendor does not say, so each rule chooses (ambiguity 10). */
enum class Algorithm {
    /** So many in each window that begins at a multiple of its length. Up to twice as many across an edge. */
    FixedWindow,
    /** So many in any window that ends now: exact, remembers each. */
    SlidingLog,
    /** The count of the window before, weighted by how much of it still counts, plus the present one's. */
    SlidingCounter,
    /** Refilled at the rate, holds at most the burst, full at first. */
    TokenBucket,
};

/** Moments within a trailing window, in a ring that grows to the most there ever were. */
class TrailingWindow
{
public:
    explicit TrailingWindow(Time length = std::chrono::seconds(1))
        : m_length(length)
    {}
    /** How many lie in (now - length, now]. */
    [[nodiscard]] std::size_t count(Time now)
    {
        while (m_count > 0 && m_ring[m_first & (m_ring.size() - 1)] <= now - m_length) {
            ++m_first;
            --m_count;
        }
        return m_count;
    }
    void add(Time now)
    {
        if (m_count == m_ring.size()) [[unlikely]]
            grow();
        m_ring[(m_first + m_count++) & (m_ring.size() - 1)] = now;
    }
    [[nodiscard]] std::size_t memory() const { return m_ring.size() * sizeof(Time); }

private:
    void grow();

    Time m_length;
    /** Its size is a power of two, or 0. */
    std::vector<Time> m_ring;
    std::size_t m_first = 0;
    std::size_t m_count = 0;
};

/** One limit for one stream of messages. A plain value. */
class RateLimiter
{
public:
    /** @param rate messages per second @param burst for the token bucket: how many it holds, at most a
     * million */
    RateLimiter(Algorithm algorithm, double rate, Time window, double burst);

    /** From now on this rate; what was counted stays counted. */
    void setRate(double rate, double burst);
    /** Whether a message may pass now, which counts it if so. Times must not go back. */
    [[nodiscard]] bool admit(Time now);
    /** For the token bucket: so many of a burst pass at once, what comes behind them waits for its turn;
     * nothing: none waits. */
    void setAtOnce(std::optional<double> messages);
    /** How long the message that was just admitted waits for its turn: until the bucket would lack no more
     * than those that pass at once. */
    [[nodiscard]] Time turn() const
    {
        const std::uint64_t lacking = m_capacity - m_level;
        if (lacking <= m_atOnce) [[likely]]
            return {};
        return Time(static_cast<std::int64_t>((lacking - m_atOnce) / m_milliRate));
    }
    /** How many a window admits. */
    [[nodiscard]] std::uint64_t limit() const { return m_limit; }
    [[nodiscard]] std::size_t memory() const { return m_log.memory(); }

private:
    [[nodiscard]] bool admitFixed(Time now);
    [[nodiscard]] bool admitLog(Time now);
    [[nodiscard]] bool admitCounter(Time now);
    [[nodiscard]] bool admitBucket(Time now);
    void enterWindow(Time now);

    Algorithm m_algorithm;
    Time m_window;
    std::uint64_t m_limit = 0;
    std::int64_t m_windowNumber = 0;
    std::uint64_t m_inWindow = 0;
    std::uint64_t m_inWindowBefore = 0;
    TrailingWindow m_log;
    /** Thousandths of a message per second. */
    std::uint64_t m_milliRate = 0;
    /** In 1e-12 of a message: whole numbers, so that nothing is lost in rounding. */
    std::uint64_t m_level = 0;
    std::uint64_t m_capacity = 0;
    std::uint64_t m_atOnce = std::numeric_limits<std::uint64_t>::max();
    Time m_filledAt{};
};

} // namespace naru::sim::limiter
