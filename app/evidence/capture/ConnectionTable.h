// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Conversation.h"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace naru::evidence {

/** Gives each TCP packet to the connection that it belongs to. */
class ConnectionTable
{
public:
    explicit ConnectionTable(const CaptureLimits& limits);

    /** A TCP packet; false where its header is damaged. */
    [[nodiscard]] bool take(PacketTime at, const Datagram& datagram);
    /** A part of a packet that is not its first: the ports are not in it. */
    void takeFragment(const Datagram& datagram);
    /** Moves what was found into the reading. */
    void finish(CaptureReading& reading);

private:
    /** Both ends, the lesser first. */
    struct Key
    {
        std::array<std::uint64_t, 5> words{};
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Hash
    {
        std::size_t operator()(const Key& key) const;
    };
    /** What a key leads to: the ports' present connection. */
    struct Place
    {
        std::size_t conversation = 0;
        bool isClientLesser = false;
    };

    [[nodiscard]] static Key keyOf(const Endpoint& lesser, const Endpoint& greater);
    void begin(const Key& key, const Endpoint& client, const Endpoint& gateway, bool isClientLesser,
               ConversationPacket& packet);
    void hand(std::size_t number, const ConversationPacket& packet);
    [[nodiscard]] Conversation& conversation(std::size_t number)
    {
        return m_blocks[number / blockSize][number % blockSize];
    }

    /** Conversations that share one piece of memory: asking for each alone costs time, and memory between
     * them. */
    static constexpr std::size_t blockSize = 256;

    CaptureLimits m_limits;
    int m_segmentsLeft;
    std::unordered_map<Key, Place, Hash> m_places;
    /** They never move: each is large. A block is full before the next one begins. */
    std::vector<std::vector<Conversation>> m_blocks;
    std::size_t m_count = 0;
    Key m_lastKey;
    Place* m_lastPlace = nullptr;
    /** Later fragments by the pair of addresses. */
    std::unordered_map<Key, int, Hash> m_fragments;
    std::int64_t m_leftOut = 0;
    std::int64_t m_withoutSyn = 0;
    std::int64_t m_duplicates = 0;
};

} // namespace naru::evidence
