// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ProfileImport.h"
#include "engine/ServerProfiles.h"
#include "profile/Reader.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using engine::ServerProfiles;

class TestServerProfiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theFirstCopyIsTheBase();
    void whatAServerSendsIsComparedWithTheUsersFile();
    void aNewerCopyLeavesBaseAndUserFileAlone();
    void afterAMergeTheCopyIsTheBase();
    void profilesOfOneNameAreKeptApart();
    void whatIsTooLargeIsRefused();
    void anImportIsACopy();
    void importingAgainKeepsTheEdits();
    void anotherFileOfThatNameGetsANumber();
    void theSourceIsLookedAtAgain();
    void aSourceThatIsGoneKeepsTheCopy();
    void aMissingFileIsSaid();

private:
    void write(const QString& path, const QByteArray& bytes);
    [[nodiscard]] QByteArray read(const QString& path) const;
    [[nodiscard]] QString source(const QString& name = QStringLiteral("cisco/corp.xml")) const
    {
        return m_folder->filePath(name);
    }
    [[nodiscard]] QString data() const { return m_folder->filePath(QStringLiteral("data")); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestServerProfiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestServerProfiles::write(const QString& path, const QByteArray& bytes)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray TestServerProfiles::read(const QString& path) const
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void TestServerProfiles::theFirstCopyIsTheBase()
{
    const ServerProfiles copies(data());
    const QString mine = source(QStringLiteral("mine.xml"));
    QVERIFY(!copies.find(mine));
    QVERIFY(copies.keep(mine, "one"));
    const auto copy = copies.find(mine);
    QVERIFY(copy);
    QCOMPARE(copy->base, QByteArray("one"));
    QVERIFY(!copy->isNewer());
    QVERIFY(copy->source.isEmpty());
}

void TestServerProfiles::whatAServerSendsIsComparedWithTheUsersFile()
{
    const ServerProfiles copies(data());
    const QString mine = source(QStringLiteral("mine.xml"));
    QCOMPARE(copies.keepSent(source(QStringLiteral("none.xml")), "sent").error().code,
             base::ErrorCode::FileNotFound);
    write(mine, "downloaded once");
    QVERIFY(copies.keepSent(mine, "downloaded once"));
    QVERIFY(!copies.find(mine)->isNewer());
    QVERIFY(copies.keepSent(mine, "sent"));
    QCOMPARE(copies.find(mine)->base, QByteArray("downloaded once"));
    QVERIFY(copies.find(mine)->isNewer());
    // What is edited afterwards began from that base.
    write(mine, "edited");
    QVERIFY(copies.keepSent(mine, "sent later"));
    QCOMPARE(copies.find(mine)->base, QByteArray("downloaded once"));
    QCOMPARE(read(mine), QByteArray("edited"));
}

void TestServerProfiles::aNewerCopyLeavesBaseAndUserFileAlone()
{
    const ServerProfiles copies(data());
    const QString mine = source(QStringLiteral("mine.xml"));
    write(mine, "edited");
    QVERIFY(copies.keep(mine, "one"));
    QVERIFY(copies.keep(mine, "two"));
    const auto copy = copies.find(mine);
    QCOMPARE(copy->base, QByteArray("one"));
    QCOMPARE(copy->newest, QByteArray("two"));
    QVERIFY(copy->isNewer());
    QCOMPARE(read(mine), QByteArray("edited"));
    // The copies lie below the folder that is theirs.
    QVERIFY(QDir(data() + QStringLiteral("/server-profiles")).exists());
}

void TestServerProfiles::afterAMergeTheCopyIsTheBase()
{
    const ServerProfiles copies(data());
    const QString mine = source(QStringLiteral("mine.xml"));
    QVERIFY(copies.setBase(mine, "nothing is kept"));
    QVERIFY(!copies.find(mine));
    QVERIFY(copies.keep(mine, "one"));
    QVERIFY(copies.keep(mine, "two"));
    QVERIFY(copies.setBase(mine, "two"));
    QVERIFY(!copies.find(mine)->isNewer());
}

void TestServerProfiles::profilesOfOneNameAreKeptApart()
{
    const ServerProfiles copies(data());
    const QString here = source(QStringLiteral("here/corp.xml"));
    const QString there = source(QStringLiteral("there/corp.xml"));
    QVERIFY(copies.keep(here, "here"));
    QVERIFY(copies.keep(there, "there"));
    QCOMPARE(copies.find(here)->base, QByteArray("here"));
    copies.remove(here);
    QVERIFY(!copies.find(here));
    QCOMPARE(copies.find(there)->base, QByteArray("there"));
}

void TestServerProfiles::whatIsTooLargeIsRefused()
{
    const auto kept = ServerProfiles(data()).keep(source(), QByteArray(profile::maxProfileBytes + 1, 'a'));
    QVERIFY(!kept);
    QCOMPARE(kept.error().code, base::ErrorCode::FileTooLarge);
}

void TestServerProfiles::anImportIsACopy()
{
    const QByteArray bytes("\xef\xbb\xbf<AnyConnectProfile>\r\n</AnyConnectProfile>");
    write(source(), bytes);
    const auto file = engine::importProfile(source(), data());
    QVERIFY(file);
    QCOMPARE(*file, data() + QStringLiteral("/profiles/corp.xml"));
    QCOMPARE(read(*file), bytes);
    const auto copy = ServerProfiles(data()).find(*file);
    QVERIFY(copy);
    QCOMPARE(copy->base, bytes);
    QCOMPARE(copy->source, source());
    QCOMPARE(QFile::permissions(*file) & (QFile::ReadOther | QFile::ReadGroup), QFile::Permissions());
}

void TestServerProfiles::importingAgainKeepsTheEdits()
{
    write(source(), "one");
    const auto file = engine::importProfile(source(), data());
    QVERIFY(file);
    write(*file, "edited");
    write(source(), "two");
    const auto again = engine::importProfile(source(), data());
    QVERIFY(again);
    QCOMPARE(*again, *file);
    QCOMPARE(read(*file), QByteArray("edited"));
    QVERIFY(ServerProfiles(data()).find(*file)->isNewer());
}

void TestServerProfiles::anotherFileOfThatNameGetsANumber()
{
    const QString other = source(QStringLiteral("backup/corp.xml"));
    write(source(), "one");
    write(other, "other");
    QVERIFY(engine::importProfile(source(), data()));
    const auto file = engine::importProfile(other, data());
    QVERIFY(file);
    QCOMPARE(*file, data() + QStringLiteral("/profiles/corp-2.xml"));
    QCOMPARE(read(*file), QByteArray("other"));
}

void TestServerProfiles::theSourceIsLookedAtAgain()
{
    write(source(), "one");
    const auto file = engine::importProfile(source(), data());
    const ServerProfiles copies(data());
    QVERIFY(copies.refresh(*file));
    QVERIFY(!copies.find(*file)->isNewer());
    write(source(), "two");
    QVERIFY(copies.refresh(*file));
    QCOMPARE(copies.find(*file)->newest, QByteArray("two"));
    QVERIFY(copies.find(*file)->isNewer());
}

void TestServerProfiles::aSourceThatIsGoneKeepsTheCopy()
{
    write(source(), "one");
    const auto file = engine::importProfile(source(), data());
    QVERIFY(QFile::remove(source()));
    const ServerProfiles copies(data());
    const auto refreshed = copies.refresh(*file);
    QVERIFY(!refreshed);
    QCOMPARE(refreshed.error().code, base::ErrorCode::FileNotFound);
    QCOMPARE(copies.find(*file)->newest, QByteArray("one"));
}

void TestServerProfiles::aMissingFileIsSaid()
{
    const auto file = engine::importProfile(source(), data());
    QVERIFY(!file);
    QCOMPARE(file.error().code, base::ErrorCode::FileNotFound);
    QVERIFY(!QFileInfo::exists(data()));
}

QTEST_GUILESS_MAIN(TestServerProfiles)
#include "tst_serverprofiles.moc"
