// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Datagram.h"
#include "Opening.h"
#include "SeenBytes.h"
#include "TlsScanner.h"
#include "evidence/Capture.h"

#include <array>
#include <optional>
#include <vector>

namespace naru::evidence {

/** A packet of a connection as the table hands it on. */
struct ConversationPacket
{
    PacketTime at{};
    Side side = Side::Client;
    TcpHeader tcp;
    bool isFragment = false;
    std::uint16_t identification = 0;
};

/** Follows one TCP connection from its SYN on. */
class Conversation
{
public:
    enum class Taken { Good, Duplicate };

    /** `packet` is a SYN. */
    Conversation(const Endpoint& client, const Endpoint& gateway, const ConversationPacket& packet);

    /** A SYN with this number begins another connection on the same ports. */
    [[nodiscard]] bool isAnotherSyn(const TcpHeader& tcp) const;
    /** `segmentsLeft`: how many may still be kept, of all connections together. */
    Taken take(const ConversationPacket& packet, const CaptureLimits& limits, int& segmentsLeft);
    /** What was found; the conversation is of no use any more. */
    [[nodiscard]] Connection finish();

private:
    struct SynCopy
    {
        PacketTime at{};
        std::optional<std::uint32_t> timestamp;
    };
    /** Enough of a packet to know it again. */
    struct Signature
    {
        PacketTime at{};
        std::uint32_t sequence = 0;
        std::uint32_t length = 0;
        std::uint16_t identification = 0;
        Side side = Side::Client;
    };
    struct Direction
    {
        std::optional<std::uint32_t> firstNumber;
        SeenBytes seen;
        TlsScanner tls;
        std::uint8_t windowScale = 0;
        /** The other side's bytes that it has acknowledged. */
        std::uint32_t acknowledged = 0;
        std::optional<PacketTime> holeAt;
        std::optional<std::uint32_t> timestamp;
        PacketTime timestampAt{};
    };

    [[nodiscard]] bool isDuplicate(const ConversationPacket& packet) const;
    void remember(const ConversationPacket& packet);
    void takeSyn(const ConversationPacket& packet);
    void takeSynAck(const ConversationPacket& packet);
    [[nodiscard]] SegmentMark takeData(const ConversationPacket& packet, std::uint16_t& tls);
    [[nodiscard]] std::uint16_t readData(const ConversationPacket& packet);
    void followFirstFlight(const ConversationPacket& packet, SeenBytes::Kind kind, std::uint32_t begin);
    void takeEnd(const ConversationPacket& packet);
    void measureGap(const ConversationPacket& packet);
    void watchClock(const ConversationPacket& packet);
    [[nodiscard]] base::Nanoseconds since(PacketTime at) const { return at - m_connection.synAt; }

    Connection m_connection;
    std::vector<SynCopy> m_syns;
    std::array<Direction, 2> m_directions;
    std::array<Signature, 8> m_recent{};
    std::size_t m_recentNext = 0;
    Opening m_opening;
    PacketTime m_lastAt{};
    Side m_lastSide = Side::Client;
    PacketTime m_lastCopyAt{};
    std::uint32_t m_firstFlightEnd = 0;
    bool m_isFirstFlightOver = false;
};

} // namespace naru::evidence
