// SPDX-License-Identifier: GPL-3.0-or-later
#include "LoopLag.h"
#include "Pacer.h"
#include "Timeline.h"
#include "Turn.h"

#include <QTest>

using namespace naru;
using namespace naru::probe;
using namespace std::chrono_literals;

namespace {

const base::SteadyTime zero{};

double middle()
{
    return 0.5;
}

/** Starts within `duration` where the pacer is asked every `tick`, and the loop is late by `lag`. */
int startsWithin(Pacer pacer, base::Nanoseconds duration, base::Nanoseconds tick, base::Nanoseconds lag,
                 base::Nanoseconds room = 1h)
{
    int starts = 0;
    for (base::SteadyTime now = zero; now < zero + duration; now += tick) {
        while (pacer.due(now)) {
            pacer.started(now, lag, room);
            ++starts;
        }
    }
    return starts;
}

} // namespace

class TestPacing final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsAreAGapApart();
    void lateTicksAreMadeUpFor();
    void noBurstAfterAPause();
    void aLateLoopSlowsStarts();
    void slownessIsBounded();
    void withoutTimeToBeCarefulStartsGoOn();
    void whoseTurnItIs();
    void jitterIsSmall();
    void lagIsTheLatenessOfTicks();
    void lagOfAnOverdueTick();
    void aTimelineWithoutEndHasNoValue();
};

void TestPacing::startsAreAGapApart()
{
    Pacer pacer(3ms, middle);
    QVERIFY(pacer.due(zero + 1h));
    pacer.started(zero + 1h, 0ns, 1h);
    QVERIFY(pacer.due(zero + 1h)); // one is made up for
    pacer.started(zero + 1h, 0ns, 1h);
    QVERIFY(!pacer.due(zero + 1h + 2ms));
    QVERIFY(pacer.due(zero + 1h + 3ms));
    // 500 targets of three probes have all started within five seconds.
    QVERIFY(startsWithin(Pacer(Pacer::tlsGap, middle), 5s, 1ms, 0ns) >= 1500);
    QVERIFY(startsWithin(Pacer(Pacer::plainGap, middle), 3s, 1ms, 0ns) >= 3000);
}

void TestPacing::lateTicksAreMadeUpFor()
{
    const int punctual = startsWithin(Pacer(3ms, middle), 1s, 1ms, 0ns);
    const int uneven = startsWithin(Pacer(3ms, middle), 1s, 4ms, 0ns);
    QVERIFY2(uneven >= punctual - 2, qPrintable(QString::number(uneven)));
}

void TestPacing::noBurstAfterAPause()
{
    Pacer pacer(3ms, middle);
    pacer.started(zero, 0ns, 1h);
    int burst = 0;
    while (pacer.due(zero + 1s)) {
        pacer.started(zero + 1s, 0ns, 1h);
        ++burst;
    }
    QCOMPARE(burst, 2);
}

void TestPacing::aLateLoopSlowsStarts()
{
    const int punctual = startsWithin(Pacer(3ms, middle), 1s, 1ms, LoopLag::tolerable);
    const int late = startsWithin(Pacer(3ms, middle), 1s, 1ms, LoopLag::tolerable + 1ms);
    QVERIFY2(late * 3 < punctual * 2, qPrintable(QStringLiteral("%1 %2").arg(late).arg(punctual)));
}

void TestPacing::slownessIsBounded()
{
    QVERIFY(startsWithin(Pacer(3ms, middle), 1s, 1ms, 10s) >= 50);
}

void TestPacing::withoutTimeToBeCarefulStartsGoOn()
{
    // Late ticks, 5 ms apart, and 1,500 probes in six seconds: the careful pace would let half of them start.
    QVERIFY(startsWithin(Pacer(3ms, middle), 6s, 5ms, 4ms) < 800);
    QVERIFY(startsWithin(Pacer(3ms, middle), 6s, 5ms, 4ms, 4ms) >= 1450);
    // Never as quick as on an idle machine, and slow where the lag is great.
    QVERIFY(startsWithin(Pacer(3ms, middle), 6s, 5ms, 4ms, 0ms) <= 1510);
    QVERIFY(startsWithin(Pacer(3ms, middle), 6s, 5ms, 60ms, 0ms) <= 350);
    // No more of a burst than what is made up for.
    Pacer pacer(3ms, middle);
    pacer.started(zero, 7ms, 4ms);
    int burst = 0;
    while (pacer.due(zero + 1s)) {
        pacer.started(zero + 1s, 7ms, 4ms);
        ++burst;
    }
    QCOMPARE(burst, 3);
}

void TestPacing::whoseTurnItIs()
{
    const Turn first = Turn::of({.probe = 0});
    const Turn lostPerhaps = Turn::of({.probe = 1, .running = 900ms});
    const Turn nearOne = Turn::of({.probe = 1, .best = 20ms, .answered = true, .running = 900ms});
    const Turn farOne = Turn::of({.probe = 1, .best = 300ms, .answered = true, .running = 900ms});
    const Turn noAnswerYet = Turn::of({.probe = 1, .answered = true, .running = 900ms});
    QVERIFY(first < lostPerhaps);
    QVERIFY(lostPerhaps < nearOne);
    QVERIFY(nearOne < farOne);
    QVERIFY(farOne < noAnswerYet);
    // A third SYN to one that seems dead waits for those that answer.
    QVERIFY(Turn::of({.probe = 2, .best = 300ms, .answered = true}) <
            Turn::of({.probe = 2, .running = 900ms}));
    // The near one's third probe does not wait for the far one's second.
    QVERIFY(Turn::of({.probe = 2, .best = 20ms, .answered = true}) < farOne);
}

void TestPacing::jitterIsSmall()
{
    for (const double extreme : {0.0, 0.999}) {
        const int starts = startsWithin(Pacer(3ms, [extreme] { return extreme; }), 3s, 100us, 0ns);
        QVERIFY2(starts > 890 && starts < 1120, qPrintable(QString::number(starts)));
    }
}

void TestPacing::lagIsTheLatenessOfTicks()
{
    LoopLag lag(1ms, zero);
    lag.tick(zero + 1ms);
    QCOMPARE(lag.current(zero + 1ms), 0ns);
    lag.tick(zero + 7ms);
    QCOMPARE(lag.current(zero + 7ms), 5ms);
    lag.tick(zero + 8ms);
    QCOMPARE(lag.current(zero + 8ms), 0ns);
    QCOMPARE(lag.worst(), 5ms);
    lag.tick(zero + 8500us); // early
    QCOMPARE(lag.current(zero + 8500us), 0ns);
}

void TestPacing::lagOfAnOverdueTick()
{
    LoopLag lag(1ms, zero);
    lag.tick(zero + 1ms);
    QCOMPARE(lag.current(zero + 42ms), 40ms);
}

void TestPacing::aTimelineWithoutEndHasNoValue()
{
    Timeline timeline;
    timeline.started = zero + 10ms;
    timeline.connected = zero + 30ms;
    QCOMPARE(timeline.parts().tcp, 20ms);
    QVERIFY(!timeline.parts().tls && !timeline.parts().firstByte && !timeline.parts().close);
    QVERIFY(!timeline.value());
    timeline.secured = zero + 50ms;
    timeline.requested = zero + 51ms;
    timeline.firstByte = zero + 80ms;
    timeline.end(zero + 82ms);
    QCOMPARE(timeline.parts().tls, 20ms);
    QCOMPARE(timeline.parts().firstByte, 29ms);
    QCOMPARE(timeline.parts().close, 2ms);
    QCOMPARE(timeline.value(), 72ms);

    timeline.end(zero + 79ms); // seen before the loop came to the first byte
    QCOMPARE(timeline.parts().firstByte, 28ms);
    QCOMPARE(timeline.parts().close, 0ms);
    QCOMPARE(timeline.value(), 69ms);
}

QTEST_GUILESS_MAIN(TestPacing)
#include "tst_pacing.moc"
