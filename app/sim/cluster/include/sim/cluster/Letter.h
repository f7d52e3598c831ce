// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/Nodes.h"

namespace naru::sim::cluster {

enum class PacketKind : std::uint8_t { Syn, SynAck, Ack, Data, Fin };

/** A packet of a flow on its way. */
struct Packet
{
    PacketKind kind = PacketKind::Data;
    bool fromServer = false;
    /** How often it went over the control link. */
    std::uint8_t crossings = 0;
};

/** What goes over the control link, in the 16 bits that an event has for it. */
struct Letter
{
    NodeIndex from = 0;
    NodeIndex to = 0;
    Packet packet{};
    /** Two bits; the meaning is the message's. */
    std::uint8_t note = 0;

    [[nodiscard]] std::uint16_t packed() const
    {
        return static_cast<std::uint16_t>(from | to << 4 | static_cast<unsigned>(packet.kind) << 8 |
                                          static_cast<unsigned>(packet.fromServer) << 11 |
                                          static_cast<unsigned>(packet.crossings & 3) << 12 |
                                          static_cast<unsigned>(note & 3) << 14);
    }
    [[nodiscard]] static Letter unpacked(std::uint16_t tag)
    {
        return {.from = static_cast<NodeIndex>(tag & 15),
                .to = static_cast<NodeIndex>(tag >> 4 & 15),
                .packet = {.kind = static_cast<PacketKind>(tag >> 8 & 7),
                           .fromServer = (tag >> 11 & 1) != 0,
                           .crossings = static_cast<std::uint8_t>(tag >> 12 & 3)},
                .note = static_cast<std::uint8_t>(tag >> 14)};
    }
};

} // namespace naru::sim::cluster
