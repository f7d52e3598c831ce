// SPDX-License-Identifier: GPL-3.0-or-later
#include "MockService.h"
#include "PrivateBus.h"
#include "Warnings.h"
#include "engine/OtherGateways.h"
#include "host/VpnEntries.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QTest>

using namespace naru;
using naru::test::MockService;
using naru::test::PrivateBus;
using profile::GatewayUse;
using profile::OfferedGateway;

namespace {

using Settings = QMap<QString, QVariantMap>;
using Texts = QMap<QString, QString>;

constexpr int patience = 20000;
const QString service = QStringLiteral("org.freedesktop.NetworkManager");
const QString settingsPath = QStringLiteral("/org/freedesktop/NetworkManager/Settings");
const QString settingsInterface = QStringLiteral("org.freedesktop.NetworkManager.Settings");

Settings vpn(const QString& name, const Texts& data, const QString& plugin = QStringLiteral("openconnect"))
{
    return {{QStringLiteral("connection"),
             {{QStringLiteral("id"), name}, {QStringLiteral("type"), QStringLiteral("vpn")}}},
            {QStringLiteral("vpn"),
             {{QStringLiteral("service-type"), QString(service + u'.' + plugin)},
              {QStringLiteral("data"), QVariant::fromValue(data)}}}};
}

Settings connection(const QString& name, const QString& type)
{
    return {{QStringLiteral("connection"), {{QStringLiteral("id"), name}, {QStringLiteral("type"), type}}}};
}

} // namespace

/** Against dbusmock's NetworkManager on a private bus that stands for the system bus. */
class TestHostVpnEntries : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void entriesOfOpenconnectAreRead();
    void whatIsNotTakenIsNamed();
    void aHostileNumberIsCut();
    void withoutNetworkManager();
    void withoutABus();
    void refusedIsSaid();
    void anEntryOfAnotherUserIsLeftOut();
    void silenceEnds();

private:
    void add(const Settings& settings) const;
    /** The object's method answers with this Python code from now on. */
    void answer(const QString& path, const QString& interface, const QString& method,
                const QString& code) const;
    [[nodiscard]] base::Result<std::vector<OfferedGateway>> read() const
    {
        return engine::readNetworkManager(m_bus->address());
    }

    std::unique_ptr<PrivateBus> m_bus;
    std::unique_ptr<MockService> m_manager;
    std::unique_ptr<test::WarningTrap> m_warnings;
};

void TestHostVpnEntries::initTestCase()
{
    qDBusRegisterMetaType<Texts>();
    qDBusRegisterMetaType<Settings>();
    m_bus = std::make_unique<PrivateBus>();
    if (!MockService::available() || !m_bus->start())
        QSKIP("dbus-daemon or python3-dbusmock is missing: nothing here can be tried");
}

void TestHostVpnEntries::init()
{
    const QDBusConnection bus = QDBusConnection::connectToBus(m_bus->address(), QStringLiteral("test"));
    m_manager = std::make_unique<MockService>(bus, m_bus->address(), QStringLiteral("networkmanager"),
                                              MockService::Template::Shipped);
    m_warnings = std::make_unique<test::WarningTrap>();
}

void TestHostVpnEntries::cleanup()
{
    if (m_warnings)
        QCOMPARE(m_warnings->taken(), QStringList());
    m_warnings.reset();
    m_manager.reset();
}

void TestHostVpnEntries::add(const Settings& settings) const
{
    QDBusMessage call = QDBusMessage::createMethodCall(service, settingsPath, settingsInterface,
                                                       QStringLiteral("AddConnection"));
    call.setArguments({QVariant::fromValue(settings)});
    const QDBusMessage reply = QDBusConnection(QStringLiteral("test")).call(call, QDBus::Block, patience);
    QVERIFY2(reply.type() == QDBusMessage::ReplyMessage, qPrintable(reply.errorMessage()));
}

void TestHostVpnEntries::answer(const QString& path, const QString& interface, const QString& method,
                                const QString& code) const
{
    QDBusMessage call = QDBusMessage::createMethodCall(
        service, path, QStringLiteral("org.freedesktop.DBus.Mock"), QStringLiteral("AddMethod"));
    const bool isList = method == u"ListConnections";
    call.setArguments(
        {interface, method, QString(), isList ? QStringLiteral("ao") : QStringLiteral("a{sa{sv}}"), code});
    const QDBusMessage reply = QDBusConnection(QStringLiteral("test")).call(call, QDBus::Block, patience);
    QVERIFY2(reply.type() == QDBusMessage::ReplyMessage, qPrintable(reply.errorMessage()));
}

void TestHostVpnEntries::entriesOfOpenconnectAreRead()
{
    QVERIFY(m_manager->start("{}"));
    add(connection(QStringLiteral("eth0"), QStringLiteral("802-3-ethernet")));
    add(vpn(QStringLiteral("회사"), {{QStringLiteral("gateway"), QStringLiteral("vpn.example.net:8443")},
                                     {QStringLiteral("usergroup"), QStringLiteral("eng")},
                                     {QStringLiteral("protocol"), QStringLiteral("anyconnect")},
                                     {QStringLiteral("cookie-flags"), QStringLiteral("2")}}));
    add(vpn(QStringLiteral("Lab"), {{QStringLiteral("gateway"), QStringLiteral("lab.example.net/qa")}}));
    const auto entries = read();
    QVERIFY2(entries, entries ? "" : qPrintable(entries.error().technical));
    QCOMPARE(entries->size(), 2U);
    QCOMPARE(entries->at(0), (OfferedGateway{QStringLiteral("Lab"),
                                             QStringLiteral("lab.example.net/qa"),
                                             {},
                                             QStringLiteral("anyconnect"),
                                             GatewayUse::Takes}));
    QCOMPARE(entries->at(1),
             (OfferedGateway{QStringLiteral("회사"), QStringLiteral("vpn.example.net:8443"),
                             QStringLiteral("eng"), QStringLiteral("anyconnect"), GatewayUse::Takes}));
}

void TestHostVpnEntries::whatIsNotTakenIsNamed()
{
    QVERIFY(m_manager->start("{}"));
    add(vpn(QStringLiteral("a"), {{QStringLiteral("gateway"), QStringLiteral("gp.example.net")},
                                  {QStringLiteral("protocol"), QStringLiteral("gp")}}));
    add(vpn(QStringLiteral("b"), {{QStringLiteral("remote"), QStringLiteral("o.example.net")}},
            QStringLiteral("openvpn")));
    add(vpn(QStringLiteral("c"), {}));
    add(connection(QStringLiteral("d"), QStringLiteral("wireguard")));
    const auto entries = read();
    QVERIFY(entries);
    QCOMPARE(entries->size(), 4U);
    using enum GatewayUse;
    const GatewayUse uses[] = {OtherProtocol, OtherService, NoAddress, OtherService};
    const QStringList protocols{QStringLiteral("gp"), QStringLiteral("openvpn"), QStringLiteral("anyconnect"),
                                QStringLiteral("wireguard")};
    for (std::size_t i = 0; i < entries->size(); ++i) {
        QCOMPARE(entries->at(i).use, uses[i]);
        QCOMPARE(entries->at(i).protocol, protocols[qsizetype(i)]);
    }
}

void TestHostVpnEntries::aHostileNumberIsCut()
{
    QVERIFY(m_manager->start("{}"));
    add(vpn(QStringLiteral("x"), {{QStringLiteral("gateway"), QStringLiteral("vpn.example.net")}}));
    answer(settingsPath, settingsInterface, QStringLiteral("ListConnections"),
           QStringLiteral("ret = ['/org/freedesktop/NetworkManager/Settings/0'] * 5000"));
    const auto entries = host::readVpnEntries({.bus = m_bus->address(), .limit = std::chrono::seconds(60)});
    QVERIFY(entries);
    QCOMPARE(qsizetype(entries->size()), host::maxVpnEntries);
}

void TestHostVpnEntries::withoutNetworkManager()
{
    const auto entries = read();
    QVERIFY(!entries);
    QCOMPARE(entries.error().code, base::ErrorCode::ServiceUnavailable);
    QCOMPARE(entries.error().subject, QStringLiteral("NetworkManager"));
    QVERIFY2(entries.error().technical.contains(QStringLiteral("ServiceUnknown")) ||
                 entries.error().technical.contains(QStringLiteral("NameHasNoOwner")),
             qPrintable(entries.error().technical));
}

void TestHostVpnEntries::withoutABus()
{
    const auto entries = engine::readNetworkManager(QStringLiteral("unix:path=/nowhere/bus"));
    QVERIFY(!entries);
    QCOMPARE(entries.error().code, base::ErrorCode::ServiceUnavailable);
}

void TestHostVpnEntries::refusedIsSaid()
{
    QVERIFY(m_manager->start("{}"));
    answer(settingsPath, settingsInterface, QStringLiteral("ListConnections"),
           QStringLiteral("raise dbus.exceptions.DBusException('no', "
                          "name='org.freedesktop.DBus.Error.AccessDenied')"));
    const auto entries = read();
    QVERIFY(!entries);
    QCOMPARE(entries.error().code, base::ErrorCode::ServiceRefused);
}

void TestHostVpnEntries::anEntryOfAnotherUserIsLeftOut()
{
    QVERIFY(m_manager->start("{}"));
    add(vpn(QStringLiteral("theirs"), {{QStringLiteral("gateway"), QStringLiteral("a.example.net")}}));
    add(vpn(QStringLiteral("mine"), {{QStringLiteral("gateway"), QStringLiteral("b.example.net")}}));
    answer(settingsPath + QStringLiteral("/0"), settingsInterface + QStringLiteral(".Connection"),
           QStringLiteral("GetSettings"),
           QStringLiteral("raise dbus.exceptions.DBusException('no', "
                          "name='org.freedesktop.NetworkManager.Settings.PermissionDenied')"));
    const auto entries = read();
    QVERIFY(entries);
    QCOMPARE(entries->size(), 1U);
    QCOMPARE(entries->front().name, QStringLiteral("mine"));
}

void TestHostVpnEntries::silenceEnds()
{
    QVERIFY(m_manager->start("{}"));
    m_manager->fallSilent();
    const auto entries =
        host::readVpnEntries({.bus = m_bus->address(), .limit = std::chrono::milliseconds(300)});
    QVERIFY(!entries);
    QCOMPARE(entries.error().code, base::ErrorCode::ServiceUnavailable);
}

QTEST_GUILESS_MAIN(TestHostVpnEntries)
#include "tst_host_vpn_entries.moc"
