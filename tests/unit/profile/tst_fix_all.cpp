// SPDX-License-Identifier: GPL-3.0-or-later
#include "LintCases.h"
#include "ProfileFiles.h"
#include "profile/Lint.h"
#include "profile/Readings.h"

#include <QDir>
#include <QTest>

#include <random>

using namespace naru;

/** "Fix all" changes nothing that anybody reads otherwise. */
class TestFixAll : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ofTheCorpus_data();
    void ofTheCorpus();
    void ofTheCases_data();
    void ofTheCases();
    void ofGeneratedOnes();
    void isOneStepOfUndo();

private:
    static void check(const QByteArray& bytes);
};

namespace {

/** What a profile says, without where it says it. */
QStringList saying(const profile::Profile& profile)
{
    QStringList lines{profile.encoding, profile.nameSpace};
    const auto& [enabled, controllable, improvement, suspend] = profile.selection;
    lines.append(
        QStringLiteral("%1 %2 %3 %4").arg(enabled).arg(controllable).arg(improvement).arg(suspend.count()));
    const profile::AutoReconnect& reconnect = profile.autoReconnect;
    lines.append(QStringLiteral("%1 %2 %3 %4")
                     .arg(reconnect.enabled)
                     .arg(reconnect.userControllable)
                     .arg(int(reconnect.behavior))
                     .arg(reconnect.behaviorUserControllable));
    lines.append(QStringLiteral("%1 %2 %3")
                     .arg(int(profile.ipFamilies))
                     .arg(int(profile.proxyUse))
                     .arg(int(profile.cachingRestriction)));
    const auto addBackups = [&lines](const std::vector<profile::Backup>& backups) {
        for (const profile::Backup& backup : backups)
            lines.append(backup.text + u' ' + backup.url() + u' ' + QString::number(int(backup.level)));
    };
    for (const profile::HostEntry& host : profile.hosts) {
        lines.append(host.name + u'|' + host.address + u'|' +
                     (host.target ? host.target->text() : QString()) + u'|' + host.group + u'|' +
                     QString::number(int(host.protocol)) + u'|' + host.path);
        addBackups(host.backups);
    }
    addBackups(profile.clientBackups);
    return lines;
}

/** What the other clients show, a line a client. */
QStringList readings(const profile::Document& document)
{
    QStringList lines;
    for (const profile::Client client : profile::allClients) {
        const profile::Reading reading = profile::readAs(client, document);
        QString line = profile::clientName(client);
        for (const profile::ReadHost& host : reading.hosts)
            line += u'\n' + host.name + u'|' + host.address + u'|' + host.group;
        if (reading.refusedAt)
            line += u" refused at " + document.pathOf(*reading.refusedAt).text();
        lines.append(line);
    }
    return lines;
}

/** A profile of whatever stands in real files, in any order. */
QByteArray generated(std::mt19937& random)
{
    static const QByteArray settings[] = {
        "<AuthenticationTimeout> 012\n</AuthenticationTimeout>",
        "<AutoReconnect>true\n<AutoReconnectBehavior> ReconnectAfterResume "
        "</AutoReconnectBehavior></AutoReconnect>",
        "<AutoReconnect UserControllable='x'>tru</AutoReconnect>",
        "<EnableAutomaticServerSelection>true<AutoServerSelectionImprovement>08</"
        "AutoServerSelectionImprovement>"
        "<AutoServerSelectionSuspendTime>007</AutoServerSelectionSuspendTime></"
        "EnableAutomaticServerSelection>",
        "<IPProtocolSupport>ipv4</IPProtocolSupport>",
        "<RestrictPreferenceCaching>All</RestrictPreferenceCaching>",
        "<BackupServerList/>",
        "<BackupServerList><HostAddress> b.example </HostAddress><HostAddress/></BackupServerList>",
        "<LocalLanAccess>true</LocalLanAccess><LocalLanAccess>true</LocalLanAccess>",
        "<LocalLanAccess>true</LocalLanAccess>stray<LocalLanAccess>false</LocalLanAccess>",
        "<NoSuchThing a='b'/>",
        "<PPPExclusion>Disable<PPPExclusionServerIP></PPPExclusionServerIP></PPPExclusion>",
    };
    static const QByteArray parts[] = {
        "<HostName> Seoul</HostName>",
        "<HostName>seoul.example</HostName>",
        "<HostAddress>a.example:8443</HostAddress>",
        "<HostAddress>https://a.example/p </HostAddress>",
        "<HostAddress/>",
        "<UserGroup>g</UserGroup>",
        "<UserGroup>\n g </UserGroup>",
        "<PrimaryProtocol>IPsec<StandardAuthenticationOnly> "
        "true</StandardAuthenticationOnly></PrimaryProtocol>",
        "<BackupServerList><HostEntry><HostName>b</HostName></HostEntry></BackupServerList>",
        "<BackupServerList>\n</BackupServerList>",
        "<CAURL Thumbprint='x'>https://ca.example</CAURL>",
        "<Port>1</Port>",
        "<!-- comment -->",
        "text",
    };
    const auto below = [&random](std::size_t n) {
        return std::uniform_int_distribution<std::size_t>(0, n - 1)(random);
    };
    const QByteArray lineEnd = below(2) == 0 ? "\r\n" : "\n";
    const auto some = [&](const auto& all, std::size_t most) {
        QByteArray text;
        for (std::size_t i = below(most + 1); i > 0; --i)
            text += lineEnd + "   " + all[below(std::size(all))];
        return QByteArray(text + lineEnd);
    };
    const QByteArray clients = "<ClientInitialization>" + some(settings, 6) + "</ClientInitialization>";
    QByteArray lists;
    for (std::size_t i = below(3); i > 0; --i) {
        lists += "<ServerList>";
        for (std::size_t j = below(4); j > 0; --j)
            lists += "<HostEntry>" + some(parts, 6) + "</HostEntry>" + lineEnd;
        lists += "</ServerList>" + lineEnd;
    }
    const QByteArray nameSpace = below(3) == 0 ? "" : " xmlns=\"http://schemas.xmlsoap.org/encoding/\"";
    return "<AnyConnectProfile" + nameSpace + ">" + (below(2) == 0 ? lists + clients : clients + lists) +
           "</AnyConnectProfile>";
}

} // namespace

void TestFixAll::check(const QByteArray& bytes)
{
    auto document = profile::Document::open(bytes);
    QVERIFY(document.has_value());
    const auto before = profile::lint(*document);
    QVERIFY(before.has_value());
    const QStringList readBefore = readings(*document);

    const auto count = profile::applySafeFixes(*document, 1);
    QVERIFY(count.has_value());
    const auto after = profile::lint(*document);
    QVERIFY(after.has_value());
    QCOMPARE(saying(after->profile), saying(before->profile));
    QCOMPARE(readings(*document), readBefore);

    const QByteArray fixed = document->bytes();
    const auto again = profile::applySafeFixes(*document, 2);
    QCOMPARE(again.value_or(-1), 0);
    QCOMPARE(document->bytes(), fixed);
    QCOMPARE(fixed == bytes, *count == 0);
}

void TestFixAll::ofTheCorpus_data()
{
    const auto folder = test::corpusOfProfiles();
    if (!folder)
        QSKIP("No corpus of profiles: set NARU_CORPUS to its folder.");
    QTest::addColumn<QString>("path");
    for (const QFileInfo& file : QDir(*folder).entryInfoList({QStringLiteral("*.xml")}))
        QTest::newRow(qPrintable(file.fileName())) << file.filePath();
}

void TestFixAll::ofTheCorpus()
{
    QFETCH(QString, path);
    const QByteArray bytes = test::bytesOf(path);
    if (!profile::Document::open(bytes))
        QSKIP("Not well-formed.");
    check(bytes);
}

void TestFixAll::ofTheCases_data()
{
    QTest::addColumn<QByteArray>("bytes");
    int number = 0;
    for (const test::LintCase& item : test::lintCases())
        QTest::addRow("%s %d", profile::code(item.code).data(), number++) << item.bad;
    QTest::newRow("wild.xml") << test::profileFile(QStringLiteral("wild.xml"));
}

void TestFixAll::ofTheCases()
{
    QFETCH(QByteArray, bytes);
    check(bytes);
}

void TestFixAll::ofGeneratedOnes()
{
    const unsigned seed = qEnvironmentVariableIsSet("NARU_SEED")
                              ? unsigned(qEnvironmentVariableIntValue("NARU_SEED"))
                              : std::random_device()();
    qInfo("NARU_SEED=%d", int(seed));
    std::mt19937 random(seed);
    for (int i = 0; i < 200; ++i) {
        const QByteArray bytes = generated(random);
        check(bytes);
        if (QTest::currentTestFailed()) {
            qWarning("%s", bytes.constData());
            return;
        }
    }
}

void TestFixAll::isOneStepOfUndo()
{
    const QByteArray bytes = test::profileFile(QStringLiteral("wild.xml"));
    auto document = profile::Document::open(bytes);
    QVERIFY(document.has_value());
    QVERIFY(profile::applySafeFixes(*document, 7).value_or(0) > 2);
    QVERIFY(document->bytes() != bytes);
    document->undo();
    QCOMPARE(document->bytes(), bytes);
    QVERIFY(!document->canUndo());
}

QTEST_APPLESS_MAIN(TestFixAll)
#include "tst_fix_all.moc"
