// SPDX-License-Identifier: GPL-3.0-or-later
#include "PlainClient.h"
#include "lab/Lab.h"

#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

#include <random>

using namespace naru;
using namespace std::chrono_literals;
using test::PlainClient;

namespace {

constexpr auto patience = 5s;
/** Long enough to see that nothing comes. */
constexpr auto shortWhile = 150ms;
const QByteArray headRequest = "HEAD / HTTP/1.1\r\nHost: gw.example\r\nConnection: close\r\n\r\n";
const QByteArray getRequest = "GET / HTTP/1.1\r\nHost: gw.example\r\nConnection: close\r\n\r\n";

lab::GatewaySpec gateway(lab::Conduct conduct)
{
    lab::GatewaySpec spec;
    spec.behaviour.conduct = conduct;
    return spec;
}

PlainClient::Answer ask(const lab::RunningGateway& target, const QByteArray& request,
                        std::chrono::milliseconds limit = patience, qsizetype enough = 1 << 20)
{
    PlainClient client;
    if (client.connectTo(target, patience) != PlainClient::Connect::Done)
        return {};
    client.send(request);
    return client.read(limit, enough);
}

} // namespace

Q_DECLARE_METATYPE(naru::lab::Conduct)
Q_DECLARE_METATYPE(naru::test::PlainClient::End)

/** What the gateways do with plain connections. */
class TestLab final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_data();
    void answers();
    void delaysAreKept();
    void jitterComesFromTheSeed();
    void refuses();
    void blackHoleDropsSyns();
    void saysNothing_data();
    void saysNothing();
    void endsWithoutAByte_data();
    void endsWithoutAByte();
    void garbageIsNoHttp();
    void keepsOpen();
    void endlessHeadersGoOn();
    void bigBodyGoesOn();
    void speaksOnlyWhatItShould();
    void bansAfter();
    void changesWhileItRuns();
    void changesFromBlackHoleToHonest();
    void countsConnections();
    void manyAtOnce();
    void portIsTakenWhereItIsFree();
    void wrongAddressIsAnError();
    void profileNamesTheGateways();
    void demoIsAsPromised();
};

void TestLab::answers_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("location");
    QTest::addRow("ok") << 200 << QByteArray();
    QTest::addRow("not found") << 404 << QByteArray();
    QTest::addRow("unavailable") << 503 << QByteArray();
    QTest::addRow("redirect") << 302 << QByteArray("http://portal.example/");
}

void TestLab::answers()
{
    QFETCH(int, status);
    QFETCH(QByteArray, location);
    lab::Lab lab;
    lab::GatewaySpec spec;
    spec.behaviour.status = status;
    spec.behaviour.location = location;
    QVERIFY(lab.start({spec}));
    const auto head = ask(lab.gateways().at(0), headRequest);
    QCOMPARE(head.end, PlainClient::End::Fin);
    QVERIFY(head.bytes.startsWith(QByteArray("HTTP/1.1 ").append(QByteArray::number(status)).append(' ')));
    QVERIFY(head.bytes.endsWith("\r\n\r\n"));
    QCOMPARE(head.bytes.contains("Location: "), !location.isEmpty());
    QVERIFY(head.bytes.contains(location));
    const auto get = ask(lab.gateways().at(0), getRequest);
    QVERIFY(get.bytes.size() > head.bytes.size());
}

void TestLab::delaysAreKept()
{
    lab::Lab lab;
    QVERIFY(lab.start(lab::Lab::withDelays({30ms, 90ms})));
    const auto near = ask(lab.gateways().at(0), headRequest);
    const auto far = ask(lab.gateways().at(1), headRequest);
    QVERIFY(near.firstByte >= 30ms);
    QVERIFY(far.firstByte >= 90ms);
}

/** A busy machine makes an answer later but never earlier: the draws are told from below. */
void TestLab::jitterComesFromTheSeed()
{
    lab::GatewaySpec spec;
    spec.behaviour.jitter = 200ms;
    spec.behaviour.seed = 7;
    lab::Lab lab;
    QVERIFY(lab.start({spec}));
    std::mt19937_64 random(spec.behaviour.seed);
    for (int i = 0; i < 4; ++i) {
        const double part = static_cast<double>(random() >> 11U) * 0x1.0p-53;
        const auto waited = ask(lab.gateways().at(0), headRequest).firstByte;
        const auto drawn = std::chrono::duration<double, std::nano>(200ms) * part;
        QVERIFY(waited >= drawn - 1us);
    }
}

void TestLab::refuses()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::Conduct::Refuse)}));
    PlainClient client;
    QCOMPARE(client.connectTo(lab.gateways().at(0), patience), PlainClient::Connect::Refused);
}

void TestLab::blackHoleDropsSyns()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::Conduct::BlackHole)}));
    std::array<PlainClient, 3> clients;
    for (PlainClient& client : clients)
        QCOMPARE(client.connectTo(lab.gateways().at(0), shortWhile), PlainClient::Connect::NoAnswer);
}

void TestLab::saysNothing_data()
{
    QTest::addColumn<lab::Conduct>("conduct");
    QTest::addRow("silent") << lab::Conduct::SilentAfterAccept;
    QTest::addRow("stalls in TLS, asked in plain HTTP") << lab::Conduct::StallInTls;
}

void TestLab::saysNothing()
{
    QFETCH(lab::Conduct, conduct);
    lab::Lab lab;
    QVERIFY(lab.start({gateway(conduct)}));
    const auto answer = ask(lab.gateways().at(0), headRequest, shortWhile);
    QCOMPARE(answer.end, PlainClient::End::Open);
    QVERIFY(answer.bytes.isEmpty());
}

void TestLab::endsWithoutAByte_data()
{
    QTest::addColumn<lab::Conduct>("conduct");
    QTest::addColumn<PlainClient::End>("end");
    QTest::addRow("reset at once") << lab::Conduct::ResetAtOnce << PlainClient::End::Reset;
    QTest::addRow("reset after the request") << lab::Conduct::ResetAfterRequest << PlainClient::End::Reset;
    QTest::addRow("closed at once") << lab::Conduct::CloseAtOnce << PlainClient::End::Fin;
}

void TestLab::endsWithoutAByte()
{
    QFETCH(lab::Conduct, conduct);
    QFETCH(PlainClient::End, end);
    lab::Lab lab;
    QVERIFY(lab.start({gateway(conduct)}));
    for (int i = 0; i < 20; ++i) {
        const auto answer = ask(lab.gateways().at(0), headRequest);
        QCOMPARE(answer.end, end);
        QVERIFY(answer.bytes.isEmpty());
    }
    const bool readsFirst = conduct == lab::Conduct::ResetAfterRequest;
    QCOMPARE(lab.counts(0).requests, readsFirst ? 20 : 0);
}

void TestLab::garbageIsNoHttp()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::Conduct::Garbage)}));
    const auto answer = ask(lab.gateways().at(0), headRequest);
    QCOMPARE(answer.end, PlainClient::End::Fin);
    QCOMPARE(answer.bytes.size(), 4096);
    QVERIFY(!answer.bytes.startsWith("HTTP"));
}

void TestLab::keepsOpen()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::Conduct::KeepOpen)}));
    PlainClient client;
    QCOMPARE(client.connectTo(lab.gateways().at(0), patience), PlainClient::Connect::Done);
    client.send(getRequest);
    QVERIFY(client.read(patience, 1).bytes.startsWith("HTTP/1.1 200 "));
    QCOMPARE(client.read(shortWhile, 1 << 20).end, PlainClient::End::Open);
}

void TestLab::endlessHeadersGoOn()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::Conduct::EndlessHeaders)}));
    const auto answer = ask(lab.gateways().at(0), headRequest, patience, 300'000);
    QCOMPARE(answer.end, PlainClient::End::Open);
    QVERIFY(answer.bytes.size() >= 300'000);
    QVERIFY(!answer.bytes.contains("\r\n\r\n"));
}

void TestLab::bigBodyGoesOn()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::Conduct::BigBody), gateway(lab::Conduct::Answer)}));
    PlainClient greedy;
    QCOMPARE(greedy.connectTo(lab.gateways().at(0), patience), PlainClient::Connect::Done);
    greedy.send(getRequest);
    const auto answer = greedy.read(patience, 20'000'000);
    QVERIFY(answer.bytes.contains("Content-Length: 2147483648\r\n"));
    QVERIFY(answer.bytes.size() >= 20'000'000);
    // The others are served meanwhile.
    QCOMPARE(ask(lab.gateways().at(1), headRequest).end, PlainClient::End::Fin);
}

void TestLab::speaksOnlyWhatItShould()
{
    lab::GatewaySpec tlsOnly;
    tlsOnly.behaviour.transport = lab::Transport::Tls;
    lab::GatewaySpec plainOnly;
    plainOnly.behaviour.transport = lab::Transport::Plain;
    lab::Lab lab;
    QVERIFY(lab.start({tlsOnly, plainOnly}));
    const auto toTls = ask(lab.gateways().at(0), headRequest);
    QCOMPARE(toTls.end, PlainClient::End::Reset);
    QVERIFY(toTls.bytes.isEmpty());
    QCOMPARE(ask(lab.gateways().at(1), "\x16\x03\x01").end, PlainClient::End::Reset);
    QCOMPARE(ask(lab.gateways().at(1), headRequest).end, PlainClient::End::Fin);
}

void TestLab::bansAfter()
{
    lab::GatewaySpec spec;
    spec.behaviour.banAfter = 2;
    lab::Lab lab;
    QVERIFY(lab.start({spec}));
    QVERIFY(!ask(lab.gateways().at(0), headRequest).bytes.isEmpty());
    QVERIFY(!ask(lab.gateways().at(0), headRequest).bytes.isEmpty());
    const auto banned = ask(lab.gateways().at(0), headRequest);
    QVERIFY(banned.bytes.isEmpty());
    QCOMPARE(banned.end, PlainClient::End::Fin);
}

void TestLab::changesWhileItRuns()
{
    lab::Lab lab;
    QVERIFY(lab.start({lab::GatewaySpec{}}));
    const lab::RunningGateway target = lab.gateways().at(0);
    QVERIFY(lab.setBehaviour(0, lab::GatewayBehaviour::portal()));
    QVERIFY(ask(target, headRequest).bytes.contains("Location: http://portal.example/"));
    lab::GatewayBehaviour refusing;
    refusing.conduct = lab::Conduct::Refuse;
    QVERIFY(lab.setBehaviour(0, refusing));
    PlainClient client;
    QCOMPARE(client.connectTo(target, patience), PlainClient::Connect::Refused);
    QVERIFY(lab.setBehaviour(0, {}));
    QVERIFY(ask(target, headRequest).bytes.startsWith("HTTP/1.1 200 "));
}

void TestLab::changesFromBlackHoleToHonest()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::Conduct::BlackHole)}));
    PlainClient waiting;
    QCOMPARE(waiting.connectTo(lab.gateways().at(0), shortWhile), PlainClient::Connect::NoAnswer);
    QVERIFY(lab.setBehaviour(0, {}));
    QVERIFY(ask(lab.gateways().at(0), headRequest).bytes.startsWith("HTTP/1.1 200 "));
}

void TestLab::countsConnections()
{
    lab::Lab lab;
    QVERIFY(lab.start({gateway(lab::Conduct::SilentAfterAccept), gateway(lab::Conduct::Answer)}));
    {
        std::array<PlainClient, 5> clients;
        for (PlainClient& client : clients)
            QCOMPARE(client.connectTo(lab.gateways().at(0), patience), PlainClient::Connect::Done);
        QTRY_COMPARE(lab.counts(0).open, 5);
    }
    QTRY_COMPARE(lab.counts(0).open, 0);
    QCOMPARE(lab.counts(0).accepted, 5);
    QCOMPARE(lab.mostOpen(), 5);
    QCOMPARE(lab.counts(1).accepted, 0);
}

void TestLab::manyAtOnce()
{
    lab::Lab lab;
    QVERIFY(lab.start(std::vector<lab::GatewaySpec>(500)));
    QCOMPARE(lab.gateways().size(), 500U);
    QSet<QString> addresses;
    for (const lab::RunningGateway& running : lab.gateways()) {
        addresses.insert(running.host);
        QCOMPARE(ask(running, headRequest).end, PlainClient::End::Fin);
    }
    QCOMPARE(addresses.size(), 500);
}

void TestLab::portIsTakenWhereItIsFree()
{
    lab::Lab first;
    QVERIFY(first.start({lab::GatewaySpec{}}));
    lab::GatewaySpec same;
    same.host = first.gateways().at(0).host;
    same.port = first.gateways().at(0).port;
    lab::Lab second;
    QVERIFY(second.start({same}));
    QVERIFY(second.gateways().at(0).port != same.port);
    first.stop();
    QVERIFY(first.gateways().empty());
    QVERIFY(second.start({same}));
    QCOMPARE(second.gateways().at(0).port, same.port);
}

void TestLab::wrongAddressIsAnError()
{
    lab::GatewaySpec spec;
    spec.host = QStringLiteral("192.0.2.1");
    lab::Lab lab;
    const auto started = lab.start({lab::GatewaySpec{}, spec});
    QVERIFY(!started);
    QCOMPARE(started.error().code, base::ErrorCode::AddressInvalid);
    QCOMPARE(started.error().subject, spec.host);
    QVERIFY(lab.gateways().empty());
}

void TestLab::profileNamesTheGateways()
{
    lab::Lab lab;
    lab::GatewaySpec spec;
    spec.name = QStringLiteral("서울 <1> & \"2\"");
    spec.group = QStringLiteral("eng");
    spec.backups = QStringList{QStringLiteral("https://b.example.net/eng"), QStringLiteral("192.0.2.7")};
    QVERIFY(lab.start({spec}));
    QXmlStreamReader xml(lab.profile());
    QStringList names;
    QStringList addresses;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        QCOMPARE(xml.namespaceUri(), QStringLiteral("http://schemas.xmlsoap.org/encoding/"));
        if (xml.name() == QStringLiteral("HostName"))
            names.append(xml.readElementText());
        else if (xml.name() == QStringLiteral("HostAddress"))
            addresses.append(xml.readElementText());
        else if (xml.name() == QStringLiteral("UserGroup"))
            QCOMPARE(xml.readElementText(), spec.group);
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(names, QStringList{spec.name});
    const QString address = QStringLiteral("127.0.1.1:%1").arg(lab.gateways().at(0).port);
    QCOMPARE(addresses, QStringList{address} + spec.backups);
}

void TestLab::demoIsAsPromised()
{
    const auto specs = lab::Lab::demo();
    QVERIFY(specs.size() >= 5);
    QCOMPARE(specs.front().behaviour.conduct, lab::Conduct::BlackHole);
    const auto count = [&](auto has) { return std::count_if(specs.begin(), specs.end(), has); };
    QCOMPARE(count([](const auto& spec) { return spec.behaviour.conduct == lab::Conduct::Refuse; }), 1);
    QCOMPARE(count([](const auto& spec) { return spec.behaviour.status == 503; }), 1);
    QVERIFY(count([](const auto& spec) { return !spec.backups.isEmpty(); }) >= 2);
    lab::Lab lab;
    QVERIFY(lab.start(specs));
    const QByteArray first = lab.profile();
    QVERIFY(lab.start(specs));
    QCOMPARE(lab.profile(), first);
}

QTEST_GUILESS_MAIN(TestLab)
#include "tst_lab.moc"
