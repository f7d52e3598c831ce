// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "MockService.h"
#include "PrivateBus.h"
#include "Surroundings.h"
#include "Warnings.h"
#include "host/NetworkWatcher.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTest>

using namespace naru::host;
using naru::test::MockService;
using naru::test::PrivateBus;

namespace {

constexpr int patience = 20000;

const QByteArray atHome = R"({"dns": [[2, "192.168.1.1"]], "domains": [[2, "home.example", false]]})";
const QByteArray atWork = R"({"dns": [[2, "10.0.0.1"]], "domains": [[2, "work.example", false]]})";
const QByteArray managedAtHome = R"({"configuration": [
    {"interface": "wlan0", "nameservers": ["192.168.1.1"], "domains": ["home.example"]}]})";
const QByteArray managedAtWork = R"({"configuration": [
    {"interface": "wlan0", "nameservers": ["10.0.0.1"], "domains": ["work.example"]}]})";

const Link home{"wlan0", {"home.example"}, {"192.168.1.1"}, false};
const Link work{"wlan0", {"work.example"}, {"10.0.0.1"}, false};
const Link filed{{}, {"file.example"}, {"8.8.8.8"}, false};

} // namespace

/** Against services on a private bus that stands for the system bus, with files of our own. */
class TestNetworkWatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void resolvedTells();
    void resolvedHasNews();
    void resolvedComesAndGoes();
    void stubAloneIsNoLocation();
    void valuesOfWrongTypes();
    void networkManagerWhereResolvedIsAbsent();
    void networkManagerHasNews();
    void networkManagerNamesATunnel();
    void networkManagerNamesAPolicyVpn();
    void fileWhereNobodyAnswers();
    void fileIsReplaced();
    void silentServiceIsPassedOver();
    void noBus();
    void busGoesAndComesBack();
    void refreshAnswersAndSameIsNoNews();
    void refreshWhileReading();
    void goneWhileReading();

private:
    void writeResolvConf(const QByteArray& text);
    void makeWatcher();
    /** The answer to a refresh. */
    NetworkState ask();
    /** What comes next without asking. */
    NetworkState next();

    std::unique_ptr<PrivateBus> m_bus;
    std::unique_ptr<QTemporaryDir> m_root;
    std::unique_ptr<MockService> m_resolved;
    std::unique_ptr<MockService> m_networkManager;
    std::unique_ptr<naru::test::WarningTrap> m_warnings;
    std::unique_ptr<NetworkWatcher> m_watcher;
    std::unique_ptr<QSignalSpy> m_read;
    Surroundings m_surroundings;
    KernelNetwork m_kernel;
    int m_readings = 0;
};

void TestNetworkWatcher::initTestCase()
{
    qRegisterMetaType<NetworkState>();
    m_bus = std::make_unique<PrivateBus>();
    if (!MockService::available() || !m_bus->start())
        QSKIP("dbus-daemon or python3-dbusmock is missing: nothing here can be tried");
    // The watcher finds it as it finds the real one.
    qputenv("DBUS_SYSTEM_BUS_ADDRESS", m_bus->address().toUtf8());
}

void TestNetworkWatcher::init()
{
    m_root = std::make_unique<QTemporaryDir>();
    const QDBusConnection bus = QDBusConnection::connectToBus(m_bus->address(), "test");
    m_resolved = std::make_unique<MockService>(bus, m_bus->address(), "resolved");
    m_networkManager = std::make_unique<MockService>(bus, m_bus->address(), "networkmanager");
    m_kernel = {{{2, "wlan0", "", true}, {3, "eth0", "", true}, {4, "tun0", "tun", true}}, {{2, 0, true}}};
    m_surroundings = {};
    m_surroundings.root = m_root->path();
    m_surroundings.environment = {};
    m_readings = 0;
    m_surroundings.kernel = [this] {
        ++m_readings;
        return m_kernel;
    };
    m_warnings = std::make_unique<naru::test::WarningTrap>();
}

void TestNetworkWatcher::cleanup()
{
    m_read.reset();
    m_watcher.reset();
    if (m_warnings)
        QCOMPARE(m_warnings->taken(), QStringList());
    m_warnings.reset();
    m_resolved.reset();
    m_networkManager.reset();
}

void TestNetworkWatcher::writeResolvConf(const QByteArray& text)
{
    QVERIFY(QDir(m_root->path()).mkpath("etc"));
    QSaveFile file(m_root->filePath("etc/resolv.conf"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
    QVERIFY(file.commit());
}

void TestNetworkWatcher::makeWatcher()
{
    m_watcher = std::make_unique<NetworkWatcher>(m_surroundings);
    m_read = std::make_unique<QSignalSpy>(m_watcher.get(), &NetworkWatcher::read);
}

NetworkState TestNetworkWatcher::ask()
{
    if (!m_watcher)
        makeWatcher();
    m_watcher->refresh();
    return next();
}

NetworkState TestNetworkWatcher::next()
{
    if (m_read->isEmpty() && !m_read->wait(patience))
        qCritical("no answer");
    return m_read->isEmpty() ? NetworkState{} : m_read->takeFirst().constFirst().value<NetworkState>();
}

void TestNetworkWatcher::resolvedTells()
{
    HOLDS("OGS-30");
    QVERIFY(m_resolved->start(R"({
        "dns": [[0, "9.9.9.9"], [4, "10.9.0.1"], [2, "192.168.1.1"], [2, "fe80::1"], [2, "127.0.0.53"], [77, "10.7.7.7"]],
        "domains": [[2, "Home.Example.", false], [2, "corp", true], [4, "corp.example", false], [4, ".", true]]})"));
    QVERIFY(m_networkManager->start(managedAtWork));
    writeResolvConf("nameserver 8.8.8.8\n");
    const NetworkState state = ask();
    QCOMPARE(state.source, Source::Resolved);
    const std::vector<Link> expected{{{}, {}, {"10.7.7.7"}, false},
                                     {"wlan0", {"home.example"}, {"192.168.1.1", "fe80::1"}, false},
                                     {"tun0", {"corp.example"}, {"10.9.0.1"}, true}};
    QVERIFY(state.links == expected);
}

void TestNetworkWatcher::resolvedHasNews()
{
    HOLDS("OGS-30");
    QVERIFY(m_resolved->start(atHome));
    QVERIFY(ask().links == std::vector{home});
    QVERIFY(m_resolved->tell(atWork));
    QVERIFY(next().links == std::vector{work});
}

void TestNetworkWatcher::resolvedComesAndGoes()
{
    writeResolvConf("nameserver 8.8.8.8\nsearch file.example\n");
    QVERIFY(ask().links == std::vector{filed});
    QVERIFY(m_resolved->start(atHome));
    QVERIFY(next().links == std::vector{home});
    m_resolved->stop();
    QVERIFY(next().links == std::vector{filed});
}

void TestNetworkWatcher::stubAloneIsNoLocation()
{
    HOLDS("OGS-30");
    QVERIFY(m_resolved->start(R"({"dns": [[2, "127.0.0.1"], [0, "::1"]]})"));
    writeResolvConf("nameserver 127.0.0.53\n");
    const NetworkState state = ask();
    QCOMPARE(state.source, Source::Resolved);
    QVERIFY(state.links.empty());
}

void TestNetworkWatcher::valuesOfWrongTypes()
{
    QVERIFY(m_resolved->start(R"({"broken": true})"));
    writeResolvConf("nameserver 8.8.8.8\nsearch file.example\n");
    const NetworkState state = ask();
    QCOMPARE(state.source, Source::ResolvConf);
    QVERIFY(state.links == std::vector{filed});
}

void TestNetworkWatcher::networkManagerWhereResolvedIsAbsent()
{
    HOLDS("OGS-30");
    QVERIFY(m_networkManager->start(R"({"configuration": [
        {"interface": "corp0", "nameservers": ["10.9.0.1"], "domains": ["corp.example", "~internal"], "vpn": true},
        {"interface": "wlan0", "nameservers": ["192.168.1.1", "127.0.0.1"], "domains": ["Home.Example."]}]})"));
    writeResolvConf("nameserver 8.8.8.8\n");
    const NetworkState state = ask();
    QCOMPARE(state.source, Source::NetworkManager);
    QVERIFY(state.links == (std::vector{home, Link{"corp0", {"corp.example"}, {"10.9.0.1"}, true}}));
}

void TestNetworkWatcher::networkManagerHasNews()
{
    QVERIFY(m_networkManager->start(managedAtHome));
    QVERIFY(ask().links == std::vector{home});
    QVERIFY(m_networkManager->tell(managedAtWork));
    QVERIFY(next().links == std::vector{work});
}

void TestNetworkWatcher::networkManagerNamesATunnel()
{
    HOLDS("OGS-13");
    m_kernel = {{{2, "wlan0", "", true}, {5, "corp0", "dummy", true}}, {{2, 0, true}, {5, 0, false}}};
    QVERIFY(m_networkManager->start(R"({"connections": [
        {"type": "802-11-wireless", "interface": "wlan0"}, {"type": "wireguard", "interface": "corp0"}]})"));
    QCOMPARE(ask().tunnelLink, QStringLiteral("corp0"));
}

void TestNetworkWatcher::networkManagerNamesAPolicyVpn()
{
    HOLDS("OGS-13");
    m_kernel = {{{2, "wlan0", "", true}}, {{2, 0, true}}};
    QVERIFY(m_networkManager->start(R"({"connections": [
        {"type": "vpn", "interface": "eth0", "up": false}, {"type": "vpn", "interface": "wlan0"}]})"));
    QCOMPARE(ask().tunnelLink, QStringLiteral("wlan0"));
}

void TestNetworkWatcher::fileWhereNobodyAnswers()
{
    HOLDS("OGS-30");
    writeResolvConf("nameserver 8.8.8.8\nsearch File.Example.\n");
    const NetworkState state = ask();
    QCOMPARE(state.source, Source::ResolvConf);
    QVERIFY(state.links == std::vector{filed});
}

void TestNetworkWatcher::fileIsReplaced()
{
    writeResolvConf("nameserver 10.0.0.9\n");
    ask();
    writeResolvConf("nameserver 8.8.8.8\nsearch file.example\n");
    QVERIFY(next().links == std::vector{filed});
}

void TestNetworkWatcher::silentServiceIsPassedOver()
{
    QVERIFY(m_resolved->start(atHome));
    QVERIFY(m_networkManager->start(managedAtWork));
    m_resolved->fallSilent();
    makeWatcher();
    QElapsedTimer clock;
    clock.start();
    m_watcher->refresh();
    // It did not wait; the promised second is checked with room for a busy machine.
    QVERIFY(clock.elapsed() < 1000);
    const NetworkState state = next();
    QCOMPARE(state.source, Source::NetworkManager);
    QVERIFY(state.links == std::vector{work});
    QVERIFY(clock.elapsed() >= 900);
    QVERIFY(clock.elapsed() < 5000);
}

void TestNetworkWatcher::noBus()
{
    m_surroundings.busAddress = "unix:path=" + m_root->filePath("no-such-bus");
    writeResolvConf("nameserver 8.8.8.8\nsearch file.example\n");
    const NetworkState state = ask();
    QCOMPARE(state.source, Source::ResolvConf);
    QVERIFY(state.links == std::vector{filed});
}

void TestNetworkWatcher::busGoesAndComesBack()
{
    PrivateBus bus;
    QVERIFY(bus.start());
    m_surroundings.busAddress = bus.address();
    writeResolvConf("nameserver 8.8.8.8\nsearch file.example\n");
    const auto mockOnIt = [&](const char* name) {
        const QDBusConnection connection = QDBusConnection::connectToBus(bus.address(), name);
        return std::make_unique<MockService>(connection, bus.address(), "resolved");
    };
    m_resolved = mockOnIt("before");
    QVERIFY(m_resolved->start(atHome));
    QVERIFY(ask().links == std::vector{home});
    bus.stop();
    QVERIFY(next().links == std::vector{filed});
    QVERIFY(bus.start());
    m_resolved = mockOnIt("after");
    QVERIFY(m_resolved->start(atHome));
    QVERIFY(ask().links == std::vector{home});
    QVERIFY(m_resolved->tell(atWork));
    QVERIFY(next().links == std::vector{work});
    m_resolved.reset();
    QDBusConnection::disconnectFromBus("before");
    QDBusConnection::disconnectFromBus("after");
}

void TestNetworkWatcher::refreshAnswersAndSameIsNoNews()
{
    QVERIFY(m_resolved->start(atHome));
    QVERIFY(ask().links == std::vector{home});
    QVERIFY(ask().links == std::vector{home});
    const int before = m_readings;
    QVERIFY(m_resolved->tell(atHome));
    QTRY_VERIFY_WITH_TIMEOUT(m_readings > before, patience);
    QVERIFY(m_read->isEmpty());
}

void TestNetworkWatcher::refreshWhileReading()
{
    writeResolvConf("nameserver 8.8.8.8\nsearch file.example\n");
    makeWatcher();
    m_watcher->refresh();
    m_watcher->refresh();
    m_watcher->refresh();
    next();
    // The later wishes get an answer that was read after them; one answer serves both.
    next();
    QCOMPARE(m_readings, 2);
}

void TestNetworkWatcher::goneWhileReading()
{
    QVERIFY(m_resolved->start(atHome));
    for (int round = 0; round < 5; ++round) {
        makeWatcher();
        m_watcher->refresh();
        m_read.reset();
        m_watcher.reset();
    }
    QVERIFY(ask().links == std::vector{home});
}

QTEST_GUILESS_MAIN(TestNetworkWatcher)
#include "tst_host_network_watcher.moc"
