// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/Ports.h"

#include <algorithm>
#include <array>

namespace naru::sim::balancer {

namespace {

constexpr std::array<SecondaryPort, 7> rows{{
    {"tunnel tcp 443", SecondaryKind::Tunnel, Transport::Tcp, 443, true},
    {"blast tcp 443", SecondaryKind::Blast, Transport::Tcp, 443, true},
    {"blast tcp 8443", SecondaryKind::Blast, Transport::Tcp, 8443, true},
    {"blast udp 443", SecondaryKind::Blast, Transport::Udp, 443, false},
    {"blast udp 8443", SecondaryKind::Blast, Transport::Udp, 8443, false},
    {"pcoip tcp 4172", SecondaryKind::Pcoip, Transport::Tcp, 4172, false},
    {"pcoip udp 4172", SecondaryKind::Pcoip, Transport::Udp, 4172, false},
}};

template <class Found>
std::optional<std::uint8_t> indexOf(Found found)
{
    const auto row = std::ranges::find_if(rows, found);
    return row == rows.end() ? std::nullopt : std::optional(static_cast<std::uint8_t>(row - rows.begin()));
}

} // namespace

std::span<const SecondaryPort> secondaryPorts()
{
    return rows;
}

std::optional<std::uint8_t> secondaryPort(SecondaryKind kind, Transport transport, std::uint16_t port)
{
    return indexOf([&](const SecondaryPort& row) {
        return row.kind == kind && row.transport == transport && row.port == port;
    });
}

std::optional<std::uint8_t> secondaryPortFromName(std::string_view name)
{
    return indexOf([&](const SecondaryPort& row) { return row.name == name; });
}

} // namespace naru::sim::balancer
