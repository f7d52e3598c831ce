// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Rack.h"

#include <QTest>

using namespace naru::sim;
using namespace naru::sim::cluster;
using namespace naru::sim::cluster::test;

namespace {

/** Owner n1, forwarder n2, director n3. */
Rack threeNodes(TrafficParameters traffic, NodeIndex director = 2)
{
    const ClusterParameters parameters = with(nodes(3), std::move(traffic));
    return Rack(parameters, Rack::seedForDirector(parameters, director));
}

/** Sites A (n1, n2) and B (n3, n4), localised. */
ClusterParameters twoSites()
{
    ClusterParameters parameters = nodes(4);
    for (std::size_t node = 0; node < 4; ++node)
        parameters.nodes[node].site = node < 2 ? "A" : "B";
    parameters.roles.localisation = true;
    return parameters;
}

NodeSet set(std::initializer_list<int> numbers)
{
    NodeSet nodes;
    for (const int number : numbers)
        nodes.add(static_cast<NodeIndex>(number - 1));
    return nodes;
}

} // namespace

/** Who owns, backs up, directs and forwards, and the steps of set-up. */
class ClusterFlowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tcpSetUpInEightSteps();
    void udpSetUpInNineSteps();
    void storiesAreNumberedAndWorded();
    void ownerIsWhoFirstReceives();
    void directorByHash();
    void directorIsBackup();
    void anotherChassisBacksUp();
    void localAndGlobalDirector();
    void localAndGlobalBackup();
    void siteBackup();
    void oneQueryThenForwards();
    void twoQueriesFromAnotherSite();
    void cookieSparesTheQuery();
    void withoutRandomisation();
    void shortFlowsGoStraight();
    void directorMayForward();
    void icmpHash_data();
    void icmpHash();
    void fragmentOwnerByHash();
    void fragmentsAreLookedUpWhole();
    void fragmentsOfANewAndAnExistingConnection();
    void ftpDataKeepsControlAlive();
    void ftpControlMovedIsForgotten();
    void ftpWithAaaIsCentralised();
    void sipMediaFollowsItsControl();
    void translatedPacketsAreRedirected();
    void translatedPacketsMakeNoForwardingFlow();
    void dynamicNatAsksTheControlNode();
    void perSessionPatScales();
    void multiSessionPatIsTheControlNodes();
    void ownerUnderPat_data();
    void ownerUnderPat();
    void centralisedStateIsLost();
    void redirectionLoadsTheLink();
};

void ClusterFlowsTest::tcpSetUpInEightSteps()
{
    HOLDS("A70");
    TrafficParameters traffic = one(TrafficKind::Tcp, {"n1"}, {"n2"});
    traffic.packets = 1;
    traffic.speakers = Speakers::Server;
    traffic.closes = false;
    Rack rack = threeNodes(traffic);
    QVERIFY(rack.run(seconds(1)));
    QCOMPARE(rack.trace(1), QStringList({
                                QStringLiteral("syn-at-owner:n1"),
                                QStringLiteral("syn-ack-at-forwarder:n2"),
                                QStringLiteral("cookie-decoded:n2>n1"),
                                QStringLiteral("registration:n1>n3"),
                                QStringLiteral("syn-ack-to-client:n1"),
                                QStringLiteral("director-flow:n3>n1"),
                                QStringLiteral("state-update:n1>n3"),
                                QStringLiteral("forwarded-by-flow:n2>n1"),
                                QStringLiteral("to-client:n1"),
                            }));
    QCOMPARE(rack.counters().queries, 0u);
    QCOMPARE(rack.counters().forwards, 2u);
    QCOMPARE(rack.counters().updates, 2u);
    QVERIFY(rack.flow().backups == set({3}) && rack.flow().directors == set({3}));
    const auto ends = [](const std::vector<LogEntry>& story) {
        QStringList texts;
        for (const LogEntry& step : story) {
            for (const Way& way : step.ways)
                texts.append(QString::fromStdString(way.from + '>' + way.to).remove(QStringLiteral("node/")));
        }
        return texts.join(QLatin1Char(' '));
    };
    QCOMPARE(ends(rack.state().story("flow/1")),
             QStringLiteral(
                 "client>n1 n1>server server>n2 n2>n1 n1>n3 n1>client n1>n3 server>n2 n2>n1 n1>client"));
    // A screen is told who has which role, and the same messages as they went.
    const Snapshot snapshot = rack.state().snapshot(seconds(1));
    QStringList roles;
    for (const Role& role : snapshot.marks.front().roles)
        roles.append(QString::fromStdString(role.code + ':' + role.element));
    QCOMPARE(roles, QStringList({QStringLiteral("owner:node/n1"), QStringLiteral("director:node/n3"),
                                 QStringLiteral("backup:node/n3"), QStringLiteral("forwarder:node/n2")}));
    QCOMPARE(snapshot.passages.size(), std::size_t{10});

    // Step 7: a packet at a further node asks the director, and then has a forwarding flow.
    traffic.back = {"n2"};
    ClusterParameters parameters = with(nodes(4), traffic);
    parameters.traffic[0].packets = 3;
    Rack further(parameters, Rack::seedForDirector(parameters, 2));
    QVERIFY(further.run(milliseconds(150)));
    further.parameters().traffic[0].back = {"n4"};
    further.apply();
    QVERIFY(further.run(seconds(1)));
    const QStringList steps = further.trace(1);
    const auto asked = steps.indexOf(QStringLiteral("director-asked:n4>n3"));
    QVERIFY2(asked > 0, qPrintable(steps.join(QLatin1Char('\n'))));
    QCOMPARE(steps.mid(asked - 1, 5),
             QStringList({QStringLiteral("untracked:n4"), QStringLiteral("director-asked:n4>n3"),
                          QStringLiteral("director-answered:n3>n1"),
                          QStringLiteral("director-answered:n4>n1"), QStringLiteral("to-client:n1")}));
    QCOMPARE(further.counters().queries, 1u);
    QVERIFY2(ends(further.state().story("flow/1")).contains(QStringLiteral("server>n4 n4>n3 n3>n4")),
             qPrintable(ends(further.state().story("flow/1"))));
}

void ClusterFlowsTest::udpSetUpInNineSteps()
{
    HOLDS("A71");
    TrafficParameters traffic = one(TrafficKind::Udp, {"n1"}, {"n2"});
    traffic.packets = 2;
    Rack rack = threeNodes(traffic);
    QVERIFY(rack.run(seconds(1)));
    QCOMPARE(rack.trace(1), QStringList({
                                QStringLiteral("first-packet:n1"),
                                QStringLiteral("first-packet-query:n1>n3"),
                                QStringLiteral("sent-back:n3>n1"),
                                QStringLiteral("owner-made:n1"),
                                QStringLiteral("owner-registers:n1>n3"),
                                QStringLiteral("packet-at-forwarder:n2"),
                                QStringLiteral("forwarder-asks:n2>n3"),
                                QStringLiteral("director-replies:n3>n1"),
                                QStringLiteral("forwarding-flow:n2>n1"),
                                QStringLiteral("to-client:n1"),
                            }));
    QCOMPARE(rack.counters().queries, 2u);
    QCOMPARE(rack.counters().forwards, 1u);
    QCOMPARE(rack.counters().updates, 1u);

    // The same of ICMP, whose answer goes straight to the director.
    Rack echo = threeNodes(one(TrafficKind::Icmp, {"n1"}, {"n2"}));
    QVERIFY(echo.run(seconds(1)));
    QCOMPARE(echo.trace(1).mid(0, 5), rack.trace(1).mid(0, 5));
    QVERIFY(echo.trace(1).contains(QStringLiteral("short-to-director:n2>n3")));
}

void ClusterFlowsTest::storiesAreNumberedAndWorded()
{
    Rack rack = threeNodes(one(TrafficKind::Tcp, {"n1"}, {"n2"}));
    QVERIFY(rack.run(seconds(1)));
    const auto story = rack.state().story("flow/1");
    QVERIFY(story.size() > 8);
    for (std::size_t step = 0; step < story.size(); ++step) {
        const std::string number = std::to_string(step + 1) + ". ";
        QVERIFY(story[step].text.en.starts_with(number) && story[step].text.ko.starts_with(number));
        QVERIFY(story[step].text.en.find('%') == std::string::npos);
        QVERIFY(story[step].text.ko.find('%') == std::string::npos);
    }
    QVERIFY(story[0].text.en.ends_with("[A70 (1)]"));
    QCOMPARE(story[3].element, std::string("node/n1"));
    QVERIFY(rack.state().story("flow/2").empty());
    QVERIFY(!rack.state().story("cluster").empty());
}

void ClusterFlowsTest::ownerIsWhoFirstReceives()
{
    HOLDS("A49");
    for (const int number : {1, 2, 3}) {
        Rack rack = threeNodes(one(TrafficKind::Tcp, {"n" + std::to_string(number)}, {"n1"}));
        QVERIFY(rack.run(milliseconds(50)));
        QCOMPARE(rack.owner(), number);
        QVERIFY(rack.flow().tcp == TcpState::Established);
    }
}

void ClusterFlowsTest::directorByHash()
{
    HOLDS("A52");
    // Stable: these numbers are the documented hashes of this tuple, on every machine.
    const FourTuple tuple{0x0A000001, 0xC6336401, 40000, 443};
    QCOMPARE(directorHash(tuple, HashKind::SplitMix), directorHash(reversed(tuple), HashKind::SplitMix));
    QVERIFY(directorHash(tuple, HashKind::SplitMix) != directorHash(tuple, HashKind::Fnv));
    const RoleBook book(std::vector<Place>(4), {});
    std::array<int, 4> shares{};
    for (std::uint16_t port = 1024; port < 5024; ++port) {
        FourTuple other = tuple;
        other.sourcePort = port;
        const std::uint64_t hash = directorHash(other, HashKind::SplitMix);
        const NodeIndex director = book.director(hash, NodeSet::firstOnes(4));
        QCOMPARE(book.director(hash, NodeSet::firstOnes(4)), director);
        QVERIFY(!book.director(hash, set({1, 2})) || book.director(hash, set({1, 2})) == 1);
        ++shares[director];
    }
    for (const int share : shares)
        QVERIFY2(std::abs(share - 1000) < 110, qPrintable(QString::number(share)));
}

void ClusterFlowsTest::directorIsBackup()
{
    HOLDS("A53");
    const RoleBook book(std::vector<Place>(4), {});
    const RoleBook next(std::vector<Place>(4), {.separate = SeparateBackup::NextNode});
    for (std::uint64_t hash = 0; hash < 4; ++hash) {
        for (NodeIndex owner = 0; owner < 4; ++owner) {
            const Roles roles = book.roles(hash, owner, NodeSet::firstOnes(4));
            const auto director = static_cast<NodeIndex>(hash);
            QCOMPARE(roles.globalDirector, director);
            const NodeIndex expected = director != owner ? director : static_cast<NodeIndex>((owner + 1) % 4);
            QVERIFY(roles.backups == NodeSet::of(expected));
            QVERIFY(!roles.backups.has(owner));
            QVERIFY(!next.roles(hash, owner, NodeSet::firstOnes(4)).backups.has(owner));
        }
    }
    QVERIFY(book.roles(0, 2, set({3})).backups.empty());

    Rack rack = threeNodes(one(TrafficKind::Tcp, {"n3"}, {"n3"}));
    QVERIFY(rack.run(milliseconds(50)));
    QCOMPARE(rack.owner(), 3);
    QVERIFY(rack.flow().directors.has(2) && rack.flow().backups == set({1}));
}

void ClusterFlowsTest::anotherChassisBacksUp()
{
    HOLDS("A55");
    // n1, n2 in one chassis, n3, n4 in another.
    const RoleBook book({{0, 1}, {0, 1}, {0, 2}, {0, 2}}, {});
    const NodeSet all = NodeSet::firstOnes(4);
    QVERIFY(book.roles(1, 0, all).backups.has(1));
    QCOMPARE(book.roles(1, 0, all).backups.size(), std::size_t{2});
    QVERIFY(!(book.roles(1, 0, all).backups & set({3, 4})).empty());
    QVERIFY(book.roles(2, 0, all).backups == set({3}));
    QVERIFY(book.roles(1, 0, set({1, 2})).backups == set({2}));

    ClusterParameters parameters = with(nodes(4), one(TrafficKind::Tcp, {"n1"}, {"n1"}));
    for (std::size_t node = 0; node < 4; ++node)
        parameters.nodes[node].chassis = node < 2 ? "c1" : "c2";
    Rack rack(parameters, Rack::seedForDirector(parameters, 1));
    QVERIFY(rack.run(milliseconds(50)));
    QCOMPARE(rack.flow().backups.size(), std::size_t{2});
}

void ClusterFlowsTest::localAndGlobalDirector()
{
    HOLDS("A56");
    const RoleBook book({{0, 0}, {0, 0}, {1, 0}, {1, 0}}, {.localisation = true});
    const NodeSet all = NodeSet::firstOnes(4);
    for (std::uint64_t hash = 0; hash < 8; ++hash) {
        for (NodeIndex owner = 0; owner < 4; ++owner) {
            const Roles roles = book.roles(hash, owner, all);
            QCOMPARE(book.siteOf(roles.localDirector), book.siteOf(owner));
            QCOMPARE(roles.globalDirector, book.director(hash, all));
        }
    }
    // They may be one.
    QCOMPARE(book.roles(0, 1, all).directors().size(), std::size_t{1});
    QCOMPARE(book.roles(2, 1, all).directors().size(), std::size_t{2});
}

void ClusterFlowsTest::localAndGlobalBackup()
{
    HOLDS("A57");
    const RoleBook book({{0, 0}, {0, 0}, {1, 0}, {1, 0}}, {.localisation = true});
    const NodeSet all = NodeSet::firstOnes(4);
    for (std::uint64_t hash = 0; hash < 8; ++hash) {
        for (NodeIndex owner = 0; owner < 4; ++owner)
            QVERIFY(!(book.roles(hash, owner, all).backups & book.site(book.siteOf(owner))).empty());
    }
    const auto updatesWithDirector = [](NodeIndex director) {
        const ClusterParameters parameters = with(twoSites(), one(TrafficKind::Tcp, {"n1"}, {"n1"}));
        Rack rack(parameters, Rack::seedForDirector(parameters, director));
        while (rack.counters().updates == 0 && rack.step(seconds(1))) {
        }
        return rack.counters().updates;
    };
    // The global one in the other site: two updates. It coincides with the local one: one.
    QCOMPARE(updatesWithDirector(2), 2u);
    QCOMPARE(updatesWithDirector(1), 1u);
}

void ClusterFlowsTest::siteBackup()
{
    HOLDS("A58");
    // Chassis 1 and 2 in site A, 3 and 4 in site B; two nodes each.
    const RoleBook book({{0, 1}, {0, 1}, {0, 2}, {0, 2}, {1, 3}, {1, 3}, {1, 4}, {1, 4}},
                        {.siteRedundancy = true});
    const NodeSet all = NodeSet::firstOnes(8);
    const Roles roles = book.roles(1, 0, all);
    QVERIFY(roles.backups.has(1));
    QCOMPARE((roles.backups & set({3, 4})).size(), std::size_t{1});
    QCOMPARE((roles.backups & book.site(1)).size(), std::size_t{1});
    QCOMPARE(roles.backups.size(), std::size_t{3});
    // A director in the other site is backup enough.
    QCOMPARE(book.roles(4, 0, all).backups.size(), std::size_t{1});
    const RoleBook without({{0, 0}, {0, 0}, {1, 0}}, {});
    QVERIFY(without.roles(1, 0, NodeSet::firstOnes(3)).backups == set({2}));
}

void ClusterFlowsTest::oneQueryThenForwards()
{
    HOLDS("A60");
    TrafficParameters traffic = one(TrafficKind::Tcp, {"n1"}, {"n1"});
    traffic.packets = 10;
    traffic.speakers = Speakers::Server;
    traffic.closes = false;
    Rack rack = threeNodes(traffic);
    QVERIFY(rack.run(milliseconds(50)));
    rack.parameters().traffic[0].back = {"n2"};
    rack.apply();
    QVERIFY(rack.run(seconds(10)));
    QCOMPARE(rack.counters().queries, 1u);
    QCOMPARE(rack.counters().forwards, 10u);
    QCOMPARE(rack.counters().forwardingFlows, 1u);
}

void ClusterFlowsTest::twoQueriesFromAnotherSite()
{
    HOLDS("A61");
    const auto queries = [](NodeIndex director) {
        TrafficParameters traffic = one(TrafficKind::Udp, {"n3"}, {"n1"});
        traffic.packets = 2;
        const ClusterParameters parameters = with(twoSites(), traffic);
        Rack rack(parameters, Rack::seedForDirector(parameters, director));
        if (!rack.run(milliseconds(90)) || rack.owner() != 3)
            return std::uint64_t{99};
        const std::uint64_t before = rack.counters().queries;
        return rack.run(seconds(1)) && rack.counters().delivered == 2 ? rack.counters().queries - before
                                                                      : std::uint64_t{99};
    };
    // The global director in site B: n1's local director, n2, is asked first and does not know the flow.
    std::vector<std::uint64_t> seen{queries(2), queries(3)};
    QVERIFY(std::ranges::find(seen, 2u) != seen.end());
    // n2 is the global director as well: one query is enough.
    QVERIFY(queries(1) <= 1);
}

void ClusterFlowsTest::cookieSparesTheQuery()
{
    HOLDS("A62");
    Rack rack = threeNodes(one(TrafficKind::Tcp, {"n1"}, {"n2"}));
    QVERIFY(rack.run(milliseconds(25)));
    QCOMPARE(rack.counters().queries, 0u);
    QCOMPARE(rack.counters().cookies, 1u);
    QCOMPARE(rack.flow().tcp, TcpState::Established);
}

void ClusterFlowsTest::withoutRandomisation()
{
    HOLDS("A63");
    ClusterParameters parameters = with(nodes(3), one(TrafficKind::Tcp, {"n1"}, {"n2"}));
    parameters.roles.randomiseSequence = false;
    parameters.traffic[0].closes = false;
    const std::uint64_t seed = Rack::seedForDirector(parameters, 2);
    Rack rack(parameters, seed);
    QVERIFY(rack.run(milliseconds(50)));
    QCOMPARE(rack.counters().queries, 1u);
    QCOMPARE(rack.counters().cookies, 0u);
    QCOMPARE(rack.flow().tcp, TcpState::Established);

    // The registration is slower than the server and the query of the node beside the director.
    parameters.link.delay = milliseconds(1);
    parameters.traffic[0].serverDelay = {};
    parameters.nodes[1].site = parameters.nodes[2].site = "far";
    parameters.link.betweenSites = milliseconds(100);
    Rack slow(parameters, seed);
    QVERIFY(slow.run(milliseconds(900)));
    QCOMPARE(slow.dropped(DropReason::BeforeRegistration), 1u);
    // The client's retransmission works.
    QVERIFY(slow.run(seconds(3)));
    QCOMPARE(slow.flow().tcp, TcpState::Established);
}

void ClusterFlowsTest::shortFlowsGoStraight()
{
    HOLDS("A64");
    Rack rack = threeNodes(one(TrafficKind::Dns, {"n1"}, {"n2"}));
    QVERIFY(rack.run(seconds(1)));
    const QStringList steps = rack.trace(1);
    const auto sent = steps.indexOf(QStringLiteral("short-to-director:n2>n3"));
    QVERIFY2(sent > 0, qPrintable(steps.join(QLatin1Char('\n'))));
    QCOMPARE(steps.mid(sent, 3),
             QStringList({QStringLiteral("short-to-director:n2>n3"), QStringLiteral("short-to-owner:n3>n1"),
                          QStringLiteral("to-client:n1")}));
    QCOMPARE(rack.counters().queries, 1u);
    QCOMPARE(rack.counters().forwardingFlows, 0u);
    QCOMPARE(rack.counters().mostCrossings, 2u);
}

void ClusterFlowsTest::directorMayForward()
{
    HOLDS("A65");
    TrafficParameters traffic = one(TrafficKind::Udp, {"n1"}, {"n3"});
    traffic.packets = 4;
    Rack rack = threeNodes(traffic);
    QVERIFY(rack.run(seconds(1)));
    QVERIFY(rack.flow().directors == set({3}) && rack.flow().forwarders == set({3}));
    // Only the first packet was a query: the director itself knows.
    QCOMPARE(rack.counters().queries, 1u);
    QCOMPARE(rack.counters().delivered, 4u);
}

void ClusterFlowsTest::icmpHash_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<int>("source");
    QTest::addColumn<int>("destination");
    QTest::newRow("echo") << int(IcmpType::Echo) << 77 << 0;
    QTest::newRow("echo reply") << int(IcmpType::EchoReply) << 0 << 77;
    QTest::newRow("unreachable") << int(IcmpType::Other) << 0 << 0;
}

void ClusterFlowsTest::icmpHash()
{
    HOLDS("A66");
    QFETCH(int, type);
    QFETCH(int, source);
    QFETCH(int, destination);
    const FourTuple tuple = icmpTuple(static_cast<IcmpType>(type), 1, 2, 77);
    QCOMPARE(int(tuple.sourcePort), source);
    QCOMPARE(int(tuple.destinationPort), destination);
    if (type == int(IcmpType::Echo))
        QCOMPARE(directorHash(tuple, HashKind::SplitMix),
                 directorHash(icmpTuple(IcmpType::EchoReply, 2, 1, 77), HashKind::SplitMix));
}

void ClusterFlowsTest::fragmentOwnerByHash()
{
    HOLDS("A67");
    QCOMPARE(fragmentHash(1, 2, 3, HashKind::SplitMix), fragmentHash(1, 2, 3, HashKind::SplitMix));
    QVERIFY(fragmentHash(1, 2, 3, HashKind::SplitMix) != fragmentHash(1, 2, 4, HashKind::SplitMix));
    TrafficParameters traffic = one(TrafficKind::Udp, {"n1"}, {"n2"});
    traffic.fragments = 3;
    traffic.fragmentsAt = {"n1", "n2", "n3"};
    traffic.packets = 1;
    Rack rack = threeNodes(traffic);
    QVERIFY(rack.run(seconds(1)));
    NodeSet owners;
    std::size_t sent = 0;
    for (const Step& step : rack.state().steps()) {
        if (step.code == StepCode::FragmentToItsOwner) {
            owners.add(step.other);
            ++sent;
        }
    }
    // One of the three came to the fragment owner itself.
    QCOMPARE(sent, std::size_t{2});
    QCOMPARE(owners.size(), std::size_t{1});
    QCOMPARE(rack.counters().fragments, 3u);
}

void ClusterFlowsTest::fragmentsAreLookedUpWhole()
{
    HOLDS("A68");
    TrafficParameters traffic = one(TrafficKind::Udp, {"n1"}, {"n2"});
    traffic.fragments = 3;
    traffic.packets = 1;
    Rack whole = threeNodes(traffic);
    QVERIFY(whole.run(seconds(1)));
    QCOMPARE(whole.counters().fragmentLookups, 1u);
    QVERIFY(whole.counters().queries <= 1);
    traffic.fragmentLost = 3;
    Rack missing = threeNodes(traffic);
    QVERIFY(missing.run(seconds(10)));
    QCOMPARE(missing.counters().fragmentLookups, 0u);
    QCOMPARE(missing.counters().queries, 0u);
    QCOMPARE(missing.dropped(DropReason::FragmentTimeout), 2u);
}

void ClusterFlowsTest::fragmentsOfANewAndAnExistingConnection()
{
    HOLDS("A69");
    TrafficParameters traffic = one(TrafficKind::Udp, {"n1"}, {"n2"});
    traffic.fragments = 3;
    traffic.packets = 12;
    Rack rack = threeNodes(traffic);
    while (rack.owner() == 0 && rack.step(seconds(1))) {
    }
    // New: the fragment owner owns the connection.
    NodeIndex fragmentOwner = noNode;
    for (const Step& step : rack.state().steps()) {
        if (step.code == StepCode::FragmentsComplete)
            fragmentOwner = step.node;
    }
    QCOMPARE(rack.owner(), fragmentOwner + 1);
    QVERIFY(rack.has(StepCode::FragmentOwnerOwns));
    QCOMPARE(rack.counters().forwards, 0u);
    // Existing: it forwards all fragments to the owner, which reassembles.
    QVERIFY(rack.run(seconds(10)));
    QCOMPARE(rack.counters().delivered, 36u);
    std::uint64_t reassembledElsewhere = 0;
    for (const Step& step : rack.state().steps()) {
        reassembledElsewhere += step.code == StepCode::Reassembled;
        if (step.code == StepCode::Reassembled)
            QCOMPARE(step.node, fragmentOwner);
    }
    QVERIFY(reassembledElsewhere > 0);
    QCOMPARE(rack.counters().forwards, 3 * reassembledElsewhere);
}

void ClusterFlowsTest::ftpDataKeepsControlAlive()
{
    HOLDS("A8");
    TrafficParameters traffic = one(TrafficKind::Ftp, {"n1"}, {"n1"});
    traffic.childEnter = {"n2"};
    traffic.every = exactly(minutes(1));
    traffic.packets = 120;
    Rack rack = threeNodes(traffic);
    QVERIFY(rack.run(minutes(119)));
    QCOMPARE(rack.owner(0), 1);
    QCOMPARE(rack.owner(1), 2);
    QCOMPARE(rack.state().flows().size(), std::size_t{2});
    QVERIFY(rack.counters().idleUpdates > 100);
    QCOMPARE(rack.counters().timedOut, 0u);
    QVERIFY(rack.run(hours(3)));
    QCOMPARE(rack.counters().ended, 2u);
}

void ClusterFlowsTest::ftpControlMovedIsForgotten()
{
    HOLDS("A9");
    TrafficParameters traffic = one(TrafficKind::Ftp, {"n1"}, {"n1"});
    traffic.childEnter = {"n2"};
    traffic.every = exactly(minutes(1));
    traffic.packets = 120;
    Rack rack = threeNodes(traffic);
    QVERIFY(rack.run(minutes(5)));
    QVERIFY(rack.flow(1).linked);
    rack.setAlive(1, false);
    QVERIFY(rack.run(minutes(6)));
    // Whoever hosts the control connection next is told nothing of the data connection.
    QVERIFY(!rack.flow(1).linked);
    QVERIFY(rack.has(StepCode::ParentLost));
    rack.setAlive(1, true);
    QVERIFY(rack.run(minutes(59)));
    QCOMPARE(rack.state().flows().size(), std::size_t{2});
    // An hour after the last update the control connection is gone, though the data connection is active.
    QVERIFY(rack.run(minutes(70)));
    QCOMPARE(rack.counters().timedOut, 1u);
    QCOMPARE(rack.state().flows().size(), std::size_t{1});
}

void ClusterFlowsTest::ftpWithAaaIsCentralised()
{
    HOLDS("A10");
    ClusterParameters parameters = with(nodes(3), one(TrafficKind::Ftp, {"n3"}, {"n3"}));
    parameters.traffic[0].childEnter = {"n2"};
    const auto owners = [&] {
        Rack rack(parameters, 1);
        const bool fine = rack.run(milliseconds(100));
        return std::pair(fine ? rack.owner(0) : -1, rack.owner(1));
    };
    QCOMPARE(owners(), std::pair(3, 2));
    parameters.ftp.aaa = true;
    QCOMPARE(owners(), std::pair(1, 2));
}

void ClusterFlowsTest::sipMediaFollowsItsControl()
{
    HOLDS("A34");
    TrafficParameters traffic = one(TrafficKind::Sip, {"n2"}, {"n2"});
    traffic.childEnter = {"n1"};
    traffic.packets = 6;
    Rack rack = threeNodes(traffic);
    QVERIFY(rack.run(milliseconds(300)));
    QCOMPARE(rack.owner(0), 2);
    QCOMPARE(rack.owner(1), 2);
    QVERIFY(rack.has(StepCode::ToParentsOwner));
    QVERIFY(rack.run(seconds(5)));
    QCOMPARE(rack.counters().ended, 2u);
}

void ClusterFlowsTest::translatedPacketsAreRedirected()
{
    HOLDS("A11");
    const auto crossed = [](NatKind nat) {
        ClusterParameters parameters = nodes(4);
        TrafficParameters traffic;
        traffic.nat = nat;
        traffic.between = exactly(milliseconds(100));
        traffic.count = 200;
        Rack rack(with(parameters, traffic));
        return rack.run(minutes(1)) ? rack.counters().forwards : std::uint64_t{9999};
    };
    QCOMPARE(crossed(NatKind::None), 0u);
    QVERIFY(crossed(NatKind::Pat) > 100 && crossed(NatKind::Pat) < 9999);
}

void ClusterFlowsTest::translatedPacketsMakeNoForwardingFlow()
{
    HOLDS("A12");
    TrafficParameters traffic = one(TrafficKind::Tcp, {"n1"}, {"n1"});
    traffic.nat = NatKind::Pat;
    traffic.packets = 100;
    traffic.speakers = Speakers::Server;
    traffic.closes = false;
    Rack rack = threeNodes(traffic);
    QVERIFY(rack.run(milliseconds(50)));
    rack.parameters().traffic[0].back = {"n2"};
    rack.apply();
    QVERIFY(rack.run(seconds(11)));
    QCOMPARE(rack.counters().natRedirects, 100u);
    QCOMPARE(rack.counters().forwards, 100u);
    QCOMPARE(rack.counters().forwardingFlows, 0u);
    QVERIFY(rack.flow().forwarders.empty());
}

void ClusterFlowsTest::dynamicNatAsksTheControlNode()
{
    HOLDS("A25");
    TrafficParameters traffic = one(TrafficKind::Tcp, {"n2"}, {"n2"});
    traffic.nat = NatKind::Dynamic;
    traffic.clients = 1;
    traffic.count = 3;
    Rack rack = threeNodes(traffic);
    QVERIFY(rack.run(milliseconds(50)));
    QCOMPARE(rack.counters().xlateQueries, 1u);
    QCOMPARE(rack.owner(), 2);
    // The table is the control node's, and everyone has a copy: no more queries for this host.
    QVERIFY(rack.state().xlates().knows(0, rack.flow().client));
    QVERIFY(rack.state().xlates().knows(2, rack.flow().client));
    QVERIFY(rack.run(seconds(5)));
    QCOMPARE(rack.counters().xlateQueries, 1u);
    QCOMPARE(rack.counters().ended, 3u);

    ClusterParameters parameters = with(nodes(3), traffic);
    parameters.traffic[0].clients = 3;
    parameters.traffic[0].retries = 0;
    parameters.nat.dynamicAddresses = 2;
    Rack full(parameters);
    QVERIFY(full.run(seconds(5)));
    QCOMPARE(full.dropped(DropReason::NatExhausted), 1u);
}

void ClusterFlowsTest::perSessionPatScales()
{
    HOLDS("A27");
    TrafficParameters traffic = one(TrafficKind::Tcp, {"n3"}, {"n3"});
    traffic.nat = NatKind::Pat;
    Rack rack = threeNodes(traffic);
    QVERIFY(rack.run(milliseconds(50)));
    QCOMPARE(rack.owner(), 3);
    QCOMPARE(rack.counters().toControl, 0u);
    QVERIFY(rack.flow().lease.held());
    QCOMPARE(rack.state().pool().ownBlocks(2, rack.flow().client), std::size_t{1});
}

void ClusterFlowsTest::multiSessionPatIsTheControlNodes()
{
    HOLDS("A28");
    TrafficParameters traffic = one(TrafficKind::Icmp, {"n3"}, {"n3"});
    traffic.nat = NatKind::Pat;
    Rack rack = threeNodes(traffic);
    while (rack.owner() == 0 && rack.step(seconds(1))) {
    }
    QCOMPARE(rack.owner(), 1);
    QCOMPARE(rack.counters().toControl, 1u);
    QVERIFY(rack.run(seconds(1)));
    QCOMPARE(rack.counters().ended, 1u);
}

void ClusterFlowsTest::ownerUnderPat_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<int>("owner");
    QTest::newRow("tcp") << int(TrafficKind::Tcp) << QByteArray() << 3;
    QTest::newRow("dns") << int(TrafficKind::Dns) << QByteArray() << 3;
    QTest::newRow("udp") << int(TrafficKind::Udp) << QByteArray() << 1;
    QTest::newRow("icmp") << int(TrafficKind::Icmp) << QByteArray() << 1;
    QTest::newRow("tcp denied") << int(TrafficKind::Tcp) << QByteArray("deny tcp 443") << 1;
    QTest::newRow("udp permitted") << int(TrafficKind::Udp) << QByteArray("permit udp") << 3;
}

void ClusterFlowsTest::ownerUnderPat()
{
    HOLDS("A72");
    QFETCH(int, kind);
    QFETCH(QByteArray, rule);
    QFETCH(int, owner);
    ClusterParameters parameters = with(nodes(3), one(static_cast<TrafficKind>(kind), {"n3"}, {"n3"}));
    parameters.traffic[0].nat = NatKind::Pat;
    if (!rule.isEmpty())
        parameters.nat.perSession = {rule.toStdString()};
    Rack rack(parameters);
    while (rack.owner() == 0 && rack.step(seconds(1))) {
    }
    QCOMPARE(rack.owner(), owner);
}

void ClusterFlowsTest::centralisedStateIsLost()
{
    HOLDS("A73");
    TrafficParameters traffic = one(TrafficKind::Tcp, {"n2"}, {"n2"});
    traffic.packets = 200;
    const auto endedWith = [&](bool centralised) {
        traffic.centralised = centralised;
        Rack rack = threeNodes(traffic, 1);
        if (!rack.run(seconds(2)) || rack.owner() != (centralised ? 1 : 2))
            return std::pair<std::uint64_t, std::uint64_t>{99, 99};
        rack.setAlive(centralised ? 1 : 2, false);
        return rack.run(hours(1)) ? std::pair(rack.counters().ended, rack.counters().failed)
                                  : std::pair<std::uint64_t, std::uint64_t>{99, 99};
    };
    QCOMPARE(endedWith(true), (std::pair<std::uint64_t, std::uint64_t>{0, 1}));
    traffic.enter = traffic.back = {"n2", "n3"};
    QCOMPARE(endedWith(false), (std::pair<std::uint64_t, std::uint64_t>{1, 0}));
}

void ClusterFlowsTest::redirectionLoadsTheLink()
{
    HOLDS("A75");
    const auto share = [](NatKind nat) {
        TrafficParameters traffic;
        traffic.nat = nat;
        traffic.between = exactly(milliseconds(100));
        traffic.count = 100;
        Rack rack(with(nodes(4), traffic));
        Report report;
        if (rack.run(minutes(1)))
            rack.state().report(rack.now(), report);
        const Metric* metric = report.find("link_share");
        return metric != nullptr ? metric->mean.value_or(-1) : -1.0;
    };
    QCOMPARE(share(NatKind::None), 0.0);
    QVERIFY(share(NatKind::Pat) > 0.2);
    QVERIFY(share(NatKind::Dynamic) > 0.2);
}

QTEST_GUILESS_MAIN(ClusterFlowsTest)
#include "tst_sim_cluster_flows.moc"
