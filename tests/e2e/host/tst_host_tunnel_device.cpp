// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Surroundings.h"
#include "host/NetworkWatcher.h"

#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <sched.h>

using namespace naru::host;

/** With real devices and routes, in a network namespace of its own that ends with the program. */
class TestTunnelDevice : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void tunWithRoute_data();
    void tunWithRoute();
    void tunWithAddressAlone();
    void wireguardWithRouteInItsOwnTable();

private:
    QString tunnelNow();

    QTemporaryDir m_root;
    std::unique_ptr<NetworkWatcher> m_watcher;
    std::unique_ptr<QSignalSpy> m_read;
};

namespace {

constexpr int patience = 20000;

bool ip(const char* arguments)
{
    QProcess process;
    process.setStandardErrorFile(QProcess::nullDevice());
    process.start("ip", QString::fromLatin1(arguments).split(QLatin1Char(' ')));
    return process.waitForFinished(patience) && process.exitStatus() == QProcess::NormalExit &&
           process.exitCode() == 0;
}

} // namespace

void TestTunnelDevice::initTestCase()
{
    qRegisterMetaType<NetworkState>();
    if (::unshare(CLONE_NEWNET) != 0)
        QSKIP("network namespaces are not allowed here: no tunnel device can be tried");
    if (!ip("link set lo up") || !ip("tuntap add dev tun7 mode tun"))
        QSKIP("no ip program or no TUN devices here: no tunnel device can be tried");
    QVERIFY(ip("link del tun7"));
}

void TestTunnelDevice::init()
{
    QVERIFY(ip("tuntap add dev tun7 mode tun"));
    QVERIFY(ip("addr add 10.77.0.1/24 dev tun7"));
    Surroundings surroundings;
    surroundings.busAddress = "unix:path=" + m_root.filePath("no-such-bus");
    surroundings.root = m_root.path();
    surroundings.environment = {};
    m_watcher = std::make_unique<NetworkWatcher>(surroundings);
    m_read = std::make_unique<QSignalSpy>(m_watcher.get(), &NetworkWatcher::read);
}

void TestTunnelDevice::cleanup()
{
    m_read.reset();
    m_watcher.reset();
    ip("link del tun7");
}

QString TestTunnelDevice::tunnelNow()
{
    m_read->clear();
    m_watcher->refresh();
    if (!m_read->wait(patience))
        qCritical("no answer");
    return m_read->isEmpty() ? QString() : m_read->constLast().constFirst().value<NetworkState>().tunnelLink;
}

void TestTunnelDevice::tunWithRoute_data()
{
    QTest::addColumn<QByteArray>("route");
    QTest::newRow("default") << QByteArray("route add default dev tun7");
    QTest::newRow("half of it") << QByteArray("route add 0.0.0.0/1 via 10.77.0.2 dev tun7");
    QTest::newRow("one network") << QByteArray("route add 10.0.0.0/8 dev tun7");
    QTest::newRow("IPv6") << QByteArray("-6 route add default dev tun7");
    QTest::newRow("another table") << QByteArray("route add default dev tun7 table 51820");
    QTest::newRow("one of several ways")
        << QByteArray("route add 10.0.0.0/8 nexthop via 10.77.0.2 dev tun7 nexthop via 10.77.0.3 dev tun7");
}

void TestTunnelDevice::tunWithRoute()
{
    HOLDS("OGS-13");
    QFETCH(QByteArray, route);
    QVERIFY(ip("link set tun7 up"));
    QCOMPARE(tunnelNow(), QString());
    m_read->clear();
    QVERIFY(ip(route.constData()));
    // Of itself, not asked.
    QTRY_VERIFY_WITH_TIMEOUT(!m_read->isEmpty(), patience);
    QCOMPARE(m_read->constLast().constFirst().value<NetworkState>().tunnelLink, QStringLiteral("tun7"));
    m_read->clear();
    QVERIFY(ip("link set tun7 down"));
    QTRY_VERIFY_WITH_TIMEOUT(!m_read->isEmpty(), patience);
    QCOMPARE(m_read->constLast().constFirst().value<NetworkState>().tunnelLink, QString());
}

void TestTunnelDevice::tunWithAddressAlone()
{
    HOLDS("OGS-13");
    QVERIFY(ip("addr add 10.78.0.1 peer 10.78.0.2 dev tun7"));
    QVERIFY(ip("link set tun7 up"));
    QCOMPARE(tunnelNow(), QString());
}

void TestTunnelDevice::wireguardWithRouteInItsOwnTable()
{
    if (!ip("link add wg7 type wireguard"))
        QSKIP("this kernel has no WireGuard");
    HOLDS("OGS-13");
    QVERIFY(ip("link set wg7 up"));
    QCOMPARE(tunnelNow(), QString());
    QVERIFY(ip("route add default dev wg7 table 51820"));
    QCOMPARE(tunnelNow(), QStringLiteral("wg7"));
    QVERIFY(ip("link del wg7"));
}

QTEST_GUILESS_MAIN(TestTunnelDevice)
#include "tst_host_tunnel_device.moc"
