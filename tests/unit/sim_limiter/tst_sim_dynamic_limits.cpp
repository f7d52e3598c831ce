// SPDX-License-Identifier: GPL-3.0-or-later
#include "Dra.h"
#include "Holds.h"
#include "sim/models/Models.h"
#include "sim/scenario/Scenario.h"

#include <QFile>
#include <QTest>

using namespace naru::sim;
using namespace naru::sim::limiter;
using namespace naru::sim::limiter::test;
using namespace std::chrono_literals;

namespace {

Change cpu(Time at, double value)
{
    return change(at, "cpu.value", Node::ofNumber(value));
}

} // namespace

/** Dynamic limits by the CPU of the database: V17 to V24, V27, the golden timeline. */
class DynamicLimitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theGoldenTimeline()
    {
        HOLDS("V19", "V21", "V23");
        QFile file(qEnvironmentVariable("NARU_SOURCE_DIR") +
                   QStringLiteral("/resources/scenarios/vdra-golden-timeline.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto scenario = readScenario(file.readAll().toStdString());
        QVERIFY(scenario.has_value());
        const auto run = startScenario(*scenario, allModels());
        QVERIFY(run.has_value());
        (*run)->advance(scenario->until);
        std::vector<double> admitted;
        for (const int second : {5, 15, 25, 35, 65, 75, 85, 95, 135, 165})
            admitted.push_back(at(**run, "pgw1.admitted", second));
        QCOMPARE(admitted, (std::vector<double>{1000, 600, 600, 600, 800, 700, 500, 700, 900, 1000}));
    }

    void onlyInitialAndTerminationAreThrottled()
    {
        HOLDS("V17");
        LimiterParameters p = dynamicDra(62);
        p.sources[0].streams = {even("gx-ccr-i", 1000), even("gx-ccr-u", 1000), even("gy-ccr-i", 1000),
                                even("rx-aar", 1000)};
        p.peerLimits[0].rate = 50'000;
        p.messageLimits.push_back(messageLimit("others", "pgw1", {"gx-ccr-u", "gy-*", "rx-*"}, 3000));
        const auto run = ran(p, 5s);
        QCOMPARE(at(*run, "pgw1.gx-ccr-i.admitted", 4), 600.0);
        for (const char* message : {"gx-ccr-u", "gy-ccr-i", "rx-aar"})
            QCOMPARE(at(*run, std::string("pgw1.") + message + ".admitted", 4), 1000.0);
    }

    void theTableIsConfigurable()
    {
        HOLDS("V18");
        LimiterParameters p = dynamicDra(62);
        p.cpuProfiles[0].ranges = {{60, 65, 0.25}};
        QCOMPARE(at(*ran(p, 5s), "admitted", 4), 750.0);
    }

    void upAndDownAtOnceThenStepByStep()
    {
        HOLDS("V19");
        const auto run = ran(dynamicDra(62), 120s, {cpu(10s, 67), cpu(20s, 55), cpu(30s, 49)});
        QCOMPARE(at(*run, "admitted", 5), 600.0);
        QCOMPARE(at(*run, "admitted", 15), 500.0);
        QCOMPARE(at(*run, "admitted", 25), 700.0);
        QCOMPARE(at(*run, "admitted", 60), 700.0);
        QCOMPARE(at(*run, "admitted", 61), 900.0);
        QCOMPARE(at(*run, "admitted", 90), 900.0);
        QCOMPARE(at(*run, "admitted", 91), 1000.0);
    }

    void allFourTablesAndTheBoxAreNeeded()
    {
        HOLDS("V20");
        QCOMPARE(at(*ran(dynamicDra(62), 3s), "admitted", 3), 600.0);
        const auto admittedWithout = [](auto take) {
            LimiterParameters p = dynamicDra(62);
            take(p);
            return at(*ran(p, 3s), "admitted", 3);
        };
        QCOMPARE(admittedWithout([](LimiterParameters& p) { p.dynamic.enabled = false; }), 1000.0);
        QCOMPARE(admittedWithout([](LimiterParameters& p) { p.peerLimits.clear(); }), 1000.0);
        QCOMPARE(admittedWithout([](LimiterParameters& p) { p.messageLimits.clear(); }), 1000.0);
        QCOMPARE(admittedWithout([](LimiterParameters& p) { p.dynamicPeers.clear(); }), 1000.0);
        QCOMPARE(admittedWithout([](LimiterParameters& p) { p.cpuProfiles.clear(); }), 1000.0);
    }

    void holdAndStep()
    {
        HOLDS("V21");
        LimiterParameters p = dynamicDra(62);
        p.dynamicPeers[0].hold = 10s;
        p.dynamicPeers[0].step = 0.5;
        const auto run = ran(p, 30s, {cpu(5s, 49)});
        QCOMPARE(at(*run, "admitted", 15), 600.0);
        QCOMPARE(at(*run, "admitted", 16), 1000.0);
    }

    void aPeerWithoutAProfileIsNeverThrottled()
    {
        HOLDS("V22");
        LimiterParameters p = dynamicDra(90);
        p.sources.push_back(peer("pgw2", {even("gx-ccr-i", 1000)}));
        p.messageLimits[0].peer = "*";
        const auto run = ran(p, 5s);
        QCOMPARE(at(*run, "pgw1.admitted", 4), 500.0);
        QCOMPARE(at(*run, "pgw2.admitted", 4), 1000.0);
    }

    void thePercentageIsOfTheConfiguredLimit()
    {
        HOLDS("V23");
        LimiterParameters p = dynamicDra(62);
        p.sources[0].streams[0].rate = 500;
        QCOMPARE(at(*ran(p, 5s), "admitted", 4), 500.0);
    }

    void aChangeOfLevelIsToldOnce()
    {
        HOLDS("V24");
        const auto run = ran(dynamicDra(40), 60s, {cpu(10s, 62), cpu(20s, 64), cpu(30s, 55)});
        QCOMPARE(count(*run, "level_changes"), 2.0);
        const auto log = run->story("peer/pgw1");
        QCOMPARE(log.size(), std::size_t{2});
        QCOMPARE(log[0].code, std::string("level-changed"));
        QCOMPARE(log[0].at, Time(10s));
    }

    void theMessageLimitIsCutAndNotThePeers()
    {
        HOLDS("V27");
        LimiterParameters p = dynamicDra(62);
        p.peerLimits = {peerLimit("peer", "pgw1", 2000)};
        const auto run = ran(p, 5s);
        QCOMPARE(at(*run, "admitted", 4), 600.0);
        QCOMPARE(at(*run, "limit.peer.effective", 4), 2000.0);
        QCOMPARE(at(*run, "limit.ccr-i.effective", 4), 600.0);
    }

    /** Stated points of the document, and what the presets say of the others. */
    void theTableOfRanges_data()
    {
        QTest::addColumn<double>("value");
        QTest::addColumn<double>("level");
        for (const auto& [value, level] : {std::pair{40.0, 0.0},
                                           {49.0, 0.0},
                                           {50.0, 30.0},
                                           {55.0, 30.0},
                                           {57.0, 30.0},
                                           {59.0, 30.0},
                                           {60.0, 40.0},
                                           {62.0, 40.0},
                                           {65.0, 40.0},
                                           {66.0, 50.0},
                                           {67.0, 50.0},
                                           {100.0, 50.0}})
            QTest::addRow("%g", value) << value << level;
        // Ambiguity 3: a fraction counts as the whole number below.
        QTest::newRow("49.5") << 49.5 << 0.0;
        QTest::newRow("65.4") << 65.4 << 40.0;
    }
    void theTableOfRanges()
    {
        QFETCH(double, value);
        QFETCH(double, level);
        QCOMPARE(ran(dynamicDra(value), 2s)->model().throttles()[0].level, level);
    }

    void aHoldThatIsInterruptedBeginsAnew()
    {
        DynamicThrottle throttle({{50, 59, 30}, {60, 65, 40}}, 49, 30s, 20);
        throttle.sample(0s, 62);
        throttle.sample(1s, 49);
        throttle.sample(30s, 52); // ambiguity 4: the band's value applies
        QCOMPARE(throttle.level(), 30.0);
        throttle.sample(31s, 49);
        throttle.sample(60s, 49);
        QCOMPARE(throttle.level(), 30.0);
        throttle.sample(61s, 49);
        QCOMPARE(throttle.level(), 10.0);
    }

    void rareSamplesDoNotDelayTheNextStep()
    {
        HOLDS("V21");
        // The first step is due at 30 s and seen at 35 s; the second is due at 60 s all the same.
        DynamicThrottle throttle({{60, 65, 40}}, 49, 30s, 20);
        throttle.sample(0s, 62);
        for (Time now = 7s; now <= 42s; now += 7s)
            throttle.sample(now, 49);
        QCOMPARE(throttle.level(), 20.0);
        throttle.sample(66s, 49);
        QCOMPARE(throttle.level(), 20.0);
        throttle.sample(67s, 49);
        QCOMPARE(throttle.level(), 0.0);
        // A sample that comes late makes all the steps that are due.
        throttle.sample(70s, 62);
        throttle.sample(71s, 49);
        throttle.sample(131s, 49);
        QCOMPARE(throttle.level(), 0.0);
    }

    void aDeadBandHoldsTheLevel()
    {
        // Preset H1c: 50 to 54 is in no range.
        DynamicThrottle throttle({{55, 59, 30}, {60, 65, 40}}, 49, 30s, 20);
        throttle.sample(0s, 62);
        QVERIFY(!throttle.sample(10s, 52));
        QVERIFY(!throttle.sample(100s, 52));
        QCOMPARE(throttle.level(), 40.0);
    }

    void theTrafficMayBeCutInsteadOfTheLimit()
    {
        LimiterParameters p = dynamicDra(62);
        p.dynamic.cuts = Cuts::Traffic;
        p.sources[0].streams[0].rate = 500;
        const auto run = ran(p, 200s);
        const double mean = count(*run, "admitted") / 200;
        QVERIFY2(std::abs(mean - 300) < 4, qPrintable(QString::number(mean))); // 4.5 standard errors
    }

    void severalMachinesAreCombined()
    {
        LimiterParameters p = dynamicDra(0);
        p.cpu.vms = {{"db1", 40}, {"db2", 62}};
        QCOMPARE(at(*ran(p, 3s), "admitted", 3), 600.0);
        p.cpu.combine = Combine::Average;
        QCOMPARE(at(*ran(p, 3s), "admitted", 3), 700.0);
    }

    void cpuComesFromATrace()
    {
        LimiterParameters p = dynamicDra(0);
        p.cpu.mode = CpuMode::Trace;
        p.cpu.trace = *parseDurations("trace(cpu)", [](std::string_view) {
            return std::optional(std::vector<double>{40, 62, 67});
        });
        // One value a second, and again from the first; below the ranges the level is held for 30 s.
        const auto run = ran(p, 7s);
        const std::vector<double> seen{at(*run, "admitted", 1), at(*run, "admitted", 2),
                                       at(*run, "admitted", 3), at(*run, "admitted", 4),
                                       at(*run, "admitted", 5)};
        QCOMPARE(seen, (std::vector<double>{1000, 600, 500, 500, 600}));
    }

    void loadMakesCpuInTheLoop()
    {
        LimiterParameters p = dynamicDra(0);
        p.cpu.mode = CpuMode::Loop;
        p.cpu.idle = 0;
        p.cpu.capacity = 1600;
        p.cpu.smoothing = 1;
        const auto run = ran(p, 62s);
        QCOMPARE(at(*run, "cpu", 1), 0.0);  // nothing has been measured yet
        QCOMPARE(at(*run, "cpu", 2), 62.5); // 1000 of 1600
        QCOMPARE(at(*run, "admitted", 2), 600.0);
        QCOMPARE(at(*run, "cpu", 3), 37.5);        // 600 of 1600: what throttling leaves
        QCOMPARE(at(*run, "admitted", 32), 600.0); // the hold of 30 s
        QCOMPARE(at(*run, "admitted", 33), 800.0);
        QCOMPARE(at(*run, "cpu", 34), 50.0); // 800 of 1600 are in the lowest range: no second step
        QCOMPARE(at(*run, "admitted", 34), 700.0);
    }
};

QTEST_GUILESS_MAIN(DynamicLimitsTest)
#include "tst_sim_dynamic_limits.moc"
