// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "store/History.h"
#include "store/PreferencesFile.h"
#include "store/RawLog.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <random>
#include <thread>

using namespace naru;
using namespace naru::store;

class StoreKillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aWriterMayBeKilledAtAnyMoment()
    {
        HOLDS("OGS-33");
        const QTemporaryDir folder;
        const PreferencesFile preferences(folder.filePath(QStringLiteral("preferences_global.xml")));
        const QString historyPath = folder.filePath(QStringLiteral("history.sqlite"));
        std::mt19937 random(std::random_device{}());
        std::uniform_int_distribution<int> moment(0, 30'000);
        std::size_t samples = 0;
        for (int kill = 0; kill < 100; ++kill) {
            QProcess writer;
            writer.start(QStringLiteral(STORE_WRITER),
                         {folder.path(), QStringLiteral("k%1").arg(kill), QStringLiteral("0")});
            // Every other one is killed in its first write.
            const QByteArray word = kill % 2 == 0 ? "wrote" : "ready";
            for (QByteArray said; !said.contains(word); said += writer.readAllStandardOutput())
                QVERIFY(writer.waitForReadyRead(20'000));
            // The moment is what is tried here: nothing to wait for.
            std::this_thread::sleep_for(std::chrono::microseconds(moment(random)));
            writer.kill();
            QVERIFY(writer.waitForFinished(20'000));
            QCOMPARE(writer.exitStatus(), QProcess::CrashExit);

            const base::Result<Preferences> loaded = preferences.load();
            QVERIFY2(loaded, loaded ? "" : qPrintable(loaded.error().technical));
            const auto history = History::open(historyPath);
            QVERIFY2(history, history ? "" : qPrintable(history.error().technical));
            QVERIFY(!(*history)->damagedAside());
            const auto read = (*history)->samplesSince({});
            QVERIFY(read);
            // Each transaction brought twenty, all or none of them; none is lost.
            QCOMPARE(read->size() % 20, 0U);
            QVERIFY(read->size() >= samples);
            samples = read->size();
        }
        QVERIFY(samples > 0);
        // What comes next writes as if nothing had been.
        QVERIFY(preferences.save({}));
        QVERIFY(RawLog(folder.filePath(QStringLiteral("naru.log")), QStringLiteral("naru"))
                    .append(std::vector<base::Event>()));
        const QStringList left =
            QDir(folder.path()).entryList({QStringLiteral("preferences_global.xml*")}, QDir::Files);
        QCOMPARE(left, QStringList(QStringLiteral("preferences_global.xml")));
    }
};

QTEST_GUILESS_MAIN(StoreKillTest)
#include "tst_store_kill.moc"
