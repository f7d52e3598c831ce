// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/ConnectionSettings.h"
#include "profile/Reader.h"

#include <QTest>

using namespace naru;
using profile::ConnectionSettings;

/** What a profile says of connecting. */
class TestConnectionSettings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void pinsAreOfTheirHost();
};

namespace {

ConnectionSettings readFrom(const QByteArray& inside)
{
    const auto document = profile::Document::open("<AnyConnectProfile>" + inside + "</AnyConnectProfile>");
    return profile::readConnectionSettings(document.value());
}

ConnectionSettings with(const std::function<void(ConnectionSettings&)>& change)
{
    ConnectionSettings settings;
    change(settings);
    return settings;
}

} // namespace

void TestConnectionSettings::reads_data()
{
    QTest::addColumn<QByteArray>("client");
    QTest::addColumn<ConnectionSettings>("expected");
    const auto row = [](const char* name, const QByteArray& client,
                        const std::function<void(ConnectionSettings&)>& change) {
        QTest::newRow(name) << client << with(change);
    };
    row("nothing", "", [](ConnectionSettings&) {});
    row("nonsense", "<StrictCertificateTrust>perhaps</StrictCertificateTrust>", [](ConnectionSettings&) {});
    row("typed hosts", "<AllowManualHostInput>false</AllowManualHostInput>",
        [](ConnectionSettings& it) { it.allowManualHostInput = false; });
    row("strict", "<StrictCertificateTrust>true</StrictCertificateTrust>",
        [](ConnectionSettings& it) { it.strictCertificateTrust = true; });
    row("timeout", "<AuthenticationTimeout>90</AuthenticationTimeout>",
        [](ConnectionSettings& it) { it.authenticationTimeout = std::chrono::seconds(90); });
    row("policy",
        "<AutomaticVPNPolicy>true<TrustedDNSDomains>a.example, *.b.example ,</TrustedDNSDomains>"
        "<TrustedDNSServers>192.0.2.*</TrustedDNSServers>"
        "<TrustedHttpsServerList><TrustedHttpsServer><Address>c.example</Address></TrustedHttpsServer>"
        "</TrustedHttpsServerList><TrustedNetworkPolicy>Pause</TrustedNetworkPolicy>"
        "<UntrustedNetworkPolicy>DoNothing</UntrustedNetworkPolicy></AutomaticVPNPolicy>",
        [](ConnectionSettings& it) {
            it.automaticPolicy = true;
            it.trustedDomains = {QStringLiteral("a.example"), QStringLiteral("*.b.example")};
            it.trustedServers = {QStringLiteral("192.0.2.*")};
            it.asksHttpsServers = true;
            it.onTrusted = profile::TrustedNetworkPolicy::Pause;
            it.onUntrusted = profile::UntrustedNetworkPolicy::DoNothing;
        });
}

void TestConnectionSettings::reads()
{
    QFETCH(QByteArray, client);
    QFETCH(ConnectionSettings, expected);
    QVERIFY(readFrom("<ClientInitialization>" + client + "</ClientInitialization>") == expected);
}

void TestConnectionSettings::pinsAreOfTheirHost()
{
    const QByteArray list = "<CertificatePinList><Pin>AA</Pin><Pin> BB </Pin></CertificatePinList>";
    const QByteArray bytes =
        "<AnyConnectProfile><ClientInitialization><CertificatePinning>true" + list +
        "</CertificatePinning></ClientInitialization><ServerList><HostEntry><HostName>a</HostName></"
        "HostEntry>"
        "<HostEntry><HostName>b</HostName><CertificatePinList><Pin>CC</Pin></CertificatePinList></HostEntry>"
        "</ServerList></AnyConnectProfile>";
    const auto document = profile::Document::open(bytes);
    const auto hosts = profile::readProfile(*document)->hosts;
    ConnectionSettings settings = profile::readConnectionSettings(*document);
    QCOMPARE(settings.pinsOf(hosts[0].path), QStringList({QStringLiteral("AA"), QStringLiteral("BB")}));
    QCOMPARE(settings.pinsOf(hosts[1].path), QStringList({QStringLiteral("CC")}));
    settings.certificatePinning = false;
    QCOMPARE(settings.pinsOf(hosts[1].path), QStringList());
}

QTEST_APPLESS_MAIN(TestConnectionSettings)
#include "tst_connection_settings.moc"
