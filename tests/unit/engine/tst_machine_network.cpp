// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "MachineNetwork.h"

#include <QTest>

using namespace naru;

/** From what the machine says to the pairs that a location is known by. */
class TestMachineNetwork : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everySuffixWithEveryServerOfItsLink()
    {
        HOLDS("OGS-30");
        host::NetworkState state;
        state.source = host::Source::Resolved;
        state.links = {{"wlan0", {"locationa.com"}, {"ip1", "ip2"}, false},
                       {"eth0", {}, {"10.0.0.1"}, false}};
        const engine::Network network = engine::toNetwork(state);
        const std::vector<ogs::LocationKey> wanted{
            {"", "10.0.0.1"}, {"locationa.com", "ip1"}, {"locationa.com", "ip2"}};
        QCOMPARE(network.location.keys, wanted);
        QCOMPARE(network.source, engine::NetworkSource::Resolved);
    }

    void aTunnelIsNoLocation()
    {
        HOLDS("OGS-13");
        host::NetworkState state;
        state.links = {{"wlan0", {"home.example"}, {"192.168.1.1"}, false},
                       {"tun0", {"corp.example"}, {"10.1.1.1"}, true}};
        state.tunnelLink = QStringLiteral("tun0");
        const engine::Network network = engine::toNetwork(state);
        const std::vector<ogs::LocationKey> wanted{{"home.example", "192.168.1.1"}};
        QCOMPARE(network.location.keys, wanted);
        QCOMPARE(network.tunnelLink, QStringLiteral("tun0"));
        QCOMPARE(network.links.size(), std::size_t(2));
    }

    void samePairOnTwoLinksIsOneKey()
    {
        host::NetworkState state;
        state.links = {{"wlan0", {"home.example"}, {"192.168.1.1"}, false},
                       {"eth0", {"home.example"}, {"192.168.1.1"}, false}};
        QCOMPARE(engine::toNetwork(state).location.keys.size(), std::size_t(1));
    }
};

QTEST_GUILESS_MAIN(TestMachineNetwork)
#include "tst_machine_network.moc"
