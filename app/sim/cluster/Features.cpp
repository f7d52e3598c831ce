// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/cluster/Features.h"

#include <algorithm>
#include <array>

namespace naru::sim::cluster {

namespace {

using enum FeatureSupport;

constexpr std::array all{
    Feature{"uptime", Replicated},
    Feature{"arp-table", Replicated},
    Feature{"mac-table", Replicated},
    Feature{"user-identity", Replicated},
    Feature{"ipv6-neighbours", Replicated},
    Feature{"dynamic-routes", Replicated},
    Feature{"snmp-engine-id", NotReplicated},
    Feature{"site-to-site-vpn", Centralised},
    Feature{"inspect-dcerpc", Centralised},
    Feature{"inspect-esmtp", Centralised},
    Feature{"inspect-im", Centralised},
    Feature{"inspect-netbios", Centralised},
    Feature{"inspect-pptp", Centralised},
    Feature{"inspect-radius", Centralised},
    Feature{"inspect-rsh", Centralised},
    Feature{"inspect-snmp", Centralised},
    Feature{"inspect-sqlnet", Centralised},
    Feature{"inspect-sunrpc", Centralised},
    Feature{"inspect-tftp", Centralised},
    Feature{"inspect-xdmcp", Centralised},
    Feature{"multicast-routing", Centralised},
    Feature{"static-route-monitoring", Centralised},
    Feature{"igmp", Centralised},
    Feature{"pim", Centralised},
    Feature{"aaa-network-access", Centralised},
    Feature{"filtering", Centralised},
    Feature{"qos", PerNode},
    Feature{"threat-detection", PerNode},
    Feature{"resource-management", PerNode},
    Feature{"lisp", PerNode},
    Feature{"firepower-module", PerNode},
    Feature{"tls-proxy", Unsupported},
    Feature{"remote-access-vpn", Unsupported},
    Feature{"inspect-ctiqbe", Unsupported},
    Feature{"inspect-h323", Unsupported},
    Feature{"inspect-ipsec-pass-through", Unsupported},
    Feature{"inspect-mgcp", Unsupported},
    Feature{"inspect-mmp", Unsupported},
    Feature{"inspect-rtsp", Unsupported},
    Feature{"inspect-skinny", Unsupported},
    Feature{"inspect-waas", Unsupported},
    Feature{"wccp", Unsupported},
    Feature{"botnet-filter", Unsupported},
    Feature{"auto-update", Unsupported},
    Feature{"dhcp-client", Unsupported},
    Feature{"dhcp-server", Unsupported},
    Feature{"dhcp-proxy", Unsupported},
    Feature{"vpn-load-balancing", Unsupported},
    Feature{"failover", Unsupported},
    Feature{"cx-module", Unsupported},
};

} // namespace

std::span<const Feature> features()
{
    return all;
}

std::optional<FeatureSupport> supportOf(std::string_view name)
{
    const auto found = std::ranges::find(all, name, &Feature::name);
    return found == all.end() ? std::nullopt : std::optional(found->support);
}

} // namespace naru::sim::cluster
