// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "store/PreferencesFile.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::store;
using namespace std::chrono_literals;

namespace {

constexpr base::SystemTime noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 29} + 12h + 7ms};

ogs::CacheEntry entryOf(const QString& suffix)
{
    ogs::CacheEntry entry;
    entry.keys = {{suffix, QStringLiteral("192.168.1.1")}, {QString(), QStringLiteral("2001:db8::53")}};
    entry.measuredAt = noon;
    entry.selected = QStringLiteral("서울 <1> & \"2\"");
    entry.gatewaySet = QByteArray("\x00\xff\x10", 3);
    entry.order = {
        {entry.selected, {QStringLiteral("vpn.example"), 8443}, ogs::GatewayState::Measured, 132ms},
        {QStringLiteral("B\n\tC"), {QStringLiteral("2001:db8::1"), 443}, ogs::GatewayState::Failed, {}}};
    return entry;
}

Preferences some()
{
    Preferences preferences;
    preferences.cache.insert(entryOf(QStringLiteral("home.example")));
    preferences.lastGateway = QStringLiteral("부산");
    preferences.lastDisconnected = noon;
    return preferences;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class StorePreferencesTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;

    void put(const QByteArray& bytes)
    {
        QFile file(m_path);
        QVERIFY(QDir().mkpath(QFileInfo(m_path).path()));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("deep/er/preferences_global.xml"));
    }

    void whatIsSavedIsLoaded()
    {
        HOLDS("OGS-33", "OGS-32");
        const PreferencesFile file(m_path);
        QVERIFY(file.save(some()));
        const base::Result<Preferences> loaded = file.load();
        QVERIFY(loaded);
        QCOMPARE(loaded->cache.entries().size(), 1U);
        QVERIFY(*loaded == some());
        QVERIFY(file.save(Preferences{}));
        QVERIFY(*file.load() == Preferences{});
    }

    void noFileIsAnEmptyCache()
    {
        HOLDS("OGS-33");
        const PreferencesFile file(m_path);
        QVERIFY(file.load() && *file.load() == Preferences{});
        QVERIFY(file.save(some()));
        QVERIFY(QFile::remove(m_path));
        QVERIFY(file.load() && file.load()->cache.entries().empty());
    }

    void whatXmlCannotHoldDoesNotSpoilTheFile()
    {
        Preferences preferences = some();
        preferences.lastGateway = QString::fromUtf16(u"a\x01\xd800z");
        const PreferencesFile file(m_path);
        QVERIFY(file.save(preferences));
        QVERIFY(file.load());
        QCOMPARE(file.load()->lastGateway, QString::fromUtf16(u"a\xfffd?z"));
    }

    void damagedFilesAreSaidAndKept_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("error");
        const auto row = [](const char* name, const QByteArray& bytes, base::ErrorCode error) {
            QTest::newRow(name) << bytes << static_cast<int>(error);
        };
        row("empty", {}, base::ErrorCode::XmlNotWellFormed);
        row("cut off", "<AnyConnectPreferences naruVersion=\"1\"><HeadendSelectionCache>",
            base::ErrorCode::XmlNotWellFormed);
        row("cut off in a tag", "<AnyConnectPreferences naruVersion=\"1\"><Last",
            base::ErrorCode::XmlNotWellFormed);
        row("garbage", QByteArray(1000, '\xff'), base::ErrorCode::XmlNotWellFormed);
        row("zeroes", QByteArray(1000, '\0'), base::ErrorCode::XmlNotWellFormed);
        row("document type", "<!DOCTYPE a [<!ENTITY b \"c\">]><AnyConnectPreferences naruVersion=\"1\"/>",
            base::ErrorCode::XmlDoctypeRefused);
        row("too deep", "<AnyConnectPreferences naruVersion=\"1\">" + QByteArray("<a>").repeated(100'000),
            base::ErrorCode::XmlTooDeep);
        row("too large", QByteArray(PreferencesFile::maxBytes + 1, ' '), base::ErrorCode::FileTooLarge);
        row("of another program", "<AnyConnectPreferences><DefaultHostName/></AnyConnectPreferences>",
            base::ErrorCode::FileNotReadable);
        row("of a newer program", "<AnyConnectPreferences naruVersion=\"2\"/>",
            base::ErrorCode::FileNotReadable);
        row("another root", "<html naruVersion=\"1\"/>", base::ErrorCode::FileNotReadable);
    }

    void damagedFilesAreSaidAndKept()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, error);
        put(bytes);
        const PreferencesFile file(m_path);
        const base::Result<Preferences> loaded = file.load();
        QVERIFY(!loaded);
        QCOMPARE(static_cast<int>(loaded.error().code), error);
        QCOMPARE(loaded.error().subject, m_path);
        QCOMPARE(contentOf(m_path), bytes);
        QVERIFY(file.save(some()));
        QVERIFY(*file.load() == some());
        QCOMPARE(contentOf(m_path + QLatin1String(".damaged")), bytes);
    }

    void entriesThatSayNothingAreLeftOut()
    {
        put("<AnyConnectPreferences naruVersion=\"1\"><Strange><deep/></Strange>"
            "<LastConnection hostName=\"A\" endedAt=\"yesterday\"/><HeadendSelectionCache>"
            "<Location measuredAt=\"never\"><Key suffix=\"a\" server=\"1.1.1.1\"/>"
            "<Headend name=\"A\" host=\"h\" port=\"443\" state=\"measured\" rttMs=\"1\"/></Location>"
            "<Location measuredAt=\"2026-11-29T12:00:00.007Z\"><Headend name=\"A\" host=\"h\" port=\"443\" "
            "state=\"measured\"/></Location>"
            "<Location measuredAt=\"2026-11-29T12:00:00.007Z\" selected=\"A\"><Key suffix=\"a\" "
            "server=\"1.1.1.1\"/>"
            "<Key suffix=\"b\" server=\"\"/><Headend name=\"A\" host=\"h\" port=\"443\" state=\"measured\" "
            "rttMs=\"-5\"/><Headend name=\"B\" host=\"h\" port=\"70000\" state=\"measured\"/>"
            "<Headend name=\"C\" host=\"h\" port=\"1\" state=\"excellent\"/></Location>"
            "</HeadendSelectionCache></AnyConnectPreferences>");
        const base::Result<Preferences> loaded = PreferencesFile(m_path).load();
        QVERIFY(loaded);
        QCOMPARE(loaded->lastGateway, QStringLiteral("A"));
        QVERIFY(!loaded->lastDisconnected);
        QCOMPARE(loaded->cache.entries().size(), 1U);
        const ogs::CacheEntry& entry = loaded->cache.entries().front();
        QCOMPARE(entry.measuredAt, noon);
        QCOMPARE(entry.keys.size(), 1U);
        QCOMPARE(entry.order.size(), 1U);
        QVERIFY(!entry.order[0].rtt);
    }

    void aFolderThatCannotBeWrittenIsSaid()
    {
        put("in the way");
        const PreferencesFile file(m_path + QLatin1String("/preferences_global.xml"));
        const base::Result<void> saved = file.save(some());
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, base::ErrorCode::FileNotWritable);
    }

    void leftoversOfAKilledWriteGo()
    {
        put("<AnyConnectPreferences naruVersion=\"1\"/>");
        QVERIFY(QFile::copy(m_path, m_path + QLatin1String(".aB3dE5")));
        QVERIFY(PreferencesFile(m_path).save(some()));
        QCOMPARE(QFileInfo(m_path).dir().entryList(QDir::Files).size(), 1);
    }

    void processesThatWriteAtOnceLoseNothing()
    {
        HOLDS("OGS-33");
        constexpr int writers = 3;
        constexpr int times = 8;
        std::vector<std::unique_ptr<QProcess>> processes;
        const QString folder = QFileInfo(m_path).path();
        QVERIFY(QDir().mkpath(folder));
        for (int i = 0; i < writers; ++i) {
            processes.push_back(std::make_unique<QProcess>());
            processes.back()->setProcessChannelMode(QProcess::ForwardedErrorChannel);
            processes.back()->start(QStringLiteral(STORE_WRITER),
                                    {folder, QStringLiteral("writer%1").arg(i), QString::number(times)});
        }
        for (const std::unique_ptr<QProcess>& process : processes) {
            QVERIFY(process->waitForFinished(50'000));
            QCOMPARE(process->exitCode(), 0);
        }
        QCOMPARE(PreferencesFile(m_path).load()->cache.entries().size(), std::size_t(writers * times));
    }
};

QTEST_GUILESS_MAIN(StorePreferencesTest)
#include "tst_store_preferences.moc"
