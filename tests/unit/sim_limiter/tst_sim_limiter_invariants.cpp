// SPDX-License-Identifier: GPL-3.0-or-later
#include "Dra.h"
#include "Holds.h"
#include "sim/scenario/Timeline.h"

#include <QRandomGenerator>
#include <QTest>

using namespace naru::sim;
using namespace naru::sim::limiter;
using namespace naru::sim::limiter::test;
using namespace std::chrono_literals;

namespace {

constexpr std::uint64_t steps = 4000;

/** A DRA in which everything that can happen does. */
LimiterParameters randomDra(Random& random)
{
    const auto pick = [&](std::uint32_t count) { return random.below(count); };
    LimiterParameters p = dynamicDra(40 + pick(40));
    p.sources = {peer("pgw1", {poisson("gx-ccr-i", 50 + pick(500)), poisson("gx-ccr-t", 50 + pick(500)),
                               even("gy-ccr-u", 50 + pick(300))}),
                 peer("pgw2", {poisson("gx-ccr-u", 50 + pick(500)), poisson("s6a-ulr", 20)})};
    for (SourceParameters& source : p.sources) {
        source.peers = 1 + pick(3);
        source.retries = pick(3);
        source.timeout = Time(1'000'000 * (1 + pick(500)));
        source.reconnectAfter = pick(2) * 20;
        source.reconnectTime = 200ms;
    }
    p.groups[0].latency = *parseDurations("exponential(50ms)");
    p.groups[1].latency = *parseDurations("lognormal(4, 300ms)");
    p.groups[0].servers[0].capacity = 100 + pick(300);
    p.transactionTimeout = 500ms;
    p.pool = 20 + pick(200);
    p.peerLimits = {peerLimit("in", "*", 100 + pick(500)), peerLimit("out", "*", 50 + pick(300))};
    p.peerLimits[0].algorithm = Algorithm(pick(4));
    p.peerLimits[0].action = Action(pick(2));
    p.peerLimits[1].direction = Direction::Egress;
    for (PeerLimitParameters& limit : p.peerLimits) {
        if (pick(2) == 0)
            continue;
        limit.algorithm = Algorithm::TokenBucket;
        limit.burst = 50;
        limit.atOnce = 1 + pick(10);
    }
    p.messageLimits = {messageLimit("i", "pgw1", {"gx-ccr-i", "gx-ccr-t"}, 50 + pick(300))};
    p.messageLimits[0].algorithm = Algorithm(pick(4));
    return p;
}

std::vector<Change> randomChanges(Random& random)
{
    std::vector<Change> changes;
    for (int i = 0; i < 12; ++i) {
        const Time when(random.below(3'000'000) * 1000);
        const bool up = random.below(2) == 0;
        switch (random.below(5)) {
        case 0:
            changes.push_back(change(when, "groups[pcrf].servers[2].up", Node::ofBoolean(up)));
            break;
        case 1:
            changes.push_back(change(when, "groups[pcrf].servers[1].up", Node::ofBoolean(up)));
            break;
        case 2:
            changes.push_back(change(when, "sources[pgw1].link", Node::ofBoolean(up)));
            break;
        case 3:
            changes.push_back(change(when, "cpu.value", Node::ofNumber(30 + random.below(60))));
            break;
        default:
            changes.push_back(change(when, "sources[pgw1].flush", Node::ofNumber(1 + random.below(300))));
        }
    }
    return changes;
}

} // namespace

/** What holds after every event, in random runs; and that a run is repeated to the last bit. */
class LimiterInvariantsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsLost_data()
    {
        QTest::addColumn<quint64>("seed");
        for (quint64 seed = 1; seed <= 8; ++seed)
            QTest::addRow("seed %llu", seed) << seed;
        // And others each time: NARU_SEED repeats one.
        bool given = false;
        const quint64 seed = qEnvironmentVariable("NARU_SEED").toULongLong(&given);
        for (int i = 0; i < (given ? 1 : 4); ++i) {
            const quint64 row = given ? seed : QRandomGenerator::global()->generate64();
            QTest::addRow("NARU_SEED=%llu", row) << row;
        }
    }
    void nothingIsLost()
    {
        QFETCH(quint64, seed);
        Random random(seed, "test");
        const LimiterParameters p = randomDra(random);
        const auto run = start(p, randomChanges(random), seed);
        for (std::uint64_t i = 0; i < steps; ++i) {
            run->advance(10s, 1);
            const Totals& t = run->model().totals();
            const std::uint64_t ended =
                t.answered.total() + t.timedOut.total() + t.refused.total() + t.dropped.total();
            QCOMPARE(ended + run->model().waiting() + run->model().inPool(), t.offered.total());
            QCOMPARE(t.succeeded.total() + t.failed.total() + run->model().open(), t.original.total());
            QVERIFY(run->model().inPool() <= static_cast<std::uint64_t>(p.pool));
            for (const Meter& meter : run->model().meters())
                QVERIFY(meter.limiter.limit() <= 600);
        }
    }

    void sameSeedSameDigest()
    {
        HOLDS("C-SIM-03");
        Random random(5, "test");
        const LimiterParameters p = randomDra(random);
        const std::vector<Change> changes = randomChanges(random);
        const auto digest = [&](std::uint64_t seed) {
            const auto run = start(p, changes, seed);
            run->advance(5s, Run::NoLimit);
            return run->digest();
        };
        QCOMPARE(digest(1), digest(1));
        QVERIFY(digest(1) != digest(2));
    }

    void inPiecesAsInOne()
    {
        Random random(6, "test");
        const LimiterParameters p = randomDra(random);
        const std::vector<Change> changes = randomChanges(random);
        const auto whole = start(p, changes);
        whole->advance(5s, Run::NoLimit);
        const auto pieces = start(p, changes);
        while (pieces->now() < 5s) {
            pieces->advance(std::min<Time>(5s, pieces->now() + Time(random.below(200'000'000))),
                            1 + random.below(500));
            (void)pieces->snapshot();
            (void)pieces->report();
        }
        pieces->advance(5s, Run::NoLimit);
        QCOMPARE(pieces->digest(), whole->digest());
        QCOMPARE(pieces->events(), whole->events());
    }

    void otherSeriesDoNotChangeARun()
    {
        HOLDS("C-SIM-03");
        LimiterParameters p = dynamicDra(62);
        const Node node = writeFields([&](Fields& fields) { p.fields(fields); });
        const auto digest = [&](Time every, std::vector<std::string> series, Time warmup) {
            LimiterRun run(
                p, node, {},
                {.seed = 1, .warmup = warmup, .sampleEvery = every, .series = series, .changes = {}});
            static_cast<Run&>(run).advance(5s);
            return run.digest();
        };
        const std::string plain = digest(1s, {}, 0s);
        QCOMPARE(digest(0s, {}, 0s), plain);
        QCOMPARE(digest(10ms, {"cpu"}, 0s), plain);
        QCOMPARE(digest(1s, {}, 3s), plain);
    }

    void goingBackAndOnGivesTheSame()
    {
        Random random(8, "test");
        const LimiterParameters p = randomDra(random);
        const auto whole = start(p);
        whole->advance(2s, Run::NoLimit);
        const std::string atTwo = whole->digest();
        whole->advance(4s, Run::NoLimit);
        Timeline timeline(start(p), {.memory = std::size_t{64} << 20, .events = 500});
        timeline.advance(4s);
        QCOMPARE(timeline.run().digest(), whole->digest());
        QVERIFY(timeline.checkpoints().size() > 3);
        timeline.goTo(2s);
        QCOMPARE(timeline.run().digest(), atTwo);
        timeline.goTo(4s);
        QCOMPARE(timeline.run().digest(), whole->digest());
    }

    void checkpointsStayWithinTheirBound()
    {
        Random random(9, "test");
        const std::size_t one = start(randomDra(random))->memory();
        Timeline timeline(start(randomDra(random)), {.memory = 8 * one, .events = 100});
        timeline.advance(5s);
        QVERIFY(timeline.memory() <= 9 * one);
        QCOMPARE(timeline.checkpoints().front(), Time(0));
    }

    void aChangeByHandIsRepeatedAsPlanned()
    {
        const LimiterParameters p = dynamicDra(40);
        const auto byHand = start(p);
        byHand->advance(3s, 1234);
        QVERIFY(!byHand->set("cpu.value", Node::ofNumber(62)));
        byHand->advance(10s, Run::NoLimit);
        QCOMPARE(byHand->changes().size(), std::size_t{1});
        const auto planned = start(p, byHand->changes());
        planned->advance(10s, Run::NoLimit);
        QCOMPARE(planned->digest(), byHand->digest());
        const auto without = start(p);
        without->advance(10s, Run::NoLimit);
        QVERIFY(without->digest() != byHand->digest());
    }

    void whatIsFixedCannotBeChanged()
    {
        const auto run = start(dynamicDra(40));
        run->advance(1s, Run::NoLimit);
        const auto problem = run->set("sources[pgw1].name", Node::string("other"));
        QVERIFY(problem.has_value());
        QCOMPARE(problem->code, ProblemCode::NotWhileRunning);
        QCOMPARE(problem->path, std::string("sources[1].name"));
        QVERIFY(run->changes().empty());
    }
};

QTEST_GUILESS_MAIN(LimiterInvariantsTest)
#include "tst_sim_limiter_invariants.moc"
