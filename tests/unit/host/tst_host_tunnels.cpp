// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Tunnels.h"

#include <QTest>

using namespace naru::host;

Q_DECLARE_METATYPE(KernelNetwork)
Q_DECLARE_METATYPE(NamedTunnels)

namespace {

const Interface wifi{2, "wlan0", "", true};
const Interface tun{7, "tun0", "tun", true};
const Interface wireguard{8, "wg0", "wireguard", true};
const Interface ppp{9, "ppp0", "ppp", true};
const Route wifiDefault{2, 0, true};

Interface down(Interface interface)
{
    interface.up = false;
    return interface;
}

} // namespace

class TestTunnels : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void carrying_data();
    void carrying();
    void kinds_data();
    void kinds();
};

void TestTunnels::carrying_data()
{
    QTest::addColumn<KernelNetwork>("network");
    QTest::addColumn<NamedTunnels>("named");
    QTest::addColumn<QString>("expected");

    const auto row = [](const char* name, KernelNetwork network, QString expected, NamedTunnels named = {}) {
        QTest::newRow(name) << network << named << expected;
    };
    row("nothing", {}, {});
    row("no tunnel", {{wifi}, {wifiDefault}}, {});
    row("default route", {{wifi, tun}, {wifiDefault, {7, 0, false}}}, "tun0");
    row("two halves instead of a default route", {{wifi, tun}, {wifiDefault, {7, 1, true}, {7, 1, true}}},
        "tun0");
    row("split tunnel", {{wifi, tun}, {wifiDefault, {7, 8, false}}}, "tun0");
    row("up without routes", {{wifi, tun}, {wifiDefault}}, {});
    row("routes, but down", {{wifi, down(tun)}, {wifiDefault, {7, 0, false}}}, {});
    row("the widest of two", {{tun, wireguard}, {{7, 8, false}, {8, 0, false}}}, "wg0");
    row("the first of equals", {{tun, wireguard}, {{7, 8, false}, {8, 8, false}}}, "tun0");
    row("PPP over another link", {{wifi, ppp}, {{2, 32, true}, {9, 0, false}}}, "ppp0");
    row("PPP is the line", {{wifi, ppp}, {{2, 24, false}, {9, 0, true}}}, {});
    row("tunnel over PPP", {{ppp, tun}, {{9, 0, true}, {7, 0, false}}}, "tun0");
    row("named by NetworkManager", {{wifi, {5, "corp", "dummy", true}}, {wifiDefault, {5, 0, false}}}, "corp",
        {{"corp"}, {}});
    row("IPsec by policy alone", {{wifi}, {wifiDefault}}, "wlan0", {{}, {"wlan0"}});
    row("VPN with an interface of its own", {{wifi, tun}, {wifiDefault}}, {}, {{}, {"wlan0"}});
}

void TestTunnels::carrying()
{
    HOLDS("OGS-13");
    QFETCH(KernelNetwork, network);
    QFETCH(NamedTunnels, named);
    QFETCH(QString, expected);
    QCOMPARE(carryingTunnel(network, named), expected);
}

void TestTunnels::kinds_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("expected");
    for (const char* kind : {"tun", "wireguard", "ovpn", "ovpn-dco", "xfrm", "vti", "vti6", "ppp"})
        QTest::newRow(kind) << QString::fromLatin1(kind) << true;
    for (const char* kind : {"bridge", "veth", "vlan", "bond", "sit", "gre", "ipip", "dummy"})
        QTest::newRow(kind) << QString::fromLatin1(kind) << false;
    QTest::newRow("hardware") << QString() << false;
}

void TestTunnels::kinds()
{
    QFETCH(QString, kind);
    QFETCH(bool, expected);
    const KernelNetwork network{{wifi, {7, "x0", kind, false}}, {wifiDefault}};
    QCOMPARE(tunnelInterfaces(network, {}), expected ? QStringList{"x0"} : QStringList{});
}

QTEST_GUILESS_MAIN(TestTunnels)
#include "tst_host_tunnels.moc"
