// SPDX-License-Identifier: GPL-3.0-or-later
#include "FileWatcher.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace naru::host;

class TestFileWatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void written();
    void replacedAgainAndAgain();
    void madeAndRemoved();
    void targetOfALinkReplaced();
    void passesOverItsNeighbours();

private:
    void write(const QString& name, const QByteArray& text);
    void replace(const QString& name, const QByteArray& text);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
};

void TestFileWatcher::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath("resolv.conf");
}

void TestFileWatcher::write(const QString& name, const QByteArray& text)
{
    QFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

void TestFileWatcher::replace(const QString& name, const QByteArray& text)
{
    QSaveFile file(m_folder->filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
    QVERIFY(file.commit());
}

void TestFileWatcher::written()
{
    write("resolv.conf", "a");
    FileWatcher watcher({m_file});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    write("resolv.conf", "ab");
    QTRY_VERIFY(!changed.isEmpty());
}

void TestFileWatcher::replacedAgainAndAgain()
{
    write("resolv.conf", "a");
    FileWatcher watcher({m_file});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    for (int round = 0; round < 3; ++round) {
        changed.clear();
        replace("resolv.conf", QByteArray(round + 2, 'a'));
        QTRY_VERIFY(!changed.isEmpty());
    }
    // Writing into the file that came last is no news of its folder.
    changed.clear();
    write("resolv.conf", "abcdefgh");
    QTRY_VERIFY(!changed.isEmpty());
}

void TestFileWatcher::madeAndRemoved()
{
    FileWatcher watcher({m_file});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    write("resolv.conf", "a");
    QTRY_VERIFY(!changed.isEmpty());
    changed.clear();
    QVERIFY(QFile::remove(m_file));
    QTRY_VERIFY(!changed.isEmpty());
}

void TestFileWatcher::targetOfALinkReplaced()
{
    QVERIFY(QDir(m_folder->path()).mkdir("run"));
    write("run/stub-resolv.conf", "a");
    QVERIFY(QFile::link("run/stub-resolv.conf", m_file));
    FileWatcher watcher({m_file});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    replace("run/stub-resolv.conf", "abc");
    QTRY_VERIFY(!changed.isEmpty());
}

void TestFileWatcher::passesOverItsNeighbours()
{
    write("resolv.conf", "a");
    FileWatcher watcher({m_file});
    QSignalSpy changed(&watcher, &FileWatcher::changed);
    write("hosts", "a");
    // The notices come in order: once the file's own is here, one for its neighbour would have been too.
    write("resolv.conf", "ab");
    QTRY_VERIFY(!changed.isEmpty());
    const auto countOfOneChange = changed.size();
    write("hosts", "ab");
    replace("hosts", "abc");
    write("resolv.conf", "abc");
    QTRY_VERIFY(changed.size() > countOfOneChange);
}

QTEST_GUILESS_MAIN(TestFileWatcher)
#include "tst_host_file_watcher.moc"
