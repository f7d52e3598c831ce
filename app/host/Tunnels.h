// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "KernelNetwork.h"

#include <QStringList>

namespace naru::host {

/** What NetworkManager says of VPN connections that are up. */
struct NamedTunnels
{
    /** Interfaces of its connections of a tunnel's type. */
    QStringList interfaces;
    /** Interfaces below a VPN connection: the only trace of one that has no interface (IPsec policies). */
    QStringList below;
    friend bool operator==(const NamedTunnels&, const NamedTunnels&) = default;
};

/**
 * The interfaces that are tunnels, whether up or not: TUN and TAP, WireGuard, OpenVPN's and IPsec's own
 * kinds, PPP, and those that NetworkManager names. PPP is also how modems and DSL lines come: without a
 * gateway on another link to run through, it is the line itself and no tunnel.
 */
[[nodiscard]] QStringList tunnelInterfaces(const KernelNetwork& network, const NamedTunnels& named);

/**
 * The tunnel that is up and carries a route somebody set (OGS-13); the one with the default route before
 * others. Where there is no tunnel interface at all, the one below a VPN that NetworkManager names.
 * Empty where none is.
 */
[[nodiscard]] QString carryingTunnel(const KernelNetwork& network, const NamedTunnels& named);

} // namespace naru::host
