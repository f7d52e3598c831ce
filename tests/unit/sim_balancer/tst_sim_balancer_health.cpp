// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Stage.h"

#include <QTest>

using namespace naru::sim;
using namespace naru::sim::balancer;
using namespace naru::sim::balancer::test;

namespace {

/** Checks every 500 ms, three bad ones take down and two good ones bring back: how the recording was made. */
BalancerParameters watched(std::size_t appliances)
{
    BalancerParameters parameters = setup(appliances, Persistence::Source, true);
    MonitorParameters& monitor = parameters.balancers[0].monitor;
    monitor.interval = milliseconds(500);
    monitor.timeout = milliseconds(700);
    monitor.rise = 2;
    monitor.fall = 3;
    parameters.clients[0].secondaries.clear();
    return parameters;
}

bool isDown(const Stage& stage, std::size_t number)
{
    return stage.state().fronts()[0].members()[number - 1].health == Health::Down;
}

/** From now until the appliance is marked so; nothing after ten seconds. */
std::optional<Time> timeUntil(Stage& stage, std::size_t number, bool down)
{
    const Time start = stage.now();
    while (isDown(stage, number) != down) {
        if (!stage.step(start + seconds(10)))
            return std::nullopt;
    }
    return stage.now() - start;
}

} // namespace

/** Health monitoring, quiesce mode, maintenance and rolling upgrades. */
class BalancerHealthTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneCheckAnInterval();
    void balancersWatchByThemselves();
    void badAnswersTakeDown_data();
    void badAnswersTakeDown();
    void returnIsNoticed();
    void downGetsNoClients();
    void quiesceTakesDown();
    void quiesceLeavesSessionsAlone();
    void sessionsOfAQuiescedApplianceOnlyShrink();
    void maximumSessionTimeEndsSessions();
    void readyForMaintenance();
    void laterConnectionsOfAQuiescedAppliance_data();
    void laterConnectionsOfAQuiescedAppliance();
    void stuckClientMovesAndStays();
    void drainKeepsStuckClients();
    void maintenanceWithoutQuiesceCuts();
    void cutOnDownOnlyWhereAsked();
    void allDown();
    void rollingUpgradeWithoutDowntime_data();
    void rollingUpgradeWithoutDowntime();
};

void BalancerHealthTest::oneCheckAnInterval()
{
    HOLDS("U18");
    BalancerParameters parameters = setup(2, Persistence::Source, true);
    Stage stage(parameters);
    QVERIFY(stage.run(minutes(10)));
    for (const std::uint64_t probes : stage.state().fronts()[0].probes)
        QCOMPARE(probes, std::uint64_t{20});
}

void BalancerHealthTest::balancersWatchByThemselves()
{
    HOLDS("U19");
    BalancerParameters parameters = setup(2, Persistence::Source, true);
    parameters.balancers.resize(2);
    parameters.balancers[1].name = "lb2";
    parameters.balancers[1].monitor.interval = minutes(5);
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(1)));
    stage.parameters().uags[0].quiesced = true;
    stage.apply();
    QVERIFY(stage.run(minutes(4)));
    QVERIFY(stage.state().fronts()[0].members()[0].health == Health::Down);
    QVERIFY(stage.state().fronts()[1].members()[0].health == Health::Up);
    QVERIFY(stage.run(minutes(6)));
    QVERIFY(stage.state().fronts()[1].members()[0].health == Health::Down);
}

void BalancerHealthTest::badAnswersTakeDown_data()
{
    // Seconds; see corpus/haproxy/health.txt: with the phase between two checks unknown.
    QTest::addColumn<int>("answers");
    QTest::addColumn<int>("status");
    QTest::addColumn<double>("soonest");
    QTest::addColumn<double>("latest");
    const auto row = [](const char* name, MonitorAnswer answers, int status, double soonest, double latest) {
        QTest::newRow(name) << static_cast<int>(answers) << status << soonest << latest;
    };
    row("503", MonitorAnswer::Status, 503, 1.0, 1.5);
    row("404", MonitorAnswer::Status, 404, 1.0, 1.5);
    row("301", MonitorAnswer::Status, 301, 1.0, 1.5);
    row("204", MonitorAnswer::Status, 204, 1.0, 1.5);
    row("reset", MonitorAnswer::Reset, 200, 1.0, 1.5);
    row("no answer", MonitorAnswer::Nothing, 200, 3.1, 3.6);
}

void BalancerHealthTest::badAnswersTakeDown()
{
    HOLDS("U20", "U21");
    QFETCH(int, answers);
    QFETCH(int, status);
    QFETCH(double, soonest);
    QFETCH(double, latest);
    for (const int phase : {0, 123, 250, 499}) {
        Stage stage(watched(3));
        QVERIFY(stage.run(seconds(5) + milliseconds(phase)));
        QVERIFY(!isDown(stage, 2));
        stage.parameters().uags[1].answers = static_cast<MonitorAnswer>(answers);
        stage.parameters().uags[1].status = status;
        stage.apply();
        const auto took = timeUntil(stage, 2, true);
        QVERIFY(took);
        const double inSeconds = static_cast<double>(took->count()) * 1e-9;
        QVERIFY2(inSeconds >= soonest && inSeconds <= latest, qPrintable(QString::number(inSeconds)));
    }
}

void BalancerHealthTest::returnIsNoticed()
{
    HOLDS("U22");
    // The rules' own example: down at 60 s, good again at 90 s, up at the first check from then on.
    BalancerParameters parameters = setup(2, Persistence::Source, true);
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(50)));
    stage.parameters().uags[0].status = 503;
    stage.apply();
    QVERIFY(stage.run(seconds(60) + Time(1)));
    QVERIFY(isDown(stage, 1));
    QVERIFY(stage.run(seconds(90)));
    stage.parameters().uags[0].status = 200;
    stage.apply();
    QVERIFY(isDown(stage, 1));
    QVERIFY(stage.run(seconds(90) + Time(1)));
    QVERIFY(!isDown(stage, 1));
    QCOMPARE(stage.counters().markedUp, std::uint64_t{1});
}

void BalancerHealthTest::downGetsNoClients()
{
    HOLDS("U21");
    Stage stage(watched(3));
    stage.parameters().uags[1].status = 503;
    stage.apply();
    // From the start on one bad answer is enough.
    QVERIFY(timeUntil(stage, 2, true).value() <= milliseconds(500));
    QVERIFY(stage.run(seconds(60)));
    QVERIFY(stage.counters().begun > 50);
    QCOMPARE(stage.uag(2).begun, std::uint64_t{0});
}

void BalancerHealthTest::quiesceTakesDown()
{
    HOLDS("U23", "U25");
    Stage stage(watched(3));
    QVERIFY(stage.run(seconds(30)));
    stage.parameters().uags[0].quiesced = true;
    stage.apply();
    QCOMPARE(stage.uag(1).probeStatus(), 503);
    QVERIFY(timeUntil(stage, 1, true));
    const std::uint64_t before =
        stage.uag(1).begun + stage.uag(1).occupants - static_cast<std::uint64_t>(stage.sessionsOn(1));
    QVERIFY(stage.run(seconds(60)));
    QCOMPARE(stage.uag(1).begun, before);
}

void BalancerHealthTest::quiesceLeavesSessionsAlone()
{
    HOLDS("U27");
    BalancerParameters parameters = watched(3);
    parameters.clients[0].count = 90;
    parameters.clients[0].secondaries = {"blast udp 8443"};
    Stage stage(parameters);
    QVERIFY(stage.run(minutes(5)));
    stage.parameters().uags[0].quiesced = true;
    stage.apply();
    QVERIFY(stage.run(hours(2)));
    QVERIFY(isDown(stage, 1));
    QCOMPARE(stage.sessionsOn(1), std::int64_t{30});
    QCOMPARE(stage.uag(1).connections.level(), std::int64_t{60});
    QCOMPARE(stage.counters().cut, std::uint64_t{0});
    QCOMPARE(stage.counters().ended, std::uint64_t{0});
}

void BalancerHealthTest::sessionsOfAQuiescedApplianceOnlyShrink()
{
    HOLDS("U25", "U26");
    BalancerParameters parameters = watched(3);
    parameters.clients[0].session = exponentially(minutes(2));
    Stage stage(parameters);
    QVERIFY(stage.run(minutes(10)));
    stage.parameters().uags[0].quiesced = true;
    stage.apply();
    QVERIFY(timeUntil(stage, 1, true));
    std::uint32_t occupants = stage.uag(1).occupants;
    QVERIFY(occupants > 10);
    while (stage.step(minutes(30))) {
        QVERIFY(stage.uag(1).occupants <= occupants);
        occupants = stage.uag(1).occupants;
    }
    QCOMPARE(occupants, 0U);
}

void BalancerHealthTest::maximumSessionTimeEndsSessions()
{
    HOLDS("U26", "U28");
    BalancerParameters parameters = setup(2, Persistence::Source, true);
    parameters.clients[0].count = 1;
    parameters.clients[0].signIn = exactly({});
    parameters.clients[0].session = exactly(hours(24));
    Stage stage(parameters);
    QVERIFY(stage.run(hours(1)));
    stage.parameters().uags[0].quiesced = true;
    stage.apply();
    QVERIFY(stage.run(hours(9) + minutes(59)));
    QCOMPARE(stage.sessionsOn(1), std::int64_t{1});
    QVERIFY(stage.run(hours(10)));
    QCOMPARE(stage.sessionsOn(1), std::int64_t{1});
    QVERIFY(stage.run(hours(10) + Time(1)));
    QCOMPARE(stage.sessionsOn(1), std::int64_t{0});
    QCOMPARE(stage.counters().timeUp, std::uint64_t{1});
    QCOMPARE(stage.uag(1).readyAfter, std::optional<Time>(hours(9)));
}

void BalancerHealthTest::readyForMaintenance()
{
    HOLDS("U28");
    BalancerParameters parameters = setup(2, Persistence::Source, true);
    parameters.clients[0].count = 20;
    parameters.clients[0].signIn = exactly({});
    parameters.clients[0].session = exactly(hours(3));
    Stage stage(parameters);
    QVERIFY(stage.run(hours(1)));
    stage.parameters().uags[0].quiesced = true;
    stage.apply();
    QVERIFY(stage.run(hours(12)));
    // The last of its clients came after 18 seconds and left three hours later, long before ten hours were
    // over.
    QCOMPARE(stage.uag(1).readyAfter, std::optional<Time>(hours(2) + seconds(18)));
    QCOMPARE(stage.sessionsOn(1), std::int64_t{0});
}

void BalancerHealthTest::laterConnectionsOfAQuiescedAppliance_data()
{
    QTest::addColumn<int>("persistence");
    QTest::addColumn<bool>("survives");
    QTest::addColumn<bool>("works");
    QTest::newRow("source") << static_cast<int>(Persistence::Source) << false << false;
    QTest::newRow("source, survives health-down") << static_cast<int>(Persistence::Source) << true << true;
    QTest::newRow("port groups") << static_cast<int>(Persistence::PortGroups) << false << false;
    QTest::newRow("port groups, survives") << static_cast<int>(Persistence::PortGroups) << true << true;
    QTest::newRow("cookie") << static_cast<int>(Persistence::Cookie) << false << false;
    QTest::newRow("cookie, survives") << static_cast<int>(Persistence::Cookie) << true << true;
    QTest::newRow("N+1 addresses") << static_cast<int>(Persistence::NodeAddresses) << false << true;
}

void BalancerHealthTest::laterConnectionsOfAQuiescedAppliance()
{
    // U27 against U10: sessions go on, but what they open anew may not come through any more.
    HOLDS("U10", "U27");
    QFETCH(int, persistence);
    QFETCH(bool, survives);
    QFETCH(bool, works);
    BalancerParameters parameters = watched(3);
    parameters.balancers[0].persistence = static_cast<Persistence>(persistence);
    parameters.balancers[0].survivesHealthDown = survives;
    parameters.clients[0].count = 30;
    parameters.clients[0].secondaries = {"blast tcp 8443"};
    parameters.clients[0].againEvery = exactly(minutes(10));
    Stage stage(parameters);
    QVERIFY(stage.run(minutes(5)));
    QCOMPARE(stage.counters().established, std::uint64_t{30});
    stage.parameters().uags[0].quiesced = true;
    stage.apply();
    QVERIFY(stage.run(minutes(15)));
    const Counters& counters = stage.counters();
    QCOMPARE(counters.secondaries, std::uint64_t{60});
    QCOMPARE(counters.established, std::uint64_t{works ? 60U : 50U});
    QCOMPARE(counters.misrouted + counters.secondariesRefused, std::uint64_t{works ? 0U : 10U});
    QCOMPARE(stage.sessionsOn(1), std::int64_t{10});
}

void BalancerHealthTest::stuckClientMovesAndStays()
{
    HOLDS("U21");
    // Recorded: a client whose appliance is down goes to another one, and does not return after recovery.
    BalancerParameters parameters = watched(3);
    parameters.clients[0].population = 1;
    parameters.clients[0].session = exactly(seconds(5));
    parameters.clients[0].between = exactly(seconds(20));
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(55)));
    QCOMPARE(stage.uag(1).begun, std::uint64_t{3});
    stage.parameters().uags[0].quiesced = true;
    stage.apply();
    QVERIFY(stage.run(seconds(65)));
    QCOMPARE(stage.uag(1).begun, std::uint64_t{3});
    stage.parameters().uags[0].quiesced = false;
    stage.apply();
    QVERIFY(stage.run(seconds(130)));
    QVERIFY(!isDown(stage, 1));
    QCOMPARE(stage.uag(1).begun, std::uint64_t{3});
    QCOMPARE(std::max(stage.uag(2).begun, stage.uag(3).begun), std::uint64_t{4});
}

void BalancerHealthTest::drainKeepsStuckClients()
{
    // Recorded: drain and weight 0 keep stuck clients, maintenance moves them.
    const auto returning = [](auto change) {
        BalancerParameters parameters = watched(3);
        parameters.clients[0].population = 3;
        parameters.clients[0].session = exactly(seconds(5));
        parameters.clients[0].between = exactly(seconds(10));
        Stage stage(parameters);
        if (!stage.run(seconds(35)))
            return std::int64_t{-1};
        const std::uint64_t before = stage.uag(1).begun;
        change(stage.parameters().uags[0]);
        stage.apply();
        return stage.run(seconds(95)) ? static_cast<std::int64_t>(stage.uag(1).begun - before)
                                      : std::int64_t{-1};
    };
    QCOMPARE(returning([](ApplianceParameters& uag) { uag.admin = Admin::Drain; }), std::int64_t{2});
    QCOMPARE(returning([](ApplianceParameters& uag) { uag.weight = 0; }), std::int64_t{2});
    QCOMPARE(returning([](ApplianceParameters& uag) { uag.admin = Admin::Maintenance; }), std::int64_t{0});
}

void BalancerHealthTest::maintenanceWithoutQuiesceCuts()
{
    HOLDS("U24");
    BalancerParameters parameters = watched(3);
    parameters.clients[0].count = 30;
    Stage stage(parameters);
    QVERIFY(stage.run(minutes(5)));
    stage.parameters().uags[0].inService = false;
    stage.apply();
    QCOMPARE(stage.counters().cut, std::uint64_t{10});
    QCOMPARE(stage.uag(1).cut, std::uint64_t{10});
    QCOMPARE(stage.sessionsOn(1), std::int64_t{0});
    const LogEntry last = stage.state().log(1).at(0);
    QCOMPARE(last.code, std::string("out-without-quiesce"));
    QVERIFY(last.text.en.find("Quiesce first") != std::string::npos);
}

void BalancerHealthTest::cutOnDownOnlyWhereAsked()
{
    for (const bool cuts : {false, true}) {
        BalancerParameters parameters = watched(3);
        parameters.balancers[0].cutOnDown = cuts;
        parameters.clients[0].count = 30;
        Stage stage(parameters);
        QVERIFY(stage.run(minutes(5)));
        stage.parameters().uags[0].quiesced = true;
        stage.apply();
        QVERIFY(stage.run(minutes(10)));
        QCOMPARE(stage.counters().cut, std::uint64_t{cuts ? 10U : 0U});
    }
}

void BalancerHealthTest::allDown()
{
    HOLDS("U21");
    Stage stage(watched(3));
    QVERIFY(stage.run(seconds(10)));
    for (ApplianceParameters& uag : stage.parameters().uags)
        uag.status = 503;
    stage.apply();
    QVERIFY(stage.run(seconds(20)));
    const std::uint64_t refused = stage.counters().refused;
    QVERIFY(stage.run(seconds(30)));
    QCOMPARE(stage.counters().refused, refused + 10);
    QCOMPARE(stage.state().totals().available.level(), std::int64_t{0});
}

void BalancerHealthTest::rollingUpgradeWithoutDowntime_data()
{
    QTest::addColumn<bool>("byHand");
    QTest::newRow("planned") << false;
    QTest::newRow("begun by hand") << true;
}

void BalancerHealthTest::rollingUpgradeWithoutDowntime()
{
    HOLDS("U24", "U28", "U29");
    QFETCH(bool, byHand);
    BalancerParameters parameters = setup(3, Persistence::Source, true);
    parameters.balancers[0].survivesHealthDown = true;
    parameters.clients[0].between = exponentially(minutes(1));
    parameters.clients[0].session = exponentially(hours(1));
    parameters.clients[0].againEvery = exponentially(minutes(10));
    if (!byHand)
        parameters.upgrade = {.start = hours(2), .takes = minutes(20)};
    Stage stage(parameters);
    if (byHand) {
        QVERIFY(stage.run(hours(2)));
        stage.parameters().upgrade = {.takes = minutes(20), .rolls = 1};
        stage.apply();
    }
    while (stage.step(hours(60)))
        QVERIFY(stage.state().totals().available.level() >= 2);
    QCOMPARE(stage.state().brokenInvariant(), std::nullopt);
    QVERIFY(stage.counters().begun > 3000);
    QCOMPARE(stage.counters().failedConnects(), std::uint64_t{0});
    QCOMPARE(stage.counters().cut + stage.counters().cutSigningIn, std::uint64_t{0});
    QCOMPARE(stage.counters().misrouted + stage.counters().secondariesRefused, std::uint64_t{0});
    Report report;
    stage.state().report(stage.now(), report);
    QVERIFY(report.find("upgrade_finished")->mean);
    for (std::size_t number = 1; number <= 3; ++number)
        QVERIFY(stage.uag(number).readyAfter.value() <= hours(10) + minutes(1));
}

QTEST_GUILESS_MAIN(BalancerHealthTest)
#include "tst_sim_balancer_health.moc"
