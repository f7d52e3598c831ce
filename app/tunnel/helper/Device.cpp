// SPDX-License-Identifier: GPL-3.0-or-later
#include "Device.h"

#include "Names.h"

#include <algorithm>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <linux/if_tun.h>
#include <linux/rtnetlink.h>
#include <net/if.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

namespace naru::helper {

namespace {

ifinfomsg linkHead(int index)
{
    ifinfomsg head{};
    head.ifi_family = AF_UNSPEC;
    head.ifi_index = index;
    return head;
}

std::string textOf(std::span<const std::byte> value)
{
    std::string text;
    for (const std::byte byte : value) {
        if (byte == std::byte(0))
            break;
        text += static_cast<char>(byte);
    }
    return text;
}

/** What the kernel says of a link. */
struct Link
{
    int index = 0;
    std::string kind;
    rtnl_link_stats64 counters{};
};

Link linkFrom(const NetlinkAnswer& answer)
{
    Link link;
    link.index = answer.head<ifinfomsg>().ifi_index;
    // IFLA_LINKINFO holds attributes of its own, and no head.
    const NetlinkAnswer info{0, answer.attribute(sizeof(ifinfomsg), IFLA_LINKINFO)};
    link.kind = textOf(info.attribute(0, IFLA_INFO_KIND));
    const auto counters = answer.attribute(sizeof(ifinfomsg), IFLA_STATS64);
    std::memcpy(&link.counters, counters.data(), std::min(counters.size(), sizeof link.counters));
    return link;
}

Result<Link> askForLink(Netlink& netlink, const NetlinkRequest& request)
{
    Link link;
    const auto asked = netlink.ask(request, "link", [&link](const NetlinkAnswer& answer) {
        if (answer.type == RTM_NEWLINK)
            link = linkFrom(answer);
    });
    if (!asked)
        return std::unexpected(asked.error());
    return link;
}

} // namespace

Result<Device> Device::create(Netlink& netlink, const std::string& name, uid_t user)
{
    // Without this the driver would hand out a device of that name that is there already.
    if (::if_nametoindex(name.c_str()) != 0)
        return std::unexpected(Failure{EEXIST, name});
    const Descriptor tun(::open("/dev/net/tun", O_RDWR | O_CLOEXEC));
    if (!tun.isOpen())
        return std::unexpected(Failure::ofErrno("/dev/net/tun"));
    ifreq request{};
    request.ifr_flags = static_cast<short>(IFF_TUN | IFF_NO_PI | IFF_TUN_EXCL);
    std::copy_n(name.data(), std::min(name.size(), sizeof request.ifr_name - 1), request.ifr_name);
    if (::ioctl(tun.get(), TUNSETIFF, &request) < 0)
        return std::unexpected(Failure::ofErrno(name));
    // Until it is persistent the kernel removes it with our descriptor.
    if (::ioctl(tun.get(), TUNSETOWNER, static_cast<unsigned long>(user)) < 0 ||
        ::ioctl(tun.get(), TUNSETPERSIST, 1UL) < 0)
        return std::unexpected(Failure::ofErrno(name));
    const auto device = find(netlink, name);
    if (!device)
        return std::unexpected(Failure{ENODEV, name});
    return *device;
}

std::optional<Device> Device::find(Netlink& netlink, const std::string& name)
{
    if (!isDeviceName(name))
        return std::nullopt;
    const auto link =
        askForLink(netlink, NetlinkRequest(RTM_GETLINK, NLM_F_ACK, linkHead(0)).add(IFLA_IFNAME, name));
    if (!link || link->kind != "tun")
        return std::nullopt;
    return Device(link->index);
}

bool Device::takesIpv6(const std::string& name)
{
    std::ifstream file("/proc/sys/net/ipv6/conf/" + name + "/disable_ipv6");
    char disabled = '1';
    file >> disabled;
    return disabled == '0';
}

Result<> Device::remove(Netlink& netlink) const
{
    return netlink.change(NetlinkRequest(RTM_DELLINK, NLM_F_ACK, linkHead(m_index)), "remove device");
}

Result<> Device::configure(Netlink& netlink, const TunnelPlan& plan) const
{
    constexpr int smallest6 = 1280; // RFC 8200
    constexpr int usual = 1400;
    const int wanted = plan.mtu.value_or(usual);
    // The kernel takes no IPv6 address where less than this fits.
    const int mtu = plan.address6 ? std::max(wanted, smallest6) : wanted;
    if (auto removed = removeAddresses(netlink); !removed)
        return removed;
    auto up = linkHead(m_index);
    up.ifi_flags = up.ifi_change = IFF_UP;
    if (auto set = netlink.change(
            NetlinkRequest(RTM_NEWLINK, NLM_F_ACK, up).add(IFLA_MTU, static_cast<std::uint32_t>(mtu)),
            "MTU " + std::to_string(mtu));
        !set)
        return set;
    for (const auto& address : {plan.address4, plan.address6}) {
        if (!address)
            continue;
        if (auto added = addAddress(netlink, address->address); !added)
            return added;
    }
    return {};
}

Result<> Device::removeAddresses(Netlink& netlink) const
{
    std::vector<NetlinkRequest> removals;
    const auto asked = netlink.ask(
        NetlinkRequest(RTM_GETADDR, NLM_F_DUMP, ifaddrmsg{}), "addresses", [&](const NetlinkAnswer& answer) {
            const auto head = answer.head<ifaddrmsg>();
            if (answer.type != RTM_NEWADDR || static_cast<int>(head.ifa_index) != m_index)
                return;
            const auto own =
                answer.attribute(sizeof head, head.ifa_family == AF_INET ? IFA_LOCAL : IFA_ADDRESS);
            removals.push_back(NetlinkRequest(RTM_DELADDR, NLM_F_ACK, head).add(IFA_LOCAL, own));
        });
    if (!asked)
        return asked;
    for (const NetlinkRequest& removal : removals) {
        if (auto removed = netlink.change(removal, "remove address");
            !removed && removed.error().number != EADDRNOTAVAIL)
            return removed;
    }
    return {};
}

Result<> Device::addAddress(Netlink& netlink, const Address& address) const
{
    ifaddrmsg head{};
    head.ifa_family = address.isV6() ? AF_INET6 : AF_INET;
    head.ifa_prefixlen = static_cast<std::uint8_t>(address.bits());
    // Nobody else can have the address on a link with two ends.
    head.ifa_flags = address.isV6() ? IFA_F_NODAD : 0;
    head.ifa_index = static_cast<std::uint32_t>(m_index);
    return netlink.change(NetlinkRequest(RTM_NEWADDR, NLM_F_ACK | NLM_F_CREATE | NLM_F_REPLACE, head)
                              .add(IFA_LOCAL, address.bytes())
                              .add(IFA_ADDRESS, address.bytes()),
                          "address " + address.text());
}

Result<DeviceCounters> Device::counters(Netlink& netlink) const
{
    const auto link = askForLink(netlink, NetlinkRequest(RTM_GETLINK, NLM_F_ACK, linkHead(m_index)));
    if (!link)
        return std::unexpected(link.error());
    const auto& counted = link->counters;
    return DeviceCounters{counted.rx_bytes, counted.tx_bytes, counted.rx_packets, counted.tx_packets};
}

} // namespace naru::helper
