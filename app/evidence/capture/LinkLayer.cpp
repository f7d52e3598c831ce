// SPDX-License-Identifier: GPL-3.0-or-later
#include "LinkLayer.h"

#include "Wire.h"

namespace naru::evidence {

namespace {

constexpr int linkNull = 0;
constexpr int linkEthernet = 1;
constexpr int linkPpp = 9;
constexpr int linkRaw = 12;
constexpr int linkRawOpenBsd = 14;
constexpr int linkPppSerial = 50;
constexpr int linkPppEther = 51;
constexpr int linkRawFile = 101;
constexpr int linkLoop = 108;
constexpr int linkCooked = 113;
constexpr int linkIpv4 = 228;
constexpr int linkIpv6 = 229;
constexpr int linkCooked2 = 276;

constexpr std::uint16_t typeIpv4 = 0x0800;
constexpr std::uint16_t typeIpv6 = 0x86DD;
constexpr std::uint16_t typePppoe = 0x8864;
constexpr std::uint16_t smallestType = 0x0600;
constexpr int deepestTags = 8;

bool isVlan(std::uint16_t type)
{
    return type == 0x8100 || type == 0x88A8 || type == 0x9100 || type == 0x9200;
}

std::optional<Bytes> behind(Bytes bytes, std::size_t count)
{
    if (bytes.size() <= count)
        return std::nullopt;
    return bytes.subspan(count);
}

/** By the version in its first byte: what capture tools that know no link layer write. */
std::optional<Bytes> raw(Bytes bytes)
{
    if (bytes.empty() || (bytes[0] >> 4 != 4 && bytes[0] >> 4 != 6))
        return std::nullopt;
    return bytes;
}

std::optional<Bytes> ppp(Bytes bytes)
{
    if (bytes.size() >= 2 && bytes[0] == 0xFF && bytes[1] == 0x03)
        bytes = bytes.subspan(2);
    if (bytes.size() < 3)
        return std::nullopt;
    // A protocol below 256 may be one byte, which is odd then.
    const bool isShort = (bytes[0] & 1U) != 0;
    const unsigned protocol = isShort ? bytes[0] : big16(bytes, 0);
    if (protocol != 0x21 && protocol != 0x57)
        return std::nullopt;
    return raw(bytes.subspan(isShort ? 1 : 2));
}

/** What follows an EtherType at `at`. */
std::optional<Bytes> byType(Bytes bytes, std::size_t at)
{
    for (int depth = 0; depth < deepestTags; ++depth) {
        if (bytes.size() < at + 2)
            return std::nullopt;
        const std::uint16_t type = big16(bytes, at);
        if (type == typeIpv4 || type == typeIpv6) {
            const auto packet = behind(bytes, at + 2);
            return packet ? raw(*packet) : std::nullopt;
        }
        if (isVlan(type)) {
            at += 4;
        } else if (type == typePppoe) {
            const auto session = behind(bytes, at + 2 + 6);
            return session ? ppp(*session) : std::nullopt;
        } else if (type < smallestType && bytes.size() >= at + 10 && big16(bytes, at + 2) == 0xAAAA) {
            // IEEE 802.3: a length; LLC and SNAP bring the type.
            at += 8;
        } else {
            return std::nullopt;
        }
    }
    return std::nullopt;
}

/** A family in front: 2 is IPv4 everywhere, IPv6 is 10, 24, 28 or 30. */
std::optional<Bytes> loopback(Bytes bytes)
{
    const auto packet = behind(bytes, 4);
    if (!packet)
        return std::nullopt;
    const std::uint32_t little = little32(bytes, 0);
    const std::uint32_t family = little < 0x10000 ? little : big32(bytes, 0);
    if (family != 2 && family != 10 && family != 24 && family != 28 && family != 30)
        return std::nullopt;
    return raw(*packet);
}

} // namespace

std::optional<Bytes> ipPacket(int linkType, Bytes frame)
{
    switch (linkType) {
    case linkEthernet:
        return byType(frame, 12);
    case linkCooked:
        return byType(frame, 14);
    case linkCooked2: {
        // The type stands first; tags, if any, begin behind the header of 20 bytes.
        if (frame.size() < 20)
            return std::nullopt;
        const std::uint16_t type = big16(frame, 0);
        if (isVlan(type))
            return byType(frame, 22);
        return type == typeIpv4 || type == typeIpv6 ? raw(frame.subspan(20)) : std::nullopt;
    }
    case linkRaw:
    case linkRawOpenBsd:
    case linkRawFile:
    case linkIpv4:
    case linkIpv6:
        return raw(frame);
    case linkNull:
    case linkLoop:
        return loopback(frame);
    case linkPppSerial:
        // Cisco's HDLC: an EtherType behind address and control.
        if (frame.size() > 4 && (frame[0] == 0x0F || frame[0] == 0x8F))
            return byType(frame, 2);
        return ppp(frame);
    case linkPpp:
        return ppp(frame);
    case linkPppEther:
        return frame.size() > 6 ? ppp(frame.subspan(6)) : std::nullopt;
    default:
        return std::nullopt;
    }
}

} // namespace naru::evidence
