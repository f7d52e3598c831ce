// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace naru::tunnel {

/** What passed through the tunnel since it is up, in its own packets (not what the envelope adds). */
struct Traffic
{
    std::uint64_t receivedBytes = 0;
    std::uint64_t sentBytes = 0;
    std::optional<std::uint64_t> receivedPackets;
    std::optional<std::uint64_t> sentPackets;
    friend bool operator==(const Traffic&, const Traffic&) = default;
};

} // namespace naru::tunnel
