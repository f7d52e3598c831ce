// SPDX-License-Identifier: GPL-3.0-or-later
#include "Datagram.h"

#include "Wire.h"

#include <algorithm>

namespace naru::evidence {

namespace {

constexpr std::uint8_t protocolTcp = 6;
constexpr std::uint8_t protocolUdp = 17;

Datagram::Kind kindOf(std::uint8_t protocol)
{
    if (protocol == protocolTcp)
        return Datagram::Kind::Tcp;
    return protocol == protocolUdp ? Datagram::Kind::Udp : Datagram::Kind::Other;
}

std::optional<Datagram> readIpv4(Bytes packet)
{
    constexpr std::size_t shortest = 20;
    if (packet.size() < shortest)
        return std::nullopt;
    const std::size_t header = (packet[0] & 15U) * 4U;
    if (header < shortest || packet.size() < header)
        return std::nullopt;
    Datagram datagram;
    // Without a length: segmentation is left to the card, and the whole of it was captured.
    const std::size_t stated = big16(packet, 2);
    const std::size_t whole = stated == 0 ? packet.size() : stated;
    if (whole < header)
        return std::nullopt;
    const std::uint16_t fragment = big16(packet, 6);
    datagram.isFragment = (fragment & 0x3FFFU) != 0;
    datagram.kind = (fragment & 0x1FFFU) != 0 ? Datagram::Kind::LaterFragment : kindOf(packet[9]);
    datagram.identification = big16(packet, 4);
    std::copy_n(packet.begin() + 12, 4, datagram.source.bytes.begin());
    std::copy_n(packet.begin() + 16, 4, datagram.destination.bytes.begin());
    datagram.length = static_cast<std::uint32_t>(whole - header);
    datagram.bytes = packet.subspan(header, std::min(packet.size(), whole) - header);
    return datagram;
}

bool isExtension(std::uint8_t next)
{
    return next == 0 || next == 43 || next == 44 || next == 51 || next == 60;
}

/** Steps over the headers between IPv6's own and the transport; false where they are cut off. */
bool skipExtensions(Bytes& rest, std::uint8_t& next, Datagram& datagram)
{
    constexpr int mostHeaders = 16;
    for (int i = 0; i < mostHeaders && isExtension(next); ++i) {
        if (rest.size() < 8)
            return false;
        std::size_t length = 8 * (std::size_t{rest[1]} + 1);
        if (next == 44) {
            length = 8;
            const std::uint16_t fragment = big16(rest, 2);
            datagram.isFragment = (fragment & 0xFFF9U) != 0;
            if ((fragment & 0xFFF8U) != 0) {
                datagram.kind = Datagram::Kind::LaterFragment;
                return true;
            }
        } else if (next == 51) {
            length = 4 * (std::size_t{rest[1]} + 2);
        }
        if (rest.size() < length)
            return false;
        next = rest[0];
        rest = rest.subspan(length);
    }
    return true;
}

std::optional<Datagram> readIpv6(Bytes packet)
{
    constexpr std::size_t header = 40;
    if (packet.size() < header)
        return std::nullopt;
    Datagram datagram;
    datagram.source.isIpv6 = datagram.destination.isIpv6 = true;
    std::copy_n(packet.begin() + 8, 16, datagram.source.bytes.begin());
    std::copy_n(packet.begin() + 24, 16, datagram.destination.bytes.begin());
    const std::size_t stated = big16(packet, 4);
    const std::size_t whole = stated == 0 ? packet.size() - header : stated;
    Bytes rest = packet.subspan(header);
    const std::size_t captured = std::min(rest.size(), whole);
    rest = rest.first(captured);
    std::uint8_t next = packet[6];
    if (!skipExtensions(rest, next, datagram))
        return std::nullopt;
    if (datagram.kind != Datagram::Kind::LaterFragment)
        datagram.kind = kindOf(next);
    datagram.bytes = rest;
    datagram.length = static_cast<std::uint32_t>(whole - (captured - rest.size()));
    return datagram;
}

void readOptions(Bytes options, TcpHeader& header)
{
    for (std::size_t at = 0; at < options.size();) {
        const std::uint8_t kind = options[at];
        if (kind == 0)
            return;
        if (kind == 1) {
            ++at;
            continue;
        }
        if (at + 2 > options.size() || options[at + 1] < 2 || at + options[at + 1] > options.size())
            return;
        const std::size_t length = options[at + 1];
        if (kind == 3 && length == 3)
            header.windowScale = std::min<std::uint8_t>(options[at + 2], 14);
        if (kind == 8 && length == 10) {
            header.timestamp = big32(options, at + 2);
            header.timestampEcho = big32(options, at + 6);
        }
        at += length;
    }
}

} // namespace

std::optional<Datagram> readDatagram(Bytes packet)
{
    if (packet.empty())
        return std::nullopt;
    return packet[0] >> 4 == 6 ? readIpv6(packet) : readIpv4(packet);
}

std::optional<TcpHeader> readTcp(const Datagram& datagram)
{
    constexpr std::size_t shortest = 20;
    const Bytes bytes = datagram.bytes;
    if (bytes.size() < shortest)
        return std::nullopt;
    const std::size_t length = (bytes[12] >> 4) * 4U;
    if (length < shortest || datagram.length < length)
        return std::nullopt;
    TcpHeader header;
    header.sourcePort = big16(bytes, 0);
    header.destinationPort = big16(bytes, 2);
    header.sequence = big32(bytes, 4);
    header.acknowledged = big32(bytes, 8);
    header.flags = bytes[13];
    header.window = big16(bytes, 14);
    const std::size_t captured = std::min(length, bytes.size());
    readOptions(bytes.subspan(shortest, captured - shortest), header);
    header.data = bytes.subspan(captured);
    header.length = datagram.length - static_cast<std::uint32_t>(length);
    return header;
}

} // namespace naru::evidence
