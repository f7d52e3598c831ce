// SPDX-License-Identifier: GPL-3.0-or-later
#include "LoopLag.h"
#include "Pacer.h"
#include "Timeline.h"

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

/** Starts within `duration` where the pacer is asked every `tick` and the loop is late by `lag`. */
int startsWithin(Pacer pacer, base::Nanoseconds duration, base::Nanoseconds tick, base::Nanoseconds lag)
{
    int starts = 0;
    for (base::SteadyTime now = zero; now < zero + duration; now += tick) {
        while (pacer.due(now)) {
            pacer.started(now, lag);
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
    void jitterIsSmall();
    void lagIsTheLatenessOfTicks();
    void lagOfAnOverdueTick();
    void aTimelineWithoutEndHasNoValue();
};

void TestPacing::startsAreAGapApart()
{
    Pacer pacer(3ms, middle);
    QVERIFY(pacer.due(zero + 1h));
    pacer.started(zero + 1h, 0ns);
    QVERIFY(pacer.due(zero + 1h)); // one is made up for
    pacer.started(zero + 1h, 0ns);
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
    pacer.started(zero, 0ns);
    int burst = 0;
    while (pacer.due(zero + 1s)) {
        pacer.started(zero + 1s, 0ns);
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
