// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace naru::sim::balancer {

/** What a secondary connection carries. */
enum class SecondaryKind : std::uint8_t {
    /** HTTPS tunnel: RDP, MMR/CDR and the client framework channel. */
    Tunnel,
    Blast,
    Pcoip,
};

enum class Transport : std::uint8_t { Tcp, Udp };

/** A way in which a secondary connection may reach an appliance (U9). */
struct SecondaryPort
{
    /** As scenarios write it, for example "blast udp 8443". */
    std::string_view name;
    SecondaryKind kind;
    Transport transport;
    std::uint16_t port;
    /** It begins as HTTP, so that a cookie can go with it. */
    bool carriesCookie;
};

/** The table of U9: seven rows. */
[[nodiscard]] std::span<const SecondaryPort> secondaryPorts();
/** Index in the table, or nothing: no such connection is accepted. */
[[nodiscard]] std::optional<std::uint8_t> secondaryPort(SecondaryKind kind, Transport transport,
                                                        std::uint16_t port);
[[nodiscard]] std::optional<std::uint8_t> secondaryPortFromName(std::string_view name);

} // namespace naru::sim::balancer
