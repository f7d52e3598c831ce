// SPDX-License-Identifier: GPL-3.0-or-later
#include "Farm.h"
#include "Holds.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace naru::sim;
using namespace naru::sim::balancer;
using namespace naru::sim::balancer::test;

namespace {

Chooser chooser(Algorithm algorithm, const Members& members)
{
    return Chooser({.algorithm = algorithm}, members);
}

/** One connection after another, each closed before the next opens. */
std::vector<int> countsOneByOne(Chooser& chosen, int connections)
{
    std::vector<int> counts(chosen.members().size());
    for (int connection = 0; connection < connections; ++connection) {
        const MemberIndex member = chosen.choose({}).value();
        chosen.take(member);
        chosen.release(member);
        ++counts[member];
    }
    return counts;
}

} // namespace

class ChoicesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void asHAProxy_data();
    void asHAProxy();
    void sourceByModulo();
    void leastSessionsOfThoseAvailable();
    void spreadIsEven();
    void fifoTiesUseEveryServer();
    void weightedRotationOfTies();
    void mappedWeightsAreReduced();
    void drainAndWeightZeroTakeNobodyNew_data();
    void drainAndWeightZeroTakeNobodyNew();
    void limits_data();
    void limits();
    void twoChoicesTakeTheLesserLoaded();
    void distinctChoicesAreTwoServers();
    void randomFollowsWeights();
    void dnsKnowsNothingOfHealth();
    void namesAndBack();
    void badScripts_data();
    void badScripts();
};

void ChoicesTest::asHAProxy_data()
{
    // What HAProxy 2.6 chose, row by row; tests/e2e/haproxy asks a real one anew.
    QTest::addColumn<QString>("algorithm");
    QTest::addColumn<QString>("weights");
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("chosen");
    QTest::newRow("leastconn, opened only") << "leastconn"
                                            << "1:1:1"
                                            << "o o o o o o"
                                            << "1 2 3 1 2 3";
    QTest::newRow("leastconn, one at a time") << "leastconn"
                                              << "1:1:1"
                                              << "o c1 o c2 o c3 o c4"
                                              << "1 2 3 1";
    QTest::newRow("leastconn, mixed") << "leastconn"
                                      << "1:1:1"
                                      << "o o o c2 o o c1 c4 c3 o o o"
                                      << "1 2 3 2 1 2 3 1";
    QTest::newRow("leastconn, weights") << "leastconn"
                                        << "3:2:1"
                                        << "o o o o o o o o o"
                                        << "1 2 3 1 2 1 1 2 1";
    QTest::newRow("leastconn, weights do not matter when idle") << "leastconn"
                                                                << "3:2:1"
                                                                << "o o o c3 c2 c1 o c4 o c5 o c6"
                                                                << "1 2 3 3 2 1";
    QTest::newRow("roundrobin") << "roundrobin"
                                << "3:2:1"
                                << "o o o o o o o o o o o o"
                                << "1 2 1 3 1 2 1 2 1 3 1 2";
    QTest::newRow("roundrobin, loses one, gets it back") << "roundrobin"
                                                         << "1:1:1"
                                                         << "o o d2 o o o u2 o o o o"
                                                         << "1 2 3 1 3 1 3 2 1";
    QTest::newRow("static-rr") << "static-rr"
                               << "3:2:1"
                               << "o o o o o o o o o o o o"
                               << "1 1 2 1 2 3 1 1 2 1 2 3";
    QTest::newRow("static-rr, loses one") << "static-rr"
                                          << "1:1:1"
                                          << "o o d1 o o o o"
                                          << "1 2 2 3 2 3";
}

void ChoicesTest::asHAProxy()
{
    HOLDS("U4", "U6");
    QFETCH(QString, algorithm);
    QFETCH(QString, weights);
    QFETCH(QString, script);
    QFETCH(QString, chosen);
    Members members;
    for (const QString& weight : weights.split(QLatin1Char(':')))
        members.push_back({.weight = weight.toUInt()});
    Chooser asked({.algorithm = algorithmFromName(algorithm.toStdString()).value()}, members);
    QCOMPARE(played(asked, script), chosen);
}

void ChoicesTest::sourceByModulo()
{
    std::vector<std::uint32_t> clients;
    for (std::uint32_t last = 1; last <= 20; ++last)
        clients.push_back(127U << 24 | last);
    Random random(1, "none");
    Chooser weighted = chooser(Algorithm::Source, farm({3, 2, 1}));
    QCOMPARE(text(replay(weighted, clients, random)), "3 1 1 2 1 2 3 1 1 2 1 2 3 1 1 2 1 2 3 1");
    Chooser equal = chooser(Algorithm::Source, farm({1, 1, 1}));
    QCOMPARE(text(replay(equal, clients, random)), "3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1");
}

void ChoicesTest::leastSessionsOfThoseAvailable()
{
    HOLDS("U4", "U6");
    Members members = farm({1, 1, 1});
    members[0].served = 5;
    members[1].served = 3;
    members[1].health = Health::Down;
    members[2].served = 4;
    QCOMPARE(chooser(Algorithm::LeastConnections, members).choose({}), Chosen(2));

    Members servers = farm({1, 1});
    servers[0].served = 12;
    servers[1].served = 9;
    Chooser inner = chooser(Algorithm::LeastConnections, servers);
    QCOMPARE(inner.choose({}), Chosen(1));
    inner.setHealth(1, Health::Down);
    QCOMPARE(inner.choose({}), Chosen(0));
    inner.setHealth(0, Health::Down);
    QCOMPARE(inner.choose({}), Chosen());
}

void ChoicesTest::spreadIsEven()
{
    HOLDS("U7");
    Chooser even = chooser(Algorithm::LeastConnections, farm({1, 1, 1}));
    for (int client = 0; client < 300; ++client) {
        even.take(even.choose({}).value());
        const auto [least, most] = std::ranges::minmax(even.members(), {}, &Member::served);
        QVERIFY(most.served - least.served <= 1);
    }
    for (const Member& member : even.members())
        QCOMPARE(member.served, 100U);
}

void ChoicesTest::fifoTiesUseEveryServer()
{
    HOLDS("C-LB-01");
    Chooser five = chooser(Algorithm::LeastConnections, farm({1, 1, 1, 1, 1}));
    for (const int count : countsOneByOne(five, 1000))
        QVERIFY2(count >= 180 && count <= 220, qPrintable(QString::number(count)));
}

void ChoicesTest::weightedRotationOfTies()
{
    HOLDS("C-LB-01");
    const Method rotation{.algorithm = Algorithm::LeastConnections, .ties = Ties::WeightedRotation};
    Chooser five(rotation, farm({1, 1, 1, 1, 1}));
    for (const int count : countsOneByOne(five, 1000))
        QVERIFY2(count >= 180 && count <= 220, qPrintable(QString::number(count)));
    Chooser weighted(rotation, farm({1, 2}));
    QCOMPARE(countsOneByOne(weighted, 999), (std::vector{333, 666}));
    // HAProxy's rule does not look at weights while all are idle.
    Chooser fifo = chooser(Algorithm::LeastConnections, farm({1, 2}));
    QCOMPARE(countsOneByOne(fifo, 1000), (std::vector{500, 500}));
}

void ChoicesTest::mappedWeightsAreReduced()
{
    Chooser reduced = chooser(Algorithm::StaticRoundRobin, farm({30, 20, 10}));
    QCOMPARE(played(reduced, "o o o o o o o"), "1 1 2 1 2 3 1");
}

void ChoicesTest::drainAndWeightZeroTakeNobodyNew_data()
{
    QTest::addColumn<int>("algorithm");
    for (const NamedAlgorithm& row : algorithms()) {
        if (row.algorithm != Algorithm::DnsRoundRobin)
            QTest::newRow(row.name.data()) << static_cast<int>(row.algorithm);
    }
}

void ChoicesTest::drainAndWeightZeroTakeNobodyNew()
{
    HOLDS("U21", "U25");
    QFETCH(int, algorithm);
    using Change = void (*)(Chooser&, bool);
    constexpr std::array<Change, 5> changes{
        [](Chooser& farm, bool off) { farm.setHealth(1, off ? Health::Down : Health::Up); },
        [](Chooser& farm, bool off) { farm.setHealth(1, off ? Health::Stopping : Health::Up); },
        [](Chooser& farm, bool off) { farm.setAdmin(1, off ? Admin::Drain : Admin::Ready); },
        [](Chooser& farm, bool off) { farm.setAdmin(1, off ? Admin::Maintenance : Admin::Ready); },
        [](Chooser& farm, bool off) { farm.setWeight(1, off ? 0 : 2); },
    };
    for (const Change change : changes) {
        Chooser farmed = chooser(static_cast<Algorithm>(algorithm), farm({1, 2, 1}));
        Random random(7, "clients");
        const auto comesToSecond = [&] {
            int times = 0;
            for (int client = 0; client < 60; ++client) {
                const Ask ask{.source = static_cast<std::uint32_t>(random.bits()),
                              .random = {random.bits(), random.bits()}};
                const MemberIndex member = farmed.choose(ask).value();
                farmed.take(member);
                times += member == 1;
            }
            return times;
        };
        change(farmed, true);
        QCOMPARE(comesToSecond(), 0);
        change(farmed, false);
        if (static_cast<Algorithm>(algorithm) != Algorithm::First)
            QVERIFY(comesToSecond() > 10);
    }
}

void ChoicesTest::limits_data()
{
    QTest::addColumn<QString>("algorithm");
    QTest::addColumn<QString>("chosen");
    QTest::newRow("first") << "first"
                           << "1 1 2 2 3 3 - 1";
    QTest::newRow("leastconn") << "leastconn"
                               << "1 2 3 1 2 3 - 1";
    QTest::newRow("roundrobin") << "roundrobin"
                                << "1 2 3 1 2 3 - 1";
    QTest::newRow("static-rr") << "static-rr"
                               << "1 2 3 1 2 3 - 1";
}

void ChoicesTest::limits()
{
    QFETCH(QString, algorithm);
    QFETCH(QString, chosen);
    Members members = farm({1, 1, 1});
    for (Member& member : members)
        member.connectionLimit = 2;
    Chooser limited = chooser(algorithmFromName(algorithm.toStdString()).value(), members);
    QCOMPARE(played(limited, "o o o o o o o c1 o"), chosen);
}

void ChoicesTest::twoChoicesTakeTheLesserLoaded()
{
    constexpr std::uint64_t half = std::uint64_t{1} << 63;
    Members members = farm({1, 1});
    members[0].served = 3;
    members[1].served = 2;
    Chooser two = chooser(Algorithm::TwoChoices, members);
    QCOMPARE(two.randomNumbers(), std::size_t{2});
    QCOMPARE(two.choose({.random = {0, half}}), Chosen(1));
    QCOMPARE(two.choose({.random = {half, 0}}), Chosen(1));
    QCOMPARE(two.choose({.random = {0, 0}}), Chosen(0));
    two.take(1);
    // Equal: the second draw.
    QCOMPARE(two.choose({.random = {0, half}}), Chosen(1));
    QCOMPARE(two.choose({.random = {half, 0}}), Chosen(0));
}

void ChoicesTest::distinctChoicesAreTwoServers()
{
    Members members = farm({1, 1});
    members[0].served = 1;
    Chooser two({.algorithm = Algorithm::TwoChoices, .distinctChoices = true}, members);
    Random random(3, "draws");
    for (int client = 0; client < 100; ++client)
        QCOMPARE(two.choose({.random = {random.bits(), random.bits()}}), Chosen(1));
}

void ChoicesTest::randomFollowsWeights()
{
    Chooser weighted = chooser(Algorithm::Random, farm({1, 3, 0}));
    Random random(11, "draws");
    std::array<int, 3> counts{};
    constexpr int draws = 40'000;
    for (int draw = 0; draw < draws; ++draw)
        ++counts[weighted.choose({.random = {random.bits()}}).value()];
    QCOMPARE(counts[2], 0);
    // Five standard deviations, of sqrt(40,000 / 4 * 3 / 4) = 87 each.
    QVERIFY2(std::abs(counts[0] - draws / 4) < 433, qPrintable(QString::number(counts[0])));
}

void ChoicesTest::dnsKnowsNothingOfHealth()
{
    HOLDS("U17");
    Chooser names = chooser(Algorithm::DnsRoundRobin, farm({1, 1}));
    QCOMPARE(played(names, "o o o o"), "1 2 1 2");
    names.setHealth(0, Health::Down);
    QCOMPARE(played(names, "o o"), "1 2");
}

void ChoicesTest::namesAndBack()
{
    for (const NamedAlgorithm& row : algorithms()) {
        QCOMPARE(algorithmFromName(row.name), std::optional(row.algorithm));
        QVERIFY(nameOf(row.algorithm) == row.name);
    }
    QCOMPARE(algorithmFromName("least"), std::nullopt);
}

void ChoicesTest::badScripts_data()
{
    QTest::addColumn<QString>("script");
    QTest::addColumn<QString>("word");
    QTest::newRow("no such word") << "o x"
                                  << "x";
    QTest::newRow("no number") << "o c"
                               << "c";
    QTest::newRow("not a number") << "o c1x"
                                  << "c1x";
    QTest::newRow("never opened") << "o c2"
                                  << "c2";
    QTest::newRow("closed twice") << "o c1 c1"
                                  << "c1";
    QTest::newRow("counts from 1") << "o c0"
                                   << "c0";
    QTest::newRow("no such server") << "o d4"
                                    << "d4";
    QTest::newRow("too heavy") << "w1=257"
                               << "w1=257";
    QTest::newRow("no weight") << "w1="
                               << "w1=";
    QTest::newRow("weight without =") << "w1"
                                      << "w1";
    QTest::newRow("down with a weight") << "d1=2"
                                        << "d1=2";
    QTest::newRow("number too large") << "o c4294967297"
                                      << "c4294967297";
}

void ChoicesTest::badScripts()
{
    QFETCH(QString, script);
    QFETCH(QString, word);
    Chooser asked = chooser(Algorithm::LeastConnections, farm({1, 1, 1}));
    QCOMPARE(played(asked, script), QStringLiteral("bad: ") + word);
}

QTEST_GUILESS_MAIN(ChoicesTest)
#include "tst_sim_choices.moc"
