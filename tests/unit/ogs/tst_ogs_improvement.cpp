// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Script.h"
#include "ogs/Outcome.h"

#include <QTest>

#include <random>

using namespace naru;
using namespace naru::ogs;
using namespace naru::ogs::test;

namespace {

const QString a = QStringLiteral("A");
const QString b = QStringLiteral("B");

/** A later run with A as the present gateway. */
Played laterRun(std::chrono::milliseconds present, std::chrono::milliseconds other, int percent = 20)
{
    profile::Profile profile = profileOf({QStringLiteral("A=h1:443"), QStringLiteral("B=h2:443")});
    profile.selection.improvementPercent = percent;
    Script script;
    script.answers(0, {present, present, present});
    script.answers(1, {other, other, other});
    RaceOptions options;
    options.previous = a;
    options.improvementRule = true;
    return play(profile, script.events(), options);
}

} // namespace

class OgsImprovementTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodyIsMovedBackAndForth()
    {
        HOLDS("OGS-21", "C-OGS-11");
        std::mt19937 random(11);
        std::uniform_int_distribution<int> draw(92, 108);
        for (int round = 0; round < 20; ++round) {
            const Played played = laterRun(100ms, std::chrono::milliseconds(draw(random)));
            QCOMPARE(played.selected(), a);
            QCOMPARE(played.order().first(), a);
        }
        const Played played = laterRun(100ms, 75ms);
        QCOMPARE(played.selected(), b);
        const Reason* moved = reasonOf(played.atEnd, ReasonCode::MovedFromPrevious);
        QVERIFY(moved);
        QCOMPARE(argument(*moved, "faster").toInt(), 25);
        QCOMPARE(argument(*moved, "asked").toInt(), 20);
    }

    void eachRefusalToMoveIsSaid()
    {
        HOLDS("OGS-66", "C-OGS-11");
        const Played played = laterRun(100ms, 88ms);
        const Reason* kept = reasonOf(played.atEnd, ReasonCode::KeptPrevious);
        QVERIFY(kept);
        QCOMPARE(argument(*kept, "entry").toString(), a);
        QCOMPARE(argument(*kept, "other").toString(), b);
        QCOMPARE(argument(*kept, "faster").toInt(), 12);
        QCOMPARE(argument(*kept, "asked").toInt(), 20);
    }

    void theThresholdItselfIsEnough()
    {
        HOLDS("OGS-21");
        QVERIFY(improvementReached(100ms, 80ms, 20));
        QVERIFY(!improvementReached(100ms, 81ms, 20));
        QVERIFY(!improvementReached(100ms, 100ms, 0));
        QVERIFY(!improvementReached(0ms, 0ms, 20));
        QCOMPARE(fasterPercent(100ms, 88ms), 12);
        QCOMPARE(fasterPercent(302ms, 132ms), 56);
        QCOMPARE(fasterPercent(100ms, 101ms), -1);
        QCOMPARE(fasterPercent(300ms, 301ms), -1);
        QCOMPARE(fasterPercent(0ms, 5ms), 0);
    }

    void theProfilesPercentCounts()
    {
        HOLDS("OGS-21");
        QCOMPARE(laterRun(100ms, 70ms, 40).selected(), a);
        QCOMPARE(laterRun(100ms, 60ms, 40).selected(), b);
        QCOMPARE(laterRun(100ms, 1ms, 100).selected(), a);
    }

    void onAFirstRunTheFastestIsChosen()
    {
        const profile::Profile profile = profileOf({QStringLiteral("A=h1:443"), QStringLiteral("B=h2:443")});
        Script script;
        script.answers(0, {100ms, 100ms, 100ms});
        script.answers(1, {95ms, 95ms, 95ms});
        RaceOptions options;
        options.previous = a;
        QCOMPARE(play(profile, script.events(), options).selected(), b);
    }

    void aPresentGatewayThatFailsIsLeft()
    {
        const profile::Profile profile = profileOf({QStringLiteral("A=h1:443"), QStringLiteral("B=h2:443")});
        Script script;
        script.isDead(0);
        script.answers(1, {300ms, 300ms, 300ms});
        RaceOptions options;
        options.previous = a;
        options.improvementRule = true;
        const Played played = play(profile, script.events(), options);
        QCOMPARE(played.selected(), b);
        // It is awaited as long as it would be kept, and not until the deadline.
        QVERIFY(*played.decidedAt <= 300ms * 5 / 4 + 100ms);
    }

    void thePresentEntryOfASharedTargetStays()
    {
        profile::Profile profile = profileOf(
            {QStringLiteral("A=h1:443"), QStringLiteral("A, engineers=h1:443"), QStringLiteral("B=h2:443")});
        Script script;
        script.answers(0, {50ms, 50ms, 50ms});
        script.answers(1, {300ms, 300ms, 300ms});
        RaceOptions options;
        options.previous = QStringLiteral("A, engineers");
        options.improvementRule = true;
        QCOMPARE(play(profile, script.events(), options).selected(), options.previous);
    }

    void theChoiceToldEarlyIsThatOfTheWholeTable()
    {
        std::mt19937 random(21);
        const auto draw = [&](int low, int high) {
            return std::chrono::milliseconds(std::uniform_int_distribution<int>(low, high)(random));
        };
        for (int round = 0; round < 1000; ++round) {
            const profile::Profile profile = profileOf(
                {QStringLiteral("A=h1:443"), QStringLiteral("B=h2:443"), QStringLiteral("C=h3:443")});
            Script script;
            for (int target = 0; target < 3; ++target) {
                const auto value = draw(5, 400);
                script.answers(target, {value, value, value}, draw(0, 60));
            }
            RaceOptions options;
            options.previous = b;
            options.improvementRule = true;
            const Played played = play(profile, script.events(), options);
            QCOMPARE(played.selected(), playUndecided(profile, script.events(), options).selected());
            const std::chrono::milliseconds value = *played.row(played.selected()).rtt;
            QVERIFY2(*played.decidedAt <= value * 5 / 4 + 100ms, qPrintable(QString::number(round)));
        }
    }
};

QTEST_GUILESS_MAIN(OgsImprovementTest)
#include "tst_ogs_improvement.moc"
