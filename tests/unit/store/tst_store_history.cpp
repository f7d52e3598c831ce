// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "store/History.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::store;
using namespace std::chrono_literals;

namespace {

constexpr base::SystemTime noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 29} + 12h};

ogs::Sample measured(base::SystemTime at)
{
    ogs::Sample sample;
    sample.target = {QStringLiteral("vpn.example"), 8443};
    sample.at = at;
    sample.origin = ogs::Origin::Watch;
    sample.kind = ogs::ProbeKind::Http;
    sample.rtt = 132ms;
    sample.parts = {400us, 43'100us, {}, 44ms, 0ns};
    sample.probes = 3;
    sample.lost = 1;
    sample.retransmissions = 0;
    return sample;
}

ogs::Sample failed(base::SystemTime at)
{
    ogs::Sample sample;
    sample.target = {QStringLiteral("2001:db8::1"), 443};
    sample.at = at;
    sample.probes = 3;
    sample.lost = 3;
    sample.failure = ogs::Failure::NoAnswer;
    return sample;
}

void sql(const QString& path, const QString& statement)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("test"));
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(statement));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("test"));
}

} // namespace

class StoreHistoryTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

    std::unique_ptr<History> opened() const
    {
        base::Result<std::unique_ptr<History>> history = History::open(m_path);
        return history ? std::move(*history) : nullptr;
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("data/history.sqlite"));
    }

    void samplesComeBackAsTheyWere()
    {
        HOLDS("C-RTT-08");
        const std::vector<ogs::Sample> all{measured(noon - 1h), failed(noon), measured(noon + 1h)};
        QVERIFY(opened()->add({all[2], all[0]}));
        QVERIFY(opened()->add({all[1]}));
        const auto history = opened();
        const auto read = history->samplesSince(noon - 24h);
        QVERIFY(read);
        QVERIFY(*read == all);
        QCOMPARE(history->samplesSince(noon)->size(), 2U);
        QVERIFY(!history->damagedAside());
    }

    void connectionsAreCountedOverAllRuns()
    {
        const auto history = opened();
        const auto other = opened();
        const QString address = QStringLiteral("203.0.113.7");
        QVERIFY(history->addConnections({{address, noon - 1h, 60}}));
        QVERIFY(history->addConnections({{address, noon, 40}}));
        QVERIFY(other->addConnections({{address, noon + 1min, 2}}));
        const auto counts = history->connectionsSince(noon - ogs::Budget::window);
        QVERIFY(counts);
        QCOMPARE(ogs::Budget(*counts, noon + 1min).used(address), 42);
    }

    void whatIsOldIsPruned()
    {
        const auto history = opened();
        QVERIFY(history->add({measured(noon - 367 * 24h), measured(noon - 365 * 24h), measured(noon)}));
        QVERIFY(history->addConnections(
            {{QStringLiteral("a"), noon - 21min, 1}, {QStringLiteral("b"), noon - 19min, 1}}));
        QVERIFY(history->prune(noon));
        QCOMPARE(history->samplesSince({})->size(), 2U);
        QCOMPARE(history->connectionsSince({})->size(), 1U);
    }

    void aTransactionIsWholeOrNot()
    {
        const auto history = opened();
        ogs::Sample nameless = measured(noon);
        nameless.target.host = QString();
        QVERIFY(!history->add({measured(noon), nameless}));
        QCOMPARE(history->samplesSince({})->size(), 0U);
        QVERIFY(history->add({measured(noon)}));
    }

    void aDamagedFileIsSetAside_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("garbage") << QByteArray("no database at all, but long enough ").repeated(200);
        QTest::newRow("header, then garbage")
            << QByteArray("SQLite format 3\0\x10\x00\x01\x01\x00\x40\x20\x20", 24) + QByteArray(8000, 'x');
    }

    void aDamagedFileIsSetAside()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(QDir().mkpath(QFileInfo(m_path).path()));
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        const auto history = opened();
        QVERIFY(history);
        QCOMPARE(history->damagedAside(), m_path + QLatin1String(".damaged"));
        QCOMPARE(QFileInfo(*history->damagedAside()).size(), bytes.size());
        QVERIFY(history->add({measured(noon)}));
        QCOMPARE(history->samplesSince({})->size(), 1U);
    }

    void damageFoundLaterIsSaidAndSetAside()
    {
        QVERIFY(opened()->add(std::vector<ogs::Sample>(2000, measured(noon))));
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        // The first page, with the schema, stays; what it points to does not.
        QVERIFY(file.size() > 20'000 && file.seek(4096));
        QVERIFY(file.write(QByteArray(int(file.size()) - 4096, 'x')) > 0);
        file.close();
        const auto history = opened();
        QVERIFY(history);
        const auto samples = history->samplesSince({});
        QVERIFY(!samples);
        QCOMPARE(samples.error().code, base::ErrorCode::DatabaseUnusable);
        QVERIFY(!samples.error().technical.isEmpty());
        QVERIFY(history->damagedAside());
        QVERIFY(history->add({measured(noon)}));
        QCOMPARE(history->samplesSince({})->size(), 1U);
    }

    void theFileOfANewerProgramIsLeftAlone()
    {
        QVERIFY(opened()->add({measured(noon)}));
        sql(m_path, QStringLiteral("PRAGMA user_version = 99"));
        const base::Result<std::unique_ptr<History>> history = History::open(m_path);
        QVERIFY(!history);
        QCOMPARE(history.error().code, base::ErrorCode::DatabaseUnusable);
        QVERIFY(!QFile::exists(m_path + QLatin1String(".damaged")));
    }

    void whereNoFileCanBeThatIsSaid()
    {
        QVERIFY(QDir().mkpath(m_path));
        const base::Result<std::unique_ptr<History>> history = History::open(m_path);
        QVERIFY(!history);
        QCOMPARE(history.error().code, base::ErrorCode::DatabaseUnusable);
    }

    void hostileRowsAreLeftOut()
    {
        QVERIFY(opened()->add({measured(noon)}));
        sql(m_path, QStringLiteral("INSERT INTO samples (at, host, port, origin, kind, probes, lost) VALUES "
                                   "('text', 'h', 'port', 'x', 'smoke', 1, 1)"));
        const auto samples = opened()->samplesSince({});
        QVERIFY(samples);
        QCOMPARE(samples->size(), 1U);
    }
};

QTEST_GUILESS_MAIN(StoreHistoryTest)
#include "tst_store_history.moc"
