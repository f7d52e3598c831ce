// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Script.h"
#include "ogs/Outcome.h"

#include <QTest>

using namespace naru;
using namespace naru::ogs;
using namespace naru::ogs::test;

namespace {

constexpr base::SystemTime noon{std::chrono::sys_days{std::chrono::year{2026} / 11 / 29} + 12h};

profile::Profile gateways()
{
    return profileOf({QStringLiteral("A=h1:443"), QStringLiteral("B=h2:443"), QStringLiteral("B2=h2:443"),
                      QStringLiteral("nowhere")});
}

RaceOptions atHome()
{
    RaceOptions options;
    options.startedAt = noon;
    options.location = *Location::parse(u"home.example|192.168.1.1,192.168.1.2");
    return options;
}

Played someRun()
{
    Script script;
    script.isDead(0);
    script.answers(1, {302ms, 132ms, 219ms});
    return play(gateways(), script.events(), atHome());
}

} // namespace

class OgsOutcomeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anEntryHoldsOrderValuesChoiceAndTime()
    {
        HOLDS("OGS-32");
        const std::optional<CacheEntry> entry = cacheEntry(someRun().atEnd, gateways());
        QVERIFY(entry);
        QCOMPARE(entry->keys, atHome().location.keys);
        QCOMPARE(entry->measuredAt, noon);
        QCOMPARE(entry->selected, QStringLiteral("B"));
        QCOMPARE(entry->gatewaySet, gatewaySetFingerprint(gateways()));
        QCOMPARE(entry->order.size(), 3U);
        QCOMPARE(entry->order[0].entry, QStringLiteral("B"));
        QCOMPARE(entry->order[0].rtt, std::optional<std::chrono::milliseconds>(132ms));
        QCOMPARE(entry->order[1].entry, QStringLiteral("B2"));
        QCOMPARE(entry->order[2].state, GatewayState::Failed);
        QVERIFY(!entry->order[2].rtt);
    }

    void noEntryWithoutALocationOrBeforeTheEnd()
    {
        Script script;
        script.answers(0, {1ms, 1ms, 1ms});
        script.answers(1, {1ms, 1ms, 1ms});
        QVERIFY(!cacheEntry(play(gateways(), script.events()).atEnd, gateways()));
        QVERIFY(!cacheEntry(someRun().atDecision, gateways()));
    }

    void nothingOfARefusedRunIsKept()
    {
        HOLDS("OGS-13", "C-OGS-09");
        CachedRun run;
        run.location = atHome().location;
        const RunReport report = refused({ReasonCode::RefusedTunnelUp, {}}, gateways(), run);
        QCOMPARE(report.source, Source::Refused);
        QVERIFY(!cacheEntry(report, gateways()));
        QVERIFY(samples(report, Origin::Run).empty());
        QVERIFY(!report.selected);
        QVERIFY(report.order.empty());
        QCOMPARE(report.why.front().code, ReasonCode::RefusedTunnelUp);
    }

    void aCachedAnswerHasTheEntrysOrderAndProbesNothing()
    {
        HOLDS("OGS-22", "OGS-34", "OGS-36");
        const CacheEntry entry = *cacheEntry(someRun().atEnd, gateways());
        CachedRun run;
        run.now = noon + 24h;
        run.previous = QStringLiteral("A");
        const RunReport report = fromCache({entry, entry.keys[1]}, gateways(), run);
        const Played played{.atEnd = report};
        QCOMPARE(report.source, Source::Cache);
        QCOMPARE(report.phase, Phase::Complete);
        QCOMPARE(played.selected(), QStringLiteral("B"));
        QCOMPARE(played.order(),
                 QStringList({QStringLiteral("B"), QStringLiteral("B2"), QStringLiteral("A")}));
        QCOMPARE(played.row(QStringLiteral("B")).rtt, std::optional<std::chrono::milliseconds>(132ms));
        QCOMPARE(played.row(QStringLiteral("B2")).rank, 2);
        QVERIFY(!played.row(QStringLiteral("A")).rank);
        QVERIFY(played.row(QStringLiteral("B")).probes.empty());
        QCOMPARE(report.matched, entry.keys[1]);
        QCOMPARE(report.measuredAt, noon);
        QCOMPARE(report.expiresAt, noon + 14 * 24h);
        const Reason* cached = reasonOf(report, ReasonCode::CachedLocation);
        QVERIFY(cached);
        QCOMPARE(argument(*cached, "key").toString(), QStringLiteral("home.example|192.168.1.2"));
        QCOMPARE(argument(*cached, "age").toLongLong(), 24 * 3600);
        QVERIFY(samples(report, Origin::Run).empty());
        QVERIFY(!cacheEntry(report, gateways()));
    }

    void eachRunCarriesWhyItRan()
    {
        HOLDS("OGS-28");
        RaceOptions options = atHome();
        options.trigger = Trigger::ProxyAuthentication;
        Script script;
        script.answers(0, {100ms, 100ms, 100ms});
        const RunReport measured = play(gateways(), script.events(), options).atEnd;
        QCOMPARE(measured.trigger, Trigger::ProxyAuthentication);
        CachedRun run;
        run.trigger = Trigger::UserWish;
        const CacheEntry entry = *cacheEntry(measured, gateways());
        QCOMPARE(fromCache({entry, entry.keys[0]}, gateways(), run).trigger, Trigger::UserWish);
        QCOMPARE(refused({ReasonCode::RefusedTunnelUp, {}}, gateways(), run).trigger, Trigger::UserWish);
    }

    void oneSampleATarget()
    {
        HOLDS("OGS-00", "C-RTT-08");
        const std::vector<Sample> all = samples(someRun().atEnd, Origin::Run);
        QCOMPARE(all.size(), 2U);
        QCOMPARE(all[0].target.host, QStringLiteral("h1"));
        QVERIFY(!all[0].rtt);
        QCOMPARE(all[0].failure, Failure::NoAnswer);
        QCOMPARE(all[0].lost, 3);
        QCOMPARE(all[1].rtt, std::optional<std::chrono::milliseconds>(132ms));
        QCOMPARE(all[1].parts.tcp, std::optional<base::Nanoseconds>(33ms));
        QCOMPARE(all[1].probes, 3);
        QCOMPARE(all[1].lost, 0);
        QCOMPARE(all[1].at, noon);
        QVERIFY(!all[1].retransmissions);
        QCOMPARE(samples(someRun().atEnd, Origin::Watch)[0].origin, Origin::Watch);
    }
};

QTEST_GUILESS_MAIN(OgsOutcomeTest)
#include "tst_ogs_outcome.moc"
