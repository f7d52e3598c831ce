// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Script.h"

#include <QTest>

using namespace naru;
using namespace naru::ogs;
using namespace naru::ogs::test;

namespace {

const QString a = QStringLiteral("A");
const QString b = QStringLiteral("B");

profile::Profile twoGateways()
{
    return profileOf({QStringLiteral("A=h1:443"), QStringLiteral("B=h2:443")});
}

} // namespace

class OgsReasonsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theLowestSaysHowFarAhead()
    {
        HOLDS("OGS-66");
        Script script;
        script.answers(0, {302ms, 302ms, 302ms});
        script.answers(1, {219ms, 218ms, 132ms});
        const Played played = play(twoGateways(), script.events());
        const Reason* lowest = reasonOf(played.atEnd, ReasonCode::LowestRtt);
        QVERIFY(lowest);
        QCOMPARE(argument(*lowest, "entry").toString(), b);
        QCOMPARE(argument(*lowest, "rtt").toInt(), 132);
        QCOMPARE(argument(*lowest, "next").toString(), a);
        QCOMPARE(argument(*lowest, "ahead").toInt(), 170);
    }

    void theOnlyAnswerIsCalledSoOnceTheTableIsComplete()
    {
        HOLDS("OGS-66");
        Script script;
        script.isDead(0);
        script.answers(1, {132ms, 132ms, 132ms});
        const Played played = play(twoGateways(), script.events());
        QVERIFY(!reasonOf(played.atDecision, ReasonCode::OnlyAnswer));
        QVERIFY(reasonOf(played.atDecision, ReasonCode::LowestRtt));
        const Reason* only = reasonOf(played.atEnd, ReasonCode::OnlyAnswer);
        QVERIFY(only);
        QCOMPARE(argument(*only, "entry").toString(), b);
    }

    void everyVerdictHasAReason()
    {
        HOLDS("OGS-66");
        Script none;
        none.isDead(0);
        none.isDead(1);
        Script one;
        one.answers(0, {1ms, 1ms, 1ms});
        one.answers(1, {1ms, 1ms, 1ms});
        for (const Script& script : {none, one}) {
            QVERIFY(!play(twoGateways(), script.events()).atEnd.why.empty());
            QVERIFY(!play(twoGateways(), script.cancelledAt(500us)).atEnd.why.empty());
        }
    }

    void aStallInTheMeasureIsExplained()
    {
        HOLDS("C-OGS-07", "OGS-65");
        // A: handshake 20 ms, end 260 ms with one silent gap of 200 ms; B: handshake 60 ms, end 180 ms.
        Script script;
        script.lookedUp(0, 0ns);
        script.lookedUp(1, 0ns);
        for (int i = 0; i < 3; ++i) {
            script.probe(0, i, {.startedAt = i * 50ms, .tcp = 20ms, .value = 260ms});
            script.probe(1, i, {.startedAt = i * 50ms, .tcp = 60ms, .value = 180ms});
        }
        const Played played = play(twoGateways(), script.events());
        QCOMPARE(played.selected(), b);
        const Reason* disagree = reasonOf(played.atEnd, ReasonCode::MeasuresDisagree);
        QVERIFY(disagree);
        QCOMPARE(argument(*disagree, "entry").toString(), b);
        QCOMPARE(argument(*disagree, "tcpChoice").toString(), a);
    }

    void measuresThatAgreeSayNothing()
    {
        Script script;
        script.answers(0, {100ms, 100ms, 100ms});
        script.answers(1, {200ms, 200ms, 200ms});
        QVERIFY(!reasonOf(play(twoGateways(), script.events()).atEnd, ReasonCode::MeasuresDisagree));
    }

    void retransmissionsAreSaid()
    {
        HOLDS("OGS-65");
        Script script;
        script.lookedUp(0, 0ns);
        script.probe(0, 0,
                     {.tcp = 20ms, .value = 260ms, .marks = {Mark::Retransmission}, .retransmissions = 1});
        script.answers(1, {180ms, 180ms, 180ms});
        const Played played = play(twoGateways(), script.events());
        const Reason* seen = reasonOf(played.atEnd, ReasonCode::RetransmissionsSeen);
        QVERIFY(seen);
        QCOMPARE(argument(*seen, "entry").toString(), a);
    }

    void theBudgetsCutIsSaid()
    {
        HOLDS("OGS-66");
        const QString address = QStringLiteral("203.0.113.9");
        PlanOptions planOptions;
        planOptions.budget = Budget({{address, base::SystemTime{}, 40}}, base::SystemTime{});
        Script script;
        script.lookedUp(0, 0ns);
        script.probe(0, 0, {.tcp = 20ms, .value = 60ms}, address);
        script.skipped(0, 1, address);
        script.skipped(0, 2, address);
        script.lookedUp(1, 0ns);
        for (int i = 0; i < 3; ++i)
            script.skipped(1, i, address);
        const profile::Profile profile = twoGateways();
        const Played played = play(Race(profile, makePlan(profile, planOptions), {}), script.events());
        const Reason* cut = reasonOf(played.atEnd, ReasonCode::BudgetCut);
        QVERIFY(cut);
        QCOMPARE(argument(*cut, "address").toString(), address);
        QCOMPARE(argument(*cut, "used").toInt(), 41);
        QCOMPARE(argument(*cut, "allowed").toInt(), Budget::limit);
        QVERIFY(reasonOf(played.atEnd, ReasonCode::FewerProbes));
        QCOMPARE(played.row(b).failure, Failure::OverBudget);
        QCOMPARE(played.selected(), a);
    }
};

QTEST_GUILESS_MAIN(OgsReasonsTest)
#include "tst_ogs_reasons.moc"
