// SPDX-License-Identifier: GPL-3.0-or-later
#include "ConnectionTable.h"

#include <cstring>

namespace naru::evidence {

ConnectionTable::ConnectionTable(const CaptureLimits& limits)
    : m_limits(limits)
    , m_segmentsLeft(limits.segmentsTogether)
{}

std::size_t ConnectionTable::Hash::operator()(const Key& key) const
{
    std::uint64_t hash = 0x9E3779B97F4A7C15ULL;
    for (const std::uint64_t word : key.words) {
        hash ^= word;
        hash *= 0xFF51AFD7ED558CCDULL;
        hash ^= hash >> 32;
    }
    return static_cast<std::size_t>(hash);
}

ConnectionTable::Key ConnectionTable::keyOf(const Endpoint& lesser, const Endpoint& greater)
{
    Key key;
    std::memcpy(key.words.data(), lesser.bytes.data(), lesser.bytes.size());
    std::memcpy(key.words.data() + 2, greater.bytes.data(), greater.bytes.size());
    key.words[4] = static_cast<std::uint64_t>(lesser.port) << 32 |
                   static_cast<std::uint64_t>(greater.port) << 8 | (lesser.isIpv6 ? 1U : 0U);
    return key;
}

bool ConnectionTable::take(PacketTime at, const Datagram& datagram)
{
    const std::optional<TcpHeader> tcp = readTcp(datagram);
    if (!tcp)
        return false;
    Endpoint source = datagram.source;
    Endpoint destination = datagram.destination;
    source.port = tcp->sourcePort;
    destination.port = tcp->destinationPort;
    const bool isSourceLesser = source < destination;
    const Key key = isSourceLesser ? keyOf(source, destination) : keyOf(destination, source);
    ConversationPacket packet{at, Side::Client, *tcp, datagram.isFragment, datagram.identification};
    Place* place = m_lastPlace != nullptr && key == m_lastKey ? m_lastPlace : nullptr;
    if (place == nullptr) {
        const auto found = m_places.find(key);
        place = found == m_places.end() ? nullptr : &found->second;
    }
    const bool isSyn = (tcp->flags & (Syn | Ack)) == Syn;
    if (isSyn && (place == nullptr || isSourceLesser != place->isClientLesser ||
                  conversation(place->conversation).isAnotherSyn(*tcp))) {
        begin(key, source, destination, isSourceLesser, packet);
        return true;
    }
    if (place == nullptr) {
        ++m_withoutSyn;
        return true;
    }
    m_lastKey = key;
    m_lastPlace = place;
    packet.side = isSourceLesser == place->isClientLesser ? Side::Client : Side::Gateway;
    hand(place->conversation, packet);
    return true;
}

void ConnectionTable::takeFragment(const Datagram& datagram)
{
    constexpr std::size_t mostPairs = 10'000;
    const bool isSourceLesser = datagram.source < datagram.destination;
    const Key key = isSourceLesser ? keyOf(datagram.source, datagram.destination)
                                   : keyOf(datagram.destination, datagram.source);
    if (m_fragments.size() < mostPairs || m_fragments.contains(key))
        ++m_fragments[key];
}

void ConnectionTable::begin(const Key& key, const Endpoint& client, const Endpoint& gateway,
                            bool isClientLesser, ConversationPacket& packet)
{
    m_lastPlace = nullptr;
    if (m_count >= static_cast<std::size_t>(m_limits.connections)) {
        m_places.erase(key);
        ++m_leftOut;
        return;
    }
    m_places[key] = {m_count, isClientLesser};
    if (m_count % blockSize == 0)
        m_blocks.emplace_back().reserve(blockSize);
    m_blocks.back().emplace_back(client, gateway, packet);
    hand(m_count++, packet);
}

void ConnectionTable::hand(std::size_t number, const ConversationPacket& packet)
{
    if (conversation(number).take(packet, m_limits, m_segmentsLeft) == Conversation::Taken::Duplicate)
        ++m_duplicates;
}

void ConnectionTable::finish(CaptureReading& reading)
{
    reading.connections.reserve(m_count);
    for (std::vector<Conversation>& block : m_blocks) {
        for (Conversation& each : block) {
            Connection& connection = reading.connections.emplace_back(each.finish());
            Endpoint a = connection.client;
            Endpoint b = connection.gateway;
            a.port = b.port = 0;
            const auto found = m_fragments.find(a < b ? keyOf(a, b) : keyOf(b, a));
            connection.fragments += found == m_fragments.end() ? 0 : found->second;
        }
        // Each gives its memory back before the next one is copied.
        block = std::vector<Conversation>();
    }
    m_blocks.clear();
    m_count = 0;
    reading.connectionsLeftOut = m_leftOut;
    reading.withoutSyn = m_withoutSyn;
    reading.duplicates = m_duplicates;
    m_places.clear();
    m_lastPlace = nullptr;
}

} // namespace naru::evidence
