// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/Drafts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <random>
#include <thread>

using namespace naru;
using engine::Draft;
using engine::Drafts;

/** Unsaved edits outlive the program, however it ends. */
class TestDrafts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsAndForgets();
    void readsNothingElse();
    void aWriterMayBeKilledAtAnyMoment();
};

void TestDrafts::keepsAndForgets()
{
    const QTemporaryDir folder;
    const Drafts drafts(folder.path());
    const Draft first{QStringLiteral("/etc/ä.xml"), QByteArray("\0\xff", 2),
                      base::SystemTime(std::chrono::milliseconds(5)), QByteArray("<r>\n\0\xff", 6)};
    const Draft second{QStringLiteral("new"), {}, base::SystemTime(std::chrono::milliseconds(9)), {}};
    QVERIFY(!drafts.find(first.profile));
    QVERIFY(drafts.keep(first).has_value());
    QVERIFY(drafts.keep(second).has_value());
    QVERIFY(drafts.find(first.profile) == first);
    QVERIFY(drafts.all() == (std::vector{second, first}));
    Draft changed = first;
    changed.bytes = "other";
    QVERIFY(drafts.keep(changed).has_value());
    QVERIFY(drafts.find(first.profile) == changed);
    const QFileInfoList files = QDir(folder.filePath(QStringLiteral("drafts"))).entryInfoList(QDir::Files);
    QCOMPARE(files.size(), 2);
    for (const QFileInfo& file : files)
        QCOMPARE(file.permissions() &
                     (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
                 QFile::Permissions());
    QVERIFY(drafts.remove(first.profile).has_value());
    QVERIFY(drafts.remove(first.profile).has_value());
    QVERIFY(!drafts.find(first.profile));
    QVERIFY(drafts.all() == (std::vector{second}));
}

void TestDrafts::readsNothingElse()
{
    const QTemporaryDir folder;
    const Drafts drafts(folder.path());
    QVERIFY(drafts.keep({QStringLiteral("p"), {}, {}, "x"}).has_value());
    const QDir inside(folder.filePath(QStringLiteral("drafts")));
    const QString file = inside.filePath(inside.entryList(QDir::Files).constFirst());
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("no head"), QByteArray("{}\nx"), QByteArray("{\"naru_draft\":2}\nx")}) {
        QFile out(file);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(bytes);
        out.close();
        QVERIFY(!drafts.find(QStringLiteral("p")));
        QVERIFY(drafts.all().empty());
    }
    QVERIFY(drafts.keep({QStringLiteral("p"), {}, {}, "y"}).has_value());
    QCOMPARE(drafts.find(QStringLiteral("p"))->bytes, QByteArray("y"));
}

void TestDrafts::aWriterMayBeKilledAtAnyMoment()
{
    const QTemporaryDir folder;
    const Drafts drafts(folder.path());
    std::mt19937 random(std::random_device{}());
    std::uniform_int_distribution<int> moment(0, 30'000);
    for (int kill = 0; kill < 10; ++kill) {
        QProcess writer;
        writer.start(QStringLiteral(DRAFT_WRITER), {folder.path()});
        for (QByteArray said; !said.contains("wrote"); said += writer.readAllStandardOutput())
            QVERIFY(writer.waitForReadyRead(20'000));
        // The moment is what is tried here: nothing to wait for.
        std::this_thread::sleep_for(std::chrono::microseconds(moment(random)));
        writer.kill();
        QVERIFY(writer.waitForFinished(20'000));
        QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
        const auto draft = drafts.find(QStringLiteral("/p.xml"));
        QVERIFY(draft.has_value());
        QCOMPARE(draft->bytes.size(), 2'000'000);
        QCOMPARE(draft->bytes, QByteArray(2'000'000, draft->bytes.front()));
    }
    // What a killed write left behind goes with the next one.
    QVERIFY(drafts.keep({QStringLiteral("/p.xml"), {}, {}, "x"}).has_value());
    QCOMPARE(QDir(folder.filePath(QStringLiteral("drafts"))).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

QTEST_GUILESS_MAIN(TestDrafts)
#include "tst_drafts.moc"
