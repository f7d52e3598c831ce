// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Agenda.h"
#include "sim/kernel/Histogram.h"
#include "sim/kernel/Random.h"
#include "sim/limiter/DynamicThrottle.h"
#include "sim/limiter/LimiterParameters.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

/** What the limiter's state is made of. */
namespace naru::sim::limiter {

inline constexpr std::uint32_t None = std::numeric_limits<std::uint32_t>::max();

/** Counts since the start, since the warm-up and since the last sample. */
class Count
{
public:
    void operator++() { ++m_total; }
    [[nodiscard]] std::uint64_t total() const { return m_total; }
    [[nodiscard]] std::uint64_t sinceWarmup() const { return m_total - m_atWarmup; }
    void endWarmup() { m_atWarmup = m_total; }
    /** Per second since the last sample, which this one becomes. */
    double sample(double seconds)
    {
        m_rate = static_cast<double>(m_total - m_sampled) / seconds;
        m_sampled = m_total;
        return m_rate;
    }
    /** What the last sample gave. */
    [[nodiscard]] double rate() const { return m_rate; }

private:
    std::uint64_t m_total = 0;
    std::uint64_t m_atWarmup = 0;
    std::uint64_t m_sampled = 0;
    double m_rate = 0;
};

/** Messages of one kind from one peer. */
struct Stream
{
    std::uint32_t source = 0;
    std::uint32_t message = 0;
    double rate = 0;
    Spacing spacing = Spacing::Even;
    Distribution gaps{};
    Random random;
    Ticket next{};
    /** Even spacing counts from here, so that rounding does not add up. */
    Time base{};
    std::uint64_t index = 0;
};

struct Source
{
    /** Sends at all: its own site is this one, or is down. */
    bool active = true;
    bool link = true;
    bool reconnecting = false;
    bool releasing = false;
    std::uint32_t failuresInARow = 0;
    std::uint64_t flushLeft = 0;
    std::uint64_t queued = 0;
    Count offered{};
    Count admitted{};
    Count refused{};
    Count succeeded{};
    Count failed{};
    Count reconnects{};
    /** What was offered in each window, for V26. */
    Histogram windows{};
};

/** One kind of message from one peer: which meters it passes, what waits at the peer. */
struct Flow
{
    std::vector<std::uint32_t> messageMeters{};
    std::vector<std::uint32_t> peerMeters{};
    std::uint64_t queued = 0;
    bool used = false;
    Count offered{};
    Count admitted{};
};

struct Server
{
    std::uint32_t group = 0;
    bool up = true;
    Time freeAt{};
    std::int64_t pending = 0;
    Count forwarded{};
};

struct Group
{
    std::vector<std::uint32_t> servers{};
    std::uint32_t next = 0;
    Distribution latency{};
    Random random;
    /** Meters of egress for each message type. */
    std::array<std::vector<std::uint32_t>, 16> meters{};
    Count forwarded{};
    Count refused{};
    Count answered{};
    Count timedOut{};
};

/** A limit as it counts one peer or group. */
struct Meter
{
    RateLimiter limiter;
    /** Row of the table of message limits, or of peer limits. */
    bool isMessageLimit = false;
    std::size_t row = 0;
    /** Source or group. */
    std::uint32_t peer = 0;
    /** Only messages that dynamic throttling applies to. */
    bool dynamicOnly = false;
    std::uint32_t throttle = None;
    TrailingWindow trailing{};
    std::uint64_t worst = 0;
    std::optional<Time> refusedAt{};
    double effectiveRate = 0;
    Count admitted{};
    Count refused{};
};

/** Dynamic throttling of one peer. */
struct Throttle
{
    DynamicThrottle rule;
    std::size_t row = 0;
    std::uint32_t source = 0;
    /** In effect; differs from the rule's during a delay. */
    double level = 0;
};

/** A request on its way, from its sender's first try to the end. */
struct Request
{
    Time started{};
    std::uint32_t source = 0;
    std::uint16_t message = 0;
    std::uint16_t peersTried = 1;
    std::uint16_t retries = 0;
    bool inPool = false;
    std::uint32_t group = 0;
    std::uint32_t server = 0;
    /** Events of an earlier way of the same request are void. */
    std::uint32_t generation = 0;
    std::uint32_t nextFree = None;
};

struct Totals
{
    Count original{};
    Count offered{};
    Count admitted{};
    Count routed{};
    Count forwarded{};
    Count refused{};
    Count dropped{};
    Count shadowed{};
    Count answered{};
    Count timedOut{};
    Count succeeded{};
    Count failed{};
    Count unableToDeliver{};
    Count tooBusy{};
    Count noResources{};
    Count redirected{};
    Count withinSla{};
    Count levelChanges{};
    Count reconnects{};
    Count flushed{};

    template <class Visit>
    void each(Visit visit)
    {
        for (Count* count :
             {&original,    &offered,    &admitted,  &routed,       &forwarded,  &refused,         &dropped,
              &shadowed,    &answered,   &timedOut,  &succeeded,    &failed,     &unableToDeliver, &tooBusy,
              &noResources, &redirected, &withinSla, &levelChanges, &reconnects, &flushed})
            visit(*count);
    }
};

struct ApplicationOutcome
{
    Count succeeded{};
    Count failed{};
};

} // namespace naru::sim::limiter
