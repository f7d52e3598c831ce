// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"

#include <array>
#include <cstddef>
#include <limits>
#include <vector>

namespace naru::sim {

/**
 * The pending events. What is due soon lies in a small heap with four children a node; what comes later lies
 * unsorted in buckets of equal width, which are split again where they hold much (the idea of ladder queues),
 * and what lies beyond those in one list. A push and a pop thus cost a constant while times are spread, and
 * never more than the logarithm of what is pending: where everything is due at one moment, the heap does it
 * all. docs/simulator.md has figures.
 *
 * Not thread-safe. A copy is an independent queue with the same contents. Nothing is allocated once the
 * largest number of events has been pending.
 */
class EventQueue
{
public:
    /** `event.at` must not lie before the last event popped. By value, so that its parts come from registers:
     * what was just written in small parts is slow to read as a whole. */
    void push(Event event)
    {
        ++m_size;
        if (event.at.count() < m_nearEnd) {
            pushNear(event);
            if (m_near.size() > m_splitAt) [[unlikely]]
                splitNear();
            return;
        }
        // A copy, so that only here it must lie in memory.
        const Event later = event;
        pushLater(later);
    }

    /** The event that comes first, or nothing. Valid until the next call that changes the queue. */
    [[nodiscard]] const Event* front()
    {
        if (m_near.empty()) {
            refill();
            if (m_near.empty())
                return nullptr;
        }
        return m_near.data();
    }

    /** Removes what front() gave. */
    void pop()
    {
        --m_size;
        popNear();
    }

    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] bool empty() const { return m_size == 0; }
    /** What a copy takes, in bytes. */
    [[nodiscard]] std::size_t memory() const;

private:
    static constexpr std::uint32_t None = std::numeric_limits<std::uint32_t>::max();
    /** As many events as the heap sorts at once. */
    static constexpr std::size_t Batch = 64;
    /** The heap may grow to this before it is spread over buckets. */
    static constexpr std::size_t Overfull = 8 * Batch;
    static constexpr std::size_t DeepestRung = 8;

    /** Events lie in chunks, so that reading a bucket waits for memory once a chunk and not once an event. */
    struct Chunk
    {
        static constexpr std::uint32_t Capacity = 7;
        std::array<Event, Capacity> events;
        std::uint32_t next = None;
    };
    /** Chunks, of which only the first may be partly filled. */
    struct List
    {
        std::uint32_t head = None;
        std::uint32_t count = 0;
    };
    /** Buckets of 2^shift ns each for the times from `start` to before `end`; those before `current` are
     * done. */
    struct Rung
    {
        std::int64_t start = 0;
        std::int64_t end = 0;
        int shift = 0;
        std::size_t current = 0;
        std::vector<List> buckets;
    };

    void pushNear(Event event)
    {
        m_near.emplace_back();
        siftUp(m_near.size() - 1, event);
    }
    void siftUp(std::size_t hole, Event event)
    {
        const Wide order = orderOf(event);
        while (hole > 0) {
            const std::size_t parent = (hole - 1) / 4;
            if (orderOf(m_near[parent]) < order)
                break;
            m_near[hole] = m_near[parent];
            hole = parent;
        }
        m_near[hole] = event;
    }
    void siftDown(std::size_t hole, const Event& event)
    {
        const std::size_t size = m_near.size();
        const Wide order = orderOf(event);
        for (;;) {
            const std::size_t first = 4 * hole + 1;
            if (first >= size)
                break;
            const std::size_t last = first + 4 < size ? first + 4 : size;
            std::size_t least = first;
            Wide leastOrder = orderOf(m_near[first]);
            for (std::size_t child = first + 1; child < last; ++child) {
                const Wide childOrder = orderOf(m_near[child]);
                const bool less = childOrder < leastOrder;
                least = less ? child : least;
                leastOrder = less ? childOrder : leastOrder;
            }
            if (order < leastOrder)
                break;
            m_near[hole] = m_near[least];
            hole = least;
        }
        m_near[hole] = event;
    }
    void popNear()
    {
        const Event last = m_near.back();
        m_near.pop_back();
        if (!m_near.empty())
            siftDown(0, last);
    }

    void pushLater(const Event& event);
    void refill();
    bool refillFromRung();
    void refillFromFar();
    void takeIntoNear(List list);
    void splitNear();
    Rung& openRung(std::int64_t start, std::int64_t end, std::size_t count);
    void append(List& list, const Event& event);
    void prefetch(const Rung& rung) const;
    template <class Take>
    void drain(List list, Take take);
    [[nodiscard]] std::uint32_t newChunk();

    std::size_t m_size = 0;
    /** A heap of all events before m_nearEnd. */
    std::vector<Event> m_near;
    std::int64_t m_nearEnd = std::numeric_limits<std::int64_t>::max();
    std::size_t m_splitAt = Overfull;
    /** The deepest comes last; those behind m_depth are kept for their memory. */
    std::vector<Rung> m_rungs;
    std::size_t m_depth = 0;
    List m_far;
    std::int64_t m_farFirst = 0;
    std::int64_t m_farLast = 0;
    std::vector<Chunk> m_chunks;
    std::uint32_t m_freeChunk = None;
};

} // namespace naru::sim
