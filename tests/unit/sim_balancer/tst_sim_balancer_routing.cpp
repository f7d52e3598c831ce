// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Stage.h"

#include <QTest>

#include <cmath>

using namespace naru::sim;
using namespace naru::sim::balancer;
using namespace naru::sim::balancer::test;

namespace {

double misroutedShare(const Counters& counters)
{
    return static_cast<double>(counters.misrouted) /
           static_cast<double>(counters.misrouted + counters.established);
}

BalancerParameters crowd(std::size_t appliances, Persistence persistence, std::int64_t clients)
{
    BalancerParameters parameters = setup(appliances, persistence);
    parameters.clients[0].count = clients;
    parameters.clients[0].between = exactly(milliseconds(10));
    return parameters;
}

} // namespace

/** Where later connections of a session go, and what becomes of those that go wrong. */
class BalancerRoutingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void persistenceKeepsSessionsTogether_data();
    void persistenceKeepsSessionsTogether();
    void cookiesDoNotGoEverywhere();
    void misroutedIsDroppedInTheDmz();
    void misroutedShareWithoutAffinity_data();
    void misroutedShareWithoutAffinity();
    void perAppTunnelNeedsPersistence();
    void dnsRoundRobinBreaksTunnels();
    void natPutsAllOnOneAppliance();
    void changingAddressesMisroute();
    void redirectSpreadsClientsOfOneAddress();
    void persistenceIsForgotten();
};

void BalancerRoutingTest::persistenceKeepsSessionsTogether_data()
{
    QTest::addColumn<int>("persistence");
    QTest::newRow("source") << static_cast<int>(Persistence::Source);
    QTest::newRow("port groups") << static_cast<int>(Persistence::PortGroups);
    QTest::newRow("N+1 addresses") << static_cast<int>(Persistence::NodeAddresses);
    QTest::newRow("307") << static_cast<int>(Persistence::Redirect);
    QTest::newRow("cookie") << static_cast<int>(Persistence::Cookie);
}

void BalancerRoutingTest::persistenceKeepsSessionsTogether()
{
    HOLDS("U10", "U16");
    QFETCH(int, persistence);
    BalancerParameters parameters = crowd(3, static_cast<Persistence>(persistence), 300);
    parameters.clients[0].secondaries = {"tunnel tcp 443", "blast tcp 8443"};
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(30)));
    QCOMPARE(stage.counters().established, std::uint64_t{600});
    QCOMPARE(stage.counters().misrouted, std::uint64_t{0});
    for (std::size_t number = 1; number <= 3; ++number)
        QCOMPARE(stage.sessionsOn(number), std::int64_t{100});
}

void BalancerRoutingTest::cookiesDoNotGoEverywhere()
{
    HOLDS("U10");
    BalancerParameters parameters = crowd(3, Persistence::Cookie, 300);
    parameters.balancers[0].algorithm = Algorithm::Random;
    parameters.clients[0].secondaries = {"pcoip udp 4172"};
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(30)));
    QVERIFY(stage.counters().misrouted > 100);
}

void BalancerRoutingTest::misroutedIsDroppedInTheDmz()
{
    HOLDS("U12");
    // One client after another and no affinity: leastconn sends the first one's secondary elsewhere.
    BalancerParameters parameters = setup(2, Persistence::None);
    parameters.clients[0].count = 1;
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(10)));
    QCOMPARE(stage.counters().misrouted, std::uint64_t{1});
    QCOMPARE(stage.sessionsOn(1), std::int64_t{1});
    QCOMPARE(stage.uag(2).dropped, std::uint64_t{1});
    QCOMPARE(stage.uag(2).forwarded, std::uint64_t{0});
    const auto story = stage.state().story("session/1");
    QCOMPARE(story.back().code, std::string("misrouted"));
    QVERIFY(story.back().text.en.find("not authorised") != std::string::npos);
    // A screen is told the way of each connection, and where the one that failed belongs.
    QCOMPARE(story.back().ways.back().to, std::string("uag/uag2"));
    const auto passages = stage.state().snapshot(seconds(10)).passages;
    QCOMPARE(passages.size(), std::size_t{2});
    QCOMPARE(passages[0].kind, std::string("primary"));
    QCOMPARE(passages[0].way, (std::vector<std::string>{"clients/clients", "balancer/lb1", "uag/uag1"}));
    QCOMPARE(passages[1].outcome, std::string("misrouted"));
    QCOMPARE(passages[1].way.back(), std::string("uag/uag2"));
    QCOMPARE(passages[1].home, std::string("uag/uag1"));
    QCOMPARE(passages[1].carries, std::string("blast tcp 8443"));
    QCOMPARE(passages[1].client, std::uint64_t{1});
    QVERIFY(passages[0].number < passages[1].number);
}

void BalancerRoutingTest::misroutedShareWithoutAffinity_data()
{
    QTest::addColumn<int>("appliances");
    for (const int appliances : {2, 3, 5})
        QTest::addRow("%d appliances", appliances) << appliances;
}

void BalancerRoutingTest::misroutedShareWithoutAffinity()
{
    HOLDS("U13");
    QFETCH(int, appliances);
    constexpr int clients = 6000;
    BalancerParameters parameters = crowd(static_cast<std::size_t>(appliances), Persistence::None, clients);
    parameters.balancers[0].algorithm = Algorithm::Random;
    Stage random(parameters);
    while (random.step(minutes(5))) {
    }
    QCOMPARE(random.state().brokenInvariant(), std::nullopt);
    const double expected = 1 - 1.0 / appliances;
    const double deviation = std::sqrt(expected * (1 - expected) / clients);
    const double share = misroutedShare(random.counters());
    QVERIFY2(std::abs(share - expected) < 4.5 * deviation,
             qPrintable(QStringLiteral("%1, expected %2").arg(share).arg(expected)));

    parameters.balancers[0].persistence = Persistence::Source;
    Stage affine(parameters);
    while (affine.step(minutes(5))) {
    }
    QCOMPARE(affine.counters().misrouted, std::uint64_t{0});
}

void BalancerRoutingTest::perAppTunnelNeedsPersistence()
{
    HOLDS("U15", "U16");
    BalancerParameters parameters = crowd(2, Persistence::None, 4000);
    parameters.balancers[0].algorithm = Algorithm::Random;
    parameters.clients[0].kind = ClientKind::PerAppTunnel;
    parameters.clients[0].secondaries = {"tunnel tcp 443"};
    Stage none(parameters);
    while (none.step(minutes(5))) {
    }
    const double share = misroutedShare(none.counters());
    QVERIFY2(std::abs(share - 0.5) < 0.036, qPrintable(QString::number(share)));
    QVERIFY(std::ranges::any_of(none.state().log(100),
                                [](const LogEntry& entry) { return entry.code == "keys-missing"; }));
    for (const Persistence persistence : {Persistence::Source, Persistence::Cookie}) {
        parameters.balancers[0].persistence = persistence;
        Stage kept(parameters);
        while (kept.step(minutes(5))) {
        }
        QCOMPARE(kept.counters().misrouted, std::uint64_t{0});
        QCOMPARE(kept.counters().established, std::uint64_t{4000});
    }
}

void BalancerRoutingTest::dnsRoundRobinBreaksTunnels()
{
    HOLDS("U17");
    BalancerParameters parameters = setup(2, Persistence::None);
    parameters.balancers[0].algorithm = Algorithm::DnsRoundRobin;
    parameters.clients[0].kind = ClientKind::PerAppTunnel;
    parameters.clients[0].secondaries = {"tunnel tcp 443"};
    parameters.clients[0].between = exactly(seconds(10));
    parameters.clients[0].count = 10;
    Stage stage(parameters);
    QVERIFY(stage.run(minutes(3)));
    // The session takes one address, its data connection the next.
    QCOMPARE(stage.counters().misrouted, std::uint64_t{10});

    // One connection that carries the whole session has no such trouble.
    parameters.clients[0].secondaries.clear();
    Stage whole(parameters);
    QVERIFY(whole.run(minutes(3)));
    QCOMPARE(whole.counters().begun, std::uint64_t{10});
    QCOMPARE(whole.counters().misrouted, std::uint64_t{0});
    QCOMPARE(whole.sessionsOn(1), std::int64_t{5});
}

void BalancerRoutingTest::natPutsAllOnOneAppliance()
{
    BalancerParameters parameters = crowd(3, Persistence::Source, 300);
    parameters.clients[0].population = 300;
    parameters.clients[0].clientsPerAddress = 300;
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(30)));
    QCOMPARE(stage.sessionsOn(1), std::int64_t{300});
    QCOMPARE(stage.counters().misrouted, std::uint64_t{0});
}

void BalancerRoutingTest::changingAddressesMisroute()
{
    BalancerParameters parameters = crowd(3, Persistence::Source, 1000);
    parameters.balancers[0].algorithm = Algorithm::Random;
    parameters.clients[0].addressesPerClient = 8;
    Stage stage(parameters);
    while (stage.step(minutes(2))) {
    }
    // 7 of 8 secondary connections come from another address, 2 of 3 of these then land elsewhere.
    const double share = misroutedShare(stage.counters());
    QVERIFY2(share > 0.45 && share < 0.7, qPrintable(QString::number(share)));
}

void BalancerRoutingTest::redirectSpreadsClientsOfOneAddress()
{
    BalancerParameters parameters = crowd(3, Persistence::Redirect, 300);
    parameters.clients[0].population = 300;
    parameters.clients[0].clientsPerAddress = 300;
    Stage stage(parameters);
    QVERIFY(stage.run(seconds(30)));
    for (std::size_t number = 1; number <= 3; ++number)
        QCOMPARE(stage.sessionsOn(number), std::int64_t{100});
    QCOMPARE(stage.counters().misrouted, std::uint64_t{0});
}

void BalancerRoutingTest::persistenceIsForgotten()
{
    BalancerParameters parameters = setup(3, Persistence::Source);
    parameters.balancers[0].persistenceLifetime = minutes(1);
    parameters.clients[0].count = 20;
    parameters.clients[0].secondaryDelay = exactly(minutes(2));
    Stage stage(parameters);
    QVERIFY(stage.run(minutes(5)));
    QVERIFY(stage.counters().misrouted > 0);
    parameters.balancers[0].persistenceLifetime = hours(10);
    Stage remembered(parameters);
    QVERIFY(remembered.run(minutes(5)));
    QCOMPARE(remembered.counters().misrouted, std::uint64_t{0});
}

QTEST_GUILESS_MAIN(BalancerRoutingTest)
#include "tst_sim_balancer_routing.moc"
