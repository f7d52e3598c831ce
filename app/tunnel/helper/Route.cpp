// SPDX-License-Identifier: GPL-3.0-or-later
#include "Route.h"

#include <algorithm>
#include <linux/rtnetlink.h>
#include <sys/socket.h>
#include <tuple>

namespace naru::helper {

namespace {

/** Marks our routes (rtm_protocol): 128 to 254 are free for anybody. */
constexpr std::uint8_t ours = 213;

rtmsg headFor(const Prefix& network)
{
    rtmsg head{};
    head.rtm_family = network.address.isV6() ? AF_INET6 : AF_INET;
    head.rtm_dst_len = static_cast<std::uint8_t>(network.length);
    head.rtm_table = RT_TABLE_MAIN;
    head.rtm_protocol = ours;
    head.rtm_scope = RT_SCOPE_UNIVERSE;
    head.rtm_type = RTN_UNICAST;
    return head;
}

NetlinkRequest requestFor(std::uint16_t type, int flags, const Route& route)
{
    auto head = headFor(route.network);
    if (!route.via && !route.network.address.isV6())
        head.rtm_scope = RT_SCOPE_LINK;
    // The next hop of the way that is copied may lie in no network of the link's (cloud machines).
    if (route.via)
        head.rtm_flags = RTNH_F_ONLINK;
    NetlinkRequest request(type, flags, head);
    request.add(RTA_DST, route.network.network().address.bytes());
    request.add(RTA_OIF, static_cast<std::uint32_t>(route.link));
    if (route.via)
        request.add(RTA_GATEWAY, route.via->bytes());
    return request;
}

std::uint32_t number(std::span<const std::byte> value)
{
    std::uint32_t result = 0;
    if (value.size() == sizeof result)
        std::ranges::copy(value, std::as_writable_bytes(std::span(&result, 1)).begin());
    return result;
}

/** Link and next hop of a route; nothing for one that leads nowhere (unreachable, several ways at once) or to
 * this machine. */
std::optional<Route> wayOf(const NetlinkAnswer& answer, const Address& host)
{
    const auto head = answer.head<rtmsg>();
    const int link = static_cast<int>(number(answer.attribute(sizeof head, RTA_OIF)));
    if (answer.type != RTM_NEWROUTE || link == 0 || head.rtm_type != RTN_UNICAST)
        return std::nullopt;
    return Route{{host, host.bits()}, Address::fromBytes(answer.attribute(sizeof head, RTA_GATEWAY)), link};
}

} // namespace

Result<> Route::add(Netlink& netlink) const
{
    return netlink.change(requestFor(RTM_NEWROUTE, NLM_F_ACK | NLM_F_CREATE | NLM_F_EXCL, *this),
                          "route " + text());
}

Result<> Route::remove(Netlink& netlink) const
{
    auto removed = netlink.change(requestFor(RTM_DELROUTE, NLM_F_ACK, *this), "remove route " + text());
    if (!removed && (removed.error().number == ESRCH || removed.error().number == ENODEV))
        return {};
    return removed;
}

std::string Route::text() const
{
    return network.text() + (via ? " via " + via->text() : "");
}

Result<Route> routeTo(Netlink& netlink, const Address& host)
{
    rtmsg head{};
    head.rtm_family = host.isV6() ? AF_INET6 : AF_INET;
    head.rtm_dst_len = static_cast<std::uint8_t>(host.bits());
    std::optional<Route> found;
    const auto asked = netlink.ask(NetlinkRequest(RTM_GETROUTE, NLM_F_ACK, head).add(RTA_DST, host.bytes()),
                                   "route to " + host.text(),
                                   [&](const NetlinkAnswer& answer) { found = wayOf(answer, host); });
    if (!asked)
        return std::unexpected(asked.error());
    if (!found)
        return std::unexpected(Failure{ENETUNREACH, "route to " + host.text()});
    return *found;
}

Result<Route> routeBeside(Netlink& netlink, const Address& host, int link)
{
    rtmsg head{};
    head.rtm_family = host.isV6() ? AF_INET6 : AF_INET;
    std::optional<Route> best;
    std::tuple<int, std::int64_t> bestRank{-1, 0};
    const auto asked = netlink.ask(
        NetlinkRequest(RTM_GETROUTE, NLM_F_DUMP, head), "routes", [&](const NetlinkAnswer& answer) {
            const auto route = answer.head<rtmsg>();
            const auto way = wayOf(answer, host);
            if (!way || way->link == link || route.rtm_table != RT_TABLE_MAIN || route.rtm_protocol == ours)
                return;
            const auto destination = Address::fromBytes(answer.attribute(sizeof route, RTA_DST));
            if (destination && !Prefix{*destination, route.rtm_dst_len}.contains(host))
                return;
            const std::tuple<int, std::int64_t> rank{
                route.rtm_dst_len, -std::int64_t(number(answer.attribute(sizeof route, RTA_PRIORITY)))};
            if (rank > bestRank) {
                best = way;
                bestRank = rank;
            }
        });
    if (!asked)
        return std::unexpected(asked.error());
    if (!best)
        return std::unexpected(Failure{ENETUNREACH, "route to " + host.text()});
    return *best;
}

} // namespace naru::helper
