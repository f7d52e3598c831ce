// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/kernel/EventQueue.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace naru::sim {

namespace {

constexpr std::size_t FewestBuckets = 16;
constexpr std::size_t MostBuckets = 262144;
/** Aimed at, while times are spread evenly. */
constexpr std::size_t EventsPerBucket = 6;

} // namespace

std::size_t EventQueue::memory() const
{
    std::size_t bytes = m_near.size() * sizeof(Event) + m_chunks.size() * sizeof(Chunk);
    for (const Rung& rung : m_rungs)
        bytes += rung.buckets.size() * sizeof(List);
    return bytes;
}

std::uint32_t EventQueue::newChunk()
{
    if (m_freeChunk == None) {
        m_chunks.emplace_back();
        return static_cast<std::uint32_t>(m_chunks.size() - 1);
    }
    return std::exchange(m_freeChunk, m_chunks[m_freeChunk].next);
}

void EventQueue::append(List& list, const Event& event)
{
    const std::uint32_t place = list.count++ % Chunk::Capacity;
    if (place == 0) {
        const std::uint32_t chunk = newChunk();
        m_chunks[chunk].next = list.head;
        list.head = chunk;
    }
    m_chunks[list.head].events[place] = event;
}

/** Hands over each event, then gives the chunks back. `take` may append to other lists. */
template <class Take>
void EventQueue::drain(List list, Take take)
{
    std::uint32_t filled = (list.count - 1) % Chunk::Capacity + 1;
    for (std::uint32_t chunk = list.head; chunk != None;) {
        for (std::uint32_t i = 0; i < filled; ++i)
            take(Event(m_chunks[chunk].events[i]));
        filled = Chunk::Capacity;
        const std::uint32_t next = m_chunks[chunk].next;
        m_chunks[chunk].next = m_freeChunk;
        m_freeChunk = chunk;
        chunk = next;
    }
}

void EventQueue::pushLater(const Event& event)
{
    const std::int64_t at = event.at.count();
    for (std::size_t i = m_depth; i-- > 0;) {
        Rung& rung = m_rungs[i];
        if (at < rung.end) {
            append(rung.buckets[static_cast<std::size_t>((at - rung.start) >> rung.shift)], event);
            return;
        }
    }
    if (m_far.count == 0)
        m_farFirst = m_farLast = at;
    m_farFirst = std::min(m_farFirst, at);
    m_farLast = std::max(m_farLast, at);
    append(m_far, event);
}

void EventQueue::refill()
{
    while (m_near.empty() && m_size > 0) {
        if (m_depth == 0)
            refillFromFar();
        else if (!refillFromRung())
            m_nearEnd = m_rungs[--m_depth].end;
    }
    m_splitAt = std::max(Overfull, 2 * m_near.size());
}

/** Asks for the chunk that is likely read next while there is still other work. */
void EventQueue::prefetch(const Rung& rung) const
{
    if (rung.current >= rung.buckets.size() || rung.buckets[rung.current].count == 0)
        return;
    const char* chunk = reinterpret_cast<const char*>(&m_chunks[rung.buckets[rung.current].head]);
    for (std::size_t line = 0; line < sizeof(Chunk); line += 64)
        __builtin_prefetch(chunk + line);
}

/** Goes on to the next bucket that holds something; false: there is none in the deepest rung. */
bool EventQueue::refillFromRung()
{
    Rung& rung = m_rungs[m_depth - 1];
    while (rung.current < rung.buckets.size() && rung.buckets[rung.current].count == 0)
        ++rung.current;
    if (rung.current == rung.buckets.size())
        return false;
    const List list = std::exchange(rung.buckets[rung.current], {});
    const std::int64_t start = rung.start + (static_cast<std::int64_t>(rung.current) << rung.shift);
    const std::int64_t end = std::min(rung.end, start + (std::int64_t{1} << rung.shift));
    ++rung.current;
    if (list.count <= Batch || rung.shift == 0 || m_depth == DeepestRung) {
        m_nearEnd = end;
        prefetch(rung);
        takeIntoNear(list);
        return true;
    }
    Rung& deeper = openRung(start, end, list.count);
    drain(list, [&](const Event& event) {
        append(deeper.buckets[static_cast<std::size_t>((event.at.count() - start) >> deeper.shift)], event);
    });
    m_nearEnd = start;
    return true;
}

void EventQueue::refillFromFar()
{
    const List list = std::exchange(m_far, {});
    if (list.count <= Batch) {
        m_nearEnd = std::numeric_limits<std::int64_t>::max();
        takeIntoNear(list);
        return;
    }
    Rung& rung = openRung(m_farFirst, m_farLast + 1, list.count);
    drain(list, [&](const Event& event) {
        append(rung.buckets[static_cast<std::size_t>((event.at.count() - rung.start) >> rung.shift)], event);
    });
    m_nearEnd = rung.start;
}

/** The heap is empty before. */
void EventQueue::takeIntoNear(List list)
{
    drain(list, [this](const Event& event) { m_near.push_back(event); });
    for (std::size_t i = (m_near.size() + 2) / 4; i-- > 0;)
        siftDown(i, Event(m_near[i]));
}

/** Much has come into the span of the heap: it becomes a rung of its own. */
void EventQueue::splitNear()
{
    std::int64_t first = m_near.front().at.count();
    std::int64_t last = first;
    for (const Event& event : m_near)
        last = std::max(last, event.at.count());
    const std::int64_t end = m_nearEnd == std::numeric_limits<std::int64_t>::max() ? last + 1 : m_nearEnd;
    if (m_depth == DeepestRung || end - first < static_cast<std::int64_t>(FewestBuckets)) {
        m_splitAt = 2 * m_near.size();
        return;
    }
    Rung& rung = openRung(first, end, m_near.size());
    for (const Event& event : m_near)
        append(rung.buckets[static_cast<std::size_t>((event.at.count() - first) >> rung.shift)], event);
    m_near.clear();
    m_nearEnd = first;
    m_splitAt = Overfull;
}

EventQueue::Rung& EventQueue::openRung(std::int64_t start, std::int64_t end, std::size_t count)
{
    if (m_depth == m_rungs.size())
        m_rungs.emplace_back();
    Rung& rung = m_rungs[m_depth++];
    const std::size_t wanted = std::clamp(std::bit_ceil(count / EventsPerBucket), FewestBuckets, MostBuckets);
    const std::uint64_t span = static_cast<std::uint64_t>(end - start);
    const std::uint64_t width = std::bit_ceil((span + wanted - 1) / wanted);
    rung.start = start;
    rung.end = end;
    rung.shift = std::countr_zero(width);
    rung.current = 0;
    rung.buckets.assign(static_cast<std::size_t>((span + width - 1) / width), {});
    return rung;
}

} // namespace naru::sim
