// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "Stage.h"
#include "sim/balancer/Balancer.h"
#include "sim/scenario/ModelRun.h"

#include <QRandomGenerator>
#include <QTest>

#include <cmath>

using namespace naru::sim;
using namespace naru::sim::balancer;
using namespace naru::sim::balancer::test;

namespace {

/** Any setting at all, from a seed. */
class Chance
{
public:
    explicit Chance(std::uint64_t seed)
        : m_random(seed, "property")
    {}

    [[nodiscard]] std::uint32_t below(std::uint32_t count) { return m_random.below(count); }
    [[nodiscard]] bool half() { return below(2) == 0; }
    [[nodiscard]] Time upTo(Time most) { return Time(below(1000) + 1) * (most.count() / 1000); }

    [[nodiscard]] BalancerParameters parameters()
    {
        BalancerParameters parameters = setup(1 + below(5), static_cast<Persistence>(below(6)), below(4) > 0);
        parameters.balancers.resize(1 + below(2));
        for (std::size_t index = 0; index < parameters.balancers.size(); ++index) {
            FrontParameters& front = parameters.balancers[index];
            front.name = "lb" + std::to_string(index + 1);
            front.persistence = static_cast<Persistence>(below(6));
            front.monitor.interval = seconds(5) + upTo(seconds(60));
            front.monitor.timeout = upTo(seconds(60));
            front.monitor.rise = 1 + below(3);
            front.monitor.fall = 1 + below(3);
            front.monitor.stopOn404 = half();
            front.algorithm = algorithms()[below(9)].algorithm;
            front.ties = half() ? Ties::Fifo : Ties::WeightedRotation;
            front.counts = half() ? Counting::Sessions : Counting::Connections;
            front.survivesHealthDown = half();
            front.cutOnDown = below(4) == 0;
            front.queueTimeout = half() ? Time{} : upTo(minutes(5));
        }
        for (ApplianceParameters& uag : parameters.uags)
            change(uag);
        if (half())
            parameters.servers = {{.name = "A"}, {.name = "B", .internalSessions = 20}};
        clients(parameters.clients[0]);
        parameters.clients.push_back(parameters.clients[0]);
        parameters.clients[1].name = "others";
        parameters.clients[1].kind = static_cast<ClientKind>(below(5));
        if (parameters.servers.empty() && parameters.clients[1].kind == ClientKind::Internal)
            parameters.clients[1].kind = ClientKind::Horizon;
        parameters.maxSession = minutes(30);
        if (half())
            parameters.upgrade = {.start = minutes(5), .takes = upTo(minutes(5))};
        return parameters;
    }

    void change(ApplianceParameters& uag)
    {
        uag.weight = below(4);
        uag.sessionLimit = half() ? 0 : 1 + below(40);
        uag.signInsAtOnce = half() ? 0 : 1 + below(3);
        uag.admin = below(4) == 0 ? static_cast<Admin>(below(3)) : Admin::Ready;
        uag.quiesced = below(6) == 0;
        uag.inService = below(6) > 0;
        uag.answers = below(6) == 0 ? static_cast<MonitorAnswer>(below(3)) : MonitorAnswer::Status;
        uag.status = below(5) == 0 ? 404 : 200;
    }

private:
    void clients(ClientParameters& clients)
    {
        clients.between = exponentially(seconds(1) + upTo(seconds(10)));
        clients.population = 1 + below(200);
        clients.clientsPerAddress = 1 + below(20);
        clients.addressesPerClient = 1 + below(3);
        clients.signIn = exponentially(upTo(seconds(20)));
        clients.signInSucceeds = half() ? 1 : 0.8;
        clients.session = exponentially(upTo(minutes(30)));
        clients.secondaries = {"tunnel tcp 443", "pcoip udp 4172"};
        if (half())
            clients.againEvery = exponentially(minutes(2) + upTo(minutes(10)));
    }

    Random m_random;
};

std::uint64_t seedOfToday()
{
    bool given = false;
    const std::uint64_t seed = qEnvironmentVariable("NARU_SEED").toULongLong(&given);
    return given ? seed : QRandomGenerator::global()->generate64();
}

/** Four appliances as queues of one server each: customers sign in, one at a time, and are gone. */
BalancerParameters queues(Algorithm algorithm, double load, std::int64_t customers)
{
    BalancerParameters parameters = setup(4, Persistence::None);
    parameters.balancers[0].algorithm = algorithm;
    for (ApplianceParameters& uag : parameters.uags)
        uag.signInsAtOnce = 1;
    ClientParameters& clients = parameters.clients[0];
    const Time between(static_cast<std::int64_t>(1e9 / (4 * load)));
    clients.between = exponentially(between);
    clients.count = customers;
    clients.signIn = exponentially(seconds(1));
    clients.session = exactly({});
    clients.secondaries.clear();
    return parameters;
}

std::unique_ptr<Run> runOf(std::uint64_t setting, const RunSettings& settings)
{
    return std::make_unique<ModelRun<BalancerState>>(Chance(setting).parameters(), Node::object(),
                                                     TraceLookup(), settings);
}

/** For a failure: which invariant does not hold, and where. */
QString brokenAt(const Stage& stage, std::uint64_t run)
{
    return QStringLiteral("run %1, at %2: %3")
        .arg(run)
        .arg(QString::fromStdString(timeText(stage.now())),
             QString::fromStdString(stage.broken().value_or("none")));
}

} // namespace

/** Invariants under chance, values that theory knows, and runs that repeat. */
class BalancerRandomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void invariantsHoldAfterEveryEvent();
    void meanTimesAreTheTheorys_data();
    void meanTimesAreTheTheorys();
    void sameSeedSameRun();
    void aCheckpointGoesOnTheSame();
};

void BalancerRandomTest::invariantsHoldAfterEveryEvent()
{
    const std::uint64_t seed = seedOfToday();
    qInfo("seed %llu", static_cast<unsigned long long>(seed));
    for (std::uint64_t run = 0; run < 40; ++run) {
        Chance chance(seed + run);
        const BalancerParameters parameters = chance.parameters();
        QVERIFY(!parameters.check());
        Stage stage(parameters, seed + run);
        for (int part = 1; part <= 6; ++part) {
            QVERIFY2(stage.run(minutes(5 * part)), qPrintable(brokenAt(stage, run)));
            chance.change(
                stage.parameters().uags[chance.below(static_cast<std::uint32_t>(parameters.uags.size()))]);
            stage.parameters().balancers[0].algorithm = algorithms()[chance.below(9)].algorithm;
            stage.apply();
            QVERIFY2(!stage.broken(), qPrintable(brokenAt(stage, run)));
        }
    }
}

void BalancerRandomTest::meanTimesAreTheTheorys_data()
{
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<bool>("distinct");
    QTest::addColumn<double>("load");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("within");
    // At this length about three standard deviations; single queues at high load wander most.
    const auto row = [](const char* name, Algorithm algorithm, bool distinct, double load, double expected,
                        double within) {
        QTest::newRow(name) << static_cast<int>(algorithm) << distinct << load << expected << within;
    };
    row("random, .5", Algorithm::Random, false, 0.5, 2.0, 0.03);
    row("random, .8", Algorithm::Random, false, 0.8, 5.0, 0.07);
    row("round robin, .5", Algorithm::RoundRobin, false, 0.5, 1.432523, 0.03);
    row("round robin, .8", Algorithm::RoundRobin, false, 0.8, 3.267384, 0.06);
    row("two choices, .5", Algorithm::TwoChoices, false, 0.5, 1.421327, 0.03);
    row("two choices, .8", Algorithm::TwoChoices, false, 0.8, 2.535148, 0.04);
    row("two distinct choices, .5", Algorithm::TwoChoices, true, 0.5, 1.324461, 0.03);
    row("two distinct choices, .8", Algorithm::TwoChoices, true, 0.8, 2.330158, 0.04);
    row("leastconn, .5", Algorithm::LeastConnections, false, 0.5, 1.158151, 0.03);
    row("leastconn, .8", Algorithm::LeastConnections, false, 0.8, 1.953134, 0.04);
}

void BalancerRandomTest::meanTimesAreTheTheorys()
{
    QFETCH(int, algorithm);
    QFETCH(bool, distinct);
    QFETCH(double, load);
    QFETCH(double, expected);
    QFETCH(double, within);
    BalancerParameters parameters = queues(static_cast<Algorithm>(algorithm), load, 200'000);
    parameters.balancers[0].distinct = distinct;
    Stage stage(parameters, 20261130);
    while (stage.step(Agenda::Latest)) {
    }
    const double mean = stage.state().totals().signIn.mean().value();
    QVERIFY2(std::abs(mean / expected - 1) < within,
             qPrintable(QStringLiteral("%1, theory %2").arg(mean).arg(expected)));
}

void BalancerRandomTest::sameSeedSameRun()
{
    HOLDS("C-SIM-03");
    const auto digest = [](std::uint64_t seed, std::vector<std::string> series) {
        const auto run = runOf(5, {.seed = seed, .series = std::move(series), .changes = {}});
        run->advance(minutes(20));
        return run->digest();
    };
    QCOMPARE(digest(7, {}), digest(7, {}));
    QCOMPARE(digest(7, {"sessions"}), digest(7, {}));
    QVERIFY(digest(7, {}) != digest(8, {}));
}

void BalancerRandomTest::aCheckpointGoesOnTheSame()
{
    const auto run = runOf(9, {.seed = 3, .series = {}, .changes = {}});
    run->advance(minutes(10));
    const std::unique_ptr<Run> checkpoint = run->clone();
    run->advance(minutes(25));
    checkpoint->advance(minutes(17));
    checkpoint->advance(minutes(25));
    QCOMPARE(checkpoint->digest(), run->digest());
    QCOMPARE(checkpoint->report().find("begun")->count, run->report().find("begun")->count);
}

QTEST_GUILESS_MAIN(BalancerRandomTest)
#include "tst_sim_balancer_random.moc"
