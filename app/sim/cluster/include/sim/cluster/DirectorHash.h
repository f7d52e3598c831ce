// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace naru::sim::cluster {

/** The documents name no hash function; these two are stable 64-bit ones (ambiguity of A52). */
enum class HashKind : std::uint8_t { SplitMix, Fnv };

/** What the director is found by (A52). */
struct FourTuple
{
    std::uint32_t source = 0;
    std::uint32_t destination = 0;
    std::uint16_t sourcePort = 0;
    std::uint16_t destinationPort = 0;
    friend bool operator==(const FourTuple&, const FourTuple&) = default;
};

/** The same packet's tuple on its way back. */
[[nodiscard]] FourTuple reversed(const FourTuple& tuple);

/** The same for both directions of a connection, so that both ask the same director. */
[[nodiscard]] std::uint64_t directorHash(const FourTuple& tuple, HashKind kind);
/** The same for all fragments of a packet (A67). */
[[nodiscard]] std::uint64_t fragmentHash(std::uint32_t source, std::uint32_t destination,
                                         std::uint32_t packetId, HashKind kind);

enum class IcmpType : std::uint8_t { Echo, EchoReply, Other };
/** ICMP has no ports: what stands in their place (A66). */
[[nodiscard]] FourTuple icmpTuple(IcmpType type, std::uint32_t source, std::uint32_t destination,
                                  std::uint16_t identifier);

} // namespace naru::sim::cluster
