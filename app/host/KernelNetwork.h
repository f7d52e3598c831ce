// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace naru::host {

/** A network interface as the kernel describes it. */
struct Interface
{
    int index = 0;
    QString name;
    /** The driver's kind: "tun" (also for TAP), "wireguard", "ppp", "bridge" ...; empty for hardware. */
    QString kind;
    /** Set up by someone; a cable or a peer may be missing. */
    bool up = false;
    friend bool operator==(const Interface&, const Interface&) = default;
};

/**
 * A route to elsewhere that somebody set: a person, a DHCP or VPN client, a router's advertisement. What
 * the kernel adds by itself for an interface's own addresses is not among them.
 */
struct Route
{
    int interface = 0;
    /** 0: the default route. */
    int prefixLength = 0;
    bool viaGateway = false;
    friend bool operator==(const Route&, const Route&) = default;
};

/** Interfaces and routes of both families and of every routing table. */
struct KernelNetwork
{
    std::vector<Interface> interfaces;
    std::vector<Route> routes;
    friend bool operator==(const KernelNetwork&, const KernelNetwork&) = default;
};

/**
 * Asks the kernel over rtnetlink; its answer is there at once. /proc/net/route would not do: it shows the
 * main table only, and WireGuard's usual default route stands in a table of its own. Empty on failure.
 */
[[nodiscard]] KernelNetwork readKernelNetwork();

} // namespace naru::host
