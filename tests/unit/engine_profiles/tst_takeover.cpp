// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "engine/OtherGateways.h"
#include "engine/ProfileFile.h"
#include "engine/SettingsFile.h"
#include "engine/Takeover.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using engine::PreferencesOfFile;
using engine::Settings;
using engine::TakeoverInput;
using engine::TakeoverRow;
using profile::GatewayUse;
using profile::OfferedGateway;
using profile::PreferenceUse;

namespace {

PreferencesOfFile fileWith(const QByteArray& inside,
                           const QString& path = QStringLiteral("/home/kim/.anyconnect"))
{
    const auto entries =
        profile::readClientPreferences("<AnyConnectPreferences>" + inside + "</AnyConnectPreferences>");
    if (!entries)
        qFatal("the sample is not well-formed");
    return {path, *entries};
}

QByteArray switches(const QByteArray& inside)
{
    return "<ControllablePreferences>" + inside + "</ControllablePreferences>";
}

const char* nameOf(PreferenceUse use)
{
    switch (use) {
    case PreferenceUse::Takes:
        return "takes";
    case PreferenceUse::IsSo:
        return "is so";
    case PreferenceUse::Outranked:
        return "outranked";
    case PreferenceUse::Invalid:
        return "invalid";
    case PreferenceUse::NoSuchGateway:
        return "no such gateway";
    case PreferenceUse::NotUsed:
        return "not used";
    case PreferenceUse::NotRead:
        return "not read";
    }
    Q_UNREACHABLE();
}

/** `takes selection/automatic: -> true`. */
QStringList textsOf(const std::vector<TakeoverRow>& rows)
{
    QStringList texts;
    for (const TakeoverRow& row : rows) {
        const bool says = row.use == PreferenceUse::Takes || row.use == PreferenceUse::IsSo;
        texts.append(QLatin1String(nameOf(row.use)) +
                     (says ? QString(u' ' + row.key + u": " + row.before + u" -> " + row.after) : QString()));
    }
    return texts;
}

profile::HostEntry hostNamed(const QString& name, const QString& host, const QString& group = {})
{
    profile::HostEntry entry;
    entry.name = name;
    entry.target = profile::Target{host, 443};
    entry.group = group;
    return entry;
}

} // namespace

/** What another client's preferences become here, and what they do not. */
class TestTakeover : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneEntry_data();
    void oneEntry();
    void everythingIsTakenAndComesBackFromTheFile();
    void whatIsSetAlreadyIsNoChange();
    void theUsersOwnFileOutranksThatOfAll();
    void whatIsNotTickedStays();
    void theGatewayIsOneOfTheProfile_data();
    void theGatewayIsOneOfTheProfile();
    void thePreviousGatewayIsKeptBesideTheCache();
    void filesThatCannotBeRead();
    void aGatewayForThoseWhoHaveNoProfile_data();
    void aGatewayForThoseWhoHaveNoProfile();
    void gatewaysBecomeAFile();
    void namesOfFiles_data();
    void namesOfFiles();
};

void TestTakeover::oneEntry_data()
{
    QTest::addColumn<QByteArray>("inside");
    QTest::addColumn<QString>("row");
    const auto row = [](const char* name, const QByteArray& inside, const char* text) {
        QTest::newRow(name) << inside << QString::fromUtf8(text);
    };
    row("OGS on", switches("<EnableAutomaticServerSelection>true</EnableAutomaticServerSelection>"),
        "takes selection/automatic:  -> true");
    row("OGS off", switches("<EnableAutomaticServerSelection>0</EnableAutomaticServerSelection>"),
        "takes selection/automatic:  -> false");
    row("OGS perhaps", switches("<EnableAutomaticServerSelection>maybe</EnableAutomaticServerSelection>"),
        "invalid");
    row("at the start", switches("<AutoConnectOnStart>true</AutoConnectOnStart>"),
        "takes connection/onStart:  -> true");
    row("again", switches("<AutoReconnect>false</AutoReconnect>"), "takes connection/reconnect:  -> false");
    row("after sleep", switches("<AutoReconnectBehavior>DisconnectOnSuspend</AutoReconnectBehavior>"),
        "takes connection/afterSleep:  -> disconnect");
    row("after sleep, again", switches("<AutoReconnectBehavior>ReconnectAfterResume</AutoReconnectBehavior>"),
        "takes connection/afterSleep:  -> reconnect");
    row("after sleep, nonsense", switches("<AutoReconnectBehavior>Sleep</AutoReconnectBehavior>"), "invalid");
    row("user", "<DefaultUser>김철수</DefaultUser>", "takes signIn/user:  -> 김철수");
    row("second user", "<DefaultSecondUser>kim2</DefaultSecondUser>", "takes signIn/secondUser:  -> kim2");
    row("group", "<DefaultGroup>영업</DefaultGroup>", "takes signIn/group:  -> 영업");
    row("a user's name with a line break", "<DefaultUser>a&#10;b</DefaultUser>", "invalid");
    row("a user's name of a page", "<DefaultUser>" + QByteArray(300, 'x') + "</DefaultUser>", "invalid");
    row("not here", switches("<LocalLanAccess>true</LocalLanAccess>"), "not used");
    row("a print", "<ServerCertificateThumbprint>AB</ServerCertificateThumbprint>", "not read");
    row("a gateway without a profile", "<DefaultHost>vpn.example.net</DefaultHost>", "no such gateway");
}

void TestTakeover::oneEntry()
{
    HOLDS("OGS-74");
    QFETCH(QByteArray, inside);
    QFETCH(QString, row);
    const auto rows = engine::planTakeover({fileWith(inside)}, {});
    QCOMPARE(textsOf(rows).join(u' '), row);
    QCOMPARE(rows.front().file, QStringLiteral("/home/kim/.anyconnect"));
    // What can't be taken changes nothing, also where it is asked for.
    if (rows.front().use != PreferenceUse::Takes)
        QCOMPARE(engine::takeOver(rows, {}).settings, Settings());
}

void TestTakeover::everythingIsTakenAndComesBackFromTheFile()
{
    const auto rows = engine::planTakeover(
        {fileWith("<DefaultUser>kim</DefaultUser><DefaultSecondUser>kim2</DefaultSecondUser>"
                  "<DefaultGroup>eng</DefaultGroup>" +
                  switches("<EnableAutomaticServerSelection>true</EnableAutomaticServerSelection>"
                           "<AutoConnectOnStart>false</AutoConnectOnStart><AutoReconnect>true"
                           "<AutoReconnectBehavior>ReconnectAfterResume</AutoReconnectBehavior>"
                           "</AutoReconnect>"))},
        {});
    QCOMPARE(rows.size(), 7U);
    const Settings taken = engine::takeOver(rows, {}).settings;
    Settings expected;
    expected.automaticSelection = true;
    expected.connection = {false, true, profile::ReconnectBehavior::ReconnectAfterResume};
    expected.user = {QStringLiteral("kim"), QStringLiteral("eng"), QStringLiteral("kim2")};
    QCOMPARE(taken, expected);
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("naru.conf"));
    QVERIFY(engine::writeSettings(file, taken));
    const engine::KeptSettings kept = engine::readSettings(file);
    QCOMPARE(kept.settings, expected);
    QVERIFY(kept.problems.empty());
}

void TestTakeover::whatIsSetAlreadyIsNoChange()
{
    TakeoverInput input;
    input.settings.automaticSelection = true;
    input.settings.user.userName = QStringLiteral("lee");
    const auto rows = engine::planTakeover(
        {fileWith("<DefaultUser>kim</DefaultUser>" +
                  switches("<EnableAutomaticServerSelection>true</EnableAutomaticServerSelection>"))},
        input);
    QCOMPARE(textsOf(rows), QStringList({QStringLiteral("takes signIn/user: lee -> kim"),
                                         QStringLiteral("is so selection/automatic: true -> true")}));
}

void TestTakeover::theUsersOwnFileOutranksThatOfAll()
{
    HOLDS("OGS-73");
    const PreferencesOfFile own = fileWith("<DefaultUser>kim</DefaultUser>");
    const PreferencesOfFile all =
        fileWith("<DefaultUser>anybody</DefaultUser><DefaultGroup>all</DefaultGroup>",
                 QStringLiteral("/opt/cisco/anyconnect/.anyconnect_global"));
    const auto rows = engine::planTakeover({own, all}, {});
    QCOMPARE(textsOf(rows),
             QStringList({QStringLiteral("takes signIn/user:  -> kim"), QStringLiteral("outranked"),
                          QStringLiteral("takes signIn/group:  -> all")}));
    // A wrong value of the user's outranks nothing.
    const auto others = engine::planTakeover({fileWith("<DefaultUser>a&#9;b</DefaultUser>"), all}, {});
    QCOMPARE(others[1].use, PreferenceUse::Takes);
}

void TestTakeover::whatIsNotTickedStays()
{
    auto rows = engine::planTakeover(
        {fileWith("<DefaultUser>kim</DefaultUser><DefaultGroup>eng</DefaultGroup>")}, {});
    rows.erase(rows.begin());
    const Settings taken = engine::takeOver(rows, {}).settings;
    QCOMPARE(taken.user.userName, QString());
    QCOMPARE(taken.user.group, QStringLiteral("eng"));
    QVERIFY(!engine::takeOver(rows, {}).previousGateway);
}

void TestTakeover::theGatewayIsOneOfTheProfile_data()
{
    QTest::addColumn<QByteArray>("inside");
    QTest::addColumn<QString>("rows");
    QTest::newRow("by its name") << QByteArray("<DefaultHostName>서울</DefaultHostName>")
                                 << QString::fromUtf8("takes : Tokyo -> 서울");
    QTest::newRow("by its address") << QByteArray("<DefaultHost>SEOUL.example.net</DefaultHost>")
                                    << QString::fromUtf8("takes : Tokyo -> 서울");
    QTest::newRow("by address and group")
        << QByteArray("<DefaultHost>tokyo.example.net/eng</DefaultHost>") << "takes : Tokyo -> Tokyo eng";
    QTest::newRow("another group") << QByteArray("<DefaultHost>tokyo.example.net/sales</DefaultHost>")
                                   << "no such gateway";
    QTest::newRow("another port") << QByteArray("<DefaultHost>seoul.example.net:8443</DefaultHost>")
                                  << "no such gateway";
    QTest::newRow("the name fails, the address helps")
        << QByteArray("<DefaultHostName>HQ</DefaultHostName>"
                      "<DefaultHostAddress>seoul.example.net</DefaultHostAddress>")
        << QString::fromUtf8("no such gateway takes : Tokyo -> 서울");
    QTest::newRow("both name one") << QByteArray("<DefaultHostName>Tokyo</DefaultHostName>"
                                                 "<DefaultHostAddress>seoul.example.net</DefaultHostAddress>")
                                   << "is so : Tokyo -> Tokyo outranked";
}

void TestTakeover::theGatewayIsOneOfTheProfile()
{
    QFETCH(QByteArray, inside);
    QFETCH(QString, rows);
    TakeoverInput input;
    input.previousGateway = QStringLiteral("Tokyo");
    input.hosts = {
        hostNamed(QStringLiteral("서울"), QStringLiteral("seoul.example.net")),
        hostNamed(QStringLiteral("Tokyo"), QStringLiteral("tokyo.example.net")),
        hostNamed(QStringLiteral("Tokyo eng"), QStringLiteral("tokyo.example.net"), QStringLiteral("eng"))};
    QCOMPARE(textsOf(engine::planTakeover({fileWith(inside)}, input)).join(u' '), rows);
}

void TestTakeover::thePreviousGatewayIsKeptBesideTheCache()
{
    const QTemporaryDir folder;
    const QString data = folder.filePath(QStringLiteral("data"));
    QCOMPARE(engine::previousGateway(data), QString());
    QVERIFY(engine::keepPreviousGateway(data, QStringLiteral("서울")));
    QCOMPARE(engine::previousGateway(data), QStringLiteral("서울"));
}

void TestTakeover::filesThatCannotBeRead()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral(".anyconnect"));
    QCOMPARE(engine::readPreferencesFile(path).error().code, base::ErrorCode::FileNotFound);
    QVERIFY(QDir().mkdir(path));
    QCOMPARE(engine::readPreferencesFile(path).error().code, base::ErrorCode::FileNotReadable);
    QVERIFY(QDir().rmdir(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<AnyConnectPreferences>\n<!DOCTYPE x></AnyConnectPreferences>");
    file.close();
    const auto read = engine::readPreferencesFile(path);
    QVERIFY(!read);
    QVERIFY(read.error().subject.startsWith(path));
    QCOMPARE(read.error().place->line, 2);
}

void TestTakeover::aGatewayForThoseWhoHaveNoProfile_data()
{
    QTest::addColumn<QByteArray>("inside");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("address");
    QTest::newRow("an address") << QByteArray("<DefaultHostName>vpn.example.net:4443</DefaultHostName>")
                                << "vpn.example.net:4443"
                                << "vpn.example.net:4443";
    QTest::newRow("a name and its address")
        << QByteArray("<DefaultHostName>HQ</DefaultHostName>"
                      "<DefaultHostAddress>203.0.113.40</DefaultHostAddress>")
        << "HQ"
        << "203.0.113.40";
    QTest::newRow("a name alone") << QByteArray("<DefaultHostName>HQ</DefaultHostName>") << ""
                                  << "";
    QTest::newRow("nothing") << QByteArray() << ""
                             << "";
}

void TestTakeover::aGatewayForThoseWhoHaveNoProfile()
{
    QFETCH(QByteArray, inside);
    QFETCH(QString, name);
    QFETCH(QString, address);
    const auto offer = engine::gatewayOf(fileWith(inside).entries);
    QCOMPARE(offer.has_value(), !address.isEmpty());
    QCOMPARE(offer.value_or(OfferedGateway()).name, name);
    QCOMPARE(offer.value_or(OfferedGateway()).address, address);
}

void TestTakeover::gatewaysBecomeAFile()
{
    const QTemporaryDir folder;
    const std::vector<OfferedGateway> gateways{
        {QStringLiteral("Work"),
         QStringLiteral("vpn.example.net"),
         QStringLiteral("eng"),
         {},
         GatewayUse::Takes},
        {QStringLiteral("Other"), QStringLiteral("gp.example.net"), {}, {}, GatewayUse::OtherProtocol}};
    const QString name = QStringLiteral("NetworkManager");
    const auto made = engine::importGateways(gateways, name, folder.path());
    QVERIFY(made);
    QCOMPARE(*made, folder.filePath(QStringLiteral("profiles/NetworkManager.xml")));
    const auto profile = engine::readProfileFile(*made);
    QVERIFY(profile);
    QCOMPARE(profile->hosts.size(), 1U);
    QCOMPARE(profile->hosts[0].group, QStringLiteral("eng"));
    // The same once more is the same file; what the user made of it is never overwritten.
    QCOMPARE(engine::importGateways(gateways, name, folder.path()), made);
    QFile file(*made);
    QVERIFY(file.open(QIODevice::Append));
    file.write("<!-- mine -->\n");
    file.close();
    QCOMPARE(*engine::importGateways(gateways, name, folder.path()),
             folder.filePath(QStringLiteral("profiles/NetworkManager-2.xml")));
    const auto none = engine::importGateways({gateways[1]}, name, folder.path());
    QVERIFY(!none);
    QCOMPARE(none.error().code, base::ErrorCode::AddressInvalid);
}

void TestTakeover::namesOfFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("file");
    QTest::newRow("Korean") << QStringLiteral("회사 VPN") << QStringLiteral("회사 VPN.xml");
    QTest::newRow("a path") << QStringLiteral("../../etc/passwd") << QStringLiteral("-..-..-etc-passwd.xml");
    QTest::newRow("hidden") << QStringLiteral(".x") << QStringLiteral("-.x.xml");
    QTest::newRow("nothing") << QStringLiteral("  ") << QStringLiteral("-.xml");
    QTest::newRow("control characters") << QStringLiteral("a\nb") << QStringLiteral("a-b.xml");
    QTest::newRow("long") << QString(500, u'x') << QString(60, u'x') + QStringLiteral(".xml");
}

void TestTakeover::namesOfFiles()
{
    QFETCH(QString, name);
    QFETCH(QString, file);
    const QTemporaryDir folder;
    const auto made = engine::importGateways(
        {{QStringLiteral("Work"), QStringLiteral("vpn.example.net"), {}, {}, GatewayUse::Takes}}, name,
        folder.path());
    QVERIFY(made);
    QCOMPARE(*made, folder.filePath(QStringLiteral("profiles/") + file));
}

QTEST_GUILESS_MAIN(TestTakeover)
#include "tst_takeover.moc"
