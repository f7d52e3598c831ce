// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "PacketSource.h"
#include "evidence/Endpoint.h"

#include <cstdint>
#include <optional>

namespace naru::evidence {

/** What an IP header says. */
struct Datagram
{
    enum class Kind { Tcp, Udp, Other, LaterFragment };
    Kind kind = Kind::Other;
    /** Ports are not set. */
    Endpoint source;
    Endpoint destination;
    bool isFragment = false;
    /** Identification of IPv4; 0 for IPv6. */
    std::uint16_t identification = 0;
    /** Of the transport, as far as they were captured. */
    Bytes bytes;
    /** Bytes of the transport on the wire; at least those captured. */
    std::uint32_t length = 0;
};

/** Nothing where the header is damaged or cut off. */
[[nodiscard]] std::optional<Datagram> readDatagram(Bytes packet);

/** What a TCP header says. */
struct TcpHeader
{
    std::uint16_t sourcePort = 0;
    std::uint16_t destinationPort = 0;
    std::uint32_t sequence = 0;
    std::uint32_t acknowledged = 0;
    std::uint8_t flags = 0;
    std::uint16_t window = 0;
    /** Options. */
    std::optional<std::uint32_t> timestamp;
    std::uint32_t timestampEcho = 0;
    std::optional<std::uint8_t> windowScale;
    /** Captured bytes of data, and how many there were on the wire. */
    Bytes data;
    std::uint32_t length = 0;
};
[[nodiscard]] std::optional<TcpHeader> readTcp(const Datagram& datagram);

} // namespace naru::evidence
