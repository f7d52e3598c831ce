// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ProberHarness.h"
#include "Warnings.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace naru;
using namespace naru::test;
using namespace std::chrono_literals;
using ogs::Failure;
using ogs::ProbeKind;

namespace {

lab::GatewayBehaviour of(lab::Conduct conduct)
{
    lab::GatewayBehaviour behaviour;
    behaviour.conduct = conduct;
    return behaviour;
}

std::vector<lab::GatewaySpec> many(int count, const lab::GatewayBehaviour& behaviour)
{
    return std::vector<lab::GatewaySpec>(static_cast<std::size_t>(count), gateway(behaviour));
}

/** Echo requests that this machine has sent since it started. */
QByteArray echoRequestsSent()
{
    QFile file(QStringLiteral("/proc/net/snmp"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QList<QByteArray> names;
    for (const QByteArray& line : file.readAll().split('\n')) {
        if (!line.startsWith("Icmp:"))
            continue;
        if (names.isEmpty())
            names = line.split(' ');
        else
            return line.split(' ').value(names.indexOf("OutEchos"));
    }
    return {};
}

} // namespace

class TestProbeRun final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threeConnectionsAStepApart();
    void oneAfterAnother();
    void eachHasItsFirstProbeBeforeAnySecond();
    void thenTheNearestGoFirst();
    void noEchoRequests();
    void preflightGoesFirst();
    void aDeadPreflightDoesNotStopTheRun();
    void aProxyThatAsksForASignIn();
    void theBudgetCutsProbes();
    void lateAnswersChangeNothing();
    void cancelAtAnyMoment();
    void aNewRunCancelsTheOld();
    void socketsAreBounded();
    void theDeadDoNotHoldAllSockets();
    void anEmptyPlan();
};

void TestProbeRun::threeConnectionsAStepApart()
{
    HOLDS("OGS-02");
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::GatewayBehaviour::answeringIn(800ms))}).has_value());
    ProberHarness prober;
    QVERIFY(prober.carryOut(planFor(lab, ProbeKind::Https, 3)));

    const std::vector<ogs::ProbeStarted> starts = prober.all<ogs::ProbeStarted>();
    QCOMPARE(starts.size(), std::size_t{3});
    QVERIFY(starts[1].at - starts[0].at >= 50ms);
    QVERIFY(starts[2].at - starts[1].at >= 50ms);
    // They overlap: the third does not wait for the first.
    QVERIFY(starts[2].at < prober.all<ogs::ProbeEnded>().front().at);
    QCOMPARE(lab.counts(0).accepted, 3);
    QCOMPARE(lab.counts(0).requests, 3);
    for (int index = 0; index < 3; ++index)
        QVERIFY(*prober.probe(0, index)->value >= 800ms);
}

void TestProbeRun::oneAfterAnother()
{
    HOLDS("OGS-02");
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::GatewayBehaviour::answeringIn(80ms))}).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Https, 3);
    plan.sequential = true;
    QVERIFY(prober.carryOut(plan));

    const std::vector<ogs::ProbeStarted> starts = prober.all<ogs::ProbeStarted>();
    const std::vector<ogs::ProbeEnded> ends = prober.all<ogs::ProbeEnded>();
    QVERIFY(starts.at(1).at >= ends.at(0).at);
    QVERIFY(starts.at(2).at >= ends.at(1).at);
}

void TestProbeRun::eachHasItsFirstProbeBeforeAnySecond()
{
    lab::Lab lab;
    QVERIFY(lab.start(many(20, lab::GatewayBehaviour::answeringIn(10ms))).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Http, 2);
    plan.step = 0ms;
    QVERIFY(prober.carryOut(plan));

    const std::vector<ogs::ProbeStarted> starts = prober.all<ogs::ProbeStarted>();
    QCOMPARE(starts.size(), std::size_t{40});
    QVERIFY(std::ranges::all_of(starts.begin(), starts.begin() + 20,
                                [](const ogs::ProbeStarted& start) { return start.index == 0; }));
}

void TestProbeRun::thenTheNearestGoFirst()
{
    std::vector<lab::GatewaySpec> gateways = many(100, lab::GatewayBehaviour::answeringIn(400ms));
    const std::vector<lab::GatewaySpec> near = many(100, lab::GatewayBehaviour::answeringIn(1ms));
    gateways.insert(gateways.end(), near.begin(), near.end());
    lab::Lab lab;
    QVERIFY(lab.start(gateways).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Http, 2);
    plan.step = 0ms;
    QVERIFY(prober.carryOut(plan));

    std::vector<int> seconds;
    for (const ogs::ProbeStarted& start : prober.all<ogs::ProbeStarted>()) {
        if (start.index == 1)
            seconds.push_back(start.target);
    }
    QCOMPARE(seconds.size(), std::size_t{200});
    QVERIFY(std::all_of(seconds.begin(), seconds.begin() + 90, [](int target) { return target >= 100; }));
}

void TestProbeRun::noEchoRequests()
{
    const QByteArray before = echoRequestsSent();
    if (before.isEmpty())
        QSKIP("the kernel does not count echo requests here");
    HOLDS("OGS-08");
    lab::Lab lab;
    QVERIFY(lab.start({gateway({}), gateway(of(lab::Conduct::Refuse))}).has_value());
    ProberHarness prober;
    QVERIFY(prober.carryOut(planFor(lab, ProbeKind::Https, 3)));
    QCOMPARE(echoRequestsSent(), before);
}

void TestProbeRun::preflightGoesFirst()
{
    HOLDS("OGS-07");
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::GatewayBehaviour::answeringIn(50ms)), gateway({})}).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Https, 3);
    plan.preflight = plan.targets.front().target;
    plan.preflightLimit = 5s;
    QVERIFY(prober.carryOut(plan));

    const std::vector<ogs::PreflightEnded> preflights = prober.all<ogs::PreflightEnded>();
    QCOMPARE(preflights.size(), std::size_t{1});
    QVERIFY(!preflights[0].failure);
    QCOMPARE(preflights[0].address, lab.gateways().front().host);
    QVERIFY(preflights[0].at >= 50ms);
    for (const ogs::ProbeStarted& start : prober.all<ogs::ProbeStarted>())
        QVERIFY(start.at >= preflights[0].at);
    QCOMPARE(lab.counts(0).accepted, 4);
    QCOMPARE(lab.counts(1).accepted, 3);
    QCOMPARE(prober.all<ogs::ProbeEnded>().size(), std::size_t{6}); // it is no probe
}

void TestProbeRun::aDeadPreflightDoesNotStopTheRun()
{
    HOLDS("OGS-07");
    lab::Lab lab;
    QVERIFY(lab.start({gateway(of(lab::Conduct::BlackHole)), gateway({})}).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Https, 1);
    plan.preflight = plan.targets.front().target;
    plan.preflightLimit = 200ms;
    plan.deadline = 1s;
    QVERIFY(prober.carryOut(plan));

    const ogs::PreflightEnded preflight = prober.all<ogs::PreflightEnded>().at(0);
    QCOMPARE(preflight.failure, Failure::NoAnswer);
    QVERIFY(preflight.at >= 199ms);
    QVERIFY(prober.all<ogs::ProbeStarted>().at(0).at >= preflight.at);
    QVERIFY(prober.probe(1, 0)->value);
}

void TestProbeRun::aProxyThatAsksForASignIn()
{
    HOLDS("OGS-07");
    lab::GatewayBehaviour asking;
    asking.status = 407;
    lab::Lab lab;
    QVERIFY(lab.start({gateway(asking)}).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Http, 1);
    plan.preflight = plan.targets.front().target;
    QVERIFY(prober.carryOut(plan));
    QCOMPARE(prober.all<ogs::PreflightEnded>().at(0).failure, Failure::ProxyAuthenticationNeeded);
}

void TestProbeRun::theBudgetCutsProbes()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway({}), gateway({})}).has_value());
    const QString crowded = lab.gateways().front().host;
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Https, 3);
    plan.preflight = plan.targets.front().target;
    const base::SystemTime now{};
    plan.budget = ogs::Budget({{crowded, now, ogs::Budget::limit - 1}}, now);
    QVERIFY(prober.carryOut(plan));

    QVERIFY(prober.all<ogs::PreflightEnded>().empty()); // not made, and not told
    QVERIFY(prober.probe(0, 0)->value);
    QCOMPARE(lab.counts(0).accepted, 1);
    const std::vector<ogs::ProbeSkipped> skipped = prober.all<ogs::ProbeSkipped>();
    QCOMPARE(skipped.size(), std::size_t{2});
    for (const ogs::ProbeSkipped& skip : skipped) {
        QCOMPARE(skip.target, 0);
        QCOMPARE(skip.address, crowded);
        QVERIFY(!prober.probe(0, skip.index));
    }
    for (int index = 0; index < 3; ++index)
        QVERIFY(prober.probe(1, index)->value);
    QCOMPARE(prober.ended()->cause, ogs::RunEnded::Cause::Complete);
}

void TestProbeRun::lateAnswersChangeNothing()
{
    HOLDS("C-OGS-04", "OGS-10");
    lab::Lab lab;
    QVERIFY(lab.start(many(4, lab::GatewayBehaviour::answeringIn(800ms))).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Https, 3);
    plan.deadline = 700ms;
    QVERIFY(prober.carryOut(plan));

    QCOMPARE(prober.ended()->cause, ogs::RunEnded::Cause::Deadline);
    QVERIFY(prober.ended()->at >= 699ms);
    QVERIFY(prober.endedBy(700ms));
    QCOMPARE(prober.all<ogs::ProbeEnded>().size(), std::size_t{12});
    for (const ogs::ProbeEnded& end : prober.all<ogs::ProbeEnded>())
        QVERIFY(end.probe.failure && !end.probe.value);
    const std::size_t told = prober.told().size();
    for (std::size_t i = 0; i < 4; ++i) // gone on their side too, when the answers would be due
        QTRY_COMPARE(lab.counts(i).open, 0);
    QVERIFY(std::holds_alternative<ogs::RunEnded>(prober.told().back().event));
    QCOMPARE(prober.told().size(), told);
}

void TestProbeRun::cancelAtAnyMoment()
{
    WarningTrap warnings;
    lab::Lab lab;
    std::vector<lab::GatewaySpec> specs = many(6, lab::GatewayBehaviour::answeringIn(20ms));
    specs.push_back(gateway(of(lab::Conduct::BlackHole)));
    specs.push_back(gateway(of(lab::Conduct::BigBody)));
    QVERIFY(lab.start(specs).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Https, 3);
    plan.preflight = plan.targets.front().target;

    for (quint64 run = 1; run <= 25; ++run) {
        const std::size_t before = prober.told().size();
        prober.start(run, plan);
        const std::size_t moment = before + run - 1; // each run a little later
        QVERIFY(QTest::qWaitFor([&] { return prober.told().size() >= moment; }, 5000));
        prober.cancel();
        QVERIFY(prober.waitForEnd(run));
        QCOMPARE(prober.ended(run)->cause, ogs::RunEnded::Cause::Cancelled);
        QCOMPARE(prober.all<ogs::RunEnded>(run).size(), std::size_t{1});
    }
    for (std::size_t i = 0; i < specs.size(); ++i)
        QTRY_COMPARE(lab.counts(i).open, 0);
    quint64 latest = 0;
    for (const Told& told : prober.told()) {
        QVERIFY(told.run >= latest); // nothing of an older run after its end
        latest = told.run;
    }
    QCOMPARE(warnings.taken(), QStringList());
}

void TestProbeRun::aNewRunCancelsTheOld()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway(of(lab::Conduct::SilentAfterAccept)), gateway({})}).has_value());
    ProberHarness prober;
    ogs::Plan first = planFor(lab, ProbeKind::Https, 1);
    ogs::Plan second = first;
    second.targets.erase(second.targets.begin());
    prober.start(1, first);
    prober.start(2, second);
    QVERIFY(prober.waitForEnd(2));
    QCOMPARE(prober.ended(1)->cause, ogs::RunEnded::Cause::Cancelled);
    QCOMPARE(prober.probe(0, 0, 1)->failure, Failure::Cancelled);
    QCOMPARE(prober.ended(2)->cause, ogs::RunEnded::Cause::Complete);
    QVERIFY(prober.probe(0, 0, 2)->value);
}

void TestProbeRun::socketsAreBounded()
{
    lab::Lab lab;
    QVERIFY(lab.start(many(30, lab::GatewayBehaviour::answeringIn(100ms))).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Http, 2);
    plan.maxSockets = 7;
    QVERIFY(prober.carryOut(plan));
    QCOMPARE(prober.ended()->cause, ogs::RunEnded::Cause::Complete);
    QVERIFY2(lab.mostOpen() <= 7 + 1, qPrintable(QString::number(lab.mostOpen()))); // one may just be closing
    QVERIFY(lab.mostOpen() > 4);
}

void TestProbeRun::theDeadDoNotHoldAllSockets()
{
    lab::Lab lab;
    std::vector<lab::GatewaySpec> specs = many(5, of(lab::Conduct::SilentAfterAccept));
    for (const lab::GatewaySpec& spec : many(5, of(lab::Conduct::BlackHole)))
        specs.push_back(spec);
    for (const lab::GatewaySpec& spec : many(20, {}))
        specs.push_back(spec);
    QVERIFY(lab.start(specs).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Http, 3);
    plan.maxSockets = 12;
    plan.deadline = 2500ms;
    plan.step = 1ms;
    QVERIFY(prober.carryOut(plan));
    for (int target = 10; target < 30; ++target)
        QVERIFY2(prober.probe(target, 0)->value, qPrintable(QString::number(target)));
}

void TestProbeRun::anEmptyPlan()
{
    ProberHarness prober;
    QVERIFY(prober.carryOut({}));
    QCOMPARE(prober.ended()->cause, ogs::RunEnded::Cause::Complete);
    QCOMPARE(prober.told().size(), std::size_t{1});
}

QTEST_GUILESS_MAIN(TestProbeRun)
#include "tst_probe_run.moc"
