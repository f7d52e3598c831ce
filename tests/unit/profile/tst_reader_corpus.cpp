// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ProfileFiles.h"

#include <QDir>
#include <QSet>
#include <QTest>

using namespace naru;

/** Profiles as people have published them. */
class TestReaderCorpus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void readsEveryWellFormedOne_data();
    void readsEveryWellFormedOne();
    void everyFileIsKnownHere();
    void tellsWhereAFragmentEnds();
    void twelvePortsAreTwelveTargets();
    void twoGroupsShareATarget();
    void keepsPartsOfAUrl();
    void theHostsOwnBackupsWin();
    void generatedProfileHasNoProblem();

private:
    [[nodiscard]] profile::Profile read(const QString& name) const;

    QString m_folder;
};

void TestReaderCorpus::initTestCase()
{
    const auto folder = test::corpusOfProfiles();
    if (!folder)
        QSKIP("No corpus of profiles: set NARU_CORPUS to its folder.");
    m_folder = *folder + u'/';
}

profile::Profile TestReaderCorpus::read(const QString& name) const
{
    const auto profile = profile::readProfile(test::bytesOf(m_folder + name));
    return profile ? *profile : profile::Profile{};
}

namespace {

QSet<QString> targetsOf(const profile::Profile& profile)
{
    QSet<QString> targets;
    for (const profile::HostEntry& host : profile.hosts) {
        if (host.target)
            targets.insert(host.target->text());
    }
    return targets;
}

struct Expected
{
    const char* file;
    int hosts;
    int targets;
    int groups;
    int clientBackups;
    int errors;
};

// Counted by hand in the files.
constexpr Expected expectations[] = {
    {"02-two-hosts.xml", 2, 2, 0, 0, 0},
    {"03-stray-text-after-root.xml", 1, 1, 0, 0, 0},
    {"04-multi-serverlist-emoji-ports.xml", 6, 1, 0, 0, 5},
    {"06-chinese-name-client-backups.xml", 1, 1, 0, 1, 0},
    {"07-crlf-comments-12-ports.xml", 12, 12, 0, 1, 0},
    {"09-ocserv-sample.xml", 1, 1, 0, 1, 0},
    {"13-jinja-template.xml", 1, 0, 0, 0, 1},
    {"14-automatic-selection-on-crlf.xml", 1, 1, 1, 0, 0},
    {"20-clientinit-odd.xml", 14, 12, 0, 1, 1},
    {"21-backup-of-hostentry-selection-on.xml", 1, 1, 0, 0, 0},
    {"22-bad-values.xml", 13, 12, 0, 0, 0},
    {"31-two-groups-one-address.xml", 5, 4, 2, 0, 0},
    {"33-both-backup-levels.xml", 1, 0, 0, 3, 7},
    {"37-no-namespace.xml", 1, 1, 0, 0, 0},
    {"38-cn-url-port-path.xml", 2, 2, 1, 0, 0},
    {"40-hostname-only-port.xml", 1, 0, 0, 0, 1},
    {"42-ipv6-literal-port.xml", 1, 1, 0, 0, 0},
};

constexpr const char* fragment = "17-fragment-no-root-flags.xml";

} // namespace

void TestReaderCorpus::readsEveryWellFormedOne_data()
{
    QTest::addColumn<int>("index");
    for (int i = 0; i < int(std::size(expectations)); ++i)
        QTest::newRow(expectations[i].file) << i;
}

void TestReaderCorpus::readsEveryWellFormedOne()
{
    QFETCH(int, index);
    const Expected& expected = expectations[index];
    const auto profile = profile::readProfile(test::bytesOf(m_folder + QLatin1String(expected.file)));
    QVERIFY(profile.has_value());
    QCOMPARE(profile->encoding, QStringLiteral("UTF-8"));
    QCOMPARE(int(profile->hosts.size()), expected.hosts);
    QCOMPARE(int(targetsOf(*profile).size()), expected.targets);
    QCOMPARE(int(profile->clientBackups.size()), expected.clientBackups);
    const auto groups = std::count_if(profile->hosts.begin(), profile->hosts.end(),
                                      [](const profile::HostEntry& host) { return !host.group.isEmpty(); });
    QCOMPARE(int(groups), expected.groups);
    const auto errors = std::count_if(
        profile->problems.begin(), profile->problems.end(),
        [](const profile::Problem& problem) { return problem.severity == profile::Severity::Error; });
    QCOMPARE(int(errors), expected.errors);
}

void TestReaderCorpus::everyFileIsKnownHere()
{
    QSet<QString> known{QLatin1String(fragment)};
    for (const Expected& expected : expectations)
        known.insert(QLatin1String(expected.file));
    const QStringList files = QDir(m_folder).entryList({QStringLiteral("*.xml")});
    QCOMPARE(QSet<QString>(files.begin(), files.end()), known);
}

void TestReaderCorpus::tellsWhereAFragmentEnds()
{
    const auto profile = profile::readProfile(test::bytesOf(m_folder + QLatin1String(fragment)));
    QVERIFY(!profile.has_value());
    QCOMPARE(profile.error().code, base::ErrorCode::XmlNotWellFormed);
    QCOMPARE(profile.error().place, (base::Place{7, 5}));
    QVERIFY(!profile.error().technical.isEmpty());
}

void TestReaderCorpus::twelvePortsAreTwelveTargets()
{
    HOLDS("OGS-00");
    const auto profile = read(QStringLiteral("07-crlf-comments-12-ports.xml"));
    QCOMPARE(targetsOf(profile).size(), 12);
    for (const profile::HostEntry& host : profile.hosts)
        QCOMPARE(host.target->host, QStringLiteral("vpn06.example.org"));
    QCOMPARE(profile.hosts[0].target->port, 522);
    QCOMPARE(profile.hosts[0].name, QString::fromUtf8("HK-香港A"));
    QCOMPARE(profile.hosts[0].place, (base::Place{23, 3}));
}

void TestReaderCorpus::twoGroupsShareATarget()
{
    HOLDS("OGS-00");
    const auto profile = read(QStringLiteral("31-two-groups-one-address.xml"));
    QCOMPARE(profile.hosts[1].target, profile.hosts[2].target);
    QCOMPARE(profile.hosts[1].group, QStringLiteral("corp-vpn-SPLIT-DUO"));
    QCOMPARE(profile.hosts[2].group, QStringLiteral("corp-vpn-FULL-DUO"));
    QVERIFY(!profile.selection.userControllable);
}

void TestReaderCorpus::keepsPartsOfAUrl()
{
    const auto profile = read(QStringLiteral("38-cn-url-port-path.xml"));
    QCOMPARE(profile.hosts[0].target->text(), QStringLiteral("vpn32.example.org:10000"));
    QCOMPARE(profile.hosts[0].group, QStringLiteral("hkg"));
    QCOMPARE(profile.hosts[1].group, QString());
}

void TestReaderCorpus::theHostsOwnBackupsWin()
{
    const auto own = read(QStringLiteral("21-backup-of-hostentry-selection-on.xml"));
    QCOMPARE(own.hosts[0].backups.size(), 1U);
    QCOMPARE(own.hosts[0].backups[0].url(), QStringLiteral("https://vpn26.example.org"));
    QCOMPARE(own.hosts[0].backups[0].level, profile::BackupLevel::Host);
    QVERIFY(own.selection.enabled);

    const auto wide = read(QStringLiteral("07-crlf-comments-12-ports.xml"));
    QCOMPARE(wide.hosts[11].backups, wide.clientBackups);
    QCOMPARE(wide.hosts[11].backups[0].url(), QStringLiteral("https://vpn06.example.org:818"));
    QCOMPARE(wide.hosts[11].backups[0].level, profile::BackupLevel::Client);
}

/** AnyConnect's own editor writes such files: nothing in them is odd. */
void TestReaderCorpus::generatedProfileHasNoProblem()
{
    QCOMPARE(test::textsOf(read(QStringLiteral("14-automatic-selection-on-crlf.xml")).problems),
             QStringList());
    QCOMPARE(test::textsOf(read(QStringLiteral("31-two-groups-one-address.xml")).problems), QStringList());
}

QTEST_APPLESS_MAIN(TestReaderCorpus)
#include "tst_reader_corpus.moc"
