// SPDX-License-Identifier: GPL-3.0-or-later
#include "AddressOrder.h"
#include "Destination.h"
#include "FakeResolver.h"

#include <QTest>

using namespace naru;
using namespace naru::probe;
using naru::test::addresses;

class TestDestination final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void familiesTakeTurns();
    void addressesAreBoundedAndUnique();
    void hostsInAscii_data();
    void hostsInAscii();
    void requests();
    void redirects_data();
    void redirects();
    void throughAProxy();
};

void TestDestination::familiesTakeTurns()
{
    QCOMPARE(interleaved(addresses({"2001:db8::1", "2001:db8::2", "192.0.2.1", "192.0.2.2"})),
             addresses({"2001:db8::1", "192.0.2.1", "2001:db8::2", "192.0.2.2"}));
    QCOMPARE(interleaved(addresses({"192.0.2.1", "192.0.2.2", "2001:db8::1"})),
             addresses({"192.0.2.1", "2001:db8::1", "192.0.2.2"}));
    QCOMPARE(interleaved(addresses({"192.0.2.1"})), addresses({"192.0.2.1"}));
    QCOMPARE(interleaved({}), QList<QHostAddress>());
}

void TestDestination::addressesAreBoundedAndUnique()
{
    QList<QHostAddress> many;
    for (quint32 i = 1; i < 100; ++i)
        many << QHostAddress(0xc0000200u + i) << QHostAddress(0xc0000200u + i) << QHostAddress();
    const QList<QHostAddress> result = interleaved(many);
    QCOMPARE(result.size(), mostAddresses);
    QCOMPARE(result[1], QHostAddress(0xc0000202u));
}

void TestDestination::hostsInAscii_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QByteArray>("ascii"); // empty: refused
    QTest::newRow("name") << QStringLiteral("vpn.example.com") << QByteArray("vpn.example.com");
    QTest::newRow("IPv4") << QStringLiteral("192.0.2.7") << QByteArray("192.0.2.7");
    QTest::newRow("IPv6") << QStringLiteral("2001:db8::7") << QByteArray("2001:db8::7");
    QTest::newRow("Korean") << QStringLiteral("서울.example") << QByteArray("xn--2i4bq6h.example");
    QTest::newRow("line break") << QStringLiteral("a\r\nX-Evil: 1") << QByteArray();
    QTest::newRow("blank") << QStringLiteral("a b") << QByteArray();
    QTest::newRow("path") << QStringLiteral("a/b") << QByteArray();
    QTest::newRow("empty") << QString() << QByteArray();
}

void TestDestination::hostsInAscii()
{
    QFETCH(QString, host);
    QFETCH(QByteArray, ascii);
    QCOMPARE(asciiHost(host).value_or(QByteArray()), ascii);
}

void TestDestination::requests()
{
    const QByteArray https = probeRequest({QStringLiteral("a.example"), 443}, ogs::ProbeKind::Https);
    QVERIFY(https.startsWith("HEAD / HTTP/1.1\r\nHost: a.example\r\n"));
    QVERIFY(https.contains("\r\nConnection: close\r\n"));
    QVERIFY(https.contains("\r\nUser-Agent: Naru (OGS probe)\r\n"));
    QVERIFY(https.endsWith("\r\n\r\n"));
    QVERIFY(probeRequest({QStringLiteral("a.example"), 443}, ogs::ProbeKind::Http)
                .contains("Host: a.example:443\r\n"));
    QVERIFY(
        probeRequest({QStringLiteral("::1"), 8443}, ogs::ProbeKind::Https).contains("Host: [::1]:8443\r\n"));
    QVERIFY(connectRequest({QStringLiteral("a.example"), 443})
                .startsWith("CONNECT a.example:443 HTTP/1.1\r\nHost: a.example:443\r\n"));
}

void TestDestination::redirects_data()
{
    QTest::addColumn<QByteArray>("location");
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("elsewhere");
    const QString host = QStringLiteral("vpn.example.com");
    QTest::newRow("none") << QByteArray() << host << false;
    QTest::newRow("path") << QByteArray("/login") << host << false;
    QTest::newRow("itself") << QByteArray("https://VPN.Example.com./x") << host << false;
    QTest::newRow("other scheme") << QByteArray("http://vpn.example.com/") << host << false;
    QTest::newRow("other host") << QByteArray("http://portal.example/") << host << true;
    QTest::newRow("no scheme") << QByteArray("//portal.example/") << host << true;
    QTest::newRow("nonsense") << QByteArray("::::") << host << false;
    QTest::newRow("IPv6 itself") << QByteArray("https://[::1]:444/") << QStringLiteral("::1") << false;
    QTest::newRow("IPv6 other") << QByteArray("https://[::2]/") << QStringLiteral("::1") << true;
    QTest::newRow("Korean itself") << QByteArray("https://xn--2i4bq6h.example/")
                                   << QStringLiteral("서울.example") << false;
}

void TestDestination::redirects()
{
    QFETCH(QByteArray, location);
    QFETCH(QString, host);
    QFETCH(bool, elsewhere);
    QCOMPARE(leadsElsewhere(location, {host, 443}), elsewhere);
}

void TestDestination::throughAProxy()
{
    const profile::Target target{QStringLiteral("vpn.example.com"), 443};
    const ogs::Proxy proxy{QStringLiteral("proxy.example"), 3128};
    const QList<QHostAddress> found = addresses({"192.0.2.1", "192.0.2.2"});

    const QList<Destination> direct = destinations(target, std::nullopt, found);
    QCOMPARE(direct.size(), 2);
    QCOMPARE(direct[0].port, 443);
    QCOMPARE(direct[0].addressText(), QStringLiteral("192.0.2.1"));

    const QList<Destination> proxied = destinations(target, proxy, found);
    QCOMPARE(proxied.size(), 1);
    QCOMPARE(proxied[0].port, 3128);
    QCOMPARE(proxied[0].addressText(), target.host);
}

QTEST_GUILESS_MAIN(TestDestination)
#include "tst_destination.moc"
