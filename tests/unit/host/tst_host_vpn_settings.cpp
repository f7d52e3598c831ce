// SPDX-License-Identifier: GPL-3.0-or-later
#include "VpnSettings.h"

#include <QTest>

using namespace naru;
using host::ConnectionSettings;
using host::VpnEntry;

namespace {

using Texts = QMap<QString, QString>;

ConnectionSettings vpn(const Texts& data, const QString& service = QStringLiteral("openconnect"))
{
    return {
        {QStringLiteral("connection"),
         {{QStringLiteral("id"), QStringLiteral("Work")}, {QStringLiteral("type"), QStringLiteral("vpn")}}},
        {QStringLiteral("vpn"),
         {{QStringLiteral("service-type"), QString(u"org.freedesktop.NetworkManager." + service)},
          {QStringLiteral("data"), QVariant::fromValue(data)}}}};
}

} // namespace

/** What NetworkManager says of a connection, understood. */
class TestHostVpnSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void understands_data();
    void understands();
    void whatIsNoVpnIsNone_data();
    void whatIsNoVpnIsNone();
    void hostileValuesAreNoTexts_data();
    void hostileValuesAreNoTexts();
};

void TestHostVpnSettings::understands_data()
{
    QTest::addColumn<Texts>("data");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("plain") << Texts{{QStringLiteral("gateway"), QStringLiteral(" vpn.example.net ")}}
                           << QStringList{QStringLiteral("vpn.example.net"), {}, {}};
    QTest::newRow("all") << Texts{{QStringLiteral("gateway"), QStringLiteral("vpn.example.net:8443")},
                                  {QStringLiteral("usergroup"), QStringLiteral("eng")},
                                  {QStringLiteral("protocol"), QStringLiteral("gp")},
                                  {QStringLiteral("cookie"), QStringLiteral("S3cret")}}
                         << QStringList{QStringLiteral("vpn.example.net:8443"), QStringLiteral("eng"),
                                        QStringLiteral("gp")};
    QTest::newRow("nothing") << Texts{} << QStringList{{}, {}, {}};
}

void TestHostVpnSettings::understands()
{
    QFETCH(Texts, data);
    QFETCH(QStringList, parts);
    const auto entry = host::vpnEntryOf(vpn(data));
    QVERIFY(entry);
    QCOMPARE(*entry,
             (VpnEntry{QStringLiteral("Work"), QStringLiteral("org.freedesktop.NetworkManager.openconnect"),
                       parts[0], parts[1], parts[2]}));
}

void TestHostVpnSettings::whatIsNoVpnIsNone_data()
{
    QTest::addColumn<ConnectionSettings>("settings");
    QTest::newRow("nothing") << ConnectionSettings();
    QTest::newRow("a cable") << ConnectionSettings{
        {QStringLiteral("connection"),
         {{QStringLiteral("id"), QStringLiteral("eth0")},
          {QStringLiteral("type"), QStringLiteral("802-3-ethernet")}}}};
    QTest::newRow("a type that is no text")
        << ConnectionSettings{{QStringLiteral("connection"), {{QStringLiteral("type"), 7}}}};
}

void TestHostVpnSettings::whatIsNoVpnIsNone()
{
    QFETCH(ConnectionSettings, settings);
    QVERIFY(!host::vpnEntryOf(settings));
    QVERIFY(!host::decodeVpnEntry(QVariant(5)));
    QVERIFY(!host::decodeVpnEntry({}));
}

void TestHostVpnSettings::hostileValuesAreNoTexts_data()
{
    QTest::addColumn<QVariant>("data");
    QTest::newRow("another type") << QVariant(QStringLiteral("gateway=vpn.example.net"));
    QTest::newRow("another map") << QVariant(
        QVariantMap{{QStringLiteral("gateway"), QStringLiteral("vpn.example.net")}});
    QTest::newRow("too long") << QVariant::fromValue(
        Texts{{QStringLiteral("gateway"), QString(host::maxVpnText + 1, u'x')}});
    QTest::newRow("none") << QVariant();
}

void TestHostVpnSettings::hostileValuesAreNoTexts()
{
    QFETCH(QVariant, data);
    ConnectionSettings settings = vpn({});
    settings[QStringLiteral("vpn")][QStringLiteral("data")] = data;
    const auto entry = host::vpnEntryOf(settings);
    QVERIFY(entry);
    QCOMPARE(entry->gateway, QString());
}

QTEST_GUILESS_MAIN(TestHostVpnSettings)
#include "tst_host_vpn_settings.moc"
