// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "sim/kernel/Distribution.h"
#include "sim/kernel/Numeric.h"

#include <QTest>

#include <bit>
#include <cmath>

using namespace naru::sim;

namespace {

/** How far a is from b, as a share of b. */
double relative(double a, double b)
{
    return b == 0 ? std::abs(a) : std::abs(a - b) / std::abs(b);
}

} // namespace

/** Random streams, our own transcendental functions, distributions. */
class RandomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGeneratorIsTheOnePublished()
    {
        Random published(std::array<std::uint64_t, 4>{1, 2, 3, 4});
        for (const std::uint64_t bits : {41943041ULL, 58720359ULL, 3588806011781223ULL, 3591011842654386ULL})
            QCOMPARE(published.bits(), std::uint64_t{bits});
        Random first(1, "arrivals");
        Random again(1, "arrivals");
        QCOMPARE(first.bits(), again.bits());
        QVERIFY(!(Random(1, "arrivals") == Random(1, "service")));
        QVERIFY(!(Random(1, "arrivals") == Random(2, "arrivals")));
    }

    void streamsDoNotShiftEachOther()
    {
        HOLDS("C-SIM-03");
        Random arrivals(9, "arrivals");
        Random service(9, "service");
        std::vector<std::uint64_t> alone;
        for (int i = 0; i < 100; ++i)
            alone.push_back(arrivals.bits());
        arrivals = Random(9, "arrivals");
        for (int i = 0; i < 100; ++i) {
            (void)service.bits();
            QCOMPARE(arrivals.bits(), alone[static_cast<std::size_t>(i)]);
        }
    }

    void wholeNumbersAreEquallyLikely()
    {
        Random random(3, "dice");
        std::array<int, 6> counts{};
        for (int i = 0; i < 60'000; ++i)
            ++counts[random.below(6)];
        double chi2 = 0;
        for (const int count : counts)
            chi2 += (count - 10'000.0) * (count - 10'000.0) / 10'000;
        QVERIFY2(chi2 < 20.5, qPrintable(QString::number(chi2))); // 0.1 % of 5 degrees of freedom
    }

    void functionsAreExact()
    {
        Random random(1, "points");
        for (int i = 0; i < 100'000; ++i) {
            const double x = random.uniform() * 40 - 20;
            const double e = std::exp(x);
            QVERIFY(relative(exponential(x), e) < 4e-15);
            const double u = random.uniform();
            for (const double point : {e, u, 1 - u / 64, 1 + u * 0x1p-20, 0.7 + 0.75 * u})
                QVERIFY2(relative(naturalLog(point), std::log(point)) < 4e-16,
                         qPrintable(QString::number(point, 'g', 17)));
        }
        QCOMPARE(naturalLog(1.0), 0.0);
        QVERIFY(relative(naturalLog(0x1p-52), -36.04365338911715) < 1e-15);
    }

    void logarithmsHaveTheSameBitsEverywhere()
    {
        HOLDS("C-SIM-03");
        const std::pair<double, double> points[] = {
            {0.1, -0x1.26bb1bbb55515p+1},     {0.70899, -0x1.602af4407b62dp-2},
            {0.9999, -0x1.a3738d2cf1cc2p-14}, {1.0312, 0x1.f75e536ebe3f3p-6},
            {1.4179, 0x1.658ea158b1d03p-2},   {3, 0x1.193ea7aad030bp+0},
            {1e-300, -0x1.5963447f87fb5p+9}, // one that is not the nearest number, but ours:
            {0.99804, -0x1.012738f015d87p-9}};
        for (const auto& [x, log] : points)
            QCOMPARE(std::bit_cast<std::uint64_t>(naturalLog(x)), std::bit_cast<std::uint64_t>(log));
    }

    void quantilesAreThoseOfTables()
    {
        const std::pair<double, double> normal[] = {{0.5, 0},
                                                    {0.975, 1.959963984540054},
                                                    {0.025, -1.959963984540054},
                                                    {0.999, 3.090232306167813},
                                                    {1e-10, -6.361340902404056}};
        for (const auto& [p, z] : normal)
            QVERIFY(std::abs(normalQuantile(p) - z) < 1e-9);
        const std::pair<unsigned, double> student[] = {
            {1, 12.706204736}, {4, 2.776445105}, {13, 2.160368656}, {30, 2.042272456}, {1000, 1.962339081}};
        for (const auto& [freedom, t] : student)
            QVERIFY(relative(studentQuantile975(freedom), t) < 1e-5);
    }

    void momentsAreAsSaid_data()
    {
        QTest::addColumn<int>("which");
        QTest::addColumn<double>("cv2");
        QTest::newRow("deterministic") << 0 << 0.0;
        QTest::newRow("exponential") << 1 << 1.0;
        QTest::newRow("erlang") << 2 << 0.25;
        QTest::newRow("hyperexponential") << 3 << 4.0;
        QTest::newRow("lognormal") << 4 << 2.0;
        QTest::newRow("pareto") << 5 << 1.0 / 15;
        QTest::newRow("empirical") << 6 << 0.96;
        QTest::newRow("trace") << 7 << 0.25;
    }
    void momentsAreAsSaid()
    {
        QFETCH(int, which);
        QFETCH(double, cv2);
        const std::array all{Distribution::deterministic(8),
                             Distribution::exponential(8),
                             Distribution::erlang(4, 8),
                             Distribution::hyperexponential(4, 8),
                             Distribution::lognormal(2, 8),
                             Distribution::pareto(5, 8),
                             Distribution::empirical({{4, 0.8}, {24, 0.2}}),
                             Distribution::trace({4, 12})};
        Distribution distribution = all[static_cast<std::size_t>(which)];
        if (which == 5)
            cv2 = 1.0 / (5 * (5 - 2.0));
        if (which == 6)
            cv2 = 1.0;
        QVERIFY(relative(distribution.mean(), 8) < 1e-12);
        Random random(11, "moments");
        double sum = 0;
        double squares = 0;
        constexpr int samples = 400'000;
        for (int i = 0; i < samples; ++i) {
            const double value = distribution.sample(random);
            QVERIFY(value >= 0);
            sum += value;
            squares += value * value;
        }
        const double mean = sum / samples;
        const double variance = squares / samples - mean * mean;
        QVERIFY2(relative(mean, 8) < 0.02, qPrintable(QString::number(mean)));
        QVERIFY2(std::abs(variance / 64 - cv2) < 0.12 * std::max(0.1, cv2),
                 qPrintable(QString::number(variance / 64)));
    }

    void aLargerNumberGivesALargerSample()
    {
        // What common random numbers rest on: of two means, the larger gives the larger sample each time.
        Random a(5, "service");
        Random b(5, "service");
        Distribution shorter = Distribution::lognormal(3, 1);
        Distribution longer = Distribution::lognormal(3, 2);
        for (int i = 0; i < 1000; ++i)
            QVERIFY(shorter.sample(a) < longer.sample(b));
    }
};

QTEST_GUILESS_MAIN(RandomTest)
#include "tst_sim_random.moc"
