// SPDX-License-Identifier: GPL-3.0-or-later
#include "NetlinkMessages.h"

#include <cstring>
#include <linux/if_arp.h> // also IFF_UP, by linux/if.h; net/if.h would clash with it
#include <linux/rtnetlink.h>
#include <optional>

namespace naru::host {

namespace {

/** The structure at the begin of the bytes, copied so that alignment does not matter. */
template <class T>
std::optional<T> head(QByteArrayView bytes)
{
    if (bytes.size() < qsizetype(sizeof(T)))
        return std::nullopt;
    T value;
    std::memcpy(&value, bytes.data(), sizeof(T));
    return value;
}

/** Everything in netlink starts at a multiple of four. */
constexpr qsizetype aligned(qsizetype length)
{
    return (length + 3) & ~qsizetype(3);
}

QByteArrayView from(QByteArrayView bytes, qsizetype position)
{
    return bytes.sliced(std::min(position, bytes.size()));
}

/** Calls `visit(type, payload)` for each attribute. */
template <class Visitor>
void forEachAttribute(QByteArrayView bytes, Visitor visit)
{
    while (const auto attribute = head<rtattr>(bytes)) {
        if (attribute->rta_len < sizeof(rtattr) || attribute->rta_len > bytes.size())
            return;
        // The two top bits are flags (nested, byte order).
        visit(attribute->rta_type & 0x3fff, bytes.first(attribute->rta_len).sliced(sizeof(rtattr)));
        bytes = from(bytes, aligned(attribute->rta_len));
    }
}

/** A text attribute; the kernel ends it with a zero byte. */
QString text(QByteArrayView bytes)
{
    const qsizetype end = bytes.indexOf('\0');
    return QString::fromUtf8(end < 0 ? bytes : bytes.first(end));
}

void addInterface(QByteArrayView body, KernelNetwork& network)
{
    const auto info = head<ifinfomsg>(body);
    if (!info)
        return;
    Interface interface {
        info->ifi_index, {}, {}, (info->ifi_flags & IFF_UP) != 0
    };
    forEachAttribute(from(body, aligned(sizeof(ifinfomsg))), [&](int type, QByteArrayView value) {
        if (type == IFLA_IFNAME)
            interface.name = text(value);
        if (type != IFLA_LINKINFO)
            return;
        forEachAttribute(value, [&](int inner, QByteArrayView kind) {
            if (inner == IFLA_INFO_KIND)
                interface.kind = text(kind);
        });
    });
    // Old drivers of PPP name no kind.
    if (interface.kind.isEmpty() && info->ifi_type == ARPHRD_PPP)
        interface.kind = QStringLiteral("ppp");
    network.interfaces.push_back(interface);
}

/** The several ways of one route, each with its own interface. */
void addWays(QByteArrayView ways, int prefixLength, KernelNetwork& network)
{
    while (const auto way = head<rtnexthop>(ways)) {
        if (way->rtnh_len < sizeof(rtnexthop) || way->rtnh_len > ways.size())
            return;
        Route route{way->rtnh_ifindex, prefixLength, false};
        forEachAttribute(ways.first(way->rtnh_len).sliced(sizeof(rtnexthop)), [&](int type, QByteArrayView) {
            route.viaGateway = route.viaGateway || type == RTA_GATEWAY || type == RTA_VIA;
        });
        network.routes.push_back(route);
        ways = from(ways, aligned(way->rtnh_len));
    }
}

void addRoute(QByteArrayView body, KernelNetwork& network)
{
    const auto info = head<rtmsg>(body);
    const bool ours = info && info->rtm_type == RTN_UNICAST && info->rtm_protocol != RTPROT_KERNEL &&
                      (info->rtm_flags & RTM_F_CLONED) == 0;
    if (!ours)
        return;
    Route route{0, info->rtm_dst_len, false};
    forEachAttribute(from(body, aligned(sizeof(rtmsg))), [&](int type, QByteArrayView value) {
        if (type == RTA_OIF)
            route.interface = head<int>(value).value_or(0);
        else if (type == RTA_GATEWAY || type == RTA_VIA)
            route.viaGateway = true;
        else if (type == RTA_MULTIPATH)
            addWays(value, info->rtm_dst_len, network);
    });
    if (route.interface != 0)
        network.routes.push_back(route);
}

} // namespace

bool addNetlinkMessages(QByteArrayView messages, KernelNetwork& network)
{
    while (const auto header = head<nlmsghdr>(messages)) {
        if (header->nlmsg_len < sizeof(nlmsghdr) || header->nlmsg_len > std::size_t(messages.size()))
            return false;
        const QByteArrayView body = messages.first(header->nlmsg_len).sliced(sizeof(nlmsghdr));
        switch (header->nlmsg_type) {
        case RTM_NEWLINK:
            addInterface(body, network);
            break;
        case RTM_NEWROUTE:
            addRoute(body, network);
            break;
        case NLMSG_DONE:
        case NLMSG_ERROR:
            return false;
        default:
            break;
        }
        messages = from(messages, aligned(header->nlmsg_len));
    }
    return true;
}

} // namespace naru::host
