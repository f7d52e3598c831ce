// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Address.h"
#include "Environment.h"
#include "Frame.h"

#include <expected>
#include <optional>
#include <string>
#include <vector>

namespace naru::helper {

/** What a tunnel sets on the machine. Every value of it came from a gateway and is checked. */
struct TunnelPlan
{
    /** Empty for a tunnel without a device. */
    std::string device;
    Address gateway;
    /** With the prefix of the network inside; at least one of the two. */
    std::optional<Prefix> address4;
    std::optional<Prefix> address6;
    std::optional<int> mtu;
    std::vector<Address> dns;
    /** Domain to complete names with. */
    std::vector<std::string> searchDomains;
    /** Domains that `dns` is asked for; empty: everything. */
    std::vector<std::string> splitDomains;
    /** What goes through the tunnel; networks. */
    std::vector<Prefix> routes;
    /** What does not. */
    std::vector<Prefix> excluded;
    std::string banner;
    friend bool operator==(const TunnelPlan&, const TunnelPlan&) = default;

    /** What the tunnel must be for: other values in the environment are refused. */
    struct Expected
    {
        /** Empty: there is none. */
        std::string device;
        Address gateway;
    };

    /** From the environment of openconnect's script; the error is the name of the variable that is refused.
     */
    [[nodiscard]] static std::expected<TunnelPlan, std::string>
    fromEnvironment(const Environment& environment, const Expected& expected);
    /** A frame for the caller. */
    [[nodiscard]] Frame frame(std::string verb) const;
    /** Without anything of IPv6: for a machine that has none. */
    [[nodiscard]] TunnelPlan withoutIpv6() const;
    /** Whether a route of the tunnel leads to the host. */
    [[nodiscard]] bool carries(const Address& host) const;
};

} // namespace naru::helper
