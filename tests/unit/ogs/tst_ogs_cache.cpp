// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Script.h"
#include "ogs/Cache.h"

#include <QTest>

#include <algorithm>

using namespace naru;
using namespace naru::ogs;
using namespace std::chrono_literals;

namespace {

constexpr base::SystemTime noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 29} + 12h};
const QByteArray gateways("set");

LocationKey key(const char* text)
{
    return *LocationKey::parse(QString::fromLatin1(text));
}

CacheEntry entryOf(std::vector<LocationKey> keys, base::SystemTime at, const char* selected = "Seoul")
{
    return {std::move(keys), at, {}, QString::fromLatin1(selected), gateways};
}

} // namespace

class OgsCacheTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onePairIsEnoughAndIsNamed()
    {
        HOLDS("OGS-30", "OGS-31", "OGS-34", "OGS-36", "C-OGS-01");
        Cache cache;
        cache.insert(entryOf({key("corp.example|192.168.1.1"), key("corp.example|192.168.1.2")}, noon));
        const CacheAnswer answer = cache.find(
            {{key("corp.example|10.9.9.9"), key("corp.example|192.168.1.1")}}, gateways, noon + 24h);
        const auto* hit = std::get_if<CacheHit>(&answer);
        QVERIFY(hit);
        QCOMPARE(hit->matched, key("corp.example|192.168.1.1"));
        // The suffix belongs to the key, and so does the server: a hotel is elsewhere.
        for (const char* elsewhere :
             {"hotel.example|192.168.1.1", "corp.example|192.168.1.3", "|192.168.1.1"}) {
            const CacheAnswer miss = cache.find({{key(elsewhere)}}, gateways, noon + 24h);
            QVERIFY2(std::holds_alternative<CacheMiss>(miss), elsewhere);
        }
    }

    void aHitAddsNoPair()
    {
        HOLDS("OGS-32");
        Cache cache;
        cache.insert(entryOf({key("corp.example|192.168.1.1")}, noon));
        const Cache before = cache;
        static_cast<void>(
            cache.find({{key("corp.example|10.9.9.9"), key("corp.example|192.168.1.1")}}, gateways, noon));
        QCOMPARE(cache, before);
        QVERIFY(
            std::holds_alternative<CacheMiss>(cache.find({{key("corp.example|10.9.9.9")}}, gateways, noon)));
    }

    void fourteenDaysFromTheFirstMeasurement()
    {
        HOLDS("OGS-22", "OGS-35");
        Cache cache;
        const Location home{{key("home.example|192.168.1.1")}};
        cache.insert(entryOf(home.keys, noon));
        QVERIFY(std::holds_alternative<CacheHit>(cache.find(home, gateways, noon + 14 * 24h)));
        const CacheAnswer late = cache.find(home, gateways, noon + 14 * 24h + 1ms);
        const auto* stale = std::get_if<CacheStale>(&late);
        QVERIFY(stale);
        QCOMPARE(stale->reason, Staleness::Expired);
        // The user may set another lifetime.
        QVERIFY(std::holds_alternative<CacheStale>(cache.find(home, gateways, noon + 25h, 24h)));
        QVERIFY(std::holds_alternative<CacheHit>(cache.find(home, gateways, noon + 20 * 24h, 30 * 24h)));
    }

    void staleByTheFutureOrByOtherGateways()
    {
        HOLDS("OGS-35");
        const CacheEntry entry = entryOf({key("home.example|192.168.1.1")}, noon);
        QCOMPARE(Cache::staleness(entry, gateways, noon - 1ms, defaultCacheLifetime),
                 Staleness::FromTheFuture);
        QCOMPARE(Cache::staleness(entry, "other", noon, defaultCacheLifetime), Staleness::GatewaysChanged);
        QCOMPARE(Cache::staleness(entry, gateways, noon, defaultCacheLifetime), std::optional<Staleness>());
    }

    void theYoungestUsableEntryAnswers()
    {
        const Location both{{key("a.example|10.0.0.1"), key("b.example|10.0.0.2")}};
        std::vector<CacheEntry> entries{entryOf({both.keys[0]}, noon - 48h, "old"),
                                        entryOf({both.keys[1]}, noon - 24h, "young"),
                                        entryOf({both.keys[0]}, noon + 24h, "future")};
        do {
            const CacheAnswer answer = Cache(entries).find(both, gateways, noon);
            const auto* hit = std::get_if<CacheHit>(&answer);
            QVERIFY(hit);
            QCOMPARE(hit->entry.selected, QStringLiteral("young"));
        } while (std::ranges::next_permutation(entries, {}, &CacheEntry::measuredAt).found);
    }

    void insertReplacesWhatSharesAPair()
    {
        Cache cache;
        cache.insert(entryOf({key("a.example|10.0.0.1"), key("a.example|10.0.0.2")}, noon, "old"));
        cache.insert(entryOf({key("b.example|10.0.0.1")}, noon, "other"));
        cache.insert(entryOf({key("a.example|10.0.0.2"), key("a.example|10.0.0.3")}, noon, "new"));
        QCOMPARE(cache.entries().size(), 2U);
        QVERIFY(std::holds_alternative<CacheMiss>(cache.find({{key("a.example|10.0.0.1")}}, gateways, noon)));
    }

    void forgettingAndClearing()
    {
        HOLDS("OGS-36");
        Cache cache;
        cache.insert(entryOf({key("a.example|10.0.0.1"), key("a.example|10.0.0.2")}, noon));
        cache.insert(entryOf({key("b.example|10.0.0.1")}, noon));
        QVERIFY(!cache.forget(key("c.example|10.0.0.1")));
        QVERIFY(cache.forget(key("a.example|10.0.0.2")));
        QCOMPARE(cache.entries().size(), 1U);
        cache.clear();
        QVERIFY(cache.entries().empty());
    }

    void placesAreBounded()
    {
        Cache cache;
        for (int i = 0; i < 300; ++i)
            cache.insert(entryOf({{QStringLiteral("x"), QString::number(i)}}, noon + std::chrono::hours(i)));
        QCOMPARE(cache.entries().size(), Cache::maxEntries);
        QCOMPARE(cache.entries().front().keys.front().server, QString::number(300 - Cache::maxEntries));
    }

    void fingerprintFollowsTheSetOfGateways()
    {
        HOLDS("OGS-00", "OGS-35");
        const profile::Profile two =
            ogs::test::profileOf({QStringLiteral("a=h1:443"), QStringLiteral("b=h2:443")});
        const QByteArray print = gatewaySetFingerprint(two);
        QCOMPARE(gatewaySetFingerprint(
                     ogs::test::profileOf({QStringLiteral("b=h2:443"), QStringLiteral("a=h1:443")})),
                 print);
        const std::vector<QStringList> others{{QStringLiteral("a=h1:443")},
                                              {QStringLiteral("a=h1:443"), QStringLiteral("b=h2:444")},
                                              {QStringLiteral("a=h1:443"), QStringLiteral("c=h2:443")},
                                              {QStringLiteral("a=h2:443"), QStringLiteral("b=h1:443")}};
        for (const QStringList& other : others)
            QVERIFY(gatewaySetFingerprint(ogs::test::profileOf(other)) != print);
        profile::Profile grouped = two;
        grouped.hosts[0].group = QStringLiteral("eng");
        QVERIFY(gatewaySetFingerprint(grouped) != print);
    }
};

QTEST_GUILESS_MAIN(OgsCacheTest)
#include "tst_ogs_cache.moc"
