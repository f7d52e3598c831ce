// SPDX-License-Identifier: GPL-3.0-or-later
#include "NetlinkMessages.h"

#include <QTest>

#include <linux/if_arp.h>
#include <linux/rtnetlink.h>

using namespace naru::host;

namespace {

template <class T>
QByteArray bytesOf(const T& value)
{
    return QByteArray(reinterpret_cast<const char*>(&value), sizeof value);
}

QByteArray padded(QByteArray bytes)
{
    while (bytes.size() % 4 != 0)
        bytes.append('\0');
    return bytes;
}

QByteArray attribute(int type, const QByteArray& value)
{
    return padded(bytesOf(rtattr{quint16(sizeof(rtattr) + value.size()), quint16(type)}) + value);
}

QByteArray message(int type, const QByteArray& body)
{
    return padded(bytesOf(nlmsghdr{quint32(sizeof(nlmsghdr) + body.size()), quint16(type), 0, 0, 0}) + body);
}

QByteArray link(int index, const QByteArray& name, const QByteArray& attributes, bool up = true,
                unsigned short type = ARPHRD_ETHER)
{
    ifinfomsg info{};
    info.ifi_index = index;
    info.ifi_type = type;
    info.ifi_flags = up ? IFF_UP : 0;
    return message(RTM_NEWLINK, bytesOf(info) + attribute(IFLA_IFNAME, name + '\0') + attributes);
}

QByteArray kind(const QByteArray& name)
{
    return attribute(IFLA_LINKINFO | NLA_F_NESTED, attribute(IFLA_INFO_KIND, name + '\0'));
}

QByteArray route(int prefixLength, const QByteArray& attributes, unsigned char type = RTN_UNICAST,
                 unsigned char protocol = RTPROT_BOOT, unsigned flags = 0)
{
    rtmsg info{};
    info.rtm_family = AF_INET;
    info.rtm_dst_len = quint8(prefixLength);
    info.rtm_type = type;
    info.rtm_protocol = protocol;
    info.rtm_flags = flags;
    return message(RTM_NEWROUTE, bytesOf(info) + attributes);
}

QByteArray over(int interface)
{
    return attribute(RTA_OIF, bytesOf(interface));
}

QByteArray gateway()
{
    return attribute(RTA_GATEWAY, QByteArray(4, '\1'));
}

QByteArray way(int interface, const QByteArray& attributes)
{
    rtnexthop hop{};
    hop.rtnh_len = quint16(sizeof hop + attributes.size());
    hop.rtnh_ifindex = interface;
    return bytesOf(hop) + attributes;
}

KernelNetwork read(const QByteArray& messages)
{
    KernelNetwork network;
    addNetlinkMessages(messages, network);
    return network;
}

} // namespace

class TestNetlinkMessages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void links();
    void routes();
    void passesOverRoutesThatNobodySet();
    void endsWithTheDump();
    void anyCutIsHarmless();
    void lengthsThatDoNotFit();
    void realKernel();
};

void TestNetlinkMessages::links()
{
    const KernelNetwork network =
        read(link(1, "lo", {}, true, ARPHRD_LOOPBACK) + link(5, "tun0", kind("tun"), false) +
             link(6, "ppp0", {}, true, ARPHRD_PPP));
    const std::vector<Interface> expected{
        {1, "lo", "", true}, {5, "tun0", "tun", false}, {6, "ppp0", "ppp", true}};
    QVERIFY(network.interfaces == expected);
}

void TestNetlinkMessages::routes()
{
    const QByteArray several = attribute(RTA_MULTIPATH, way(3, gateway()) + way(4, {}));
    const KernelNetwork network =
        read(route(0, over(2) + gateway()) + route(8, over(7)) + route(16, several));
    const std::vector<Route> expected{{2, 0, true}, {7, 8, false}, {3, 16, true}, {4, 16, false}};
    QVERIFY(network.routes == expected);
}

void TestNetlinkMessages::passesOverRoutesThatNobodySet()
{
    const KernelNetwork network =
        read(route(24, over(7), RTN_UNICAST, RTPROT_KERNEL) + route(32, over(7), RTN_LOCAL) +
             route(8, over(7), RTN_MULTICAST) + route(0, over(7), RTN_UNREACHABLE) +
             route(128, over(7), RTN_UNICAST, RTPROT_BOOT, RTM_F_CLONED));
    QVERIFY(network.routes.empty());
}

void TestNetlinkMessages::endsWithTheDump()
{
    KernelNetwork network;
    QVERIFY(addNetlinkMessages(route(0, over(2)), network));
    const QByteArray end = message(NLMSG_DONE, QByteArray(4, '\0')) + route(0, over(3));
    QVERIFY(!addNetlinkMessages(end, network));
    QVERIFY(!addNetlinkMessages(message(NLMSG_ERROR, QByteArray(20, '\0')), network));
    QCOMPARE(network.routes.size(), std::size_t(1));
}

void TestNetlinkMessages::anyCutIsHarmless()
{
    const QByteArray whole = link(5, "tun0", kind("tun")) +
                             route(0, attribute(RTA_MULTIPATH, way(3, gateway()))) +
                             route(8, over(7) + gateway());
    for (qsizetype length = 0; length < whole.size(); ++length) {
        // A copy of just that length, so that AddressSanitizer sees a read behind it.
        const QByteArray cut(whole.constData(), length);
        QVERIFY(read(cut).routes.size() <= 2);
    }
}

void TestNetlinkMessages::lengthsThatDoNotFit()
{
    const QByteArray whole =
        link(5, "tun0", kind("tun")) + route(0, attribute(RTA_MULTIPATH, way(3, gateway())));
    for (qsizetype place = 0; place < whole.size(); ++place) {
        for (const char wrong : {'\0', '\1', '\3', '\x7f', '\xff'}) {
            QByteArray broken = whole;
            broken[place] = wrong;
            QVERIFY(read(broken).interfaces.size() <= 1);
        }
    }
}

void TestNetlinkMessages::realKernel()
{
    const KernelNetwork network = readKernelNetwork();
    QVERIFY(std::any_of(network.interfaces.begin(), network.interfaces.end(),
                        [](const Interface& interface) { return interface.name == QLatin1String("lo"); }));
}

QTEST_GUILESS_MAIN(TestNetlinkMessages)
#include "tst_host_netlink_messages.moc"
