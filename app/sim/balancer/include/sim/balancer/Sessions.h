// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/balancer/Member.h"
#include "sim/kernel/Event.h"

#include <limits>

namespace naru::sim::balancer {

/** Place of a session in the table; reused after its end. */
using Slot = std::uint32_t;
inline constexpr Slot noSlot = std::numeric_limits<Slot>::max();
inline constexpr MemberIndex noMember = std::numeric_limits<MemberIndex>::max();

/** A user's session from its first connection on. */
struct Session
{
    enum class State : std::uint8_t {
        Free,
        /** Every appliance is full; waits at the balancer. */
        Waiting,
        /** Waits in line for its sign-in. */
        InLine,
        SigningIn,
        Active,
        /** Of an internal user, who has no appliance. */
        Internal,
    };

    Time arrived{};
    Time began{};
    Time signIn{};
    /** Counts up with each use of the slot, so that events of an earlier use are known as such. */
    std::uint32_t generation = 0;
    /** Neighbours in a list: of free slots, of those who wait at a balancer or in line. */
    Slot next = noSlot;
    Slot previous = noSlot;
    /** Counts all sessions of the run from 1 on. */
    std::uint32_t number = 0;
    std::uint32_t client = 0;
    MemberIndex appliance = noMember;
    MemberIndex server = noMember;
    std::uint16_t group = 0;
    std::uint16_t front = 0;
    /** How often the balancer counts it as load. */
    std::uint16_t counted = 0;
    /** Secondary connections open now. */
    std::uint16_t secondaries = 0;
    State state = State::Free;
};

/** Sessions linked in the order in which they came. */
struct SessionList
{
    Slot first = noSlot;
    Slot last = noSlot;
    std::uint32_t size = 0;
};

/** All sessions of a run. Memory grows to the most that were there at once, and is reused. */
class Sessions
{
public:
    /** More are not held at once. */
    static constexpr std::size_t Most = 4'000'000;

    /** A fresh session, or `noSlot` when there are `Most`. */
    [[nodiscard]] Slot add();
    void remove(Slot slot);
    [[nodiscard]] Session& operator[](Slot slot) { return m_slots[slot]; }
    [[nodiscard]] const Session& operator[](Slot slot) const { return m_slots[slot]; }
    /** False when the session that the event was about is over. */
    [[nodiscard]] bool isCurrent(Slot slot, std::uint32_t generation) const
    {
        return m_slots[slot].generation == generation;
    }
    /** Including free ones. */
    [[nodiscard]] Slot slots() const { return static_cast<Slot>(m_slots.size()); }

    void append(SessionList& list, Slot slot);
    void unlink(SessionList& list, Slot slot);
    [[nodiscard]] std::size_t memory() const { return m_slots.capacity() * sizeof(Session); }

private:
    std::vector<Session> m_slots;
    Slot m_free = noSlot;
    std::uint32_t m_numbers = 0;
};

} // namespace naru::sim::balancer
