// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/kernel/Event.h"

#include <cstdint>
#include <string>
#include <vector>

namespace naru::sim::balancer {

/** What can happen; EventText.cpp has the words. */
enum class LogCode : std::uint8_t {
    Primary,
    Waiting,
    Refused,
    Unreachable,
    Full,
    SignedIn,
    SignInFailed,
    HeadersMissing,
    NoServer,
    Secondary,
    SecondaryRefused,
    SecondaryUnreachable,
    Misrouted,
    KeysMissing,
    StrangerDropped,
    Ended,
    TimeUp,
    Cut,
    MarkedDown,
    MarkedStopping,
    MarkedUp,
    Quiesced,
    QuiesceOver,
    OutOfService,
    OutWithoutQuiesce,
    BackInService,
    Ready,
    UpgradeDone,
};

/** A log entry before it is worded. */
struct LogRecord
{
    Time at{};
    LogCode code = LogCode::Primary;
    std::uint16_t front = 0;
    std::uint16_t appliance = 0;
    /** Port of a secondary connection, sessions that were cut, … */
    std::uint32_t value = 0;
    /** Number of the session; 0: none. */
    std::uint32_t session = 0;
    /** The appliance that holds the session, the client within its group, and the group. */
    std::uint16_t home = 0xFFFF;
    std::uint16_t group = 0;
    std::uint32_t client = 0;
};

/** The latest records; older ones make room. Allocates once. */
class EventLog
{
public:
    static constexpr std::size_t Size = 2048;

    EventLog()
        : m_records(Size)
    {}
    void add(const LogRecord& record) { m_records[m_count++ % Size] = record; }
    [[nodiscard]] std::size_t size() const
    {
        return m_count < Size ? static_cast<std::size_t>(m_count) : Size;
    }
    /** @param index 0 is the oldest one kept */
    [[nodiscard]] const LogRecord& operator[](std::size_t index) const
    {
        return m_records[(m_count - size() + index) % Size];
    }
    /** How many were added before that one, in the whole run. */
    [[nodiscard]] std::uint64_t number(std::size_t index) const { return m_count - size() + index; }

private:
    std::vector<LogRecord> m_records;
    std::uint64_t m_count = 0;
};

/** Of all that the log can tell of, in the order of LogCode. */
[[nodiscard]] std::vector<std::string> eventCodes();

} // namespace naru::sim::balancer
