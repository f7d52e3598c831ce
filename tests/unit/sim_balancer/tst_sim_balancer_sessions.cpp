// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Stage.h"
#include "sim/balancer/Ports.h"

#include <QTest>

using namespace naru::sim;
using namespace naru::sim::balancer;
using namespace naru::sim::balancer::test;

/** Sessions from the first connection to the server behind the appliance. */
class BalancerSessionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fixedServerOrTheServersBalancer();
    void adviceOnTheSetting();
    void innerBalancerCountsInternalSessions();
    void innerBalancerLooksAtAvailability();
    void primaryComesFirst();
    void sessionsSpreadEvenly();
    void secondariesOnlyAfterSignIn_data();
    void secondariesOnlyAfterSignIn();
    void tableOfPorts();
    void strangersAreNotForwarded();
    void contentGatewayNeedsHeaders();
    void signInsWaitInLine();
    void aLineFollowsTheLimit();
    void limitsTurnClientsAway();
    void clientsWaitForRoom();
    void checkedParameters_data();
    void checkedParameters();
};

void BalancerSessionsTest::fixedServerOrTheServersBalancer()
{
    HOLDS("U1");
    BalancerParameters parameters = setup(2, Persistence::Source);
    parameters.servers = {{.name = "A"}, {.name = "B"}};
    parameters.uags[1].target = "A";
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(400)));
    std::array<std::array<int, 2>, 2> seen{};
    const Sessions& sessions = stage.state().sessions();
    for (Slot slot = 0; slot < sessions.slots(); ++slot) {
        if (sessions[slot].state == Session::State::Active)
            ++seen[sessions[slot].appliance][sessions[slot].server];
    }
    QVERIFY(seen[0][1] > 90);
    QCOMPARE(seen[1][1], 0);
    QVERIFY(seen[1][0] > 90);
}

void BalancerSessionsTest::adviceOnTheSetting()
{
    HOLDS("U2", "U3");
    QVERIFY(advise(setup(2, Persistence::Source)).empty());
    const auto single = advise(setup(1, Persistence::Source));
    QCOMPARE(single.size(), std::size_t{1});
    QCOMPARE(single[0].rule, std::string("U2"));
    BalancerParameters plain = setup(2, Persistence::Source);
    plain.balancers[0].https = false;
    const auto advice = advise(plain);
    QCOMPARE(advice.size(), std::size_t{1});
    QCOMPARE(advice[0].rule, std::string("U3"));
    // It is said in the run, too, and does not stop it.
    QCOMPARE(Stage(plain).state().log(100).at(0).code, std::string("not-https"));
}

void BalancerSessionsTest::innerBalancerCountsInternalSessions()
{
    HOLDS("U30", "U4");
    BalancerParameters parameters = setup(2, Persistence::Source);
    parameters.servers = {{.name = "A", .internalSessions = 60}, {.name = "B"}};
    parameters.clients[0].count = 60;
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(100)));
    QCOMPARE(stage.state().servers().members()[0].served, 60U);
    QCOMPARE(stage.state().servers().members()[1].served, 60U);

    // Internal users who come while the run goes on are counted as well.
    BalancerParameters inside = setup(2, Persistence::Source);
    inside.servers = {{.name = "A"}, {.name = "B"}};
    inside.clients[0].count = 10;
    inside.clients.push_back({.name = "inside", .kind = ClientKind::Internal});
    inside.clients[1].count = 30;
    Stage both(inside);
    QVERIFY(both.run(seconds(100)));
    QCOMPARE(both.state().servers().members()[0].served + both.state().servers().members()[1].served, 40U);
    QCOMPARE(both.state().servers().members()[0].served, 20U);
}

void BalancerSessionsTest::innerBalancerLooksAtAvailability()
{
    HOLDS("U4");
    BalancerParameters parameters = setup(2, Persistence::Source);
    parameters.servers = {{.name = "A", .internalSessions = 12}, {.name = "B", .inService = false}};
    parameters.clients[0].count = 5;
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(20)));
    QCOMPARE(stage.state().servers().members()[0].served, 17U);
    stage.parameters().servers[0].inService = false;
    stage.parameters().clients[0].count = 8;
    stage.apply();
    QVERIFY(stage.run(seconds(40)));
    QCOMPARE(stage.counters().noServer, std::uint64_t{3});
    QCOMPARE(stage.counters().begun, std::uint64_t{5});
}

void BalancerSessionsTest::primaryComesFirst()
{
    HOLDS("U5", "U8");
    BalancerParameters parameters = setup(2, Persistence::Source);
    parameters.clients[0].count = 1;
    parameters.clients[0].secondaries = {"tunnel tcp 443", "blast udp 8443"};
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(10)));
    QStringList codes;
    for (const LogEntry& entry : stage.state().story("session/1"))
        codes << QString::fromStdString(entry.code);
    QCOMPARE(codes.join(u' '), "primary signed-in secondary secondary");
    QVERIFY(stage.state().story("session/1").front().text.en.find("TCP 443") != std::string::npos);
}

void BalancerSessionsTest::sessionsSpreadEvenly()
{
    HOLDS("U6", "U7");
    BalancerParameters parameters = setup(3, Persistence::Source);
    parameters.clients[0].count = 300;
    Stage stage(parameters);
    for (Time at{}; at < minutes(6); at += seconds(1)) {
        QVERIFY(stage.run(at));
        const auto [least, most] = std::ranges::minmax(
            stage.state().appliances(), {}, [](const Appliance& appliance) { return appliance.occupants; });
        QVERIFY(most.occupants - least.occupants <= 1);
    }
    for (std::size_t number = 1; number <= 3; ++number)
        QCOMPARE(stage.sessionsOn(number), std::int64_t{100});
}

void BalancerSessionsTest::secondariesOnlyAfterSignIn_data()
{
    QTest::addColumn<double>("succeeds");
    QTest::newRow("sign-in fails") << 0.0;
    QTest::newRow("sign-in succeeds") << 1.0;
}

void BalancerSessionsTest::secondariesOnlyAfterSignIn()
{
    HOLDS("U8");
    QFETCH(double, succeeds);
    BalancerParameters parameters = setup(2, Persistence::Source);
    parameters.clients[0].count = 20;
    parameters.clients[0].signInSucceeds = succeeds;
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(60)));
    const std::uint64_t expected = succeeds > 0 ? 20 : 0;
    QCOMPARE(stage.counters().begun, expected);
    QCOMPARE(stage.counters().secondaries, expected);
    QCOMPARE(stage.counters().signInsFailed, 20 - expected);
    QCOMPARE(stage.state().totals().sessions.level(), static_cast<std::int64_t>(expected));
    // Who failed is no load either.
    QCOMPARE(stage.state().fronts()[0].members()[0].served + stage.state().fronts()[0].members()[1].served,
             static_cast<std::uint32_t>(expected));
}

void BalancerSessionsTest::tableOfPorts()
{
    HOLDS("U9");
    QCOMPARE(secondaryPorts().size(), std::size_t{7});
    QVERIFY(secondaryPort(SecondaryKind::Blast, Transport::Udp, 8443));
    QVERIFY(secondaryPort(SecondaryKind::Tunnel, Transport::Tcp, 443));
    QVERIFY(!secondaryPort(SecondaryKind::Pcoip, Transport::Tcp, 8443));
    QVERIFY(!secondaryPort(SecondaryKind::Tunnel, Transport::Udp, 443));
    int accepted = 0;
    for (const SecondaryKind kind : {SecondaryKind::Tunnel, SecondaryKind::Blast, SecondaryKind::Pcoip}) {
        for (const Transport transport : {Transport::Tcp, Transport::Udp}) {
            for (const int port : {443, 8443, 4172})
                accepted += secondaryPort(kind, transport, static_cast<std::uint16_t>(port)).has_value();
        }
    }
    QCOMPARE(accepted, 7);
    BalancerParameters parameters = setup(2, Persistence::Source);
    parameters.clients[0].secondaries = {"pcoip tcp 8443"};
    const auto problem = parameters.check();
    QVERIFY(problem);
    QCOMPARE(problem->rule, std::string("U9"));
    QCOMPARE(problem->detail, std::string("pcoip tcp 8443"));
}

void BalancerSessionsTest::strangersAreNotForwarded()
{
    HOLDS("U11");
    BalancerParameters parameters = setup(2, Persistence::Source);
    parameters.clients[0].kind = ClientKind::Stranger;
    parameters.clients[0].count = 10;
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(60)));
    QCOMPARE(stage.uag(1).forwarded + stage.uag(2).forwarded, std::uint64_t{0});
    QCOMPARE(stage.uag(1).dropped + stage.uag(2).dropped, std::uint64_t{10});
}

void BalancerSessionsTest::contentGatewayNeedsHeaders()
{
    HOLDS("U14");
    for (const bool preserve : {true, false}) {
        BalancerParameters parameters = setup(2, Persistence::Source);
        parameters.balancers[0].preserveHeaders = preserve;
        parameters.clients[0].kind = ClientKind::ContentGateway;
        parameters.clients[0].count = 10;
        Stage stage(parameters);
        QVERIFY(stage.run(seconds(60)));
        QCOMPARE(stage.counters().begun, std::uint64_t{preserve ? 10U : 0U});
        QCOMPARE(stage.counters().headersMissing, std::uint64_t{preserve ? 0U : 10U});
    }
}

void BalancerSessionsTest::signInsWaitInLine()
{
    BalancerParameters parameters = setup(2, Persistence::Source);
    for (ApplianceParameters& appliance : parameters.uags)
        appliance.signInsAtOnce = 1;
    parameters.clients[0].between = exactly({});
    parameters.clients[0].count = 6;
    Stage stage(parameters);
    // Three on each, two seconds one after the other.
    QVERIFY(stage.run(milliseconds(2001)));
    QCOMPARE(stage.counters().begun, std::uint64_t{2});
    QVERIFY(stage.run(milliseconds(6001)));
    QCOMPARE(stage.counters().begun, std::uint64_t{6});
    QCOMPARE(stage.state().totals().signIn.mean(), std::optional(4.0));
}

void BalancerSessionsTest::aLineFollowsTheLimit()
{
    BalancerParameters parameters = setup(2, Persistence::Source);
    parameters.uags[1].inService = false;
    parameters.uags[0].signInsAtOnce = 3;
    parameters.balancers[0].algorithm = Algorithm::First;
    parameters.clients[0].between = exactly({});
    parameters.clients[0].count = 12;
    parameters.clients[0].signIn = exactly(seconds(2));
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(1)));
    QCOMPARE(stage.uag(1).signingIn, 3U);
    // Lower: those at it finish, and only then one at a time.
    stage.parameters().uags[0].signInsAtOnce = 1;
    stage.apply();
    QVERIFY(stage.run(seconds(3)));
    QCOMPARE(stage.uag(1).signingIn, 1U);
    QCOMPARE(stage.counters().begun, std::uint64_t{3});
    // Higher: those in line are called at once; without a limit all of them.
    stage.parameters().uags[0].signInsAtOnce = 4;
    stage.apply();
    QCOMPARE(stage.uag(1).signingIn, 4U);
    stage.parameters().uags[0].signInsAtOnce = 0;
    stage.apply();
    QCOMPARE(stage.uag(1).signingIn, 9U);
    QCOMPARE(stage.uag(1).line.size, 0U);
    QVERIFY(stage.run(seconds(6)));
    QCOMPARE(stage.counters().begun, std::uint64_t{12});
}

void BalancerSessionsTest::limitsTurnClientsAway()
{
    BalancerParameters parameters = setup(3, Persistence::Source);
    for (ApplianceParameters& appliance : parameters.uags)
        appliance.sessionLimit = 2;
    parameters.clients[0].count = 9;
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(20)));
    QCOMPARE(stage.counters().refused, std::uint64_t{3});
    for (std::size_t number = 1; number <= 3; ++number)
        QCOMPARE(stage.sessionsOn(number), std::int64_t{2});
}

void BalancerSessionsTest::clientsWaitForRoom()
{
    BalancerParameters parameters = setup(3, Persistence::Source);
    for (ApplianceParameters& appliance : parameters.uags)
        appliance.sessionLimit = 2;
    parameters.balancers[0].queueTimeout = seconds(60);
    parameters.clients[0].count = 9;
    parameters.clients[0].session = exactly(seconds(30));
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(20)));
    QCOMPARE(stage.state().fronts()[0].waiting.size, 3U);
    QVERIFY(stage.run(seconds(50)));
    QCOMPARE(stage.counters().begun, std::uint64_t{9});
    QCOMPARE(stage.counters().refused, std::uint64_t{0});

    parameters.balancers[0].queueTimeout = seconds(10);
    Stage impatient(parameters);
    QVERIFY(impatient.run(seconds(50)));
    QCOMPARE(impatient.counters().begun, std::uint64_t{6});
    QCOMPARE(impatient.counters().refused, std::uint64_t{3});
}

void BalancerSessionsTest::checkedParameters_data()
{
    QTest::addColumn<int>("change");
    QTest::addColumn<QString>("path");
    QTest::newRow("no appliances") << 0 << "uags";
    QTest::newRow("one name twice") << 1 << "uags[2].name";
    QTest::newRow("unknown server") << 2 << "uags[1].target";
    QTest::newRow("unknown balancer") << 3 << "clients[1].balancer";
    QTest::newRow("clients without an end") << 4 << "clients[1].between";
    QTest::newRow("internal users without servers") << 5 << "clients[1].kind";
    QTest::newRow("too many addresses") << 6 << "clients";
}

void BalancerSessionsTest::checkedParameters()
{
    QFETCH(int, change);
    QFETCH(QString, path);
    BalancerParameters parameters = setup(2, Persistence::Source);
    QVERIFY(!parameters.check());
    switch (change) {
    case 0:
        parameters.uags.clear();
        break;
    case 1:
        parameters.uags[1].name = "uag1";
        break;
    case 2:
        parameters.uags[0].target = "A";
        break;
    case 3:
        parameters.clients[0].balancer = "lb2";
        break;
    case 4:
        parameters.clients[0].between = exactly({});
        break;
    case 5:
        parameters.clients[0].kind = ClientKind::Internal;
        break;
    default:
        parameters.clients[0].population = 1'000'000;
        parameters.clients[0].addressesPerClient = 64;
        break;
    }
    const auto problem = parameters.check();
    QVERIFY(problem);
    QCOMPARE(QString::fromStdString(problem->path), path);
}

QTEST_GUILESS_MAIN(BalancerSessionsTest)
#include "tst_sim_balancer_sessions.moc"
