// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace netlab {

/** An IPv6 address, or an IPv4 one mapped into it. */
using Address = std::array<std::uint8_t, 16>;

[[nodiscard]] std::optional<Address> addressFromText(const std::string& text);

/** What the router looks at in a packet. */
struct Packet
{
    Address source{};
    Address destination{};
    bool tcp = false;
    std::uint16_t sourcePort = 0;
    std::uint16_t destinationPort = 0;
    bool syn = false;
    bool ack = false;
    /** Bytes behind the TCP header. */
    std::size_t payload = 0;
};

/** Nothing where the bytes are no whole IPv4 or IPv6 packet. Extension headers of IPv6 are not looked behind.
 */
[[nodiscard]] std::optional<Packet> parsePacket(std::span<const std::uint8_t> bytes);

} // namespace netlab
