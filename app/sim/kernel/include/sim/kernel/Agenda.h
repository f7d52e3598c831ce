// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Digest.h"
#include "sim/kernel/EventQueue.h"

#include <vector>

namespace naru::sim {

/** Names an event that may be cancelled. A default one names none. */
struct Ticket
{
    std::uint32_t entry = 0;
    std::uint32_t generation = 0;
    friend bool operator==(const Ticket&, const Ticket&) = default;
};

/**
 * The simulated clock and what is still to happen: a model schedules here, and is handed the events in the
 * order of (time, priority, sequence). Every event handed out goes into the digest. A plain value: a copy is
 * a checkpoint. Not thread-safe.
 */
class Agenda
{
public:
    /** The latest time there is, about 146 years. */
    static constexpr Time Latest{std::int64_t{1} << 62};

    /** The time of the event that is being handled, or the moment that the run has been moved to. */
    [[nodiscard]] Time now() const { return m_now; }
    /** How many events have been handed out. */
    [[nodiscard]] std::uint64_t handled() const { return m_handled; }
    /** How many are still to happen; cancelled ones are not counted. */
    [[nodiscard]] std::size_t pending() const { return m_queue.size() - m_cancelled; }

    /** A time before now counts as now, one behind Latest as Latest. */
    void at(Time time, What what, Priority priority = NormalPriority) { push(time, what, priority, 0); }
    void after(Time delay, What what, Priority priority = NormalPriority)
    {
        push(m_now + delay, what, priority, 0);
    }

    /** Costs a little more than at(). */
    [[nodiscard]] Ticket cancellableAt(Time time, What what, Priority priority = NormalPriority);
    [[nodiscard]] Ticket cancellableAfter(Time delay, What what, Priority priority = NormalPriority)
    {
        return cancellableAt(m_now + delay, what, priority);
    }
    /** False when the event has happened or was cancelled already, and for a ticket that names none. */
    bool cancel(Ticket ticket);

    /**
     * Takes the next event before `limit`, moves the clock to it and adds it to the digest. False: there is
     * none; the clock stays.
     */
    [[nodiscard]] bool next(Time limit, Event& event)
    {
        for (;;) {
            const Event* front = m_queue.front();
            if (front == nullptr || front->at >= limit)
                return false;
            event = *front;
            m_queue.pop();
            if (event.ticket != 0 && !redeem(event.ticket)) [[unlikely]]
                continue;
            m_now = event.at;
            ++m_handled;
            m_digest.add(event);
            return true;
        }
    }

    /** What comes next unless something earlier is scheduled or it is cancelled: for a model that wants its
     * memory near in time, nothing else. Nothing where nothing is pending. */
    [[nodiscard]] const Event* upcoming() { return m_queue.front(); }

    /** Moves the clock on to a time up to which nothing is left to happen. */
    void moveTo(Time time) { m_now = time; }

    /** Adds to the digest what happened outside the queue: a parameter that was changed in the middle. */
    void note(const Event& event)
    {
        ++m_handled;
        m_digest.add(event);
    }

    /** Of all events handed out so far. */
    [[nodiscard]] std::string digest() const { return m_digest.hex(); }
    /** What a copy takes, in bytes. */
    [[nodiscard]] std::size_t memory() const;

private:
    struct Entry
    {
        std::uint32_t generation = 1;
        bool cancelled = false;
        std::uint32_t nextFree = 0;
    };

    void push(Time time, What what, Priority priority, std::uint32_t ticket)
    {
        time = time < m_now ? m_now : time;
        time = time > Latest ? Latest : time;
        m_queue.push({.at = time,
                      .order = std::uint64_t{priority} << 56 | m_sequence++,
                      .ticket = ticket,
                      .kind = what.kind,
                      .tag = what.tag,
                      .a = what.a,
                      .b = what.b});
    }
    /** The event's turn has come: false when it was cancelled. */
    bool redeem(std::uint32_t entry);

    EventQueue m_queue;
    Time m_now{};
    std::uint64_t m_sequence = 0;
    std::uint64_t m_handled = 0;
    /** Entry 0 stands for events that can't be cancelled. */
    std::vector<Entry> m_entries{1};
    std::uint32_t m_freeEntry = 0;
    std::size_t m_cancelled = 0;
    Digest m_digest;
};

} // namespace naru::sim
