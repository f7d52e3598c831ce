// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "ProberHarness.h"
#include "ProxyServer.h"

#include <QTest>

using namespace naru;
using namespace naru::test;
using namespace std::chrono_literals;
using ogs::Failure;

namespace {

ogs::Plan planThrough(const ProxyServer& proxy, const lab::Lab& lab)
{
    ogs::Plan plan = planFor(lab, ogs::ProbeKind::Http, 2); // becomes HTTPS: plain HTTP is not for proxies
    plan.proxy = ogs::Proxy{QStringLiteral("127.0.0.1"), proxy.serverPort()};
    plan.preflight = plan.targets.front().target;
    return plan;
}

} // namespace

class TestProbeProxy final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void httpsByConnect();
    void aProxyThatAsksForASignIn();
    void aProxyThatRefuses();
    void aProxyThatIsNotThere();
    void aGatewayThatTheProxyCannotReach();
};

void TestProbeProxy::httpsByConnect()
{
    HOLDS("OGS-26", "OGS-12");
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::GatewayBehaviour::answeringIn(60ms))}).has_value());
    const lab::RunningGateway& running = lab.gateways().front();
    ProxyServer proxy;
    ProberHarness prober;
    QVERIFY(prober.carryOut(planThrough(proxy, lab)));

    QVERIFY(!prober.all<ogs::PreflightEnded>().at(0).failure);
    QCOMPARE(proxy.requests().size(), 3);
    const QByteArray authority = running.host.toLatin1() + ':' + QByteArray::number(running.port);
    for (const QByteArray& request : proxy.requests())
        QCOMPARE(request, "CONNECT " + authority + " HTTP/1.1");
    const std::optional<ogs::Probe> probe = prober.probe(0, 0);
    QVERIFY(probe && probe->value);
    QVERIFY(*probe->value >= 60ms);
    QVERIFY(!probe->certificate.isEmpty());             // it was TLS
    QVERIFY(!probe->parts.lookup && !probe->kernelRtt); // these would be the proxy's
    QCOMPARE(probe->address, running.host);
}

void TestProbeProxy::aProxyThatAsksForASignIn()
{
    HOLDS("OGS-07");
    lab::Lab lab;
    QVERIFY(lab.start({gateway({})}).has_value());
    ProxyServer proxy("407 Proxy Authentication Required");
    ProberHarness prober;
    QVERIFY(prober.carryOut(planThrough(proxy, lab)));
    QCOMPARE(prober.all<ogs::PreflightEnded>().at(0).failure, Failure::ProxyAuthenticationNeeded);
    QCOMPARE(prober.probe(0, 0)->failure, Failure::ProxyAuthenticationNeeded);
    QCOMPARE(lab.counts(0).accepted, 0);
}

void TestProbeProxy::aProxyThatRefuses()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway({})}).has_value());
    ProxyServer proxy("403 Forbidden");
    ProberHarness prober;
    QVERIFY(prober.carryOut(planThrough(proxy, lab)));
    QCOMPARE(prober.probe(0, 1)->failure, Failure::ProxyFailed);
}

void TestProbeProxy::aProxyThatIsNotThere()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway({})}).has_value());
    ProxyServer proxy;
    const ogs::Plan plan = planThrough(proxy, lab);
    proxy.close();
    ProberHarness prober;
    QVERIFY(prober.carryOut(plan));
    QCOMPARE(prober.probe(0, 1)->failure, Failure::ProxyFailed);
}

void TestProbeProxy::aGatewayThatTheProxyCannotReach()
{
    lab::GatewayBehaviour refusing;
    refusing.conduct = lab::Conduct::Refuse;
    lab::Lab lab;
    QVERIFY(lab.start({gateway(refusing)}).has_value());
    ProxyServer proxy;
    ProberHarness prober;
    QVERIFY(prober.carryOut(planThrough(proxy, lab)));
    QCOMPARE(prober.probe(0, 0)->failure, Failure::ProxyFailed);
    QVERIFY(prober.ended()->at < 5s);
}

QTEST_GUILESS_MAIN(TestProbeProxy)
#include "tst_probe_proxy.moc"
