// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Rack.h"
#include "sim/cluster/Cluster.h"
#include "sim/cluster/Features.h"

#include <QTest>

using namespace naru::sim;
using namespace naru::sim::cluster;
using namespace naru::sim::cluster::test;

namespace {

/** The rule that forbids a setting; empty where it is allowed. */
std::string forbiddenBy(const ClusterParameters& parameters)
{
    const auto problem = parameters.check();
    if (!problem)
        return {};
    const bool worded = !problem->reason.en.empty() && !problem->reason.ko.empty();
    return problem->code == ProblemCode::AgainstRule && worded ? problem->rule : "another problem";
}

PatSettings pool(std::uint32_t blockSize = 512, std::uint32_t mostPerHost = 0)
{
    return {.addresses = 1, .blockSize = blockSize, .mostPerHost = mostPerHost};
}

/** 800 connections at the start, then 600 more within 0.2 s. */
Rack burst(Time broadcastEvery, std::int64_t most = 900)
{
    ClusterParameters parameters = nodes(3);
    parameters.limits.connections = most;
    parameters.limits.broadcastEvery = broadcastEvery;
    TrafficParameters traffic;
    traffic.kind = TrafficKind::Udp;
    traffic.packets = 1;
    traffic.count = 800;
    traffic.between = exactly(milliseconds(1));
    parameters = with(parameters, traffic);
    traffic.count = 600;
    traffic.first = milliseconds(10'050);
    traffic.between = exactly(std::chrono::microseconds(333));
    parameters = with(parameters, traffic);
    traffic.count = 50;
    traffic.first = seconds(12);
    return Rack(with(parameters, traffic));
}

} // namespace

/** Limits, translation, distribution, observations, and what a configuration may not be. */
class ClusterTablesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void limitsAreTheClusters_data();
    void limitsAreTheClusters();
    void limitsOvershootAndConverge();
    void eachNodeLearnsItsRoutes();
    void equalCostPathsSpread();
    void pathsWithoutTrackingGoOn();
    void routerIdsComeFromAPool();
    void noNeighboursInTheCluster();
    void trafficZoneSparesLosses();
    void mappedAddressesNeedARoute();
    void spannedInterfacesHaveNoSuchProblem();
    void noAddressStaysWithANodeThatLeft();
    void blocksPerHostArePerNode();
    void backupBlocksCountForNothing();
    void newRangeFailsBackups();
    void blockSizeWaitsForReloads();
    void blocksOfAnAddress();
    void blocksAreSpreadEvenly_data();
    void blocksAreSpreadEvenly();
    void reservedPorts();
    void exhaustedNodeDrops();
    void poolSharedByRules();
    void noRoundRobin();
    void noExtendedPat();
    void staleXlates();
    void perSessionDefaults_data();
    void perSessionDefaults();
    void defaultsCanBeChanged();
    void icmpCanNot();
    void staticPatWithInspections();
    void noTlsProxy();
    void featuresOfTheDocuments();
    void pollsByLocalAddress();
    void pollsByMainAddressFail();
    void snmpUsersAreNotReplicated();
    void deviceIds();
    void exporters();
    void securityGroupTags();
    void ambiguitiesAreParameters();
};

void ClusterTablesTest::limitsAreTheClusters_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("conn-max") << 0;
    QTest::newRow("embryonic-conn-max") << 1;
    QTest::newRow("per-client-max") << 2;
    QTest::newRow("per-client-embryonic-max") << 3;
}

void ClusterTablesTest::limitsAreTheClusters()
{
    HOLDS("A1");
    QFETCH(int, kind);
    ClusterParameters parameters = nodes(3);
    parameters.limits.broadcastEvery = {};
    const std::array limits{&parameters.limits.connections, &parameters.limits.embryonic,
                            &parameters.limits.perClient, &parameters.limits.perClientEmbryonic};
    *limits[static_cast<std::size_t>(kind)] = 9;
    TrafficParameters traffic;
    traffic.count = 30;
    traffic.clients = kind < 2 ? 30 : 1;
    traffic.between = exactly(milliseconds(1));
    traffic.retries = 0;
    traffic.packets = 100;
    // Half-open connections stay so for longer than all take to come.
    traffic.serverDelay = kind % 2 == 1 ? seconds(1) : milliseconds(0);
    traffic.clientDelay = kind % 2 == 1 ? seconds(1) : milliseconds(0);
    Rack rack(with(parameters, traffic));
    QVERIFY(rack.run(milliseconds(500)));
    QCOMPARE(rack.state().limits().connections(), std::int64_t{9});
    const DropReason reasons[]{DropReason::ConnectionLimit, DropReason::EmbryonicLimit,
                               DropReason::ClientLimit, DropReason::ClientEmbryonicLimit};
    QCOMPARE(rack.dropped(reasons[kind]), 21u);
    // All three nodes own some.
    for (NodeIndex node = 0; node < 3 && kind < 2; ++node)
        QVERIFY(rack.state().owned(node) > 0);
}

void ClusterTablesTest::limitsOvershootAndConverge()
{
    HOLDS("A2");
    std::int64_t before = 0;
    const auto overshoot = [](Time interval) {
        Rack rack = burst(interval);
        return rack.run(milliseconds(11'990)) ? rack.state().totals().mostConnections - 900
                                              : std::int64_t{-1};
    };
    QCOMPARE(overshoot({}), std::int64_t{0});
    for (const Time interval : {Time(milliseconds(20)), Time(milliseconds(100)), Time(seconds(1))}) {
        const std::int64_t by = overshoot(interval);
        QVERIFY2(by > before, qPrintable(QString::number(by)));
        before = by;
    }
    // After the next broadcast new ones are refused.
    Rack rack = burst(seconds(1));
    QVERIFY(rack.run(seconds(12)));
    const std::uint64_t refused = rack.dropped(DropReason::ConnectionLimit);
    QVERIFY(rack.run(seconds(70)));
    QCOMPARE(rack.dropped(DropReason::ConnectionLimit) - refused, 50u);
    for (NodeIndex node = 0; node < 3; ++node)
        QCOMPARE(rack.state().limits().estimate(node), rack.state().limits().connections());
}

void ClusterTablesTest::eachNodeLearnsItsRoutes()
{
    HOLDS("A3");
    ClusterParameters parameters = nodes(4);
    parameters.distribution.mode = InterfaceMode::Individual;
    parameters.distribution.routes = {{"branch", "n2"}};
    QVERIFY(Rack(parameters).state().knowing("branch") == NodeSet::of(1));
    TrafficParameters traffic = one(TrafficKind::Udp, {"n3"}, {"n3"});
    traffic.route = "branch";
    traffic.packets = 1;
    Rack rack(with(parameters, traffic));
    QVERIFY(rack.run(seconds(1)));
    QCOMPARE(rack.dropped(DropReason::NoRoute), 1u);
    parameters.distribution.mode = InterfaceMode::Spanned;
    QVERIFY(Rack(parameters).state().knowing("branch") == NodeSet::firstOnes(4));
}

void ClusterTablesTest::equalCostPathsSpread()
{
    HOLDS("A4");
    for (const std::size_t count : {3UL, 4UL, 16UL}) {
        ClusterParameters parameters = nodes(count);
        parameters.distribution.mode = InterfaceMode::Individual;
        TrafficParameters traffic;
        traffic.kind = TrafficKind::Udp;
        traffic.packets = 1;
        traffic.count = 4000;
        traffic.clients = 4000;
        traffic.between = exactly(std::chrono::microseconds(10));
        Rack rack(with(parameters, traffic), 20261130);
        while (rack.now() < seconds(1) && rack.step(seconds(1))) {
        }
        double chiSquare = 0;
        const double expected = 4000.0 / static_cast<double>(count);
        for (NodeIndex node = 0; node < count; ++node) {
            const double difference = static_cast<double>(rack.state().arrivedAt(node)) - expected;
            chiSquare += difference * difference / expected;
        }
        // The 99.9 % points of chi-square for 2, 3 and 15 degrees of freedom.
        const double limit = count == 3 ? 13.816 : count == 4 ? 16.266 : 37.697;
        QVERIFY2(chiSquare < limit, qPrintable(QString::number(chiSquare)));
    }
}

/** A static equal-cost route without tracking goes on sending to a node that is down. */
void ClusterTablesTest::pathsWithoutTrackingGoOn()
{
    const auto droppedLate = [](bool tracks) {
        ClusterParameters parameters = nodes(3);
        parameters.distribution.mode = InterfaceMode::Individual;
        parameters.distribution.tracks = tracks;
        parameters.distribution.noticesAfter = seconds(2);
        TrafficParameters traffic;
        traffic.kind = TrafficKind::Udp;
        traffic.between = exactly(milliseconds(100));
        Rack rack(with(parameters, traffic));
        bool fine = rack.run(seconds(10));
        rack.setAlive(3, false);
        fine = fine && rack.run(seconds(13));
        const std::uint64_t before = rack.dropped(DropReason::NodeDown);
        return fine && before > 0 && rack.run(seconds(40)) ? rack.dropped(DropReason::NodeDown) - before
                                                           : std::uint64_t{9999};
    };
    QCOMPARE(droppedLate(true), 0u);
    QVERIFY(droppedLate(false) > 50 && droppedLate(false) < 9999);
}

void ClusterTablesTest::routerIdsComeFromAPool()
{
    HOLDS("A5");
    ClusterParameters parameters = nodes(4);
    parameters.distribution.mode = InterfaceMode::Individual;
    parameters.distribution.dynamicRouting = true;
    parameters.distribution.routerIds = 3;
    QCOMPARE(forbiddenBy(parameters), std::string("A5"));
    parameters.distribution.routerIds = 4;
    QCOMPARE(forbiddenBy(parameters), std::string());
}

void ClusterTablesTest::noNeighboursInTheCluster()
{
    HOLDS("A6");
    ClusterParameters parameters = nodes(4);
    parameters.distribution.mode = InterfaceMode::Individual;
    parameters.distribution.dynamicRouting = true;
    parameters.distribution.places = 2;
    Rack rack(parameters);
    for (NodeIndex node = 0; node < 4; ++node) {
        const auto neighbours = rack.state().routingNeighbours(node);
        QCOMPARE(neighbours.size(), std::size_t{2});
        for (const NodeParameters& other : parameters.nodes)
            QVERIFY(std::ranges::find(neighbours, other.name) == neighbours.end());
    }
    parameters.distribution.mode = InterfaceMode::Spanned;
    Rack spanned(parameters);
    QVERIFY(spanned.state().routingNeighbours(1).empty());
}

void ClusterTablesTest::trafficZoneSparesLosses()
{
    HOLDS("A7");
    const auto dropped = [](bool zone, Balancing balancing) {
        ClusterParameters parameters = nodes(4);
        parameters.distribution.mode = InterfaceMode::Individual;
        parameters.distribution.places = 2;
        parameters.distribution.zone = zone;
        parameters.distribution.balancing = balancing;
        TrafficParameters traffic;
        traffic.between = exactly(milliseconds(10));
        traffic.count = 100;
        Rack rack(with(parameters, traffic));
        return rack.run(seconds(30)) ? rack.dropped(DropReason::OtherInterface) : std::uint64_t{9999};
    };
    QVERIFY(dropped(false, Balancing::Asymmetric) > 0);
    QCOMPARE(dropped(true, Balancing::Asymmetric), 0u);
    QCOMPARE(dropped(false, Balancing::Symmetric), 0u);
}

void ClusterTablesTest::mappedAddressesNeedARoute()
{
    HOLDS("A13");
    const auto reached = [](MappedRoute route) {
        ClusterParameters parameters = with(nodes(3), one(TrafficKind::Tcp, {"n2"}, {"n2"}));
        parameters.traffic[0].nat = NatKind::Pat;
        parameters.distribution.mode = InterfaceMode::Individual;
        parameters.distribution.mappedRoute = route;
        Rack rack(parameters);
        const bool fine = rack.run(seconds(60));
        return std::pair(fine && rack.counters().ended == 1, rack.dropped(DropReason::MappedUnreachable) > 0);
    };
    QCOMPARE(reached(MappedRoute::None), std::pair(false, true));
    QCOMPARE(reached(MappedRoute::StaticRoute), std::pair(true, false));
    QCOMPARE(reached(MappedRoute::PolicyRouting), std::pair(true, false));
}

void ClusterTablesTest::spannedInterfacesHaveNoSuchProblem()
{
    HOLDS("A14");
    ClusterParameters parameters = with(nodes(3), one(TrafficKind::Tcp, {"n2"}, {"n2"}));
    parameters.traffic[0].nat = NatKind::Pat;
    parameters.distribution.mappedRoute = MappedRoute::None;
    Rack rack(parameters);
    QVERIFY(rack.run(seconds(60)));
    QCOMPARE(rack.counters().ended, 1u);
    QCOMPARE(rack.counters().allDropped(), 0u);
}

void ClusterTablesTest::noAddressStaysWithANodeThatLeft()
{
    HOLDS("A74");
    ClusterParameters parameters = nodes(3);
    parameters.distribution.mode = InterfaceMode::Individual;
    Rack rack(parameters);
    QCOMPARE(rack.state().mappedAddressAt(), NodeIndex{0});
    QVERIFY(rack.run(seconds(10)));
    rack.setAlive(1, false);
    QVERIFY(rack.state().mappedAddressAt() != 0);
    QVERIFY(rack.run(seconds(20)));
    QCOMPARE(rack.state().mappedAddressAt(), NodeIndex{1});
}

void ClusterTablesTest::blocksPerHostArePerNode()
{
    HOLDS("A15");
    PatPool blocks(pool(512, 1), NodeSet::firstOnes(3));
    for (NodeIndex node = 0; node < 3; ++node) {
        for (int port = 0; port < 512; ++port)
            QVERIFY(blocks.take(node, 7).has_value());
        QCOMPARE(blocks.take(node, 7).error(), PatPool::Refusal::HostLimit);
        QCOMPARE(blocks.ownBlocks(node, 7), std::size_t{1});
    }
    QCOMPARE(blocks.portsInUse(), std::size_t{3 * 512});
    QVERIFY(!blocks.broken(NodeSet::firstOnes(3)));
}

void ClusterTablesTest::backupBlocksCountForNothing()
{
    HOLDS("A16");
    PatPool blocks(pool(512, 1), NodeSet::firstOnes(3));
    QVERIFY(blocks.take(2, 7).has_value());
    // Node 3 leaves: its block in use becomes a backup block of another.
    blocks.setMembers(NodeSet::firstOnes(2));
    QCOMPARE(blocks.backupBlocks(0, 7), std::size_t{1});
    QCOMPARE(blocks.ownBlocks(0, 7), std::size_t{0});
    for (int port = 0; port < 512; ++port)
        QVERIFY(blocks.take(0, 7).has_value());
    QCOMPARE(blocks.ownBlocks(0, 7), std::size_t{1});
    QCOMPARE(blocks.take(0, 7).error(), PatPool::Refusal::HostLimit);
    QVERIFY(!blocks.broken(NodeSet::firstOnes(2)));
}

void ClusterTablesTest::newRangeFailsBackups()
{
    HOLDS("A17");
    const auto failures = [](std::int64_t first) {
        TrafficParameters traffic;
        traffic.nat = NatKind::Pat;
        traffic.count = 5;
        traffic.between = exactly(Time(1));
        ClusterParameters parameters = with(nodes(3), traffic);
        parameters.link.delay = milliseconds(5);
        parameters.nat.pools[0].addresses = 10;
        traffic.first = seconds(5);
        Rack rack(with(parameters, traffic));
        const bool fine = rack.run(milliseconds(2));
        rack.parameters().nat.pools[0].first = first;
        rack.apply();
        const bool after = rack.run(seconds(4));
        const std::uint64_t failed = rack.counters().xlateBackupsFailed;
        return fine && after && rack.run(seconds(20))
                   ? std::pair(failed, rack.counters().xlateBackupsFailed - failed)
                   : std::pair<std::uint64_t, std::uint64_t>{99, 99};
    };
    QCOMPARE(failures(100), (std::pair<std::uint64_t, std::uint64_t>{5, 0}));
    // A range that overlaps the old one is not an entirely new one.
    QCOMPARE(failures(5), (std::pair<std::uint64_t, std::uint64_t>{0, 0}));
}

void ClusterTablesTest::blockSizeWaitsForReloads()
{
    HOLDS("A18");
    Rack rack(nodes(3));
    const auto size = [&rack] { return rack.state().pool().settings().blockSize; };
    const auto reload = [&rack](std::size_t number) {
        rack.setAlive(number, false);
        const bool fine = rack.run(rack.now() + seconds(10));
        rack.setAlive(number, true);
        return fine && rack.run(rack.now() + seconds(20));
    };
    QVERIFY(rack.run(seconds(1)));
    rack.parameters().nat.blockSize = 256;
    rack.apply();
    QCOMPARE(size(), 512u);
    QVERIFY(reload(1) && reload(2));
    QCOMPARE(size(), 512u);
    QVERIFY(reload(3));
    QCOMPARE(size(), 256u);
    // Or all block-allocation rules are deleted and made anew.
    rack.parameters().nat.blockAllocation = false;
    rack.apply();
    rack.parameters().nat.blockSize = 1024;
    rack.apply();
    QCOMPARE(size(), 256u);
    rack.parameters().nat.blockAllocation = true;
    rack.apply();
    QCOMPARE(size(), 1024u);
}

void ClusterTablesTest::blocksOfAnAddress()
{
    HOLDS("A19");
    QCOMPARE(pool().ports(), 64'512u);
    QCOMPARE(pool().blocksOfAddress(), 126u);
    QCOMPARE(pool(1024).blocksOfAddress(), 63u);
    QCOMPARE(NatParameters().patSettings(512), PatSettings{});
    QCOMPARE(PatPool(pool(), NodeSet::firstOnes(1)).blocks(), std::size_t{126});
}

void ClusterTablesTest::blocksAreSpreadEvenly_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QList<int>>("shares");
    QTest::newRow("3") << 3 << QList<int>{42, 42, 42};
    QTest::newRow("4") << 4 << QList<int>{32, 32, 31, 31};
    QTest::newRow("16") << 16 << QList<int>{8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 7, 7};
}

void ClusterTablesTest::blocksAreSpreadEvenly()
{
    HOLDS("A20");
    QFETCH(int, count);
    QFETCH(QList<int>, shares);
    const NodeSet members = NodeSet::firstOnes(static_cast<std::size_t>(count));
    const auto sharesOf = [&](const PatPool& blocks, std::uint32_t address) {
        QList<int> found;
        for (const NodeIndex node : members)
            found.append(static_cast<int>(blocks.blocksOf(node, address)));
        std::ranges::sort(found, std::greater<>());
        return found;
    };
    PatSettings settings = pool();
    settings.addresses = 3;
    PatPool blocks(settings, members);
    for (std::uint32_t address = 0; address < 3; ++address)
        QCOMPARE(sharesOf(blocks, address), shares);
    // The same when the nodes came one after another, and when some left and came back.
    for (int present = 1; present <= count; ++present)
        blocks.setMembers(NodeSet::firstOnes(static_cast<std::size_t>(present)));
    for (std::uint32_t address = 0; address < 3; ++address)
        QCOMPARE(sharesOf(blocks, address), shares);
    QVERIFY(!blocks.broken(members));
}

void ClusterTablesTest::reservedPorts()
{
    HOLDS("A21");
    PatSettings settings = pool();
    PatPool usual(settings, NodeSet::firstOnes(1));
    settings.includeReserve = true;
    PatPool reserved(settings, NodeSet::firstOnes(1));
    QCOMPARE(settings.firstPort(), 1u);
    QCOMPARE(settings.ports(), 65'535u);
    QCOMPARE(usual.take(0, 1)->port, std::uint16_t{1024});
    QCOMPARE(reserved.take(0, 1)->port, std::uint16_t{1});
}

void ClusterTablesTest::exhaustedNodeDrops()
{
    // A node without blocks drops the connection although others have some.
    PatPool blocks(pool(16'384), NodeSet::firstOnes(3));
    QVERIFY(blocks.take(0, 1).has_value());
    QCOMPARE(blocks.take(0, 2).error(), PatPool::Refusal::Exhausted);
    QVERIFY(blocks.take(1, 2).has_value());
}

void ClusterTablesTest::poolSharedByRules()
{
    HOLDS("A22");
    ClusterParameters parameters = nodes(2);
    parameters.nat.rules = {{"pool", "inside"}, {"pool", "any"}};
    QCOMPARE(forbiddenBy(parameters), std::string("A22"));
    parameters.nat.rules = {{"pool", "inside"}, {"pool", "dmz"}};
    QCOMPARE(forbiddenBy(parameters), std::string());
    const auto advices = advise(parameters);
    QVERIFY(std::ranges::find(advices, std::string("A22"), &Advice::rule) != advices.end());
    parameters.nat.rules = {{"pool", "any"}, {"pool", "any"}};
    QCOMPARE(forbiddenBy(parameters), std::string());
    parameters.nat.pools = {{.name = "pool"}, {.name = "second"}};
    parameters.nat.rules = {{"pool", "inside"}, {"second", "any"}};
    QCOMPARE(forbiddenBy(parameters), std::string());
}

void ClusterTablesTest::noRoundRobin()
{
    HOLDS("A23");
    ClusterParameters parameters = nodes(2);
    parameters.nat.roundRobin = true;
    QCOMPARE(forbiddenBy(parameters), std::string("A23"));
}

void ClusterTablesTest::noExtendedPat()
{
    HOLDS("A24");
    ClusterParameters parameters = nodes(2);
    parameters.nat.extended = true;
    QCOMPARE(forbiddenBy(parameters), std::string("A24"));
}

void ClusterTablesTest::staleXlates()
{
    HOLDS("A26");
    QVERIFY(isStale(seconds(45), seconds(30), 0));
    QVERIFY(!isStale(seconds(45), seconds(30), 1));
    QVERIFY(!isStale(seconds(30), seconds(30), 0));
    XlateTable table(10);
    QVERIFY(table.provide(7, NodeSet::firstOnes(2), {}, seconds(30)));
    table.addReference(7);
    // The owner does not move the idle time on.
    QCOMPARE(table.stale(seconds(45), seconds(30)), std::size_t{0});
    table.dropReference(7);
    QCOMPARE(table.stale(seconds(45), seconds(30)), std::size_t{1});
}

void ClusterTablesTest::perSessionDefaults_data()
{
    QTest::addColumn<int>("transport");
    QTest::addColumn<int>("port");
    QTest::addColumn<bool>("perSession");
    QTest::newRow("TCP 80") << int(Transport::Tcp) << 80 << true;
    QTest::newRow("TCP 5060") << int(Transport::Tcp) << 5060 << true;
    QTest::newRow("UDP 53") << int(Transport::Udp) << 53 << true;
    QTest::newRow("UDP 5060") << int(Transport::Udp) << 5060 << false;
    QTest::newRow("ICMP") << int(Transport::Icmp) << 0 << false;
}

void ClusterTablesTest::perSessionDefaults()
{
    HOLDS("A29");
    QFETCH(int, transport);
    QFETCH(int, port);
    QFETCH(bool, perSession);
    QCOMPARE(isPerSession(static_cast<Transport>(transport), static_cast<std::uint16_t>(port), {}),
             perSession);
}

void ClusterTablesTest::defaultsCanBeChanged()
{
    HOLDS("A31");
    // For H.323, SIP and Skinny over TCP per-session translation can be turned off.
    for (const std::uint16_t port : std::array<std::uint16_t, 3>{1720, 5060, 2000}) {
        const auto rule = readSessionRule("deny tcp " + std::to_string(port));
        QVERIFY(rule.has_value());
        QVERIFY(!isPerSession(Transport::Tcp, port, {*rule}));
        QVERIFY(isPerSession(Transport::Tcp, 443, {*rule}));
    }
    ClusterParameters parameters = with(nodes(3), one(TrafficKind::Tcp, {"n3"}, {"n3"}));
    parameters.traffic[0].nat = NatKind::Pat;
    parameters.traffic[0].port = 5060;
    Rack usual(parameters);
    QVERIFY(usual.run(milliseconds(50)));
    QCOMPARE(usual.owner(), 3);
    parameters.nat.perSession = {"deny tcp 5060"};
    Rack denied(parameters);
    QVERIFY(denied.run(milliseconds(50)));
    QCOMPARE(denied.owner(), 1);
}

void ClusterTablesTest::icmpCanNot()
{
    HOLDS("A30");
    ClusterParameters parameters = nodes(2);
    for (const char* rule : {"permit icmp", "deny icmp"}) {
        parameters.nat.perSession = {rule};
        QCOMPARE(forbiddenBy(parameters), std::string("A30"));
    }
    parameters.nat.perSession = {"permit udp 5060", "deny tcp"};
    QCOMPARE(forbiddenBy(parameters), std::string());
    QVERIFY(isPerSession(Transport::Udp, 5060, parameters.nat.sessionRules()));
    QVERIFY(!isPerSession(Transport::Tcp, 80, parameters.nat.sessionRules()));
    for (const char* rule : {"permit", "permit tcp x", "allow tcp", "permit tcp 0", "permit tcp 80 81", ""}) {
        parameters.nat.perSession = {rule};
        QVERIFY(parameters.check().has_value());
    }
}

void ClusterTablesTest::staticPatWithInspections()
{
    HOLDS("A32");
    ClusterParameters parameters = nodes(2);
    for (const char* inspection : {"ftp", "pptp", "rsh", "sqlnet", "tftp", "xdmcp", "sip"}) {
        parameters.nat.staticPatInspections = {"http", inspection};
        QCOMPARE(forbiddenBy(parameters), std::string("A32"));
    }
    parameters.nat.staticPatInspections = {"http"};
    QCOMPARE(forbiddenBy(parameters), std::string());
}

void ClusterTablesTest::noTlsProxy()
{
    HOLDS("A35");
    ClusterParameters parameters = nodes(2);
    parameters.tlsProxy = true;
    QCOMPARE(forbiddenBy(parameters), std::string("A35"));
}

void ClusterTablesTest::featuresOfTheDocuments()
{
    ClusterParameters parameters = nodes(2);
    for (const Feature& feature : features()) {
        parameters.features = {std::string(feature.name)};
        QCOMPARE(forbiddenBy(parameters),
                 std::string(feature.support == FeatureSupport::Unsupported ? "A73" : ""));
    }
    parameters.features = {"teleport"};
    QCOMPARE(parameters.check()->code, ProblemCode::NotAChoice);
    QCOMPARE(supportOf("site-to-site-vpn"), FeatureSupport::Centralised);
    QCOMPARE(supportOf("qos"), FeatureSupport::PerNode);
    QCOMPARE(supportOf("arp-table"), FeatureSupport::Replicated);
}

void ClusterTablesTest::pollsByLocalAddress()
{
    HOLDS("A36");
    ClusterParameters parameters = nodes(3);
    parameters.observations.pollEvery = seconds(10);
    parameters.observations.polled = PolledAddress::Local;
    Rack rack(parameters);
    QVERIFY(rack.run(seconds(11)));
    // One answer of each node: nothing is consolidated.
    QCOMPARE(rack.state().observers().polls(), 3u);
    rack.setAlive(1, false);
    QVERIFY(rack.run(seconds(61)));
    QCOMPARE(rack.state().observers().pollsFailed(), 0u);
    QCOMPARE(rack.state().observers().polls(), 3u + 5u * 2u);
}

void ClusterTablesTest::pollsByMainAddressFail()
{
    HOLDS("A37");
    ClusterParameters parameters = nodes(3);
    parameters.observations.pollEvery = seconds(10);
    parameters.observations.polled = PolledAddress::Main;
    Rack rack(parameters);
    QVERIFY(rack.run(seconds(31)));
    QCOMPARE(rack.state().observers().polls(), 3u);
    QCOMPARE(rack.state().observers().pollsFailed(), 0u);
    rack.setAlive(1, false);
    QVERIFY(rack.run(seconds(61)));
    QVERIFY(rack.state().membership().isControl(1));
    QCOMPARE(rack.state().observers().polls(), 3u);
    QCOMPARE(rack.state().observers().pollsFailed(), 3u);
}

void ClusterTablesTest::snmpUsersAreNotReplicated()
{
    HOLDS("A38");
    ClusterParameters parameters = nodes(4);
    parameters.nodes[3].alive = false;
    parameters.observations.pollEvery = seconds(10);
    parameters.observations.version3 = true;
    Rack rack(parameters);
    QVERIFY(rack.run(seconds(11)));
    QCOMPARE(rack.state().observers().pollsFailed(), 0u);
    rack.setAlive(4, true);
    QVERIFY(rack.run(seconds(21)));
    QCOMPARE(rack.state().observers().pollsFailed(), 1u);
    QVERIFY(!rack.state().observers().hasUsers(3));
    Rack byHand = rack;
    // Added again on the control node, which gives them to the new one.
    rack.parameters().observations.usersAdded = 1;
    rack.apply();
    QVERIFY(rack.run(seconds(61)));
    QCOMPARE(rack.state().observers().pollsFailed(), 1u);
    // Or on the data node itself.
    byHand.parameters().nodes[3].snmpUsersAdded = true;
    byHand.apply();
    QVERIFY(byHand.run(seconds(61)));
    QCOMPARE(byHand.state().observers().pollsFailed(), 1u);
}

void ClusterTablesTest::deviceIds()
{
    HOLDS("A39");
    ClusterParameters parameters = nodes(3);
    QCOMPARE(Rack(parameters).state().deviceIds(), std::size_t{1});
    parameters.observations.deviceId = DeviceId::LocalName;
    QCOMPARE(Rack(parameters).state().deviceIds(), std::size_t{3});
}

void ClusterTablesTest::exporters()
{
    HOLDS("A40");
    Rack rack(nodes(5));
    QCOMPARE(rack.state().exporters(), std::size_t{5});
    rack.setAlive(2, false);
    QCOMPARE(rack.state().exporters(), std::size_t{4});
}

void ClusterTablesTest::securityGroupTags()
{
    HOLDS("A41");
    ClusterParameters parameters = nodes(2);
    parameters.observations.tagEvery = seconds(1);
    Rack rack(parameters);
    QVERIFY(rack.run(milliseconds(10'500)));
    QCOMPARE(rack.state().observers().tagsLearned(), 10u);
    QCOMPARE(rack.state().observers().latestTag(1), 10u);
    rack.setAlive(1, false);
    QVERIFY(rack.run(milliseconds(12'500)));
    // No control node: nothing new, and the copies stay.
    QCOMPARE(rack.state().observers().tags(), 12u);
    QCOMPARE(rack.state().observers().tagsLearned(), 10u);
    QCOMPARE(rack.state().observers().latestTag(1), 10u);
    QVERIFY(rack.run(milliseconds(20'500)));
    QVERIFY(rack.state().observers().latestTag(1) > 15);
}

void ClusterTablesTest::ambiguitiesAreParameters()
{
    const ModelInfo info = model().describe();
    const std::pair<const char*, const char*> expected[]{
        {"roles.hash", "splitmix64"},
        {"roles.separate_backup", "next-in-hash-order"},
        {"membership.priority_order", "lower-is-higher"},
        {"limits.broadcast_every", "1s"},
        {"ftp.update_every", "30s"},
    };
    for (const auto& [path, standard] : expected) {
        const auto found = std::ranges::find(info.parameters, std::string(path), &ParameterInfo::path);
        QVERIFY2(found != info.parameters.end(), path);
        QCOMPARE(found->standard, std::string(standard));
    }
    for (const ParameterInfo& parameter : info.parameters)
        QVERIFY2(!parameter.text.en.empty() && !parameter.text.ko.empty(), parameter.path.c_str());
    // Every figure and series that a run has is explained.
    Rack rack(with(nodes(2), one(TrafficKind::Tcp, {}, {})));
    Report report;
    rack.state().report({}, report);
    for (const Metric& metric : report.metrics()) {
        std::string code = metric.name.substr(0, metric.name.find('/'));
        const bool known = std::ranges::any_of(info.metrics, [&](const CodeInfo& one) {
            return one.code.substr(0, one.code.find('/')) == code && !one.text.en.empty() &&
                   !one.text.ko.empty();
        });
        QVERIFY2(known, metric.name.c_str());
    }
}

QTEST_GUILESS_MAIN(ClusterTablesTest)
#include "tst_sim_cluster_tables.moc"
