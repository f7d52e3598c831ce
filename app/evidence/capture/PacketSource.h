// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Capture.h"

#include <cstdint>
#include <memory>
#include <span>

namespace naru::evidence {

using Bytes = std::span<const std::uint8_t>;

/**
 * A time of a file; nothing more than 127 years from 1970 is one, and becomes 1970: so the distance of any
 * two can be counted in nanoseconds. `rest` is less than a second.
 */
[[nodiscard]] constexpr PacketTime packetTime(std::int64_t seconds, base::Nanoseconds rest)
{
    constexpr std::int64_t most = 4'000'000'000;
    return seconds > most || seconds < -most ? PacketTime{}
                                             : PacketTime(std::chrono::seconds(seconds) + rest);
}

/** A frame as the file has it; the bytes are valid until the next one is asked for. */
struct Frame
{
    PacketTime at{};
    /** One of libpcap's DLT_ or LINKTYPE_ numbers, which are the same for all that we read but raw IP. */
    int linkType = 0;
    /** Counted over the whole file. */
    int interface = 0;
    Bytes bytes;
};

enum class SourceStep {
    Frame,
    /** A frame without a time, or of an unknown interface. */
    Skipped,
    End,
    /** The file ends in the middle, or is damaged from here on. */
    Truncated,
};

/** Gives one frame after another out of a file. */
class PacketSource
{
public:
    virtual ~PacketSource() = default;
    [[nodiscard]] virtual SourceStep next(Frame& frame) = 0;
    /** Bytes of the file that were read. */
    [[nodiscard]] virtual std::int64_t position() const = 0;
    [[nodiscard]] virtual int interfaces() const = 0;
};

} // namespace naru::evidence
