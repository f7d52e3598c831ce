// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ProfileFiles.h"

#include <QTest>

#include <set>

using namespace naru;
using namespace std::chrono_literals;

/** What a profile says, and what is wrong with it. */
class TestReaderWild : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsEverythingInTheWildFile();
    void readsTheWildFile();
    void backupsOfTheWildFile();
    void targetsAreHostAndPort();
    void selectionDefaults();
    void selectionBounds_data();
    void selectionBounds();
    void settingsInMixedContent();
    void valueIsTheTextBeforeChildren();
    void backupsOfAUrl();
    void tooManyHostsAndBackups();
    void tooManyProblems();
    void columnsCountCharacters();

private:
    [[nodiscard]] static profile::Profile read(const QByteArray& elements);
};

profile::Profile TestReaderWild::read(const QByteArray& elements)
{
    const auto profile = profile::readProfile(test::profileWith(elements));
    return profile ? *profile : profile::Profile{};
}

void TestReaderWild::findsEverythingInTheWildFile()
{
    const auto profile = profile::readProfile(test::profileFile(QStringLiteral("wild.xml")));
    QVERIFY(profile.has_value());
    const QString expected = QString::fromUtf8(test::profileFile(QStringLiteral("wild.problems.txt")));
    const QStringList lines = expected.split(u'\n', Qt::SkipEmptyParts);
    const QStringList found = test::textsOf(profile->problems);
    for (qsizetype i = 0; i < std::min(lines.size(), found.size()); ++i)
        QCOMPARE(found[i], lines[i]);
    QCOMPARE(found.size(), lines.size());
    for (const profile::Problem& problem : profile->problems)
        QCOMPARE(problem.severity, profile::kindOf(problem.code).severity);
}

void TestReaderWild::readsTheWildFile()
{
    const auto profile = profile::readProfile(test::profileFile(QStringLiteral("wild.xml")));
    QVERIFY(profile.has_value());
    QCOMPARE(profile->nameSpace, QStringLiteral("urn:example:other"));
    QCOMPARE(profile->ipFamilies, profile::IpFamilies::Ipv6ThenIpv4);
    QCOMPARE(profile->proxyUse, profile::ProxyUse::Ignore);
    QCOMPARE(profile->cachingRestriction, profile::CachingRestriction::All);

    QCOMPARE(profile->hosts.size(), 9U);
    QCOMPARE(profile->hosts[0].group, QStringLiteral("group"));
    QCOMPARE(profile->hosts[0].protocol, profile::Protocol::Ipsec);
    QCOMPARE(profile->hosts[0].path, QStringLiteral("ServerList/HostEntry[1]"));
    // Its address is there, but empty.
    QVERIFY(!profile->hosts[1].target.has_value());
    QCOMPARE(profile->hosts[2].name, QStringLiteral("three.example.net"));
    QCOMPARE(profile->hosts[2].protocol, profile::Protocol::Ssl);
    QCOMPARE(profile->hosts[3].target->text(), QStringLiteral("four.example.net:8443"));
    QVERIFY(!profile->hosts[4].target.has_value());
    QCOMPARE(profile->hosts[8].path, QStringLiteral("HostEntry[1]"));
}

void TestReaderWild::backupsOfTheWildFile()
{
    const auto profile = profile::readProfile(test::profileFile(QStringLiteral("wild.xml")));
    QVERIFY(profile.has_value());
    QCOMPARE(profile->clientBackups.size(), 2U);
    QCOMPARE(profile->hosts[0].backups.size(), 1U);
    QCOMPARE(profile->hosts[0].backups[0].text, QStringLiteral("own.example.net"));
    QCOMPARE(profile->hosts[0].backups[0].level, profile::BackupLevel::Host);
    // An empty list of its own is none.
    QCOMPARE(profile->hosts[2].backups, profile->clientBackups);
    QCOMPARE(profile->hosts[2].backups[0].level, profile::BackupLevel::Client);
}

void TestReaderWild::targetsAreHostAndPort()
{
    HOLDS("OGS-00");
    QByteArray entries;
    for (int port = 518; port < 530; ++port)
        entries +=
            "<HostEntry><HostAddress>a.example:" + QByteArray::number(port) + "</HostAddress></HostEntry>";
    for (const QByteArray& group : {QByteArray("split"), QByteArray("full")})
        entries += "<HostEntry><HostName>" + group +
                   "</HostName><HostAddress>b.example</HostAddress><UserGroup>" + group +
                   "</UserGroup></HostEntry>";
    const auto profile = read("<ServerList>" + entries + "</ServerList>");
    QCOMPARE(profile.hosts.size(), 14U);
    std::set<profile::Target> targets;
    for (const profile::HostEntry& host : profile.hosts)
        targets.insert(host.target.value());
    QCOMPARE(targets.size(), 13U);
    QCOMPARE(profile.hosts[12].target, profile.hosts[13].target);
    QVERIFY(profile.hosts[12].group != profile.hosts[13].group);
    // Two groups behind one target are nothing to complain about.
    QVERIFY(test::textsOf(profile.problems).filter(QStringLiteral("duplicate")).isEmpty());
}

void TestReaderWild::selectionDefaults()
{
    HOLDS("OGS-2A");
    const profile::Selection selection = read("<ServerList/>").selection;
    QVERIFY(!selection.enabled);
    QVERIFY(selection.userControllable);
    QCOMPARE(selection.improvementPercent, 20);
    QCOMPARE(selection.suspendThreshold, 4h);

    const profile::AutoReconnect reconnect = read("<ServerList/>").autoReconnect;
    QVERIFY(reconnect.enabled);
    QVERIFY(!reconnect.userControllable);
    QCOMPARE(reconnect.behavior, profile::ReconnectBehavior::DisconnectOnSuspend);

    QCOMPARE(read("<ServerList/>").connectOnStart, (profile::ConnectOnStart{false, true}));
    const auto onStart = read("<ClientInitialization><AutoConnectOnStart UserControllable='false'> TRUE "
                              "</AutoConnectOnStart></ClientInitialization>");
    QCOMPARE(onStart.connectOnStart, (profile::ConnectOnStart{true, false}));
}

void TestReaderWild::selectionBounds_data()
{
    QTest::addColumn<QByteArray>("improvement");
    QTest::addColumn<int>("percent");
    QTest::addColumn<QByteArray>("suspend");
    QTest::addColumn<int>("hours");
    QTest::addColumn<QStringList>("problems");
    const QString outOfRange = QStringLiteral("number-out-of-range");
    QTest::newRow("lowest") << QByteArray("10") << 10 << QByteArray("1") << 1 << QStringList();
    QTest::newRow("highest") << QByteArray("100") << 100 << QByteArray("100") << 100 << QStringList();
    QTest::newRow("below") << QByteArray("9") << 20 << QByteArray("0") << 4
                           << QStringList{outOfRange, outOfRange};
    QTest::newRow("above") << QByteArray("101") << 20 << QByteArray("101") << 4
                           << QStringList{outOfRange, outOfRange};
    QTest::newRow("huge") << QByteArray(40, '9') << 20 << QByteArray("-1") << 4
                          << QStringList{outOfRange, "bad-number"};
    QTest::newRow("no number") << QByteArray("i") << 20 << QByteArray() << 4
                               << QStringList{"bad-number", "empty-value"};
    QTest::newRow("zero before") << QByteArray("030") << 30 << QByteArray("08") << 8
                                 << QStringList{"leading-zero", "leading-zero"};
}

void TestReaderWild::selectionBounds()
{
    HOLDS("OGS-2A");
    QFETCH(QByteArray, improvement);
    QFETCH(int, percent);
    QFETCH(QByteArray, suspend);
    QFETCH(int, hours);
    QFETCH(QStringList, problems);
    const auto profile =
        read("<ClientInitialization><EnableAutomaticServerSelection>true"
             "<AutoServerSelectionImprovement>" +
             improvement + "</AutoServerSelectionImprovement><AutoServerSelectionSuspendTime>" + suspend +
             "</AutoServerSelectionSuspendTime></EnableAutomaticServerSelection>"
             "</ClientInitialization><ServerList><HostEntry><HostName>a.example</HostName></HostEntry>"
             "</ServerList>");
    QVERIFY(profile.selection.enabled);
    QCOMPARE(profile.selection.improvementPercent, percent);
    QCOMPARE(profile.selection.suspendThreshold.count(), hours);
    QStringList codes;
    for (const profile::Problem& problem : profile.problems)
        codes.append(profile::code(problem.code));
    QCOMPARE(codes, problems);
}

void TestReaderWild::settingsInMixedContent()
{
    const auto wild = profile::readProfile(test::profileFile(QStringLiteral("wild.xml")));
    QVERIFY(wild.has_value());
    QVERIFY(wild->selection.enabled);
    QVERIFY(!wild->selection.userControllable);
    // `tru` is no value: the default.
    QVERIFY(wild->autoReconnect.enabled);
    QVERIFY(wild->autoReconnect.userControllable);
    QCOMPARE(wild->autoReconnect.behavior, profile::ReconnectBehavior::ReconnectAfterResume);
    QVERIFY(wild->autoReconnect.behaviorUserControllable);
}

void TestReaderWild::valueIsTheTextBeforeChildren()
{
    const auto profile =
        read("<ClientInitialization><AutoReconnect>\n fal<!-- c --><![CDATA[se]]>\n <AutoReconnectBehavior>"
             "ReconnectAfterResume</AutoReconnectBehavior> true </AutoReconnect></ClientInitialization>");
    QVERIFY(!profile.autoReconnect.enabled);
    QCOMPARE(profile.autoReconnect.behavior, profile::ReconnectBehavior::ReconnectAfterResume);
}

void TestReaderWild::backupsOfAUrl()
{
    HOLDS("OGS-52");
    const auto profile = read("<ServerList><HostEntry><HostName>a.example</HostName><BackupServerList>"
                              "<HostAddress>https://192.0.2.7/usergroup</HostAddress>"
                              "<HostAddress>backup.example:8443</HostAddress>"
                              "<HostAddress>VPN ADDRESS/IP</HostAddress>"
                              "</BackupServerList></HostEntry></ServerList>");
    const auto& backups = profile.hosts.at(0).backups;
    QCOMPARE(backups.size(), 3U);
    QCOMPARE(backups[0].target, (profile::Target{QStringLiteral("192.0.2.7"), 443}));
    QCOMPARE(backups[0].group, QStringLiteral("usergroup"));
    QCOMPARE(backups[0].url(), QStringLiteral("https://192.0.2.7/usergroup"));
    QCOMPARE(backups[1].url(), QStringLiteral("https://backup.example:8443"));
    QVERIFY(!backups[2].target.has_value());
    QCOMPARE(backups[2].url(), QStringLiteral("VPN ADDRESS/IP"));
}

void TestReaderWild::tooManyHostsAndBackups()
{
    const QByteArray address = "<HostAddress>a.example</HostAddress>";
    const auto profile = read("<ServerList><HostEntry>" + address + "<BackupServerList>" +
                              address.repeated(40) + "</BackupServerList></HostEntry>" +
                              QByteArray("<HostEntry/>").repeated(6'000) + "</ServerList>");
    QCOMPARE(int(profile.hosts.size()), profile::maxHostEntries);
    QCOMPARE(int(profile.hosts[0].backups.size()), profile::maxBackupsPerList);
    QVERIFY(test::textsOf(profile.problems)
                .filter(QStringLiteral("too-many ServerList/HostEntry[1]/BackupServerList"))
                .size() == 1);
}

void TestReaderWild::tooManyProblems()
{
    const auto profile = read(QByteArray("<Unknown/>").repeated(3'000));
    QCOMPARE(int(profile.problems.size()), profile::maxProblems + 1);
    const profile::Problem& last = profile.problems.back();
    QCOMPARE(last.code, profile::ProblemCode::TooMany);
    // The unknown ones that were left out, and that there is no host entry.
    QCOMPARE(last.subject, QString::number(3'000 + 1 - profile::maxProblems));
}

void TestReaderWild::columnsCountCharacters()
{
    const QByteArray start = "<AnyConnectProfile>\r<!-- 🔘🔘 -->\r\n<!-- 서울 🔘 --><ServerList>";
    const auto profile = profile::readProfile(
        start + "<HostEntry><HostName>  x y</HostName></HostEntry></ServerList></AnyConnectProfile>");
    QVERIFY(profile.has_value());
    QCOMPARE(profile->hosts[0].place, (base::Place{3, 26}));
    QCOMPARE(test::textsOf(profile->problems).filter(QStringLiteral("address-not-a-host")),
             QStringList{"3:49 address-not-a-host ServerList/HostEntry[1]/HostName x y"});
}

QTEST_APPLESS_MAIN(TestReaderWild)
#include "tst_reader_wild.moc"
