// SPDX-License-Identifier: GPL-3.0-or-later
#include "Dra.h"
#include "Holds.h"

#include <QTest>

using namespace naru::sim;
using namespace naru::sim::limiter;
using namespace naru::sim::limiter::test;
using namespace std::chrono_literals;

/** Causes of bursts, limits at ingress and egress, the shared pool: V1 to V16, V25 to V28. */
class StaticLimitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void userBehaviourIsAStep()
    {
        HOLDS("V1");
        const auto run = ran(plainDra({peer("pgw1", {even("gx-ccr-i", 300)})}), 60s,
                             {change(20s, "sources[pgw1].streams[1].rate", Node::string("1500/s")),
                              change(40s, "sources[pgw1].streams[1].rate", Node::string("300/s"))});
        QCOMPARE(at(*run, "offered", 20), 300.0);
        QCOMPARE(at(*run, "offered", 21), 1500.0);
        QCOMPARE(at(*run, "offered", 40), 1500.0);
        QCOMPARE(at(*run, "offered", 41), 300.0);
    }

    void congestionReleasesWhatWaited()
    {
        HOLDS("V2");
        const auto run = ran(plainDra({peer("pgw1", {even("gx-ccr-i", 500)})}), 30s,
                             {change(10s, "sources[pgw1].link", Node::ofBoolean(false)),
                              change(20s, "sources[pgw1].link", Node::ofBoolean(true))});
        QCOMPARE(at(*run, "offered", 15), 0.0);
        QCOMPARE(at(*run, "offered", 21), 5500.0);
        QCOMPARE(at(*run, "offered", 22), 500.0);
    }

    void anOutageElsewhereBringsItsTraffic()
    {
        HOLDS("V3");
        LimiterParameters p =
            plainDra({peer("a", {even("gx-ccr-i", 400)}), peer("b", {even("gx-ccr-i", 300)})});
        p.sites = {{"A", true}, {"B", true}};
        p.sources[1].site = "B";
        const auto run = ran(p, 30s,
                             {change(10s, "sites[B].up", Node::ofBoolean(false)),
                              change(20s, "sites[B].up", Node::ofBoolean(true))});
        QCOMPARE(at(*run, "offered", 10), 400.0);
        QCOMPARE(at(*run, "offered", 11), 700.0);
        QCOMPARE(at(*run, "offered", 21), 400.0);
    }

    void anOverloadedElementMakesMoreLoad()
    {
        HOLDS("V4");
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-i", 300)})});
        p.groups[0].servers = {{"pcrf1", true, 200}};
        p.transactionTimeout = 1s;
        p.sources[0].retries = 2;
        p.sources[0].reconnectAfter = 50;
        const auto run = ran(p, 60s);
        QVERIFY2(mean(*run, "amplification") > 1.5, qPrintable(QString::number(mean(*run, "amplification"))));
        QVERIFY(count(*run, "timed_out") > 0);
        QVERIFY(count(*run, "reconnects") > 0);
    }

    void aFlushBringsOneTerminationASession()
    {
        HOLDS("V5");
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-t", 0)})});
        const auto run = ran(p, 10s, {change(2s, "sources[pgw1].flush", Node::ofNumber(10'000))});
        QCOMPARE(count(*run, "flushed"), 10'000.0);
        QCOMPARE(count(*run, "offered"), 10'000.0);
        QCOMPARE(at(*run, "pgw1.gx-ccr-t.offered", 3), 10'000.0);
    }

    void aFailedServersMessagesGoToAnother()
    {
        HOLDS("V6");
        const auto run = ran(plainDra({peer("pgw1", {even("gx-ccr-i", 1000)})}), 20s,
                             {change(10s, "groups[pcrf].servers[pcrf1].up", Node::ofBoolean(false))});
        const Snapshot snapshot = run->snapshot();
        const auto forwarded = [&](const char* id) {
            const auto found = std::ranges::find(snapshot.elements, id, &Element::id);
            return found->figures[1].value.value();
        };
        // Those in flight at the failure are answered by the other one.
        QCOMPARE(forwarded("server/pcrf/pcrf1"), 5000.0);
        QCOMPARE(forwarded("server/pcrf/pcrf2"), 15'000.0 + count(*run, "redirected"));
        QVERIFY(count(*run, "redirected") > 0);
        QCOMPARE(count(*run, "failed"), 0.0);
    }

    void aStaticLimitIgnoresTheCpu()
    {
        HOLDS("V7");
        LimiterParameters p = dynamicDra(95);
        p.dynamic.enabled = false;
        p.sources[0].streams[0].rate = 900;
        const auto run = ran(p, 5s);
        QCOMPARE(at(*run, "admitted", 4), 900.0);
    }

    void onlyTheLimitedPeerIsThrottled()
    {
        HOLDS("V8");
        LimiterParameters p =
            plainDra({peer("pgw1", {even("gx-ccr-i", 3000)}), peer("pgw2", {even("gx-ccr-i", 3000)})});
        p.peerLimits = {peerLimit("two", "pgw2", 1000)};
        const auto run = ran(p, 5s);
        QCOMPARE(at(*run, "pgw1.admitted", 3), 3000.0);
        QCOMPARE(at(*run, "pgw2.admitted", 3), 1000.0);
    }

    void messageTypesAreLimitedByThemselves()
    {
        HOLDS("V9");
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-i", 500), even("gx-ccr-t", 500),
                                                      even("gx-ccr-u", 5000), even("gy-ccr-u", 2000)})});
        p.messageLimits = {messageLimit("i", "*", {"gx-ccr-i"}, 200),
                           messageLimit("t", "*", {"gx-ccr-t"}, 200)};
        const auto run = ran(p, 5s);
        QCOMPARE(at(*run, "pgw1.gx-ccr-i.admitted", 3), 200.0);
        QCOMPARE(at(*run, "pgw1.gx-ccr-t.admitted", 3), 200.0);
        QCOMPARE(at(*run, "pgw1.gx-ccr-u.admitted", 3), 5000.0);
        QCOMPARE(at(*run, "pgw1.gy-ccr-u.admitted", 3), 2000.0);
    }

    void ingressLimitsTheRoutingWork()
    {
        HOLDS("V10");
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-i", 1500)})});
        p.peerLimits = {peerLimit("one", "pgw1", 1000)};
        const auto run = ran(p, 10s);
        QCOMPARE(count(*run, "offered"), 15'000.0);
        QCOMPARE(count(*run, "routed"), 10'000.0);
    }

    void excessIsDroppedOrAnswered()
    {
        HOLDS("V11");
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-i", 1500)})});
        p.peerLimits = {peerLimit("one", "pgw1", 1000)};
        p.peerLimits[0].resultCode = 3004;
        auto run = ran(p, 10s);
        QCOMPARE(count(*run, "refused"), 5000.0);
        QCOMPARE(count(*run, "result_3004"), 5000.0);
        QCOMPARE(count(*run, "dropped"), 0.0);
        auto story = run->story("limit/one/pgw1");
        QCOMPARE(story.size(), std::size_t{1});
        QCOMPARE(story[0].code, std::string("refuses"));
        QVERIFY(story[0].text.en.find("3004 \"Rate limit violated\"") != std::string::npos);
        p.peerLimits[0].action = Action::Drop;
        run = ran(p, 10s);
        QCOMPARE(count(*run, "refused"), 0.0);
        QCOMPARE(count(*run, "dropped"), 5000.0);
        story = run->story("limit/one/pgw1");
        QCOMPARE(story.size(), std::size_t{1});
        QCOMPARE(story[0].code, std::string("drops"));
        // The sender learns of it by waiting 5 s.
        QCOMPARE(count(*run, "failed"), 2500.0);
    }

    void eachTableEnablesItsLevel()
    {
        HOLDS("V12");
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-i", 3000)})});
        QCOMPARE(at(*ran(p, 3s), "admitted", 2), 3000.0);
        p.peerLimits = {peerLimit("peer", "*", 2000)};
        QCOMPARE(at(*ran(p, 3s), "admitted", 2), 2000.0);
        p.peerLimits.clear();
        p.messageLimits = {messageLimit("message", "*", {"gx-ccr-i"}, 1000)};
        QCOMPARE(at(*ran(p, 3s), "admitted", 2), 1000.0);
    }

    void theDocumentsExample()
    {
        HOLDS("V13");
        LimiterParameters p =
            plainDra({peer("pgw2", {even("gx-ccr-i", 300), even("gx-ccr-t", 150), even("gx-ccr-u", 400)})});
        p.peerLimits = {peerLimit("peer", "pgw2", 1000)};
        p.messageLimits = {messageLimit("i", "pgw2", {"gx-ccr-i"}, 200),
                           messageLimit("t", "pgw2", {"gx-ccr-t"}, 200)};
        p.messageLimits[0].errorMessage = "CCR-I rate limit violated";
        auto run = ran(p, 10s);
        QCOMPARE(at(*run, "admitted", 5), 750.0);
        QCOMPARE(at(*run, "refused", 5), 100.0);
        QCOMPARE(count(*run, "result_3002"), 1000.0);
        QVERIFY(run->story("limit/i/pgw2").at(0).text.ko.find("3002 \"CCR-I rate limit violated\"") !=
                std::string::npos);
        QVERIFY(run->story("limit/t/pgw2").empty());
        p.sources[0].streams = {even("gx-ccr-i", 200), even("gx-ccr-t", 200), even("gx-ccr-u", 700)};
        run = ran(p, 10s);
        QCOMPARE(at(*run, "admitted", 5), 1000.0);
        QCOMPARE(at(*run, "refused", 5), 100.0);
        QCOMPARE(count(*run, "limit.peer.refused"), 1000.0);
        QCOMPARE(count(*run, "limit.i.refused"), 0.0);
    }

    void refusedMessagesLeaveThePeersQuota()
    {
        // Ambiguity 11: the message rule comes first, so the peer's 1000 are all used; or the other way
        // round.
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-i", 1500), even("gx-ccr-u", 800)})});
        p.peerLimits = {peerLimit("peer", "*", 1000)};
        p.messageLimits = {messageLimit("i", "*", {"gx-ccr-i"}, 500)};
        QCOMPARE(at(*ran(p, 5s), "admitted", 4), 1000.0);
        p.refusedUsesPeerQuota = true;
        // Of the first 1000 of 2300 about 652 are CCR-I, of which 500 pass.
        const double admitted = at(*ran(p, 5s), "admitted", 4);
        QVERIFY2(std::abs(admitted - 848) <= 2, qPrintable(QString::number(admitted)));
    }

    void egressProtectsTheReceiver()
    {
        HOLDS("V14");
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-i", 1000)})});
        p.peerLimits = {peerLimit("pcrf", "pcrf", 700)};
        p.peerLimits[0].direction = Direction::Egress;
        const auto run = ran(p, 10s);
        QCOMPARE(count(*run, "routed"), 10'000.0);
        QCOMPARE(count(*run, "forwarded"), 7000.0);
        QCOMPARE(count(*run, "refused"), 3000.0);
    }

    void aBurstWaitsForItsTurn_data()
    {
        QTest::addColumn<bool>("ingress");
        QTest::newRow("ingress") << true;
        QTest::newRow("egress") << false;
    }
    void aBurstWaitsForItsTurn()
    {
        QFETCH(bool, ingress);
        LimiterParameters p = plainDra({peer("pgw1", {})});
        p.sources[0].flush = 20;
        p.sources[0].flushRate = 1e6;
        p.peerLimits = {peerLimit("one", "*", 10)};
        p.peerLimits[0].direction = ingress ? Direction::Ingress : Direction::Egress;
        p.peerLimits[0].algorithm = Algorithm::TokenBucket;
        p.peerLimits[0].burst = 6;
        const auto longest = [](const LimiterRun& run) { return *run.report().find("latency")->greatest; };
        QVERIFY(longest(*ran(p, 2s)) < 0.011);
        p.peerLimits[0].atOnce = 3;
        const auto run = ran(p, 2s);
        QCOMPARE(count(*run, "answered"), 6.0);
        QCOMPARE(count(*run, "refused"), 14.0);
        QVERIFY2(std::abs(longest(*run) - 0.31) < 1e-4, qPrintable(QString::number(longest(*run))));
        // All servers fail while three wait at the egress limit.
        const auto failing = ran(p, 2s,
                                 {change(50ms, "groups[pcrf].servers[1].up", Node::ofBoolean(false)),
                                  change(50ms, "groups[pcrf].servers[2].up", Node::ofBoolean(false))});
        QCOMPARE(count(*failing, "answered"), 3.0);
        QCOMPARE(count(*failing, "refused"), 17.0);
        QCOMPARE(failing->model().waiting(), std::uint64_t{0});
    }

    void aSlowChannelUsesUpTheDra()
    {
        HOLDS("V15");
        LimiterParameters p = slowOcs();
        auto run = ran(p, 60s);
        // Both find a place as often: 1000 = 5 s x + 0.01 s y with x : y = 400 : 500, so about half of each.
        QVERIFY2(mean(*run, "gx-ccr-i.availability") < 0.6,
                 qPrintable(QString::number(mean(*run, "gx-ccr-i.availability"))));
        QVERIFY(count(*run, "no_resources") > 0);
        QCOMPARE(at(*run, "pool", 50), 1000.0);
        // At several elements: also at the peer whose own channel is quick.
        for (SourceParameters& source : p.sources)
            source.reconnectAfter = 5;
        run = ran(p, 60s);
        QVERIFY(mean(*run, "gx-ccr-i.availability") < 1);
        for (const char* peer : {"peer/pgw1", "peer/pgw2"})
            QVERIFY2(std::ranges::any_of(run->log(1000),
                                         [&](const LogEntry& entry) {
                                             return entry.code == "reconnect" && entry.element == peer;
                                         }),
                     peer);
    }

    void anEgressLimitKeepsTheOthersWhole()
    {
        HOLDS("V16");
        LimiterParameters p = slowOcs();
        p.peerLimits = {peerLimit("ocs", "ocs", 150)};
        p.peerLimits[0].direction = Direction::Egress;
        const auto run = ran(p, 60s);
        QCOMPARE(mean(*run, "gx-ccr-i.availability"), 1.0);
        QCOMPARE(count(*run, "no_resources"), 0.0);
        const double waiting = at(*run, "pool", 50);
        QVERIFY2(waiting >= 750 && waiting <= 775, qPrintable(QString::number(waiting)));
    }

    void theLimiterIsDrawnAtTheDra()
    {
        HOLDS("V25");
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-i", 1500)})});
        p.peerLimits = {peerLimit("one", "pgw1", 1000)};
        const Snapshot snapshot = ran(p, 2s)->snapshot();
        const auto limit = std::ranges::find(snapshot.elements, "limit/one/pgw1", &Element::id);
        QVERIFY(limit != snapshot.elements.end());
        QCOMPARE(limit->parent, std::string("dra"));
        QVERIFY(std::ranges::any_of(snapshot.links, [](const Link& link) {
            return link.from == "peer/pgw1" && link.to == "dra" && link.figures[0].value == 1500.0 &&
                   link.figures[1].value == 1000.0 && link.figures[2].value == 500.0;
        }));
        // Each kind of message by itself; no ranges of a CPU that no limit follows.
        QVERIFY(std::ranges::any_of(snapshot.links, [](const Link& link) {
            return link.kind == "message/gx-ccr-i" && link.figures[0].value == 1500.0 &&
                   link.figures[1].value == 1000.0;
        }));
        QVERIFY(std::ranges::find(snapshot.elements, "range", &Element::kind) == snapshot.elements.end());
    }

    void aThresholdIsSuggestedFromARun()
    {
        HOLDS("V26");
        const auto run = ran(plainDra({peer("pgw1", {even("gx-ccr-i", 400)})}), 60s,
                             {change(20s, "sources[pgw1].streams[1].rate", Node::string("2000/s")),
                              change(25s, "sources[pgw1].streams[1].rate", Node::string("400/s"))});
        QCOMPARE(mean(*run, "pgw1.regular"), 400.5); // the middle of the bucket 400 and 401
        const double suggested = mean(*run, "pgw1.suggested_limit");
        QCOMPARE(mean(*run, "pgw1.peak"), 2000.0);
        QVERIFY(suggested > 400 && suggested < 2000);
    }

    void aReportSaysWhatLimitingIsFor()
    {
        HOLDS("V28");
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-i", 500)})});
        p.groups[0].latency = *parseDurations("empirical(10ms:0.9, 2s:0.1)");
        const auto run = ran(p, 60s);
        QCOMPARE(mean(*run, "availability"), 1.0);
        QVERIFY(std::abs(mean(*run, "within_sla") - 0.9) < 0.01);
        QVERIFY(std::abs(mean(*run, "latency") - 0.209) < 0.02);
    }

    void shadowLimitsOnlyCount()
    {
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-i", 1500)})});
        p.peerLimits = {peerLimit("one", "pgw1", 1000)};
        p.peerLimits[0].shadow = true;
        const auto run = ran(p, 10s);
        QCOMPARE(count(*run, "would_refuse"), 5000.0);
        QCOMPARE(count(*run, "admitted"), 15'000.0);
    }

    void refusalsMultiplyTheLoad_data()
    {
        QTest::addColumn<int>("peers");
        QTest::addColumn<double>("amplification");
        // Even traffic over the limit: a third is refused, by each peer that it tries.
        QTest::newRow("one") << 1 << 1.0;
        QTest::newRow("two") << 2 << 4.0 / 3;
        QTest::newRow("four") << 4 << 2.0;
    }
    void refusalsMultiplyTheLoad()
    {
        QFETCH(int, peers);
        QFETCH(double, amplification);
        LimiterParameters p = plainDra({peer("pgw1", {even("gx-ccr-i", 1500)})});
        p.sources[0].peers = peers;
        p.sources[0].failoverDelay = 0s;
        p.peerLimits = {peerLimit("one", "pgw1", 1000)};
        const auto run = ran(p, 20s);
        QVERIFY2(std::abs(mean(*run, "amplification") - amplification) < 0.01,
                 qPrintable(QString::number(mean(*run, "amplification"))));
    }

private:
    static LimiterParameters slowOcs()
    {
        LimiterParameters p =
            plainDra({peer("pgw1", {poisson("gx-ccr-i", 500)}), peer("pgw2", {poisson("gy-ccr-u", 400)})});
        p.groups[1].latency = *parseDurations("5s");
        p.pool = 1000;
        return p;
    }
};

QTEST_GUILESS_MAIN(StaticLimitsTest)
#include "tst_sim_static_limits.moc"
