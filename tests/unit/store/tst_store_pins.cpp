// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "store/PinStore.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace naru;
using namespace naru::store;
using namespace std::chrono_literals;

Q_DECLARE_METATYPE(PinnedHost)

namespace {

constexpr base::SystemTime noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 29} + 12h + 7ms};
const PinnedHost seoul{"vpn.example", 443};

/** The key number `n`. */
QString keyOf(int n)
{
    return "pin-sha256:" + QString::fromLatin1(QByteArray(32, char(n)).toBase64());
}

Pin pinOf(int n)
{
    return {keyOf(n), noon + std::chrono::hours(n), "CN=서울 \"1\"", noon + 24h * 365};
}

QByteArray fileOf(const QByteArray& hosts)
{
    return "{\"naruPins\": 1, \"hosts\": [" + hosts + "]}";
}

QByteArray hostOf(const QByteArray& host, const QByteArray& pins)
{
    return R"({"host": ")" + host + R"(", "port": 443, "pins": [)" + pins + "]}";
}

QByteArray entryOf(const QString& key, const QByteArray& rest = R"("firstSeen": "2026-11-29T12:00:00.007Z")")
{
    return R"({"key": ")" + key.toUtf8() + R"(", )" + rest + "}";
}

} // namespace

class StorePinsTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<PinStore> m_store;

    void put(const QByteArray& bytes)
    {
        QFile file(m_store->path());
        QVERIFY(QDir().mkpath(QFileInfo(file).path()));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    QByteArray content() const
    {
        QFile file(m_store->path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_store = std::make_unique<PinStore>(m_folder->filePath("deep/er/pins.json"));
    }

    void severalAHost()
    {
        HOLDS("C-OC-09");
        QVERIFY(m_store->list() && m_store->list()->empty());
        QVERIFY(m_store->add(seoul, pinOf(2)));
        QVERIFY(m_store->add(seoul, pinOf(1)));
        QVERIFY(m_store->add({"vpn.example", 8443}, pinOf(3)));
        const std::vector<HostPins> expected{{seoul, {pinOf(1), pinOf(2)}},
                                             {{"vpn.example", 8443}, {pinOf(3)}}};
        QVERIFY(PinStore(m_store->path()).list() == expected);
        QVERIFY(m_store->pinsOf(seoul) == expected[0].pins);
        QVERIFY(m_store->pinsOf({"other.example", 443})->empty());
    }

    void seenAgainKeepsItsDate()
    {
        HOLDS("C-OC-09");
        QVERIFY(m_store->add(seoul, pinOf(1)));
        // The certificate was renewed with the same key.
        const Pin renewed{keyOf(1), noon + 999h, "CN=renewed", std::nullopt};
        QVERIFY(m_store->add(seoul, renewed));
        const Pin expected{keyOf(1), pinOf(1).firstSeen, "CN=renewed", std::nullopt};
        QVERIFY(m_store->pinsOf(seoul) == std::vector{expected});
    }

    void replacedAndDeleted()
    {
        HOLDS("C-OC-09");
        QVERIFY(m_store->add(seoul, pinOf(1)));
        QVERIFY(m_store->add(seoul, pinOf(2)));
        QVERIFY(m_store->replace(seoul, pinOf(3)));
        QVERIFY(m_store->pinsOf(seoul) == std::vector{pinOf(3)});
        QVERIFY(m_store->remove(seoul, keyOf(1)));
        QVERIFY(m_store->pinsOf(seoul) == std::vector{pinOf(3)});
        QVERIFY(m_store->remove(seoul, keyOf(3)));
        QVERIFY(m_store->list()->empty());
        QVERIFY(m_store->add(seoul, pinOf(1)));
        QVERIFY(m_store->add(seoul, pinOf(2)));
        QVERIFY(m_store->removeAll(seoul));
        QVERIFY(m_store->list()->empty());
    }

    void theOldestGoesWhenThereAreTooMany()
    {
        for (int n = 0; n <= int(PinStore::maxPins); ++n)
            QVERIFY(m_store->add(seoul, pinOf(n)));
        const std::vector<Pin> pins = *m_store->pinsOf(seoul);
        QCOMPARE(pins.size(), PinStore::maxPins);
        QVERIFY(pins.front() == pinOf(1));
    }

    void hosts_data()
    {
        QTest::addColumn<PinnedHost>("said");
        QTest::addColumn<PinnedHost>("kept");
        const auto row = [](const char* name, const PinnedHost& said, const PinnedHost& kept) {
            QTest::newRow(name) << said << kept;
        };
        row("capitals", {"VPN.Example", 443}, seoul);
        row("final dot", {"vpn.example.", 443}, seoul);
        row("IPv6 in brackets", {"[2001:DB8:0::1]", 443}, {"2001:db8::1", 443});
        row("Korean", {"서울.example", 443}, {"서울.example", 443});
    }

    void hosts()
    {
        QFETCH(PinnedHost, said);
        QFETCH(PinnedHost, kept);
        QVERIFY(m_store->add(said, pinOf(1)));
        QVERIFY(m_store->list()->front().at == kept);
        QCOMPARE(m_store->pinsOf(kept)->size(), 1U);
        QCOMPARE(m_store->pinsOf(said)->size(), 1U);
    }

    void whatIsNoHostOrPinIsRefused()
    {
        for (const char* host : {"", ".", "a b", "a/b", "a@b", "a\nb"}) {
            const auto added = m_store->add({QString::fromLatin1(host), 443}, pinOf(1));
            QVERIFY2(!added && added.error().code == base::ErrorCode::AddressInvalid, host);
        }
        QVERIFY(!m_store->add({"vpn.example", 0}, pinOf(1)));
        const QString key = keyOf(1);
        for (const QString& wrong :
             {QString(), key.sliced(4), key.chopped(1), QString(key + u'='), QString(key.chopped(2) + "F="),
              QString("sha256:" + key.sliced(11)), QString(key).replace(20, 1, " ")}) {
            const auto added = m_store->add(seoul, {wrong, noon, {}, {}});
            QVERIFY2(!added && added.error().code == base::ErrorCode::RecordInvalid, qPrintable(wrong));
            QVERIFY(!m_store->replace(seoul, {wrong, noon, {}, {}}));
        }
        QVERIFY(!QFile::exists(m_store->path()));
    }

    void subjectOfAnyLengthAndContent()
    {
        Pin pin = pinOf(1);
        pin.subject = QString::fromUtf16(u"\x01\"\\\n\x202e") + QString(1'000'000, QChar(u'가'));
        QVERIFY(m_store->add(seoul, pin));
        QCOMPARE(m_store->pinsOf(seoul)->front().subject, pin.subject.first(512));
    }

    void damagedFilesAreSaidAndKept_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("where");
        const auto row = [](const char* name, const QByteArray& bytes, const char* where) {
            QTest::newRow(name) << bytes << QString::fromLatin1(where);
        };
        const QByteArray good = entryOf(keyOf(1));
        row("empty", "", "1:1");
        row("cut off", "{\"naruPins\": 1,\n \"hosts\": [", "2:12");
        row("no object", "[]", "1:1");
        row("another version", "{\"naruPins\": 2, \"hosts\": []}", "naruPins");
        row("no hosts", "{\"naruPins\": 1}", "hosts");
        row("no host name", fileOf(hostOf("", good)), "hosts[0].host");
        row("host in capitals", fileOf(hostOf("A.example", good)), "hosts[0].host");
        row("host twice", fileOf(hostOf("a.example", good) + "," + hostOf("a.example", good)),
            "hosts[1].host");
        row("port", fileOf(R"({"host": "a.example", "port": 65536, "pins": []})"), "hosts[0].port");
        row("no pins", fileOf(hostOf("a.example", "")), "hosts[0].pins");
        row("too many pins", fileOf(hostOf("a.example", QByteArray(good + ",").repeated(16) + good)),
            "hosts[0].pins");
        row("no pin", fileOf(hostOf("a.example", good + "," + entryOf("pin-sha256:AAAA"))),
            "hosts[0].pins[1].key");
        row("no date", fileOf(hostOf("a.example", entryOf(keyOf(1), R"("firstSeen": "yesterday")"))),
            "hosts[0].pins[0].firstSeen");
        row("wrong expiry",
            fileOf(hostOf("a.example",
                          entryOf(keyOf(1), R"("firstSeen": "2026-11-29T12:00:00.007Z", "expires": 7)"))),
            "hosts[0].pins[0].expires");
        row("too deep", QByteArray(100'000, '['), "1:1026");
    }

    void damagedFilesAreSaidAndKept()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, where);
        put(bytes);
        const auto list = m_store->list();
        QVERIFY(!list);
        QCOMPARE(list.error().code, base::ErrorCode::RecordInvalid);
        QCOMPARE(list.error().subject, m_store->path());
        const auto place = list.error().place;
        QCOMPARE(place ? QString("%1:%2").arg(place->line).arg(place->column) : list.error().technical,
                 where);
        QVERIFY(!m_store->pinsOf(seoul));
        QVERIFY(!m_store->add(seoul, pinOf(1)));
        QVERIFY(!m_store->replace(seoul, pinOf(1)));
        QVERIFY(!m_store->remove(seoul, keyOf(1)));
        QVERIFY(!m_store->removeAll(seoul));
        QCOMPARE(content(), bytes);
    }

    void largeAndUnreadableFiles()
    {
        put(QByteArray(PinStore::maxBytes + 1, ' '));
        QCOMPARE(m_store->list().error().code, base::ErrorCode::FileTooLarge);
        QVERIFY(QFile::remove(m_store->path()) && QDir().mkpath(m_store->path()));
        QCOMPARE(m_store->list().error().code, base::ErrorCode::FileNotReadable);
        QCOMPARE(m_store->add(seoul, pinOf(1)).error().code, base::ErrorCode::FileNotReadable);
        const PinStore nowhere("/proc/no/pins.json");
        QVERIFY(nowhere.list()->empty());
        QCOMPARE(nowhere.add(seoul, pinOf(1)).error().code, base::ErrorCode::FileNotWritable);
    }

    void onlyTheOwnerMayRead()
    {
        QVERIFY(m_store->add(seoul, pinOf(1)));
        QCOMPARE(QFile::permissions(m_store->path()) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
    }
};

QTEST_GUILESS_MAIN(StorePinsTest)
#include "tst_store_pins.moc"
