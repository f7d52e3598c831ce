// SPDX-License-Identifier: GPL-3.0-or-later
#include "DeadIpv6.h"
#include "FakeResolver.h"
#include "Holds.h"
#include "ProberHarness.h"

#include <QTest>

using namespace naru;
using namespace naru::test;
using namespace std::chrono_literals;
using ogs::Failure;

namespace {

std::unique_ptr<FakeResolver> resolverFor(const QList<QHostAddress>& found,
                                          std::chrono::milliseconds delay = 0ms)
{
    return std::make_unique<FakeResolver>(
        std::map<QString, FakeResolver::Entry>{{QStringLiteral("dual.example"), {found, delay}}});
}

ogs::Plan planForName(std::uint16_t port)
{
    ogs::Plan plan;
    plan.targets.push_back({{QStringLiteral("dual.example"), port}, 3});
    return plan;
}

QStringList addressesOf(const std::vector<ogs::ProbeStarted>& starts)
{
    QStringList result;
    for (const ogs::ProbeStarted& start : starts)
        result << start.address;
    return result;
}

} // namespace

class TestProbeAddresses final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lookupIsNoPartOfTheValue();
    void aDeadFamilyIsCountedNowhere();
    void aRefusingFamilyCostsNoWait();
    void whereAllRefuse();
    void namesThatAreNotFound_data();
    void namesThatAreNotFound();
    void aLookupThatNeverEnds();
};

void TestProbeAddresses::lookupIsNoPartOfTheValue()
{
    HOLDS("C-RTT-01", "OGS-12");
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::GatewayBehaviour::answeringIn(60ms))}).has_value());
    const lab::RunningGateway& running = lab.gateways().front();
    ProberHarness prober(resolverFor({QHostAddress(running.host)}, 400ms));
    QVERIFY(prober.carryOut(planForName(running.port)));

    const std::optional<ogs::Probe> probe = prober.probe(0, 0);
    QVERIFY(probe && probe->value);
    QVERIFY(*probe->value >= 60ms);
    QVERIFY(*probe->value <=
            prober.all<ogs::ProbeEnded>().at(0).at - prober.all<ogs::ProbeStarted>().at(0).at);
    QVERIFY(probe->parts.lookup && *probe->parts.lookup >= 400ms);
    const ogs::LookupEnded lookup = prober.all<ogs::LookupEnded>().at(0);
    QCOMPARE(lookup.took, *probe->parts.lookup);
    QVERIFY(!lookup.failure);
}

void TestProbeAddresses::aDeadFamilyIsCountedNowhere()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway({})}).has_value());
    const lab::RunningGateway& running = lab.gateways().front();
    const DeadIpv6 dead(DeadIpv6::Kind::Silent, running.port);
    if (!dead.stands())
        QSKIP("this machine has no ::1, or its port is taken");
    HOLDS("C-RTT-03", "OGS-12");
    ProberHarness prober(
        resolverFor({QHostAddress(QHostAddress::LocalHostIPv6), QHostAddress(running.host)}));
    QVERIFY(prober.carryOut(planForName(running.port)));

    QCOMPARE(prober.ended()->cause, ogs::RunEnded::Cause::Complete);
    QVERIFY(prober.endedBy(1s));
    for (int index = 0; index < 3; ++index) {
        const std::optional<ogs::Probe> probe = prober.probe(0, index);
        QVERIFY(probe && probe->value);
        QCOMPARE(probe->address, running.host);
    }
    // The dead address is tried once; the other probes know better, and waited for that.
    QCOMPARE(addressesOf(prober.all<ogs::ProbeStarted>()),
             QStringList({QStringLiteral("::1"), running.host, running.host, running.host}));
    const base::Nanoseconds winnerStarted = prober.all<ogs::ProbeStarted>().at(1).at;
    QVERIFY(winnerStarted - prober.all<ogs::ProbeStarted>().at(0).at >= 245ms);
    QVERIFY(*prober.probe(0, 0)->value <= prober.all<ogs::ProbeEnded>().at(0).at - winnerStarted);
}

void TestProbeAddresses::aRefusingFamilyCostsNoWait()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway({})}).has_value());
    const lab::RunningGateway& running = lab.gateways().front();
    const DeadIpv6 dead(DeadIpv6::Kind::Refusing, running.port);
    if (!dead.stands())
        QSKIP("this machine has no ::1, or its port is taken");
    HOLDS("C-RTT-03");
    ProberHarness prober(
        resolverFor({QHostAddress(QHostAddress::LocalHostIPv6), QHostAddress(running.host)}));
    QVERIFY(prober.carryOut(planForName(running.port)));

    const std::vector<ogs::ProbeStarted> starts = prober.all<ogs::ProbeStarted>();
    QCOMPARE(starts.at(1).address, running.host);
    // At once, in the same turn of the loop, and not after the wait for a silent one.
    QVERIFY(starts.at(1).at - starts.at(0).at < 245ms);
    QVERIFY(prober.probe(0, 0)->value);
    QVERIFY(!prober.probe(0, 0)->failure);
}

void TestProbeAddresses::whereAllRefuse()
{
    lab::Lab lab;
    lab::GatewayBehaviour refusing;
    refusing.conduct = lab::Conduct::Refuse;
    QVERIFY(lab.start({gateway(refusing)}).has_value());
    const lab::RunningGateway& running = lab.gateways().front();
    // The second address refuses too: nobody listens on that port of it.
    ProberHarness prober(resolverFor(addresses({"127.0.99.1", "127.0.99.2"})));
    QVERIFY(prober.carryOut(planForName(running.port)));
    QCOMPARE(prober.ended()->cause, ogs::RunEnded::Cause::Complete);
    for (int index = 0; index < 3; ++index)
        QCOMPARE(prober.probe(0, index)->failure, Failure::Refused);
}

void TestProbeAddresses::namesThatAreNotFound_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("failure");
    QTest::newRow("unknown") << QStringLiteral("nowhere.example") << static_cast<int>(Failure::NameNotFound);
    QTest::newRow("no host at all") << QStringLiteral("a b\r\nc") << static_cast<int>(Failure::NoAddress);
    QTest::newRow("lookup fails") << QStringLiteral("broken.example")
                                  << static_cast<int>(Failure::LookupFailed);
    QTest::newRow("no addresses") << QStringLiteral("empty.example") << static_cast<int>(Failure::NoAddress);
}

void TestProbeAddresses::namesThatAreNotFound()
{
    QFETCH(QString, host);
    QFETCH(int, failure);
    ProberHarness prober(std::make_unique<FakeResolver>(std::map<QString, FakeResolver::Entry>{
        {QStringLiteral("broken.example"), {std::unexpected(Failure::LookupFailed)}},
        {QStringLiteral("empty.example"), {QList<QHostAddress>()}}}));
    ogs::Plan plan;
    plan.targets.push_back({{host, 443}, 2});
    plan.preflight = plan.targets.front().target;
    QVERIFY(prober.carryOut(plan));
    QCOMPARE(prober.ended()->cause, ogs::RunEnded::Cause::Complete);
    QCOMPARE(prober.all<ogs::LookupEnded>().at(0).failure, static_cast<Failure>(failure));
    for (int index = 0; index < 2; ++index)
        QCOMPARE(prober.probe(0, index)->failure, static_cast<Failure>(failure));
    QVERIFY(prober.all<ogs::ProbeStarted>().empty());
}

void TestProbeAddresses::aLookupThatNeverEnds()
{
    ProberHarness prober(resolverFor(addresses({"127.0.0.1"}), 1min));
    ogs::Plan plan = planForName(443);
    plan.deadline = 300ms;
    QVERIFY(prober.carryOut(plan));
    QVERIFY(prober.endedBy(300ms));
    QCOMPARE(prober.probe(0, 2)->failure, Failure::DeadlinePassed);
}

QTEST_GUILESS_MAIN(TestProbeAddresses)
#include "tst_probe_addresses.moc"
