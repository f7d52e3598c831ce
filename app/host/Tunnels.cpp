// SPDX-License-Identifier: GPL-3.0-or-later
#include "Tunnels.h"

#include <algorithm>
#include <array>

namespace naru::host {

namespace {

bool isTunnelKind(const QString& kind)
{
    // Not ipip, gre and sit: they join networks or bring IPv6, and are how a machine is connected.
    static constexpr std::array<QLatin1String, 7> kinds{
        QLatin1String("tun"),  QLatin1String("wireguard"), QLatin1String("ovpn"), QLatin1String("ovpn-dco"),
        QLatin1String("xfrm"), QLatin1String("vti"),       QLatin1String("vti6")};
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

bool isPpp(const Interface& interface)
{
    return interface.kind == QLatin1String("ppp");
}

bool isTunnelForSure(const Interface& interface, const NamedTunnels& named)
{
    return isTunnelKind(interface.kind) || named.interfaces.contains(interface.name);
}

/** Whether a link that is no tunnel leads to a gateway: something for a PPP tunnel to run through. */
bool hasGatewayBelow(const KernelNetwork& network, const NamedTunnels& named)
{
    return std::any_of(network.routes.begin(), network.routes.end(), [&](const Route& route) {
        const auto interface = std::find_if(network.interfaces.begin(), network.interfaces.end(),
                                            [&](const Interface& i) { return i.index == route.interface; });
        return route.viaGateway && interface != network.interfaces.end() && !isPpp(*interface) &&
               !isTunnelForSure(*interface, named);
    });
}

} // namespace

QStringList tunnelInterfaces(const KernelNetwork& network, const NamedTunnels& named)
{
    const bool pppIsTunnel = hasGatewayBelow(network, named);
    QStringList names;
    for (const Interface& interface : network.interfaces) {
        if (isTunnelForSure(interface, named) || (pppIsTunnel && isPpp(interface)))
            names.append(interface.name);
    }
    return names;
}

QString carryingTunnel(const KernelNetwork& network, const NamedTunnels& named)
{
    const QStringList tunnels = tunnelInterfaces(network, named);
    QString carrying;
    int shortestPrefix = 0;
    for (const Interface& interface : network.interfaces) {
        if (!interface.up || !tunnels.contains(interface.name))
            continue;
        for (const Route& route : network.routes) {
            const bool better = carrying.isEmpty() || route.prefixLength < shortestPrefix;
            if (route.interface == interface.index && better) {
                carrying = interface.name;
                shortestPrefix = route.prefixLength;
            }
        }
    }
    if (tunnels.isEmpty() && !named.below.isEmpty())
        return named.below.constFirst();
    return carrying;
}

} // namespace naru::host
