// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Netlink.h"
#include "TunnelPlan.h"

#include <optional>

namespace naru::helper {

/** The way of packets to a network, in the machine's main table. */
struct Route
{
    Prefix network;
    /** The next hop; nothing where the network is on the link itself. */
    std::optional<Address> via;
    /** Index of the link. */
    int link = 0;
    friend bool operator==(const Route&, const Route&) = default;

    /** Adds it, marked as ours. EEXIST where the same network has a route of somebody else's. */
    [[nodiscard]] Result<> add(Netlink& netlink) const;
    /** Removes it if it is marked as ours; no failure where it is gone. */
    [[nodiscard]] Result<> remove(Netlink& netlink) const;
    [[nodiscard]] std::string text() const;
};

/** How packets go to a host now, for a network of that host alone. ENETUNREACH where there is no way, and
   where the host is this machine. */
[[nodiscard]] Result<Route> routeTo(Netlink& netlink, const Address& host);

/** How packets to a host would go if a link were not there: the longest prefix of the main table, then the
    lowest metric. */
[[nodiscard]] Result<Route> routeBeside(Netlink& netlink, const Address& host, int link);

} // namespace naru::helper
