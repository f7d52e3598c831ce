// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "sim/kernel/Distribution.h"
#include "sim/limiter/RateLimiter.h"

#include <QTest>

#include <cmath>

using namespace naru::sim;
using namespace naru::sim::limiter;
using namespace std::chrono_literals;

namespace {

int admittedOf(RateLimiter& limiter, Time at, int messages)
{
    int admitted = 0;
    for (int i = 0; i < messages; ++i)
        admitted += limiter.admit(at) ? 1 : 0;
    return admitted;
}

/** Poisson traffic for 1000 s; what passes a second. */
double meanAdmitted(RateLimiter limiter, double rate)
{
    Random random(7, "arrivals");
    Distribution gap = Distribution::exponential(1e9 / rate);
    std::uint64_t admitted = 0;
    for (Time now = gap.time(random); now < 1000s; now += gap.time(random))
        admitted += limiter.admit(now) ? 1 : 0;
    return static_cast<double>(admitted) / 1000;
}

} // namespace

/** The four ways of counting, against what theory says (simulator truths 4.1). */
class RateLimiterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aroundTheEdgeOfAWindow_data()
    {
        QTest::addColumn<int>("algorithm");
        QTest::addColumn<int>("admitted");
        QTest::newRow("fixed window") << int(Algorithm::FixedWindow) << 200;
        QTest::newRow("sliding log") << int(Algorithm::SlidingLog) << 100;
        QTest::newRow("weighted counter") << int(Algorithm::SlidingCounter) << 110;
    }
    void aroundTheEdgeOfAWindow()
    {
        HOLDS("C-RL-01");
        QFETCH(int, algorithm);
        QFETCH(int, admitted);
        RateLimiter limiter(Algorithm(algorithm), 100, 1s, 100);
        QCOMPARE(admittedOf(limiter, 900ms, 100) + admittedOf(limiter, 1100ms, 100), admitted);
    }

    void aBucketLetsThroughItsBurstAndItsRate()
    {
        // Offered a hundred times as much for 10 s: the burst and the rate, and nothing is lost in rounding.
        RateLimiter limiter(Algorithm::TokenBucket, 7, 1s, 13);
        int admitted = 0;
        for (Time now = 0s; now <= 10s; now += 1ms)
            admitted += limiter.admit(now) ? 1 : 0;
        QCOMPARE(admitted, 13 + 70);
    }

    void nginxsBurst_data()
    {
        QTest::addColumn<double>("burst");
        QTest::addColumn<int>("atOnce");
        QTest::addColumn<int>("admitted");
        // 20 a second for 4.95 s into rate 10: floor(1 + burst + 49.5).
        QTest::newRow("none") << 0.0 << 1 << 50;
        QTest::newRow("5") << 5.0 << 6 << 55;
    }
    void nginxsBurst()
    {
        QFETCH(double, burst);
        QFETCH(int, atOnce);
        QFETCH(int, admitted);
        RateLimiter once(Algorithm::TokenBucket, 10, 1s, 1 + burst);
        QCOMPARE(admittedOf(once, 0s, 20), atOnce);
        RateLimiter limiter(Algorithm::TokenBucket, 10, 1s, 1 + burst);
        int passed = 0;
        for (int i = 0; i < 100; ++i)
            passed += limiter.admit(i * 50ms) ? 1 : 0;
        QCOMPARE(passed, admitted);
        QCOMPARE(limiter.turn(), Time(0)); // nodelay
    }

    void nginxsDelay_data()
    {
        QTest::addColumn<double>("atOnce");
        QTest::addColumn<QList<int>>("turns");
        // Rate 10, burst 5, 20 requests at once; in milliseconds.
        QTest::newRow("delay") << 1.0 << QList<int>{0, 100, 200, 300, 400, 500};
        QTest::newRow("delay=2") << 3.0 << QList<int>{0, 0, 0, 100, 200, 300};
    }
    void nginxsDelay()
    {
        QFETCH(double, atOnce);
        QFETCH(QList<int>, turns);
        RateLimiter limiter(Algorithm::TokenBucket, 10, 1s, 6);
        limiter.setAtOnce(atOnce);
        QList<int> seen;
        for (int i = 0; i < 20; ++i)
            if (limiter.admit(0s))
                seen << static_cast<int>(limiter.turn() / 1ms);
        QCOMPARE(seen, turns);
        // A turn later there is room for one, which comes last.
        QVERIFY(!limiter.admit(50ms));
        QVERIFY(limiter.admit(100ms));
        QCOMPARE(limiter.turn(), Time(turns.last() * 1ms));
    }

    void poissonIntoAFixedWindow_data()
    {
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("limit");
        QTest::addColumn<double>("expected");
        QTest::addColumn<double>("deviation");
        // The deviation is that of the mean of 1000 windows, times four.
        QTest::newRow("1000 on 1000") << 1000.0 << 1000.0 << 987.385 << 2.4;
        QTest::newRow("1000 on 600") << 1000.0 << 600.0 << 600.0 << 0.0;
        QTest::newRow("200 on 200") << 200.0 << 200.0 << 194.360 << 1.1;
        QTest::newRow("220 on 200") << 220.0 << 200.0 << 199.429 << 0.4;
    }
    void poissonIntoAFixedWindow()
    {
        QFETCH(double, rate);
        QFETCH(double, limit);
        QFETCH(double, expected);
        QFETCH(double, deviation);
        const double mean = meanAdmitted(RateLimiter(Algorithm::FixedWindow, limit, 1s, limit), rate);
        QVERIFY2(std::abs(mean - expected) <= deviation, qPrintable(QString::number(mean)));
    }

    void poissonIntoABucket_data()
    {
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("burst");
        QTest::addColumn<double>("expected");
        QTest::newRow("depth 1, 600") << 600.0 << 1.0 << 375.0;
        QTest::newRow("depth 1, 1000") << 1000.0 << 1.0 << 500.0;
        QTest::newRow("depth 10") << 1000.0 << 10.0 << 949.0;
        QTest::newRow("depth 100") << 1000.0 << 100.0 << 994.5;
    }
    void poissonIntoABucket()
    {
        QFETCH(double, rate);
        QFETCH(double, burst);
        QFETCH(double, expected);
        const double mean = meanAdmitted(RateLimiter(Algorithm::TokenBucket, rate, 1s, burst), 1000);
        QVERIFY2(std::abs(mean - expected) < 4, qPrintable(QString::number(mean)));
    }

    void aSlidingLogNeverPassesMoreInAnyWindow()
    {
        RateLimiter limiter(Algorithm::SlidingLog, 50, 1s, 50);
        TrailingWindow window(1s);
        Random random(3, "arrivals");
        Distribution gap = Distribution::hyperexponential(9, 1e9 / 200);
        for (Time now = gap.time(random); now < 100s; now += gap.time(random)) {
            if (limiter.admit(now))
                window.add(now);
            QVERIFY(window.count(now) <= 50);
        }
    }
};

QTEST_GUILESS_MAIN(RateLimiterTest)
#include "tst_sim_rate_limiter.moc"
