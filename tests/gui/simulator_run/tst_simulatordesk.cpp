// SPDX-License-Identifier: GPL-3.0-or-later
#include "Scenarios.h"
#include "sim/models/Models.h"
#include "sim/scenario/Replications.h"
#include "simulator/run/Desk.h"

#include <QSignalSpy>

using namespace naru;
using namespace naru::simulator;
using namespace std::chrono_literals;
using sim::Time;

/** The desk with its real thread and the real clock. */
class TestSimulatorDesk : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_desk.reset(); }

    void atFullSpeedItGivesTheDigestOfTheCommandLine();
    void itPlaysWithTheClockAndPauses();
    void wishesWhileItPlaysAreCarriedOutSoon();
    void goingBackPlaysOnWhereItPlayed();
    void manyWishedMomentsBecomeTheLast();
    void changesArePartOfTheRecordedScenario();
    void aChangeFromTheStartLeadsToTheSameMoment();
    void aWrongChangeIsRefusedAndNothingChanges();
    void aScenarioThatCannotRunLeavesTheOldOne();
    void aSecondRunBeginsAsACopy();
    void theSeedBeginsAnew();
    void bothRunsHaveTheSeed();
    void whatWasMadeByHandStaysThat();
    void aChangeIsSeenWhereTheRunStands_data();
    void aChangeIsSeenWhereTheRunStands();
    void goingBackIsQuickInAnHour_data();
    void goingBackIsQuickInAnHour();

private:
    /** @param until in place of the scenario's own end */
    void open(const char* name, std::optional<Time> until = {});
    [[nodiscard]] const Side& a() const { return m_desk->frame()->a; }
    [[nodiscard]] bool standsAt(Time moment) const
    {
        return m_desk->isCurrent() && !m_desk->frame()->playing && m_desk->now() == moment;
    }

    base::MachineClock m_clock;
    std::unique_ptr<Desk> m_desk;
};

void TestSimulatorDesk::init()
{
    m_desk = std::make_unique<Desk>(m_clock);
}

void TestSimulatorDesk::open(const char* name, std::optional<Time> until)
{
    sim::Scenario scenario = test::shipped(QString::fromLatin1(name));
    scenario.until = until.value_or(scenario.until);
    m_desk->open(scenario);
    QTRY_VERIFY(standsAt(Time(0)));
}

void TestSimulatorDesk::atFullSpeedItGivesTheDigestOfTheCommandLine()
{
    open("pgw-burst");
    m_desk->setSpeed({});
    m_desk->play();
    QSignalSpy stopped(m_desk.get(), &Desk::stopped);
    QTRY_COMPARE_WITH_TIMEOUT(stopped.size(), 1, 30'000);
    QCOMPARE(stopped[0][0].value<StopReason>(), StopReason::End);
    QTRY_VERIFY(standsAt(m_desk->scenario().until));
    QCOMPARE(a().digest, sim::runReplication(m_desk->scenario(), sim::allModels(), 1).value().digest);
    QVERIFY(!m_desk->isPlaying());
}

void TestSimulatorDesk::itPlaysWithTheClockAndPauses()
{
    open("vdra-golden-timeline");
    QSignalSpy frames(m_desk.get(), &Desk::frameChanged);
    const base::SteadyTime begin = m_clock.steady();
    m_desk->setSpeed(2.0);
    m_desk->play();
    QTRY_VERIFY(m_desk->now() >= 1s);
    // Never faster than twice the clock; how much slower, the machine says.
    QVERIFY(m_desk->now() <= 2 * (m_clock.steady() - begin));
    QVERIFY(m_desk->frame()->eventsPerSecond);
    m_desk->pause();
    QTRY_VERIFY(m_desk->frame() && !m_desk->frame()->playing);
    const Time there = m_desk->now();
    m_desk->stepEvent();
    QTRY_VERIFY(m_desk->now() > there);
    m_desk->stepEventBack();
    QTRY_VERIFY(m_desk->now() <= there);
    const Time stepped = m_desk->now();
    m_desk->stepTime(1s);
    QTRY_VERIFY(standsAt(stepped + 1s));
    m_desk->stepTime(-2s);
    QTRY_VERIFY(standsAt(std::max(stepped - 1s, Time(0))));
}

/** At full speed a wish waits for one slice, not for the end of the run. */
void TestSimulatorDesk::wishesWhileItPlaysAreCarriedOutSoon()
{
    open("retry-storm", 10h);
    m_desk->setSpeed({});
    m_desk->play();
    QTRY_VERIFY(m_desk->now() > 1s);
    m_desk->pause();
    QTRY_VERIFY(!m_desk->frame()->playing);
    QVERIFY(m_desk->now() < 10h);
}

void TestSimulatorDesk::goingBackPlaysOnWhereItPlayed()
{
    open("vdra-golden-timeline");
    m_desk->goTo(60s);
    QTRY_VERIFY(standsAt(60s));
    m_desk->setSpeed(0.1);
    m_desk->play();
    QTRY_VERIFY(m_desk->frame()->playing);
    m_desk->goTo(20s);
    QTRY_VERIFY(m_desk->now() >= 20s && m_desk->now() < 30s);
    QVERIFY(m_desk->frame()->playing);
    QVERIFY(a().ahead);
}

void TestSimulatorDesk::manyWishedMomentsBecomeTheLast()
{
    open("vdra-golden-timeline");
    m_desk->goTo(120s);
    QTRY_VERIFY(standsAt(120s));
    QSignalSpy frames(m_desk.get(), &Desk::frameChanged);
    for (int moment = 119; moment >= 33; --moment)
        m_desk->goTo(std::chrono::seconds(moment));
    QTRY_VERIFY(standsAt(33s));
    QVERIFY(frames.size() < 87);
}

void TestSimulatorDesk::changesArePartOfTheRecordedScenario()
{
    open("vdra-golden-timeline");
    m_desk->goTo(5s);
    QTRY_VERIFY(standsAt(5s));
    m_desk->set(SideName::A, "cpu.value", sim::Node::ofNumber(70));
    QTRY_COMPARE(a().changes.front().at, Time(5s));
    m_desk->goTo(m_desk->scenario().until);
    QTRY_VERIFY(standsAt(m_desk->scenario().until));
    const auto read = sim::readScenario(sim::writeScenario(m_desk->recorded(SideName::A)));
    QVERIFY(read);
    QCOMPARE(sim::runReplication(*read, sim::allModels(), 1).value().digest, a().digest);
    QVERIFY(sim::runReplication(m_desk->scenario(), sim::allModels(), 1).value().digest != a().digest);
    // Begun anew, the change is gone.
    m_desk->restart();
    QTRY_VERIFY(standsAt(Time(0)));
    QCOMPARE(a().changes.size(), m_desk->scenario().changes.size());
}

void TestSimulatorDesk::aChangeFromTheStartLeadsToTheSameMoment()
{
    open("misrouted-secondaries");
    m_desk->goTo(5min);
    QTRY_VERIFY(standsAt(5min));
    QVERIFY(*a().report.find("misrouted")->count > 0);
    QVERIFY(m_desk->setFromStart(SideName::A, "balancers[lb1].persistence", sim::Node::string("source")));
    QTRY_VERIFY(standsAt(5min) && m_desk->frame()->run == 2);
    QCOMPARE(a().report.find("misrouted")->count, 0U);
}

void TestSimulatorDesk::aWrongChangeIsRefusedAndNothingChanges()
{
    open("misrouted-secondaries");
    QSignalSpy refused(m_desk.get(), &Desk::changeRefused);
    m_desk->set(SideName::A, "uags[uag1].weight", sim::Node::ofNumber(-3));
    QTRY_COMPARE(refused.size(), 1);
    QCOMPARE(refused[0][1].value<sim::Problem>().code, sim::ProblemCode::OutOfRange);
    QVERIFY(!m_desk->setFromStart(SideName::A, "uags[nobody].weight", sim::Node::ofNumber(1)));
    QCOMPARE(refused.size(), 2);
    QVERIFY(a().changes.empty());
}

void TestSimulatorDesk::aScenarioThatCannotRunLeavesTheOldOne()
{
    open("misrouted-secondaries");
    QSignalSpy refused(m_desk.get(), &Desk::refused);
    sim::Scenario broken = m_desk->scenario();
    QVERIFY(!sim::applySetting(broken, "uags[uag1].target=nobody"));
    m_desk->open(broken);
    QTRY_COMPARE(refused.size(), 1);
    QCOMPARE(sim::writeScenario(m_desk->scenario()),
             sim::writeScenario(test::shipped(QStringLiteral("misrouted-secondaries"))));
    m_desk->goTo(1min);
    QTRY_VERIFY(standsAt(1min));
}

void TestSimulatorDesk::aSecondRunBeginsAsACopy()
{
    open("misrouted-secondaries");
    m_desk->goTo(4min);
    QTRY_VERIFY(standsAt(4min));
    m_desk->setComparing(true);
    QTRY_VERIFY(standsAt(4min) && m_desk->frame()->b);
    QCOMPARE(m_desk->frame()->b->digest, a().digest);
    QVERIFY(m_desk->setFromStart(SideName::B, "balancers[lb1].persistence", sim::Node::string("source")));
    QTRY_VERIFY(standsAt(4min) && m_desk->frame()->run == 3);
    QVERIFY(*a().report.find("misrouted")->count > 0);
    QCOMPARE(m_desk->frame()->b->report.find("misrouted")->count, 0U);
    m_desk->setComparing(false);
    QTRY_VERIFY(standsAt(4min) && !m_desk->frame()->b);
}

void TestSimulatorDesk::theSeedBeginsAnew()
{
    open("misrouted-secondaries");
    m_desk->goTo(1min);
    QTRY_VERIFY(standsAt(1min));
    const std::string before = a().digest;
    m_desk->setSeed(77);
    QTRY_VERIFY(standsAt(Time(0)));
    m_desk->goTo(1min);
    QTRY_VERIFY(standsAt(1min));
    QVERIFY(a().digest != before);
}

void TestSimulatorDesk::bothRunsHaveTheSeed()
{
    open("misrouted-secondaries", 1min);
    m_desk->setComparing(true);
    QTRY_VERIFY(standsAt(Time(0)) && m_desk->frame()->b);
    m_desk->setSeed(77);
    m_desk->goTo(20s);
    QTRY_VERIFY(standsAt(20s) && m_desk->frame()->b);
    QCOMPARE(m_desk->recorded(SideName::B).seed, 77);
    QCOMPARE(a().digest, m_desk->frame()->b->digest);
}

/** A comparison takes over what was changed by hand, but does not make a plan of it. */
void TestSimulatorDesk::whatWasMadeByHandStaysThat()
{
    open("vdra-golden-timeline");
    const std::size_t planned = m_desk->scenario().changes.size();
    m_desk->goTo(4s);
    QTRY_VERIFY(standsAt(4s));
    m_desk->set(SideName::A, "cpu.value", sim::Node::ofNumber(66));
    QTRY_COMPARE(a().changes.size(), planned + 1);
    m_desk->setComparing(true);
    QTRY_VERIFY(standsAt(4s) && m_desk->frame()->b);
    QCOMPARE(m_desk->frame()->b->changes.size(), planned + 1);
    QCOMPARE(m_desk->scenario().changes.size(), planned);
    QCOMPARE(m_desk->recorded(SideName::B).changes.size(), planned + 1);
    m_desk->restart();
    QTRY_VERIFY(standsAt(Time(0)));
    QCOMPARE(a().changes.size(), planned);
    QCOMPARE(m_desk->frame()->b->changes.size(), planned);
}

void TestSimulatorDesk::aChangeIsSeenWhereTheRunStands_data()
{
    QTest::addColumn<bool>("isMidMoment");
    QTest::newRow("between events") << false;
    QTest::newRow("right behind an event") << true;
}

/** Also while it stands; how far it is, that changes nothing. */
void TestSimulatorDesk::aChangeIsSeenWhereTheRunStands()
{
    QFETCH(bool, isMidMoment);
    open("cluster-owner-dies");
    m_desk->goTo(3s);
    QTRY_VERIFY(standsAt(3s));
    if (isMidMoment) {
        const std::uint64_t events = a().snapshot.events;
        m_desk->stepEvent();
        QTRY_COMPARE(a().snapshot.events, events + 1);
    }
    QCOMPARE(a().snapshot.isMidMoment, isMidMoment);
    const Time stands = a().snapshot.at;
    const std::string digest = a().digest;
    const std::uint64_t events = a().snapshot.events;
    const std::string before = a().snapshot.find("node/n2")->state;
    m_desk->set(SideName::A, "nodes[n2].alive", sim::readValue("false"));
    QTRY_VERIFY(a().snapshot.find("node/n2")->state != before);
    QCOMPARE(sim::writeJsonLine(*sim::findPath(a().parameters, "nodes[n2].alive")), std::string("false"));
    QCOMPARE(a().digest, digest);
    QCOMPARE(a().snapshot.events, events);
    QCOMPARE(a().snapshot.at, stands);
    QCOMPARE(a().snapshot.isMidMoment, isMidMoment);
}

void TestSimulatorDesk::goingBackIsQuickInAnHour_data()
{
    QTest::addColumn<QString>("name");
    // The busiest of each model; all of them in tests/bench/dashboard.
    for (const char* name : {"even-spread", "cluster-asymmetric", "gateway-flush"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/** A promise of the program: under a second to any moment of a simulated hour, in 512 MB at most. */
void TestSimulatorDesk::goingBackIsQuickInAnHour()
{
    QFETCH(QString, name);
    open(name.toLatin1().constData(), 1h);
    m_desk->goTo(1h);
    QTRY_VERIFY_WITH_TIMEOUT(standsAt(1h), 60'000);
    QVERIFY(m_desk->frame()->checkpointMemory <= RunPair::mostMemory);
    for (const int minute : {59, 1, 37, 58, 0, 30}) {
        const base::SteadyTime begin = m_clock.steady();
        m_desk->goTo(std::chrono::minutes(minute) + 17s);
        QTRY_VERIFY(standsAt(std::chrono::minutes(minute) + 17s));
        const auto took = m_clock.steady() - begin;
        QVERIFY2(took < 1s, qPrintable(QString::number(std::chrono::duration<double>(took).count())));
    }
}

QTEST_GUILESS_MAIN(TestSimulatorDesk)
#include "tst_simulatordesk.moc"
