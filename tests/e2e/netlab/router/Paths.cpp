// SPDX-License-Identifier: GPL-3.0-or-later
#include "Paths.h"

#include <algorithm>

namespace netlab {

namespace {

/** Connections that are remembered; then all are forgotten, which only ends what they were held for. */
constexpr std::size_t mostConnections = 100'000;

} // namespace

std::optional<Time> Paths::due(Way way, const Packet& packet, Time now)
{
    const Address& gateway = way == Way::Up ? packet.destination : packet.source;
    const PathRule& rule = m_rules.of(gateway);
    if (rule.blackHole || (rule.loss > 0 && draw() < rule.loss))
        return std::nullopt;
    const std::optional<Nanoseconds> hold = held(way, packet, rule, now);
    if (!hold)
        return std::nullopt;
    Nanoseconds delay = (way == Way::Up ? rule.up : rule.down) + *hold;
    if (rule.jitter > Nanoseconds::zero())
        delay += std::chrono::round<Nanoseconds>(rule.jitter * draw());
    Time& last = m_last[{gateway, way}];
    last = std::max(last, now + delay);
    return last;
}

double Paths::draw()
{
    return static_cast<double>(m_random() >> 11U) * 0x1.0p-53;
}

std::optional<Nanoseconds> Paths::held(Way way, const Packet& packet, const PathRule& rule, Time now)
{
    const Nanoseconds window = std::max(rule.ackHole, rule.ackDelay);
    if (!packet.tcp || (rule.droppedSyns == 0 && window == Nanoseconds::zero()))
        return Nanoseconds::zero();
    if (way == Way::Down) {
        Connection& known = connection(packet.source, packet.sourcePort, packet.destinationPort);
        if (packet.payload > 0 && !known.firstData)
            known.firstData = now;
        return Nanoseconds::zero();
    }
    Connection& known = connection(packet.destination, packet.destinationPort, packet.sourcePort);
    if (packet.syn) {
        known.firstData.reset();
        return ++known.syns > rule.droppedSyns ? std::optional(Nanoseconds::zero()) : std::nullopt;
    }
    // A port that is used again begins anew.
    known.syns = 0;
    if (!known.firstData)
        return Nanoseconds::zero();
    const Nanoseconds since = now - *known.firstData - rule.down;
    if (since < rule.ackHole)
        return std::nullopt;
    return std::max(rule.ackDelay - since, Nanoseconds::zero());
}

Paths::Connection& Paths::connection(const Address& gateway, std::uint16_t gatewayPort,
                                     std::uint16_t clientPort)
{
    if (m_connections.size() >= mostConnections)
        m_connections.clear();
    return m_connections[{gateway, gatewayPort, clientPort}];
}

} // namespace netlab
