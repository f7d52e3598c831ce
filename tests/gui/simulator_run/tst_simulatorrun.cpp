// SPDX-License-Identifier: GPL-3.0-or-later
#include "Scenarios.h"
#include "sim/models/Models.h"
#include "sim/scenario/Replications.h"
#include "simulator/run/Pace.h"
#include "simulator/run/StopAt.h"

using namespace naru;
using namespace naru::simulator;
using namespace std::chrono_literals;
using sim::Time;

namespace {

RunPair started(const sim::Scenario& a, const std::optional<sim::Scenario>& b = {})
{
    auto pair = RunPair::start(a, b, sim::allModels());
    if (!pair)
        qFatal("the scenario can't be started");
    return *std::move(pair);
}

std::string digestOf(const sim::Scenario& scenario)
{
    return sim::runReplication(scenario, sim::allModels(), 1).value().digest;
}

/** Advances until the watch says that it is over. */
StopReason ran(RunPair& pair, StopAt stop)
{
    StopWatch watch(std::move(stop), pair);
    for (;;) {
        pair.advance(watch.bound(pair), watch.slice());
        if (const auto reason = watch.reached(pair))
            return *reason;
    }
}

} // namespace

/** The pure parts of the desk: pairs of runs, pace, conditions that stop. */
class TestSimulatorRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aLookChangesNothing_data();
    void aLookChangesNothing();
    void bothStandAtTheSameMoment();
    void whatLiesAheadIsKeptUntilAChange();
    void aStepBackUndoesOneEvent();
    void aStepBackUndoesAChangeToo();
    void aRunStopsBehindAnEvent();
    void aRunStopsWhenAFigureComesToHold();
    void aRunStopsAtAMoment();
    void paceGoesWithTheClock();
    void paceDoesNotHurryAfterwards();
};

void TestSimulatorRun::aLookChangesNothing_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"misrouted-secondaries", "vdra-golden-timeline", "cluster-owner-dies"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/** Frames, stories, steps and going back leave the digest what the command line says. */
void TestSimulatorRun::aLookChangesNothing()
{
    QFETCH(QString, name);
    const sim::Scenario scenario = test::shipped(name);
    RunPair pair = started(scenario);
    while (pair.now() < pair.until()) {
        pair.advance(pair.now() + scenario.until / 7, 997);
        const Frame whole = pair.frame("node/n1", true);
        (void)pair.frame(whole);
    }
    pair.goTo(scenario.until / 3);
    pair.stepBack();
    pair.goTo(scenario.until);
    QCOMPARE(pair.frame({}, true).a.digest, digestOf(scenario));
}

void TestSimulatorRun::bothStandAtTheSameMoment()
{
    const sim::Scenario a = test::shipped(QStringLiteral("misrouted-secondaries"));
    sim::Scenario b = a;
    b.seed = 99;
    QVERIFY(!sim::applySetting(b, "balancers[lb1].persistence=source"));
    RunPair pair = started(a, b);
    pair.advance(a.until, 5000);
    QCOMPARE(pair.run(SideName::A).now(), pair.run(SideName::B).now());
    pair.goTo(3min);
    pair.stepBack();
    QCOMPARE(pair.run(SideName::A).now(), pair.run(SideName::B).now());
    pair.goTo(a.until);
    const Frame frame = pair.frame({}, true);
    // Common random numbers: as many clients came, and only without persistence were some misrouted.
    QCOMPARE(frame.b->report.find("connects")->count, frame.a.report.find("connects")->count);
    QCOMPARE(frame.b->report.find("misrouted")->count, 0U);
    QVERIFY(*frame.a.report.find("misrouted")->count > 1000);
    b.seed = a.seed;
    QCOMPARE(frame.b->digest, digestOf(b));
}

void TestSimulatorRun::whatLiesAheadIsKeptUntilAChange()
{
    RunPair pair = started(test::shipped(QStringLiteral("vdra-golden-timeline")));
    pair.goTo(100s);
    pair.goTo(40s);
    Frame frame = pair.frame({}, false);
    QCOMPARE(frame.computed, Time(100s));
    QVERIFY(frame.a.ahead);
    QCOMPARE(frame.a.ahead->times().back(), Time(100s));
    QCOMPARE(frame.a.recorder->times().back(), Time(40s));
    QVERIFY(!pair.set(SideName::A, "cpu.value", sim::Node::ofNumber(80)));
    frame = pair.frame({}, false);
    QVERIFY(!frame.a.ahead);
    QCOMPARE(frame.computed, Time(40s));
}

void TestSimulatorRun::aStepBackUndoesOneEvent()
{
    RunPair pair = started(test::shipped(QStringLiteral("cluster-tcp-setup")));
    std::vector<std::string> digests;
    for (int step = 0; step < 30; ++step) {
        digests.push_back(pair.run(SideName::A).digest());
        QCOMPARE(pair.advance(pair.until(), 1), 1U);
    }
    for (auto digest = digests.rbegin(); digest != digests.rend(); ++digest) {
        pair.stepBack();
        QCOMPARE(pair.run(SideName::A).digest(), *digest);
    }
    pair.stepBack();
    QCOMPARE(pair.now(), Time(0));
}

/** A change is made together with the event behind it, and leaves with it. */
void TestSimulatorRun::aStepBackUndoesAChangeToo()
{
    RunPair pair = started(test::shipped(QStringLiteral("vdra-golden-timeline")));
    pair.goTo(10s);
    const std::uint64_t before = pair.run(SideName::A).events();
    pair.advance(pair.until(), 1);
    QVERIFY(pair.run(SideName::A).events() > before + 1);
    pair.stepBack();
    QVERIFY(pair.run(SideName::A).events() <= before);
}

void TestSimulatorRun::aRunStopsBehindAnEvent()
{
    RunPair pair = started(test::shipped(QStringLiteral("misrouted-secondaries")));
    QCOMPARE(ran(pair, {.moment = {}, .event = "misrouted", .condition = {}}), StopReason::Event);
    const auto log = pair.run(SideName::A).log(50);
    QCOMPARE(log.back().code, std::string("misrouted"));
    QCOMPARE(pair.run(SideName::A).report().find("misrouted")->count, 1U);
    // Once more: the next one, not the same.
    const Time first = pair.now();
    QCOMPARE(ran(pair, {.moment = {}, .event = "misrouted", .condition = {}}), StopReason::Event);
    QVERIFY(pair.now() > first);
    QCOMPARE(pair.run(SideName::A).report().find("misrouted")->count, 2U);
}

void TestSimulatorRun::aRunStopsWhenAFigureComesToHold()
{
    RunPair pair = started(test::shipped(QStringLiteral("vdra-golden-timeline")));
    const sim::Assertion below{.text = {},
                               .value = "last(pgw1.admitted)",
                               .is = sim::Comparison::Less,
                               .to = sim::Node::ofNumber(700)};
    QCOMPARE(ran(pair, {.moment = {}, .event = {}, .condition = below}), StopReason::Condition);
    // CPU 62 % from 10 s on: the window that ends at 11 s is the first with 600.
    QCOMPARE(pair.now(), Time(11s));
    // It holds now; the next time is when it has ceased to and comes again: 67 % from 80 s on.
    QCOMPARE(ran(pair, {.moment = {}, .event = {}, .condition = below}), StopReason::Condition);
    QCOMPARE(pair.now(), Time(81s));
    QCOMPARE(ran(pair, {.moment = {}, .event = {}, .condition = below}), StopReason::End);
}

void TestSimulatorRun::aRunStopsAtAMoment()
{
    RunPair pair = started(test::shipped(QStringLiteral("quiesce")));
    QCOMPARE(ran(pair, {.moment = 90min, .event = {}, .condition = {}}), StopReason::Moment);
    QCOMPARE(pair.now(), Time(90min));
}

void TestSimulatorRun::paceGoesWithTheClock()
{
    const base::SteadyTime begin(5s);
    Pace pace;
    pace.start(10s, begin);
    QCOMPARE(pace.bound(begin + 2s), std::optional<Time>(12s));
    pace.setSpeed(0.1, 12s, begin + 2s);
    QCOMPARE(pace.bound(begin + 12s), std::optional<Time>(13s));
    pace.setSpeed(60.0, 13s, begin + 12s);
    QCOMPARE(pace.bound(begin + 13s), std::optional<Time>(73s));
    pace.setSpeed({}, 73s, begin + 13s);
    QVERIFY(!pace.bound(begin + 14s));
}

void TestSimulatorRun::paceDoesNotHurryAfterwards()
{
    const base::SteadyTime begin(5s);
    Pace pace;
    pace.start(Time(0), begin);
    // Half a second behind: it goes on from where it is.
    pace.fellBehind(9s + 500ms, begin + 10s);
    QCOMPARE(pace.bound(begin + 11s), std::optional<Time>(10s + 500ms));
    // A little: made up for.
    pace.fellBehind(10s + 490ms, begin + 11s);
    QCOMPARE(pace.bound(begin + 12s), std::optional<Time>(11s + 500ms));
}

QTEST_GUILESS_MAIN(TestSimulatorRun)
#include "tst_simulatorrun.moc"
