// SPDX-License-Identifier: GPL-3.0-or-later
#include "Stations.h"

#include <QTest>

#include <cmath>

using namespace naru::sim;
using namespace naru::sim::test;
using namespace std::chrono_literals;

/** Statistics, and in a short form what queueing theory says. */
class StatisticsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void quantilesAreWithinTheStatedError()
    {
        Random random(1, "values");
        Distribution values = Distribution::lognormal(8, 1e7);
        Histogram histogram;
        std::vector<std::int64_t> all;
        for (int i = 0; i < 50'000; ++i) {
            all.push_back(values.time(random).count());
            histogram.record(all.back());
        }
        std::ranges::sort(all);
        for (const double q : {0.0, 0.01, 0.5, 0.9, 0.99, 0.9999, 1.0}) {
            const auto rank = static_cast<std::size_t>(std::max(1.0, std::ceil(q * 50'000))) - 1;
            const double exact = static_cast<double>(all[rank]);
            QVERIFY2(std::abs(*histogram.quantile(q) - exact) <= exact * Histogram::RelativeError + 0.5,
                     qPrintable(QString::number(q)));
        }
        QCOMPARE(histogram.least(), std::optional(all.front()));
        QCOMPARE(histogram.greatest(), std::optional(all.back()));
    }

    void theHistogramsEnds()
    {
        Histogram histogram;
        QVERIFY(!histogram.quantile(0.5));
        histogram.record(0);
        histogram.record(INT64_MAX);
        QCOMPARE(*histogram.quantile(0), 0.0);
        QVERIFY(*histogram.quantile(1) > 9.1e18);
        Histogram other;
        other.record(5);
        other.add(histogram);
        QCOMPARE(other.count(), std::uint64_t{3});
        std::uint64_t counted = 0;
        for (const Histogram::Bar& bar : other.bars())
            counted += bar.count;
        QCOMPARE(counted, std::uint64_t{3});
    }

    void levelsAreAveragedOverTime()
    {
        LevelStatistics level;
        QVERIFY(!level.mean(0s));
        level.set(0s, 2);
        level.set(3s, 6);
        QCOMPARE(level.mean(4s), std::optional(3.0));
        level.restart(4s);
        QCOMPARE(level.mean(6s), std::optional(6.0));
        QCOMPARE(level.greatest(), std::int64_t{6});
    }

    void intervalsCoverAsOftenAsTheySay()
    {
        // 95 % intervals around the mean of 10 exponential means of 20: in 1000 tries 950, give or take 28.
        Random random(4, "values");
        Distribution values = Distribution::exponential(1);
        int covered = 0;
        for (int i = 0; i < 1000; ++i) {
            std::vector<double> means;
            for (int j = 0; j < 10; ++j) {
                double sum = 0;
                for (int k = 0; k < 20; ++k)
                    sum += values.sample(random);
                means.push_back(sum / 20);
            }
            covered += meanInterval(means)->contains(1) ? 1 : 0;
        }
        QVERIFY2(covered >= 920 && covered <= 975, qPrintable(QString::number(covered)));
        QVERIFY(!meanInterval(std::vector{1.0}));
    }

    void batchesGrowWithTheRun()
    {
        BatchMeans batches;
        for (int i = 0; i < 100'000; ++i)
            batches.add(i % 2);
        QVERIFY(batches.batches().size() < 64 && batches.batches().size() >= 32);
        QVERIFY(batches.interval()->contains(0.5));
    }

    /** rho 0.8 with 1e5 customers must allow 6 %; others by the same formula. */
    void queuesAreAsTheorySays_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<double>("sojourn");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("M/M/1 .5") << 0 << 2.0 << 0.03;
        QTest::newRow("M/M/1 .8") << 1 << 5.0 << 0.06;
        QTest::newRow("M/M/4 .8") << 2 << 1.745541 << 0.04;
        QTest::newRow("M/D/1 .8") << 3 << 3.0 << 0.05;
        QTest::newRow("M/E4/1 .8") << 4 << 3.5 << 0.05;
        QTest::newRow("M/H2/1 .5, cv2 4") << 5 << 3.5 << 0.08;
    }
    void queuesAreAsTheorySays()
    {
        QFETCH(int, which);
        QFETCH(double, sojourn);
        QFETCH(double, tolerance);
        const Distribution one = exponentialSeconds(1);
        std::array stations{queue(0.5, one, 1),
                            queue(0.8, one, 2),
                            queue(0.8, one, 3, 4),
                            queue(0.8, Distribution::deterministic(1e9), 4),
                            queue(0.8, Distribution::erlang(4, 1e9), 5),
                            queue(0.5, Distribution::hyperexponential(4, 1e9), 6)};
        Station& station = stations[static_cast<std::size_t>(which)];
        station.run(200'000);
        const double mean = station.sojourn().mean().value();
        QVERIFY2(std::abs(mean / sojourn - 1) < tolerance, qPrintable(QString::number(mean)));
        if (which == 1) {
            QVERIFY(std::abs(station.meanNumber() / 4 - 1) < tolerance);
            QVERIFY(std::abs(station.sojourn().quantile(0.95).value() / 14.9787 - 1) < 0.08);
        }
    }

    void lossIsAsTheorySays()
    {
        Station station({exponentialSeconds(1), exponentialSeconds(1), 1, 10}, 7);
        station.run(200'000);
        QVERIFY2(std::abs(station.lossShare() * 11 - 1) < 0.05,
                 qPrintable(QString::number(station.lossShare())));
    }
};

QTEST_GUILESS_MAIN(StatisticsTest)
#include "tst_sim_statistics.moc"
