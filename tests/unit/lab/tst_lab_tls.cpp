// SPDX-License-Identifier: GPL-3.0-or-later
#include "TlsClient.h"
#include "lab/Lab.h"

#include <QTest>

using namespace naru;
using namespace std::chrono_literals;
using test::headOverTls;

namespace {

constexpr auto patience = 5s;
constexpr auto shortWhile = 200ms;

lab::GatewaySpec gateway(lab::Conduct conduct)
{
    lab::GatewaySpec spec;
    spec.behaviour.conduct = conduct;
    return spec;
}

} // namespace

Q_DECLARE_METATYPE(naru::lab::Conduct)

/** What the gateways do with TLS connections. */
class TestLabTls final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_data();
    void answers();
    void delaysFallIntoTheirParts();
    void everyGatewayHasItsCertificate();
    void portalsShareTheirs();
    void breaksInTls_data();
    void breaksInTls();
    void resetsAfterTheRequest();
    void keepsOpen();
};

void TestLabTls::answers_data()
{
    QTest::addColumn<QSsl::SslProtocol>("protocol");
    QTest::addRow("TLS 1.2") << QSsl::TlsV1_2;
    QTest::addRow("TLS 1.3") << QSsl::TlsV1_3;
}

void TestLabTls::answers()
{
    QFETCH(QSsl::SslProtocol, protocol);
    lab::GatewaySpec spec;
    spec.behaviour.status = 404;
    lab::Lab lab;
    QVERIFY(lab.start({spec}));
    const auto seen = headOverTls(lab.gateways().at(0), patience, protocol);
    QVERIFY(seen.encrypted);
    QVERIFY(seen.answer.startsWith("HTTP/1.1 404 "));
    QVERIFY(seen.ended);
    QCOMPARE(lab.counts(0).requests, 1);
}

void TestLabTls::delaysFallIntoTheirParts()
{
    lab::Lab lab;
    QVERIFY(lab.start(lab::Lab::withDelays({100ms})));
    const auto seen = headOverTls(lab.gateways().at(0), patience);
    QVERIFY(seen.encryptedAfter >= 40ms);
    QVERIFY(seen.firstByteAfter - seen.encryptedAfter >= 59ms);
    QVERIFY(seen.endedAfter >= 100ms);
}

void TestLabTls::everyGatewayHasItsCertificate()
{
    lab::Lab lab;
    QVERIFY(lab.start(std::vector<lab::GatewaySpec>(2)));
    const QByteArray first = headOverTls(lab.gateways().at(0), patience).certificate;
    QCOMPARE(first.size(), 32);
    QCOMPARE(headOverTls(lab.gateways().at(0), patience).certificate, first);
    QVERIFY(headOverTls(lab.gateways().at(1), patience).certificate != first);
}

void TestLabTls::portalsShareTheirs()
{
    lab::GatewaySpec spec;
    spec.behaviour = lab::GatewayBehaviour::portal();
    lab::Lab lab;
    QVERIFY(lab.start({spec, spec}));
    const auto first = headOverTls(lab.gateways().at(0), patience);
    QVERIFY(first.answer.contains("Location: http://portal.example/"));
    QCOMPARE(headOverTls(lab.gateways().at(1), patience).certificate, first.certificate);
    QVERIFY(lab.setBehaviour(0, {}));
    QVERIFY(headOverTls(lab.gateways().at(0), patience).certificate != first.certificate);
}

void TestLabTls::breaksInTls_data()
{
    QTest::addColumn<lab::Conduct>("conduct");
    QTest::addColumn<bool>("ends");
    QTest::addRow("stalls") << lab::Conduct::StallInTls << false;
    QTest::addRow("silent") << lab::Conduct::SilentAfterAccept << false;
    QTest::addRow("garbage") << lab::Conduct::Garbage << true;
    QTest::addRow("closes at once") << lab::Conduct::CloseAtOnce << true;
    QTest::addRow("resets at once") << lab::Conduct::ResetAtOnce << true;
}

void TestLabTls::breaksInTls()
{
    QFETCH(lab::Conduct, conduct);
    QFETCH(bool, ends);
    lab::Lab lab;
    QVERIFY(lab.start({gateway(conduct)}));
    const auto seen = headOverTls(lab.gateways().at(0), ends ? patience : shortWhile);
    QVERIFY(!seen.encrypted);
    QCOMPARE(seen.ended, ends);
}

void TestLabTls::resetsAfterTheRequest()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::Conduct::ResetAfterRequest)}));
    const auto seen = headOverTls(lab.gateways().at(0), patience);
    QVERIFY(seen.encrypted);
    QVERIFY(seen.ended);
    QVERIFY(seen.answer.isEmpty());
    QCOMPARE(lab.counts(0).requests, 1);
}

void TestLabTls::keepsOpen()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::Conduct::KeepOpen)}));
    const auto seen = headOverTls(lab.gateways().at(0), patience, QSsl::SecureProtocols, shortWhile);
    QVERIFY(seen.answer.startsWith("HTTP/1.1 200 "));
    QVERIFY(!seen.ended);
}

QTEST_GUILESS_MAIN(TestLabTls)
#include "tst_lab_tls.moc"
