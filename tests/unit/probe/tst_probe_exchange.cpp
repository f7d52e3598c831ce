// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ProberHarness.h"
#include "Warnings.h"

#include <QTest>

using namespace naru;
using namespace naru::test;
using namespace std::chrono_literals;
using ogs::ConnectionEnd;
using ogs::Failure;
using ogs::ProbeKind;

namespace {

constexpr auto shortDeadline = 900ms;

/** How one probe is to come out. */
struct Outcome
{
    std::optional<Failure> failure;
    std::optional<ConnectionEnd> end;
    std::optional<int> status;
    std::set<ogs::Mark> marks;
};

Outcome value(ConnectionEnd end, std::optional<int> status, std::set<ogs::Mark> marks = {})
{
    return {std::nullopt, end, status, std::move(marks)};
}

Outcome failure(Failure why)
{
    return {why, std::nullopt, std::nullopt, {}};
}

} // namespace

Q_DECLARE_METATYPE(Outcome)

/** One probe against each conduct of a gateway: how it ends is told apart, and nothing passes the deadline.
 */
class TestProbeExchange final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outcomes_data();
    void outcomes();
    void noiseIsAnAnswer();
    void partsOfAValue();
    void certificateIsRecorded();
    void aRefusalKeepsItsRoundTrip();
    void manyWhoNeverEnd();

private:
    WarningTrap m_warnings;
};

void TestProbeExchange::outcomes_data()
{
    using lab::Conduct;
    using lab::Transport;
    QTest::addColumn<lab::GatewayBehaviour>("behaviour");
    QTest::addColumn<ProbeKind>("kind");
    QTest::addColumn<Outcome>("outcome");

    const auto row = [](const char* name, ProbeKind kind, Conduct conduct, const Outcome& outcome,
                        int status = 200, Transport transport = Transport::Either) {
        lab::GatewayBehaviour behaviour;
        behaviour.conduct = conduct;
        behaviour.status = status;
        behaviour.transport = transport;
        QTest::newRow(name) << behaviour << kind << outcome;
    };
    row("https 200", ProbeKind::Https, Conduct::Answer, value(ConnectionEnd::Fin, 200));
    row("https 404", ProbeKind::Https, Conduct::Answer, value(ConnectionEnd::Fin, 404), 404);
    row("https 503", ProbeKind::Https, Conduct::Answer, value(ConnectionEnd::Fin, 503), 503);
    row("https refused", ProbeKind::Https, Conduct::Refuse, failure(Failure::Refused));
    row("https black hole", ProbeKind::Https, Conduct::BlackHole, failure(Failure::NoAnswer));
    row("https silent", ProbeKind::Https, Conduct::SilentAfterAccept, failure(Failure::Stalled));
    row("https stalls in TLS", ProbeKind::Https, Conduct::StallInTls, failure(Failure::Stalled));
    row("https reset at once", ProbeKind::Https, Conduct::ResetAtOnce, failure(Failure::ClosedWithoutAnswer));
    row("https closed at once", ProbeKind::Https, Conduct::CloseAtOnce,
        failure(Failure::ClosedWithoutAnswer));
    row("https reset after request", ProbeKind::Https, Conduct::ResetAfterRequest,
        value(ConnectionEnd::Reset, std::nullopt));
    row("https kept open", ProbeKind::Https, Conduct::KeepOpen, value(ConnectionEnd::Ours, 200));
    row("https endless headers", ProbeKind::Https, Conduct::EndlessHeaders, value(ConnectionEnd::Ours, 200));
    row("https 2 GB", ProbeKind::Https, Conduct::BigBody, value(ConnectionEnd::Ours, 200));
    row("https noise", ProbeKind::Https, Conduct::Garbage, failure(Failure::TlsFailed));
    row("https plain gateway", ProbeKind::Https, Conduct::Answer, failure(Failure::ClosedWithoutAnswer), 200,
        Transport::Plain);

    row("http 200", ProbeKind::Http, Conduct::Answer, value(ConnectionEnd::Fin, 200));
    row("http 503", ProbeKind::Http, Conduct::Answer, value(ConnectionEnd::Fin, 503), 503);
    row("http refused", ProbeKind::Http, Conduct::Refuse, failure(Failure::Refused));
    row("http black hole", ProbeKind::Http, Conduct::BlackHole, failure(Failure::NoAnswer));
    row("http silent", ProbeKind::Http, Conduct::SilentAfterAccept, failure(Failure::Stalled));
    row("http TLS gateway", ProbeKind::Http, Conduct::Answer,
        value(ConnectionEnd::Reset, std::nullopt, {ogs::Mark::BareClose}), 200, Transport::Tls);
    row("http reset after request", ProbeKind::Http, Conduct::ResetAfterRequest,
        value(ConnectionEnd::Reset, std::nullopt, {ogs::Mark::BareClose}));
    row("http kept open", ProbeKind::Http, Conduct::KeepOpen, value(ConnectionEnd::Ours, 200));
    row("http endless headers", ProbeKind::Http, Conduct::EndlessHeaders, value(ConnectionEnd::Ours, 200));
    row("http 2 GB", ProbeKind::Http, Conduct::BigBody, value(ConnectionEnd::Ours, 200));
}

void TestProbeExchange::outcomes()
{
    HOLDS("OGS-03", "OGS-05", "OGS-06", "OGS-10");
    QFETCH(lab::GatewayBehaviour, behaviour);
    QFETCH(ProbeKind, kind);
    QFETCH(Outcome, outcome);

    lab::Lab lab;
    QVERIFY(lab.start({gateway(behaviour)}).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, kind, 1);
    plan.deadline = shortDeadline;
    QVERIFY(prober.carryOut(plan));

    const std::optional<ogs::Probe> probe = prober.probe(0, 0);
    QVERIFY(probe);
    QVERIFY2(
        probe->failure == outcome.failure,
        qPrintable(QString::number(static_cast<int>(probe->failure.value_or(Failure::PortalSuspected)))));
    QCOMPARE(probe->value.has_value(), !outcome.failure);
    QCOMPARE(probe->end, outcome.end);
    QCOMPARE(probe->httpStatus, outcome.status);
    std::set<ogs::Mark> marks = probe->marks;
    marks.erase(ogs::Mark::LoopLag); // of the machine, not of the gateway
    marks.erase(ogs::Mark::Retransmission);
    QVERIFY(marks == outcome.marks);
    QVERIFY(prober.endedBy(shortDeadline));
    QCOMPARE(m_warnings.taken(), QStringList());
}

void TestProbeExchange::noiseIsAnAnswer()
{
    HOLDS("OGS-05");
    lab::GatewayBehaviour behaviour;
    behaviour.conduct = lab::Conduct::Garbage;
    lab::Lab lab;
    QVERIFY(lab.start({gateway(behaviour)}).has_value());
    ProberHarness prober;
    QVERIFY(prober.carryOut(planFor(lab, ProbeKind::Http, 1)));
    const std::optional<ogs::Probe> probe = prober.probe(0, 0);
    QVERIFY(probe && probe->value);
    QVERIFY(!probe->httpStatus);
    QVERIFY(!probe->marks.contains(ogs::Mark::BareClose));
}

void TestProbeExchange::partsOfAValue()
{
    HOLDS("OGS-03");
    lab::GatewayBehaviour behaviour;
    behaviour.acceptDelay = 60ms;
    behaviour.replyDelay = 90ms;
    lab::Lab lab;
    QVERIFY(lab.start({gateway(behaviour)}).has_value());
    ProberHarness prober;
    QVERIFY(prober.carryOut(planFor(lab, ProbeKind::Https, 1)));

    const std::optional<ogs::Probe> probe = prober.probe(0, 0);
    QVERIFY(probe && probe->value);
    QVERIFY(probe->parts.tcp);
    QVERIFY(probe->parts.tls && *probe->parts.tls >= 60ms);
    QVERIFY(probe->parts.firstByte && *probe->parts.firstByte >= 90ms);
    QVERIFY(probe->parts.close);
    // The parts make up the value but for the moment between TLS and the request.
    const base::Nanoseconds sum =
        *probe->parts.tcp + *probe->parts.tls + *probe->parts.firstByte + *probe->parts.close;
    QVERIFY(*probe->value >= sum);
    QVERIFY(*probe->value <= prober.ended()->at - prober.all<ogs::ProbeStarted>().at(0).at);
    QVERIFY(probe->kernelRtt && probe->kernelLowestRtt && *probe->kernelLowestRtt <= *probe->kernelRtt);
    QCOMPARE(probe->retransmissions, 0);
    QCOMPARE(prober.all<ogs::ProbeConnected>().at(0).tcp, *probe->parts.tcp);
}

void TestProbeExchange::certificateIsRecorded()
{
    lab::GatewayBehaviour portal = lab::GatewayBehaviour::portal();
    portal.location = "https://portal.example/";
    lab::Lab lab;
    QVERIFY(lab.start({gateway(portal), gateway(portal), gateway({})}).has_value());
    ProberHarness prober;
    QVERIFY(prober.carryOut(planFor(lab, ProbeKind::Https, 1)));

    QCOMPARE(prober.probe(0, 0)->certificate.size(), 32);
    QCOMPARE(prober.probe(0, 0)->certificate, prober.probe(1, 0)->certificate);
    QVERIFY(prober.probe(0, 0)->certificate != prober.probe(2, 0)->certificate);
    QVERIFY(!*prober.probe(0, 0)->certificateNamesHost);
    QVERIFY(*prober.probe(2, 0)->certificateNamesHost);
    QVERIFY(prober.probe(0, 0)->marks.contains(ogs::Mark::ForeignRedirect));
    QVERIFY(!prober.probe(2, 0)->marks.contains(ogs::Mark::ForeignRedirect));
}

void TestProbeExchange::aRefusalKeepsItsRoundTrip()
{
    HOLDS("C-RTT-08");
    lab::GatewayBehaviour behaviour;
    behaviour.conduct = lab::Conduct::Refuse;
    lab::Lab lab;
    QVERIFY(lab.start({gateway(behaviour)}).has_value());
    ProberHarness prober;
    QVERIFY(prober.carryOut(planFor(lab, ProbeKind::Https, 3)));
    for (int index = 0; index < 3; ++index) {
        const std::optional<ogs::Probe> probe = prober.probe(0, index);
        QCOMPARE(probe->failure, Failure::Refused);
        QVERIFY(!probe->value);
        QVERIFY(probe->parts.tcp && *probe->parts.tcp > 0ns);
    }
    QCOMPARE(prober.ended()->cause, ogs::RunEnded::Cause::Complete);
}

void TestProbeExchange::manyWhoNeverEnd()
{
    HOLDS("OGS-10");
    using lab::Conduct;
    std::vector<lab::GatewaySpec> specs;
    for (int i = 0; i < 8; ++i) {
        for (const Conduct conduct : {Conduct::BlackHole, Conduct::SilentAfterAccept, Conduct::StallInTls,
                                      Conduct::EndlessHeaders, Conduct::BigBody, Conduct::Garbage}) {
            lab::GatewayBehaviour behaviour;
            behaviour.conduct = conduct;
            specs.push_back(gateway(behaviour));
        }
    }
    lab::Lab lab;
    QVERIFY(lab.start(specs).has_value());
    ProberHarness prober;
    ogs::Plan plan = planFor(lab, ProbeKind::Https, 3);
    plan.deadline = 1500ms;
    QVERIFY(prober.carryOut(plan));
    QCOMPARE(prober.ended()->cause, ogs::RunEnded::Cause::Deadline);
    QVERIFY(prober.endedBy(1500ms));
    QCOMPARE(prober.all<ogs::ProbeEnded>().size(), specs.size() * 3);
    for (const ogs::ProbeEnded& end : prober.all<ogs::ProbeEnded>())
        QVERIFY(end.probe.failure.has_value() != end.probe.value.has_value());
}

QTEST_GUILESS_MAIN(TestProbeExchange)
#include "tst_probe_exchange.moc"
