// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "store/SettingsFile.h"

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace naru;
using namespace std::chrono_literals;
using base::ErrorCode;
using store::SettingsFile;

namespace {

store::UserSettings everythingChanged()
{
    store::UserSettings settings;
    settings.kind = ogs::ProbeKind::Http;
    settings.rankBy = ogs::RankBy::TcpHandshake;
    settings.sequential = true;
    settings.deadline = 12s;
    settings.cacheLifetime = std::chrono::days(30);
    settings.reconnectionCounts = false;
    settings.automaticSelection = false;
    settings.proxy = ogs::Proxy{QStringLiteral("proxy.example.net"), 3128};
    settings.watch = 45min;
    settings.tunnel.backend = tunnel::BackendChoice{tunnel::BackendKind::Socks, 1080};
    settings.tunnel.userAgent = QStringLiteral("AnyConnect Linux_64 4.10.07061");
    settings.tunnel.dtls = false;
    settings.connection.connectOnStart = true;
    settings.connection.autoReconnect = false;
    settings.connection.reconnectBehavior = profile::ReconnectBehavior::ReconnectAfterResume;
    settings.user = {QStringLiteral("김 철수, A"), QStringLiteral("영업;1"), QStringLiteral("kim2")};
    return settings;
}

} // namespace

/** naru.conf: what the user set, kept. */
class TestStoreSettings : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_next = 0;

    /** QSettings remembers files by their name: each test has one of its own. */
    QString newPath() { return m_folder.filePath(QStringLiteral("%1/naru/naru.conf").arg(++m_next)); }
    QString written(const QByteArray& text)
    {
        const QString path = newPath();
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("cannot write");
        return path;
    }
    static QByteArray bytes(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void withoutAFileAllIsDefault()
    {
        const QString path = newPath();
        const SettingsFile::Reading reading = SettingsFile(path).load();
        QCOMPARE(reading.settings, store::UserSettings{});
        QVERIFY(reading.problems.empty());
        QVERIFY(!QFileInfo::exists(path));
        QVERIFY(!QFileInfo::exists(QFileInfo(path).path()));
    }

    void everySettingComesBack()
    {
        HOLDS("OGS-74", "OGS-22", "OGS-65");
        const SettingsFile file(newPath());
        QVERIFY(file.save(everythingChanged()));
        const SettingsFile::Reading reading = file.load();
        QVERIFY(reading.problems.empty());
        QVERIFY(reading.settings == everythingChanged());
        // Back to the defaults: nothing of it stays in the file.
        QVERIFY(file.save({}));
        QVERIFY(file.load().settings == store::UserSettings{});
        QVERIFY(!bytes(file.path()).contains('='));
    }

    void aWrongValueIsNamedAndTheDefaultStandsIn_data()
    {
        QTest::addColumn<QByteArray>("group");
        QTest::addColumn<QByteArray>("line");
        const auto row = [](const char* group, const char* line) {
            QTest::newRow(line) << QByteArray(group) << QByteArray(line);
        };
        row("selection", "automatic=perhaps");
        row("selection", "rank=icmp");
        row("selection", "probe=ftp");
        row("selection", "sequential=2");
        row("selection", "deadlineSeconds=0");
        row("selection", "deadlineSeconds=61");
        row("selection", "deadlineSeconds=99999999999999999999");
        row("selection", "deadlineSeconds=7, 8");
        row("selection", "cacheDays=366");
        row("selection", "cacheDays=-1");
        row("selection", "reconnectionCounts=");
        row("watch", "intervalMinutes=14");
        row("watch", "intervalMinutes=1441");
        row("tunnel", "backend=socks:0");
        row("tunnel", "backend=sudo");
        row("tunnel", "userAgent=");
        row("tunnel", "dtls=yes");
        row("connection", "onStart=1");
        row("connection", "reconnect=always");
        row("connection", "afterSleep=sleep");
        row("signIn", "user=");
        row("signIn", "secondUser=a\\nb");
        row("signIn", "group=a, b");
        row("window", "language=fr");
        row("window", "theme=blue");
        row("window", "reduceMotion=1");
        row("window", "trayIsKnown=yes");
        row("proxy", "address=proxy.example.net");
        row("proxy", "address=http://user:secret@proxy.example.net:3128");
        row("proxy", "address=http://proxy.example.net:0");
        row("proxy", "address=@Variant(\\0\\0\\0\\x7f)");
    }

    void aWrongValueIsNamedAndTheDefaultStandsIn()
    {
        QFETCH(QByteArray, group);
        QFETCH(QByteArray, line);
        const QByteArray text = "; mine\n[other]\nx=1\n\n[" + group + "]\n  " + line + "\n";
        const QString path = written(text);
        const SettingsFile::Reading reading = SettingsFile(path).load();
        QVERIFY(reading.settings == store::UserSettings{});
        QCOMPARE(reading.problems.size(), std::size_t(1));
        const base::Error& problem = reading.problems.front();
        QCOMPARE(problem.code, ErrorCode::SettingInvalid);
        const QByteArray key = group + '/' + line.left(line.indexOf('='));
        QVERIFY2(problem.subject.startsWith(path) && problem.subject.endsWith(QString::fromLatin1(key)),
                 qPrintable(problem.subject));
        QCOMPARE(problem.place, (std::optional(base::Place{6, 3})));
        QVERIFY(problem.technical.contains(QStringLiteral("allowed")));
        // Reading changes nothing, and saving what was read leaves the wrong value to its owner.
        QCOMPARE(bytes(path), text);
        QVERIFY(SettingsFile(path).save(reading.settings));
        QCOMPARE(bytes(path), text);
    }

    void oneWrongValueSpoilsNoOther()
    {
        const SettingsFile file(written("[selection]\nrank=tcp\ndeadlineSeconds=900\ncacheDays=3\n"));
        SettingsFile::Reading reading = file.load();
        QCOMPARE(reading.problems.size(), std::size_t(1));
        QCOMPARE(reading.settings.rankBy, ogs::RankBy::TcpHandshake);
        QCOMPARE(reading.settings.deadline, base::Nanoseconds(7s));
        QCOMPARE(reading.settings.cacheLifetime, base::Nanoseconds(std::chrono::days(3)));
        // The user sets it: then the wrong value goes.
        reading.settings.deadline = 8s;
        QVERIFY(file.save(reading.settings));
        QVERIFY(file.load().problems.empty());
        QCOMPARE(file.load().settings.deadline, base::Nanoseconds(8s));
    }

    void whatIsNotOursSurvivesAWrite()
    {
        const QString path = written(
            "[window]\nlanguage=ko\ngeometry=@ByteArray(\\x1\\xd9)\n[selection]\nfuture=5\n[later]\na=b\n");
        QVERIFY(SettingsFile(path).save(everythingChanged()));
        const QSettings file(path, QSettings::IniFormat);
        QCOMPARE(file.value(QStringLiteral("window/language")).toString(), QStringLiteral("ko"));
        QCOMPARE(file.value(QStringLiteral("window/geometry")).toByteArray(), QByteArray("\x01\xd9"));
        QCOMPARE(file.value(QStringLiteral("selection/future")).toString(), QStringLiteral("5"));
        QCOMPARE(file.value(QStringLiteral("later/a")).toString(), QStringLiteral("b"));
        QVERIFY(SettingsFile(path).load().settings == everythingChanged());
    }

    void aLineThatIsNoneIsNamed()
    {
        const SettingsFile::Reading reading =
            SettingsFile(written("[selection]\nrank=tcp\nthis is no setting\n")).load();
        QCOMPARE(reading.settings.rankBy, ogs::RankBy::TcpHandshake);
        QCOMPARE(reading.problems.size(), std::size_t(1));
        QCOMPARE(reading.problems.front().place, (std::optional(base::Place{3, 1})));
    }

    void aFolderThatCannotBeWrittenIsSaid()
    {
        // A file stands where the folder should be: not even root can write there.
        const QString path = written("[selection]\nrank=tcp\n") + QStringLiteral("/naru/naru.conf");
        const base::Result<void> saved = SettingsFile(path).save(everythingChanged());
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, ErrorCode::FileNotWritable);
        QCOMPARE(saved.error().subject, path);
    }

    void whatIsNoFileIsNotWaitedFor()
    {
        const QString path = newPath();
        QDir().mkpath(QFileInfo(path).path());
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        const SettingsFile::Reading reading = SettingsFile(path).load();
        QCOMPARE(reading.problems.size(), std::size_t(1));
        QCOMPARE(reading.problems.front().code, ErrorCode::FileNotReadable);
        QVERIFY(!SettingsFile(path).save(everythingChanged()));
    }

    void aHugeFileIsLeftAlone()
    {
        const QString path = written(QByteArray(SettingsFile::maxBytes + 1, '\n'));
        const SettingsFile::Reading reading = SettingsFile(path).load();
        QCOMPARE(reading.problems.front().code, ErrorCode::FileTooLarge);
        QVERIFY(!SettingsFile(path).save(everythingChanged()));
        QCOMPARE(QFileInfo(path).size(), SettingsFile::maxBytes + 1);
    }
};

QTEST_GUILESS_MAIN(TestStoreSettings)
#include "tst_store_settings.moc"
