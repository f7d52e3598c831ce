// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ConnectionTable.h"
#include "LookupTable.h"
#include "PacketSource.h"

#include <map>

namespace naru::evidence {

/** Takes the frames of one source apart and counts what they are. */
class CaptureReader
{
public:
    explicit CaptureReader(const CaptureLimits& limits);

    enum class Outcome { Complete, Truncated, Cancelled };
    /** Reads to the end. `size`: of the file, for the progress. */
    [[nodiscard]] Outcome read(PacketSource& source, std::int64_t size, const ReadControl& control);
    [[nodiscard]] CaptureReading finish();

private:
    void take(const Frame& frame);
    void watchClock(const Frame& frame);

    ConnectionTable m_connections;
    LookupTable m_lookups;
    CaptureReading m_reading;
    /** The latest time of each interface. */
    std::vector<PacketTime> m_latest;
};

} // namespace naru::evidence
