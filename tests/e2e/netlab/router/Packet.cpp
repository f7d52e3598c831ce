// SPDX-License-Identifier: GPL-3.0-or-later
#include "Packet.h"

#include <algorithm>
#include <arpa/inet.h>
#include <netinet/in.h>

namespace netlab {

namespace {

constexpr std::size_t ipv4HeaderSize = 20;
constexpr std::size_t ipv6HeaderSize = 40;
constexpr std::size_t tcpHeaderSize = 20;
constexpr std::uint8_t synFlag = 0x02;
constexpr std::uint8_t ackFlag = 0x10;

std::uint16_t number(std::span<const std::uint8_t> bytes)
{
    return static_cast<std::uint16_t>(bytes[0] << 8U | bytes[1]);
}

Address mapped(std::span<const std::uint8_t> ipv4)
{
    Address address{};
    address[10] = address[11] = 0xff;
    std::copy_n(ipv4.begin(), 4, address.begin() + 12);
    return address;
}

Address whole(std::span<const std::uint8_t> ipv6)
{
    Address address{};
    std::copy_n(ipv6.begin(), address.size(), address.begin());
    return address;
}

void parseTcp(Packet& packet, std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < tcpHeaderSize)
        return;
    const std::size_t header = (bytes[12] >> 4U) * 4U;
    packet.tcp = true;
    packet.sourcePort = number(bytes);
    packet.destinationPort = number(bytes.subspan(2));
    packet.syn = (bytes[13] & synFlag) != 0;
    packet.ack = (bytes[13] & ackFlag) != 0;
    packet.payload = bytes.size() > header ? bytes.size() - header : 0;
}

std::optional<Packet> parseIpv4(std::span<const std::uint8_t> bytes)
{
    const std::size_t header = (bytes[0] & 0x0fU) * 4U;
    if (bytes.size() < ipv4HeaderSize || header < ipv4HeaderSize || bytes.size() < header)
        return std::nullopt;
    Packet packet;
    packet.source = mapped(bytes.subspan(12));
    packet.destination = mapped(bytes.subspan(16));
    if (bytes[9] == IPPROTO_TCP)
        parseTcp(packet, bytes.subspan(header));
    return packet;
}

std::optional<Packet> parseIpv6(std::span<const std::uint8_t> bytes)
{
    if (bytes.size() < ipv6HeaderSize)
        return std::nullopt;
    Packet packet;
    packet.source = whole(bytes.subspan(8));
    packet.destination = whole(bytes.subspan(24));
    if (bytes[6] == IPPROTO_TCP)
        parseTcp(packet, bytes.subspan(ipv6HeaderSize));
    return packet;
}

} // namespace

std::optional<Address> addressFromText(const std::string& text)
{
    Address address{};
    if (::inet_pton(AF_INET6, text.c_str(), address.data()) == 1)
        return address;
    std::array<std::uint8_t, 4> ipv4{};
    if (::inet_pton(AF_INET, text.c_str(), ipv4.data()) == 1)
        return mapped(ipv4);
    return std::nullopt;
}

std::optional<Packet> parsePacket(std::span<const std::uint8_t> bytes)
{
    if (bytes.empty())
        return std::nullopt;
    switch (bytes[0] >> 4U) {
    case 4:
        return parseIpv4(bytes);
    case 6:
        return parseIpv6(bytes);
    default:
        return std::nullopt;
    }
}

} // namespace netlab
