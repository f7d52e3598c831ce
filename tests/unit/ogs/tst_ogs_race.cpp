// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Script.h"
#include "ogs/Outcome.h"

#include <QTest>

using namespace naru;
using namespace naru::ogs;
using namespace naru::ogs::test;

namespace {

const QString seoul = QStringLiteral("Seoul");
const QString tokyo = QStringLiteral("Tokyo");
const QString busan = QStringLiteral("부산");

profile::Profile threeGateways()
{
    return profileOf(
        {QStringLiteral("Seoul=h1:443"), QStringLiteral("Tokyo=h2:443"), QStringLiteral("부산=h3:443")});
}

RaceOptions after(const QString& previous)
{
    RaceOptions options;
    options.previous = previous;
    return options;
}

} // namespace

class OgsRaceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lowestOfThreeAndLowestOfAll()
    {
        HOLDS("OGS-04", "OGS-09", "OGS-03");
        Script script;
        script.answers(0, {219'400us, 218'300us, 131'500us});
        script.answers(1, {132'600us, 133ms, 150ms});
        script.answers(2, {506ms, 600ms, 700ms});
        const Played played = play(threeGateways(), script.events());
        QCOMPARE(played.selected(), seoul);
        QCOMPARE(played.row(seoul).rtt, 132ms);
        QCOMPARE(played.row(tokyo).rtt, 133ms);
        QCOMPARE(played.order(), QStringList({seoul, tokyo, busan}));
        QCOMPARE(played.row(tokyo).rank, 2);
        QCOMPARE(played.atEnd.source, Source::Measured);
        QCOMPARE(played.atEnd.phase, Phase::Complete);
        QCOMPARE(played.atEnd.probesEnded, 9);
        QCOMPARE(played.decisions, 1);
    }

    void equalityIsJudgedOnWholeMilliseconds()
    {
        HOLDS("OGS-03", "OGS-09");
        QCOMPARE(rounded(131'500us), 132ms);
        QCOMPARE(rounded(131'499'999ns), 131ms);
        Script script;
        script.answers(0, {132'400us, 140ms, 140ms});
        script.answers(1, {131'600us, 140ms, 140ms});
        const Played played = play(
            profileOf({QStringLiteral("Seoul=h1:443"), QStringLiteral("Tokyo=h2:443")}), script.events());
        QCOMPARE(played.selected(), seoul);
        const Reason* tie = reasonOf(played.atEnd, ReasonCode::TieByProfileOrder);
        QVERIFY(tie);
        QCOMPARE(argument(*tie, "other").toString(), tokyo);
    }

    void aFailureIsAStateAndNeverANumber()
    {
        HOLDS("OGS-09", "C-RTT-08");
        Script script;
        script.lookedUp(0, 0ns);
        script.probe(0, 0, {.lasts = 1ms, .failure = Failure::Refused});
        script.probe(0, 1, {.startedAt = 50ms, .lasts = 1ms, .failure = Failure::Refused});
        script.probe(0, 2, {.startedAt = 100ms, .tcp = 20ms, .value = 80ms});
        script.lookedUp(1, 0ns);
        for (int i = 0; i < 3; ++i)
            script.probe(1, i, {.startedAt = i * 50ms, .lasts = 1ms, .failure = Failure::Refused});
        script.answers(2, {200ms, 200ms, 200ms});
        const Played played = play(threeGateways(), script.events());
        QCOMPARE(played.row(seoul).rtt, 80ms);
        QCOMPARE(qRound(*played.row(seoul).loss() * 100), 67);
        QCOMPARE(played.row(tokyo).rtt, std::optional<std::chrono::milliseconds>());
        QCOMPARE(played.row(tokyo).rank, std::optional<int>());
        QCOMPARE(played.row(tokyo).state, GatewayState::Failed);
        QCOMPARE(played.row(tokyo).failure, Failure::Refused);
        QCOMPARE(played.row(tokyo).loss(), 1.0);
        QCOMPARE(played.order(), QStringList({seoul, busan, tokyo}));
    }

    void entriesThatShareATargetShareItsResult()
    {
        HOLDS("OGS-00");
        Script script;
        script.answers(0, {100ms, 100ms, 100ms});
        script.answers(1, {50ms, 60ms, 70ms});
        const Played played =
            play(profileOf({QStringLiteral("Seoul=h1:443"), QStringLiteral("Tokyo=h2:443"),
                            QStringLiteral("Tokyo, engineers=h2:443"), QStringLiteral("nowhere")}),
                 script.events());
        QCOMPARE(played.selected(), tokyo);
        QCOMPARE(played.row(QStringLiteral("Tokyo, engineers")).rtt, 50ms);
        QCOMPARE(played.order(), QStringList({tokyo, QStringLiteral("Tokyo, engineers"), seoul}));
        QCOMPARE(played.row(QStringLiteral("nowhere")).state, GatewayState::NotConnectable);
        QCOMPARE(played.atEnd.probesPlanned, 6);
    }

    void aBareCloseRanksBehindWhoSentAByte()
    {
        HOLDS("OGS-05");
        Script script;
        script.lookedUp(0, 0ns);
        for (int i = 0; i < 3; ++i) {
            script.probe(0, i,
                         {.startedAt = i * 50ms,
                          .tcp = 10ms,
                          .value = 20ms,
                          .marks = {Mark::BareClose},
                          .end = ConnectionEnd::Reset});
        }
        script.answers(1, {90ms, 90ms, 90ms});
        script.answers(2, {80ms, 85ms, 80ms});
        const Played played = play(threeGateways(), script.events());
        QCOMPARE(played.order(), QStringList({busan, tokyo, seoul}));
        QCOMPARE(played.row(seoul).rank, 3);
        QCOMPARE(played.row(seoul).rtt, 20ms);
    }

    void whereAllCloseBarelyTheFastestIsChosenWithoutWaitingForTheSlowest()
    {
        HOLDS("OGS-05");
        Script script;
        for (int target = 0; target < 3; ++target) {
            script.lookedUp(target, 0ns);
            const auto value = 100ms + target * 1000ms;
            for (int i = 0; i < 3; ++i)
                script.probe(target, i,
                             {.startedAt = i * 50ms,
                              .tcp = value / 2,
                              .value = value,
                              .marks = {Mark::BareClose},
                              .end = ConnectionEnd::Reset});
        }
        const Played played = play(threeGateways(), script.events());
        QCOMPARE(played.selected(), seoul);
        QVERIFY(*played.decidedAt <= 100ms * 5 / 4 + 100ms);
    }

    void aBanIsSuspectedWhereItAnsweredBefore()
    {
        HOLDS("OGS-05");
        Script script;
        script.lookedUp(0, 0ns);
        for (int i = 0; i < 3; ++i)
            script.probe(
                0, i,
                {.startedAt = i * 50ms, .tcp = 5ms, .lasts = 10ms, .failure = Failure::ClosedWithoutAnswer});
        script.answers(1, {300ms, 300ms, 300ms});
        script.answers(2, {400ms, 300ms, 300ms});
        RaceOptions options;
        options.knownBefore = {{QStringLiteral("h1"), 443}};
        const Played played = play(threeGateways(), script.events(), options);
        QCOMPARE(played.selected(), tokyo);
        QCOMPARE(played.row(seoul).state, GatewayState::Failed);
        QCOMPARE(played.row(seoul).failure, Failure::ClosedWithoutAnswer);
        QVERIFY(played.row(seoul).probes[0].marks.contains(Mark::BanSuspected));
        const Reason* ban = reasonOf(played.atEnd, ReasonCode::BanSuspected);
        QVERIFY(ban);
        QCOMPARE(argument(*ban, "entry").toString(), seoul);
        QVERIFY(!reasonOf(play(threeGateways(), script.events()).atEnd, ReasonCode::BanSuspected));
    }

    void aValueThatOurLoopSpoiltCountsOnlyWithoutABetterOne()
    {
        Script script;
        script.lookedUp(0, 0ns);
        script.probe(0, 0, {.tcp = 20ms, .value = 90ms, .marks = {Mark::LoopLag}});
        script.probe(0, 1, {.startedAt = 50ms, .tcp = 20ms, .value = 120ms});
        script.answers(1, {110ms, 140ms, 150ms});
        script.lookedUp(2, 0ns);
        script.probe(2, 0, {.tcp = 20ms, .value = 300ms, .marks = {Mark::LoopLag}});
        const Played played = play(threeGateways(), script.events());
        QCOMPARE(played.row(seoul).rtt, 120ms);
        QCOMPARE(played.row(busan).rtt, 300ms);
        QCOMPARE(played.selected(), tokyo);
    }

    void theDeadlineTakesWhatHasAnswered()
    {
        HOLDS("OGS-10");
        Script script;
        script.isDead(0);
        script.answers(1, {6800ms, 6900ms, 6950ms});
        script.answers(2, {7200ms, 7200ms, 7200ms});
        const std::vector<ProbeEvent> events = script.events();
        const Played played = play(threeGateways(), events);
        QCOMPARE(played.selected(), tokyo);
        QCOMPARE(played.row(tokyo).probes.size(), 3U);
        const Reason* fewer = reasonOf(played.atEnd, ReasonCode::FewerProbes);
        QVERIFY(fewer);
        QCOMPARE(argument(*fewer, "entry").toString(), tokyo);
        QCOMPARE(argument(*fewer, "probes").toInt(), 2);
        QCOMPARE(argument(*fewer, "asked").toInt(), 3);
        QCOMPARE(played.row(busan).state, GatewayState::Unfinished);
        QCOMPARE(played.row(seoul).state, GatewayState::Failed);
        QCOMPARE(played.order(), QStringList({tokyo, busan, seoul}));
        QCOMPARE(played.atEnd.elapsed, base::Nanoseconds(7s));
    }

    void whereNobodyAnsweredThePreviousStandsIn()
    {
        HOLDS("OGS-10", "C-OGS-04");
        Script script;
        for (int target = 0; target < 3; ++target)
            script.answers(target, {7200ms, 7200ms, 7200ms});
        const Played played = play(threeGateways(), script.events(), after(tokyo));
        QCOMPARE(played.selected(), tokyo);
        QCOMPARE(played.order().first(), tokyo);
        QCOMPARE(played.atEnd.source, Source::Previous);
        QCOMPARE(played.decidedAt, std::optional<base::Nanoseconds>(7s));
        QCOMPARE(played.atEnd.decidedAfter, std::optional<base::Nanoseconds>());
        QVERIFY(reasonOf(played.atEnd, ReasonCode::PreviousStandsIn));
        QVERIFY(!cacheEntry(played.atEnd, threeGateways()));
    }

    void withoutAPreviousOneTheFirstOfTheProfile_data()
    {
        QTest::addColumn<QString>("previous");
        QTest::newRow("none") << QString();
        QTest::newRow("no longer in the profile") << QStringLiteral("Osaka");
    }

    void withoutAPreviousOneTheFirstOfTheProfile()
    {
        HOLDS("OGS-10", "C-OGS-04");
        QFETCH(QString, previous);
        Script script;
        for (int target = 0; target < 2; ++target)
            script.answers(target, {7200ms, 7200ms, 7200ms});
        const Played played = play(profileOf({QStringLiteral("nowhere"), QStringLiteral("Seoul=h1:443"),
                                              QStringLiteral("Tokyo=h2:443")}),
                                   script.events(), after(previous));
        QCOMPARE(played.selected(), seoul);
        QCOMPARE(played.atEnd.source, Source::First);
        QVERIFY(reasonOf(played.atEnd, ReasonCode::FirstStandsIn));
    }

    void whatComesAfterTheDeadlineChangesNothing()
    {
        HOLDS("OGS-10", "C-OGS-04");
        Race race(threeGateways(), makePlan(threeGateways(), {}), {});
        Script script;
        script.answers(0, {900ms, 900ms, 900ms});
        for (const ProbeEvent& event : script.events()) {
            if (!std::holds_alternative<RunEnded>(event))
                race.apply(event);
        }
        race.apply(ProbeStarted{1, 0, 0ns, QStringLiteral("203.0.113.2")});
        race.apply(RunEnded{7s, RunEnded::Cause::Deadline});
        QVERIFY(race.decide(7s));
        const QStringList before = Played{.atEnd = race.report()}.order();
        Probe late;
        late.value = 1ms;
        race.apply(ProbeEnded{1, 7200ms, late});
        race.apply(RunEnded{8s, RunEnded::Cause::Complete});
        const Played played{.atEnd = race.report()};
        QCOMPARE(played.order(), before);
        QCOMPARE(played.selected(), seoul);
        QCOMPARE(played.row(tokyo).state, GatewayState::Unfinished);
        QVERIFY(!played.row(tokyo).rtt);
        QCOMPARE(played.atEnd.elapsed, base::Nanoseconds(7s));
        QVERIFY(!race.decide(8s));
    }

    void withoutAnyAddressOgsIsRefused()
    {
        HOLDS("OGS-29");
        Script script;
        for (int target = 0; target < 3; ++target)
            script.lookedUp(target, 20ms, target == 1 ? Failure::NoAddress : Failure::NameNotFound);
        const Played played = play(threeGateways(), script.events(), after(tokyo));
        QCOMPARE(played.atEnd.source, Source::Refused);
        QVERIFY(reasonOf(played.atEnd, ReasonCode::RefusedNoAddress));
        QCOMPARE(played.decisions, 0);
    }

    void lookupsThatFailSayNothingOfTheGateways_data()
    {
        QTest::addColumn<Failure>("first");
        QTest::newRow("the name service is silent") << Failure::LookupFailed;
        QTest::newRow("one name does not exist") << Failure::NameNotFound;
    }

    void lookupsThatFailSayNothingOfTheGateways()
    {
        HOLDS("OGS-10");
        QFETCH(Failure, first);
        Script script;
        script.lookedUp(0, 20ms, first);
        for (int target = 1; target < 3; ++target)
            script.lookedUp(target, 5s, Failure::LookupFailed);
        const Played played = play(threeGateways(), script.events(), after(tokyo));
        QCOMPARE(played.selected(), tokyo);
        QCOMPARE(played.atEnd.source, Source::Previous);
        QVERIFY(reasonOf(played.atEnd, ReasonCode::PreviousStandsIn));
        QVERIFY(!cacheEntry(played.atEnd, threeGateways()));
        QCOMPARE(play(threeGateways(), script.events()).atEnd.source, Source::First);
    }

    void oneWithoutAnAddressIsAFailureOfItsOwn()
    {
        HOLDS("OGS-29");
        Script script;
        script.lookedUp(0, 20ms, Failure::NameNotFound);
        script.answers(1, {100ms, 100ms, 100ms});
        script.answers(2, {200ms, 200ms, 200ms});
        const Played played = play(threeGateways(), script.events());
        QCOMPARE(played.selected(), tokyo);
        QCOMPARE(played.row(seoul).failure, Failure::NameNotFound);
        QCOMPARE(played.atEnd.probesEnded, played.atEnd.probesPlanned);
    }

    void theUsersStopChoosesNothing()
    {
        Script script;
        script.answers(0, {300ms, 300ms, 300ms});
        script.answers(1, {3000ms, 3000ms, 3000ms});
        const Played played = play(threeGateways(), script.cancelledAt(250ms), after(tokyo));
        QCOMPARE(played.decisions, 0);
        QVERIFY(!played.atEnd.selected);
        QVERIFY(reasonOf(played.atEnd, ReasonCode::StoppedByUser));
        QCOMPARE(played.row(seoul).state, GatewayState::Unfinished);
        QVERIFY(!cacheEntry(played.atEnd, threeGateways()));
    }

    void measuringOnlyChoosesNothing()
    {
        HOLDS("OGS-74");
        Script script;
        for (int target = 0; target < 3; ++target)
            script.answers(target, {100ms, 100ms, 100ms});
        RaceOptions options;
        options.measureOnly = true;
        options.location = *Location::parse(u"home.example|192.168.1.1");
        const Played played = play(threeGateways(), script.events(), options);
        QCOMPARE(played.decisions, 0);
        QVERIFY(!played.atEnd.selected);
        QCOMPARE(played.row(seoul).rank, 1);
        QVERIFY(reasonOf(played.atEnd, ReasonCode::SelectionOffByProfile));
        QVERIFY(!cacheEntry(played.atEnd, threeGateways()));
    }

    void thePreflightIsNoProbeAndProbingCountsFromItsEnd()
    {
        HOLDS("OGS-07");
        Script script;
        script.preflightEnds(500ms, Failure::NoAnswer);
        script.isDead(0, 500ms);
        script.answers(1, {132ms, 133ms, 134ms}, 500ms);
        script.answers(2, {900ms, 900ms, 900ms}, 500ms);
        Race race(threeGateways(), makePlan(threeGateways(), {}), {});
        QCOMPARE(race.report().phase, Phase::Preflight);
        const Played played = play(std::move(race), script.events());
        QCOMPARE(played.selected(), tokyo);
        QCOMPARE(played.row(tokyo).probes.size(), 3U);
        QVERIFY(*played.decidedAt <= 500ms + 132ms * 5 / 4 + 100ms);
        QVERIFY(*played.decidedAt >= 500ms + 132ms);
    }

    void rankedByTheHandshakeWhereTheUserWantsIt()
    {
        HOLDS("OGS-65");
        Script script;
        script.lookedUp(0, 0ns);
        script.lookedUp(1, 0ns);
        for (int i = 0; i < 3; ++i) {
            script.probe(0, i, {.startedAt = i * 50ms, .tcp = 20ms, .value = 260ms});
            script.probe(1, i, {.startedAt = i * 50ms, .tcp = 60ms, .value = 180ms});
        }
        const profile::Profile two =
            profileOf({QStringLiteral("Seoul=h1:443"), QStringLiteral("Tokyo=h2:443")});
        QCOMPARE(play(two, script.events()).selected(), tokyo);
        RaceOptions options;
        options.rankBy = RankBy::TcpHandshake;
        const Played played = play(two, script.events(), options);
        QCOMPARE(played.selected(), seoul);
        QCOMPARE(played.row(seoul).rtt, 20ms);
        QCOMPARE(played.order(), QStringList({seoul, tokyo}));
    }

    void aCopyIsAValueOfItsOwn()
    {
        Script script;
        script.answers(0, {100ms, 100ms, 100ms});
        Race race(threeGateways(), makePlan(threeGateways(), {}), {});
        const Race before = race;
        for (const ProbeEvent& event : script.events())
            race.apply(event);
        QCOMPARE(before.report().probesEnded, 0);
        QCOMPARE(race.report().phase, Phase::Complete);
    }

    void eventsOfNobodyAreLeftOut()
    {
        Race race(threeGateways(), makePlan(threeGateways(), {}), {});
        race.apply(ProbeStarted{99, 0, 1ms, QStringLiteral("203.0.113.1")});
        race.apply(ProbeConnected{-1, 0, 2ms, 1ms});
        race.apply(ProbeStarted{0, 17, 3ms, QStringLiteral("203.0.113.1")});
        Probe stray;
        stray.index = -4;
        stray.value = 1ms;
        race.apply(ProbeEnded{1, 4ms, stray});
        QVERIFY(!race.decide(5ms));
        QCOMPARE(race.report().probesEnded, 0);
    }
};

QTEST_GUILESS_MAIN(OgsRaceTest)
#include "tst_ogs_race.moc"
