// SPDX-License-Identifier: GPL-3.0-or-later
#include "Conversation.h"

#include <algorithm>

namespace naru::evidence {

using namespace std::chrono_literals;

namespace {

/** Two interfaces show one packet within this time; no sender repeats itself as fast. */
constexpr base::Nanoseconds duplicateWithin = 1ms;
/** What fills a hole later than this was sent again. */
constexpr base::Nanoseconds reorderedWithin = 3ms;
constexpr base::Nanoseconds clockJump = 100ms;
constexpr std::size_t mostSyns = 16;
constexpr std::size_t mostRepeats = 8;
/** What an exchange of OGS takes. */
constexpr std::size_t usualSegments = 24;

} // namespace

Conversation::Conversation(const Endpoint& client, const Endpoint& gateway, const ConversationPacket& packet)
{
    m_connection.client = client;
    m_connection.gateway = gateway;
    m_connection.synAt = packet.at;
    m_directions[0].firstNumber = packet.tcp.sequence;
    m_directions[0].windowScale = packet.tcp.windowScale.value_or(0);
    m_lastAt = packet.at;
}

bool Conversation::isAnotherSyn(const TcpHeader& tcp) const
{
    return tcp.sequence != m_directions[0].firstNumber;
}

Conversation::Taken Conversation::take(const ConversationPacket& packet, const CaptureLimits& limits,
                                       int& segmentsLeft)
{
    const TcpHeader& tcp = packet.tcp;
    if (isDuplicate(packet))
        return Taken::Duplicate;
    remember(packet);
    watchClock(packet);
    Direction& own = m_directions[packet.side == Side::Client ? 0 : 1];
    const Direction& other = m_directions[packet.side == Side::Client ? 1 : 0];
    if (!own.firstNumber)
        own.firstNumber = (tcp.flags & Syn) != 0 ? tcp.sequence : tcp.sequence - 1;
    if ((tcp.flags & Syn) != 0) {
        if (packet.side == Side::Client)
            takeSyn(packet);
        else
            takeSynAck(packet);
    }
    if (packet.side == Side::Client)
        m_connection.clientWindow = std::max(
            m_connection.clientWindow,
            (tcp.flags & Syn) != 0 ? tcp.window : static_cast<std::uint32_t>(tcp.window) << own.windowScale);
    measureGap(packet);
    std::uint16_t tls = NoTls;
    const SegmentMark mark = tcp.length > 0 ? takeData(packet, tls) : SegmentMark::None;
    if ((tcp.flags & Ack) != 0 && other.firstNumber)
        own.acknowledged = tcp.acknowledged - *other.firstNumber;
    if ((tcp.flags & (Fin | Rst)) != 0)
        takeEnd(packet);
    m_connection.fragments += packet.isFragment ? 1 : 0;
    m_lastAt = packet.at;
    m_lastSide = packet.side;
    if (m_connection.segments.size() >= static_cast<std::size_t>(limits.segmentsEach) || segmentsLeft <= 0) {
        ++m_connection.segmentsLeftOut;
        return Taken::Good;
    }
    --segmentsLeft;
    if (m_connection.segments.empty())
        m_connection.segments.reserve(usualSegments);
    m_connection.segments.push_back({since(packet.at), tcp.sequence - *own.firstNumber, own.acknowledged,
                                     tcp.length, tls, tcp.flags, packet.side, mark});
    return Taken::Good;
}

bool Conversation::isDuplicate(const ConversationPacket& packet) const
{
    const bool matters = packet.tcp.length > 0 || (packet.tcp.flags & (Syn | Fin | Rst)) != 0;
    return matters && std::ranges::any_of(m_recent, [&](const Signature& known) {
               return known.side == packet.side && known.sequence == packet.tcp.sequence &&
                      known.length == packet.tcp.length && known.identification == packet.identification &&
                      packet.at - known.at < duplicateWithin && known.at - packet.at < duplicateWithin;
           });
}

void Conversation::remember(const ConversationPacket& packet)
{
    m_recent[m_recentNext++ % m_recent.size()] = {packet.at, packet.tcp.sequence, packet.tcp.length,
                                                  packet.identification, packet.side};
}

/** The client's own clock is in its packets; it ticks at least a hundred times a second. */
void Conversation::watchClock(const ConversationPacket& packet)
{
    constexpr base::Nanoseconds slowestTick = 10ms;
    if (packet.at < m_lastAt - clockJump)
        m_connection.clockJumped = true;
    if (!packet.tcp.timestamp)
        return;
    Direction& own = m_directions[packet.side == Side::Client ? 0 : 1];
    if (own.timestamp) {
        const auto ticks = static_cast<std::int32_t>(*packet.tcp.timestamp - *own.timestamp);
        if (ticks >= 0 && packet.at - own.timestampAt > ticks * slowestTick + 2s)
            m_connection.clockJumped = true;
    }
    own.timestamp = packet.tcp.timestamp;
    own.timestampAt = packet.at;
}

void Conversation::takeSyn(const ConversationPacket& packet)
{
    ++m_connection.syns;
    if (!m_connection.tcp && m_syns.size() < mostSyns)
        m_syns.push_back({packet.at, packet.tcp.timestamp});
}

void Conversation::takeSynAck(const ConversationPacket& packet)
{
    if (m_connection.tcp || m_syns.empty() || packet.at < m_syns.back().at)
        return;
    m_directions[1].windowScale = packet.tcp.windowScale.value_or(0);
    m_connection.tcp = since(packet.at);
    m_connection.tcpFromLastSyn = packet.at - m_syns.back().at;
    if (!packet.tcp.timestamp)
        return;
    for (const SynCopy& syn : m_syns) {
        const auto same = [&](const SynCopy& copy) { return copy.timestamp == syn.timestamp; };
        if (syn.timestamp == packet.tcp.timestampEcho && std::ranges::count_if(m_syns, same) == 1)
            m_connection.tcpByTimestamp = packet.at - syn.at;
    }
}

SegmentMark Conversation::takeData(const ConversationPacket& packet, std::uint16_t& tls)
{
    const bool isGateway = packet.side == Side::Gateway;
    Direction& own = m_directions[isGateway ? 1 : 0];
    const std::uint32_t begin = packet.tcp.sequence - *own.firstNumber;
    const bool isNext = begin == own.seen.next();
    const SeenBytes::Kind kind = own.seen.take(begin, packet.tcp.length);
    if (isNext)
        tls = readData(packet);
    else if (kind != SeenBytes::Kind::Repeated && kind != SeenBytes::Kind::KeepAlive)
        own.tls.giveUp();
    followFirstFlight(packet, kind, begin);
    if (kind == SeenBytes::Kind::Ahead && !own.holeAt)
        own.holeAt = packet.at;
    bool isRepeated = kind == SeenBytes::Kind::Repeated;
    const bool isLate = kind == SeenBytes::Kind::FillsHole;
    if (isLate && own.holeAt) {
        isRepeated = packet.at - *own.holeAt > reorderedWithin;
        own.holeAt.reset();
    }
    if (!isRepeated)
        return isLate ? SegmentMark::OutOfOrder : SegmentMark::None;
    ++m_connection.retransmissions;
    m_connection.gatewayRetransmissions += isGateway ? 1 : 0;
    return SegmentMark::Retransmission;
}

std::uint16_t Conversation::readData(const ConversationPacket& packet)
{
    Direction& own = m_directions[packet.side == Side::Client ? 0 : 1];
    Application& application = m_connection.application;
    m_opening.take(packet.side, packet.tcp.data, application);
    const std::uint16_t seen = own.tls.take(packet.tcp.data);
    if (packet.tcp.data.size() < packet.tcp.length)
        own.tls.giveUp();
    const base::Nanoseconds at = since(packet.at);
    if ((seen & ClientHello) != 0 && !application.clientHello)
        application.clientHello = at;
    if ((seen & ServerHello) != 0 && !application.serverHello)
        application.serverHello = at;
    if ((seen & Alert) != 0)
        application.alert = true;
    if (packet.side == Side::Gateway) {
        if ((seen & CertificateMessage) != 0 && !application.certificate)
            application.certificate = at;
        application.certificateHash = own.tls.certificateHash();
    }
    return seen;
}

void Conversation::followFirstFlight(const ConversationPacket& packet, SeenBytes::Kind kind,
                                     std::uint32_t begin)
{
    FirstFlight& flight = m_connection.firstFlight;
    if (packet.side == Side::Client) {
        m_isFirstFlightOver = m_isFirstFlightOver || (flight.at.has_value() && flight.segments > 0);
        return;
    }
    if (!flight.at) {
        flight.at = since(packet.at);
        flight.segments = 1;
        m_lastCopyAt = packet.at;
        m_firstFlightEnd = begin + packet.tcp.length;
        return;
    }
    if (kind == SeenBytes::Kind::Repeated && begin == 1) {
        if (flight.repeats.empty())
            flight.acknowledgedBefore =
                static_cast<std::int32_t>(m_directions[0].acknowledged - m_firstFlightEnd) >= 0;
        if (flight.repeats.size() < mostRepeats)
            flight.repeats.push_back(packet.at - m_lastCopyAt);
        m_lastCopyAt = packet.at;
        m_isFirstFlightOver = true;
    } else if (kind != SeenBytes::Kind::Repeated && kind != SeenBytes::Kind::KeepAlive) {
        flight.segments += m_isFirstFlightOver ? 0 : 1;
    }
}

void Conversation::takeEnd(const ConversationPacket& packet)
{
    const base::Nanoseconds at = since(packet.at);
    if (packet.side == Side::Client || m_connection.end || at < 0ns)
        return;
    m_connection.end = at;
    m_connection.endKind = (packet.tcp.flags & Fin) != 0 ? EndKind::Fin : EndKind::Reset;
}

void Conversation::measureGap(const ConversationPacket& packet)
{
    // Up to the SYN/ACK it is the handshake, and behind the gateway's end nothing of it is measured.
    if (!m_connection.tcp || m_connection.end || packet.at < m_lastAt || (packet.tcp.flags & Syn) != 0)
        return;
    const Gap gap{packet.at - m_lastAt, since(m_lastAt), m_lastSide, packet.side};
    if (!m_connection.longestGap || gap.length > m_connection.longestGap->length)
        m_connection.longestGap = gap;
    const bool isOurs =
        packet.side == Side::Client && (packet.tcp.length > 0 || (packet.tcp.flags & (Fin | Rst)) != 0);
    const auto& stall = m_connection.stall;
    if (!isOurs && (!stall || m_connection.beyondTrip(gap) > m_connection.beyondTrip(*stall)))
        m_connection.stall = gap;
}

Connection Conversation::finish()
{
    return std::move(m_connection);
}

std::optional<base::Nanoseconds> Connection::handshake() const
{
    return syns <= 1 ? tcp : tcpByTimestamp;
}

base::Nanoseconds Connection::beyondTrip(const Gap& gap) const
{
    return gap.after == Side::Gateway ? gap.length - tcpFromLastSyn.value_or(0ns) : gap.length;
}

} // namespace naru::evidence
