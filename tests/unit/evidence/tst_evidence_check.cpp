// SPDX-License-Identifier: GPL-3.0-or-later
#include "CaptureBuilder.h"
#include "Holds.h"
#include "evidence/Check.h"
#include "evidence/Codes.h"
#include "wording/EvidenceWords.h"

#include <QTest>

#include <cmath>

using namespace naru;
using namespace naru::evidence;
using namespace naru::test;
using namespace std::chrono_literals;

namespace {

CaptureReading corpus(const char* name)
{
    return *readCapture(qEnvironmentVariable("NARU_SOURCE_DIR") + u"/tests/data/captures/" +
                        QLatin1String(name));
}

CaptureReading readingOf(const Pcap& pcap)
{
    return *readCapture(pcap.write());
}

/** `delayed-ack 10.9.0.1:443 likely`, in order. */
QStringList findingsOf(const CheckReport& report)
{
    QStringList texts;
    for (const Finding& finding : report.findings)
        texts.append(
            QStringList{code(finding.code), finding.target, code(finding.certainty)}.join(u' ').simplified());
    texts.sort();
    return texts;
}

QStringList findings(const CaptureReading& capture)
{
    return findingsOf(check(capture));
}

const Finding* find(const CheckReport& report, FindingCode code)
{
    const auto found = std::ranges::find(report.findings, code, &Finding::code);
    return found == report.findings.end() ? nullptr : &*found;
}

Ends ends(int gateway, int port)
{
    return {gateway, static_cast<std::uint16_t>(port)};
}

/** Three probes of 20 ms at each of some gateways. */
void addClean(Pcap& pcap, int firstGateway, int gateways, double rtt = 20)
{
    for (int gateway = firstGateway; gateway < firstGateway + gateways; ++gateway) {
        for (int probe = 0; probe < 3; ++probe)
            addExchange(pcap, ends(gateway, 40000 + gateway * 10 + probe),
                        {gateway * 10.0 + probe * 50, rtt + gateway, 3 * (rtt + gateway) + 2, {}});
    }
}

/** A SYN, again after a second, a SYN/ACK 30 ms later. */
Pcap repeatedSyn(bool withTimestamps)
{
    Pcap pcap(101);
    const auto stamp = [&](std::uint32_t value) {
        return withTimestamps ? std::optional(value) : std::nullopt;
    };
    pcap.add(ends(1, 40001), {0, true, syn, 0, 0, {}, stamp(7000)})
        .add(ends(1, 40001), {1000, true, syn, 0, 0, {}, stamp(8000), 0, 1})
        .add(ends(1, 40001), {1030, false, static_cast<std::uint8_t>(syn | ack), 0, 1, {}, stamp(99), 8000});
    return pcap;
}

/** A ServerHello that comes again: `late` is when the client acknowledges it, nothing: at once. */
void addHeld(Pcap& pcap, const Ends& at, double begin, double again, bool acknowledgedAtOnce)
{
    const QByteArray hello = clientHello({});
    const auto helloEnd = static_cast<std::uint32_t>(1 + hello.size());
    const auto answerEnd = static_cast<std::uint32_t>(1 + serverHello().size());
    const QByteArray rest = certificate(QByteArray(900, 'c'));
    pcap.add(at, {begin, true, syn}).add(at, {begin + 20, false, static_cast<std::uint8_t>(syn | ack), 0, 1});
    pcap.add(at, {begin + 20.1, true, ack, 1, 1, hello});
    pcap.add(at, {begin + 41, false, ack, 1, helloEnd, serverHello(), {}, 0, 1});
    if (acknowledgedAtOnce)
        pcap.add(at, {begin + 41.1, true, ack, helloEnd, answerEnd});
    pcap.add(at, {begin + 41 + again, false, ack, 1, helloEnd, serverHello(), {}, 0, 2});
    pcap.add(at, {begin + 41.1 + again, true, ack, helloEnd, answerEnd});
    pcap.add(at, {begin + 62 + again, false, ack, answerEnd, helloEnd, rest});
    pcap.add(at, {begin + 90 + again, false, static_cast<std::uint8_t>(fin | ack),
                  static_cast<std::uint32_t>(answerEnd + rest.size()), helloEnd});
}

LogReading logOf(const char* begin, const std::vector<std::pair<QString, std::vector<int>>>& pings)
{
    LogReading log;
    LogRun run;
    run.at = QDateTime::fromString(QLatin1String(begin), Qt::ISODate);
    run.at->setTimeSpec(Qt::UTC);
    run.endedAt = run.at->addSecs(3);
    run.outcome = LogOutcome::Selected;
    for (const auto& [host, values] : pings) {
        LogGateway& gateway = run.gateways.emplace_back();
        gateway.host = host;
        gateway.startedAt = run.at;
        gateway.pingsLogged = true;
        for (const int value : values)
            gateway.pings.emplace_back(value);
    }
    log.runs.push_back(run);
    return log;
}

} // namespace

class EvidenceCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aHostOfALogIsATarget_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("target");
        const auto row = [](const char* host, const char* target) {
            QTest::newRow(host) << QString::fromLatin1(host) << QString::fromLatin1(target);
        };
        row("GW1.example.net", "gw1.example.net:443");
        row("gw1.example.net:8443", "gw1.example.net:8443");
        row("10.9.0.1", "10.9.0.1:443");
        row("2001:DB8::1", "[2001:db8::1]:443");
        row("2001:db8::8443", "[2001:db8::8443]:443");
        row("[2001:db8::1]", "[2001:db8::1]:443");
        row("[2001:db8::1]:8443", "[2001:db8::1]:8443");
    }
    void aHostOfALogIsATarget()
    {
        QFETCH(QString, host);
        QTEST(targetOfHost(host).text(), "target");
    }

    void eachCaptureGetsExactlyItsFindings_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("expected");
        const QStringList none;
        const QStringList held{QStringLiteral("delayed-ack 10.200.0.2:8443 likely"),
                               QStringLiteral("delayed-ack 10.200.0.3:8443 likely")};
        const QStringList repeated{QStringLiteral("repeated-syn 10.200.0.4:443 sure"),
                                   QStringLiteral("repeated-syn 10.200.0.5:443 sure"),
                                   QStringLiteral("repeated-syn 10.200.0.6:443 sure")};
        for (const char* ending : {".pcap", ".pcapng"}) {
            const auto row = [&](const char* name, const QStringList& expected) {
                const QString file = QLatin1String(name) + QLatin1String(ending);
                QTest::newRow(qPrintable(file)) << file << expected;
            };
            row("http_4gw_3pings", none);
            row("http_4gw_any_sll2", none);
            row("tls_4gw_3pings", none);
            row("ocserv_443_mixed", none);
            row("tls_serverhello_retransmit", held);
            row("syn_retransmit", repeated);
        }
    }
    void eachCaptureGetsExactlyItsFindings()
    {
        HOLDS("OGS-64", "OGS-63", "C-CAP-09");
        QFETCH(QString, name);
        QFETCH(QStringList, expected);
        const CheckReport report = check(corpus(qPrintable(name)));
        QCOMPARE(findingsOf(report), expected);
        QCOMPARE(report.verdict == Verdict::NothingWrong, expected.isEmpty());
    }

    void aRepeatedSynIsAmbiguousUnlessTimestampsDecide()
    {
        HOLDS("C-CAP-09");
        const CaptureReading open = readingOf(repeatedSyn(false));
        QVERIFY(!open.connections[0].handshake());
        const CheckReport ambiguous = check(open);
        const Finding* finding = find(ambiguous, FindingCode::RepeatedSyn);
        QCOMPARE(finding->arguments.value(QStringLiteral("fromFirst")).toDouble(), 1030.0);
        QCOMPARE(finding->arguments.value(QStringLiteral("fromLast")).toDouble(), 30.0);
        QVERIFY(!finding->arguments.contains(QStringLiteral("decided")));
        QVERIFY(ambiguous.handshakeChoice.isEmpty());
        const wording::Words english(wording::Language::English);
        const QString text = wording::EvidenceWords(english).finding(*finding);
        QVERIFY2(text.contains(QLatin1String("ambiguous: 30.0 ms or 1,030.0 ms")), qPrintable(text));

        const CaptureReading decided = readingOf(repeatedSyn(true));
        QCOMPARE(decided.connections[0].handshake(), 30ms);
        const CheckReport report = check(decided);
        QCOMPARE(
            find(report, FindingCode::RepeatedSyn)->arguments.value(QStringLiteral("decided")).toDouble(),
            30.0);
        QCOMPARE(report.handshakeChoice, QStringLiteral("10.9.0.1:443"));
    }

    /** A: handshake 20 ms, end 260 with one silence of 200; B: handshake 60, end 180. */
    void aStallIsFlaggedAndTheMeasuresDisagree()
    {
        HOLDS("C-OGS-07", "OGS-65");
        Pcap pcap(101);
        const QByteArray hello = clientHello({});
        const auto helloEnd = static_cast<std::uint32_t>(1 + hello.size());
        const auto answerEnd = static_cast<std::uint32_t>(1 + serverHello().size());
        const Ends a = ends(1, 40001);
        pcap.add(a, {0, true, syn}).add(a, {20, false, static_cast<std::uint8_t>(syn | ack), 0, 1});
        pcap.add(a, {20.1, true, ack, 1, 1, hello}).add(a, {40, false, ack, 1, helloEnd, serverHello()});
        pcap.add(a, {240, true, ack, helloEnd, answerEnd});
        pcap.add(a, {260, false, static_cast<std::uint8_t>(fin | ack), answerEnd, helloEnd});
        addExchange(pcap, ends(2, 40002), {1, 60, 180, {}});
        const CheckReport report = check(readingOf(pcap));
        QCOMPARE(findingsOf(report), QStringList({QStringLiteral("measures-disagree sure"),
                                                  QStringLiteral("stall 10.9.0.1:443 likely")}));
        const Finding* stall = find(report, FindingCode::Stall);
        QCOMPARE(stall->arguments.value(QStringLiteral("gap")).toDouble(), 200.0);
        QCOMPARE(stall->arguments.value(QStringLiteral("near")).toInt(), 200);
        QCOMPARE(report.gateways[0].handshake, 20ms);
        QCOMPARE(report.gateways[0].exchange, 260ms);
        const wording::Words english(wording::Language::English);
        QCOMPARE(wording::EvidenceWords(english).finding(*find(report, FindingCode::MeasuresDisagree)),
                 QStringLiteral("Handshake says 10.9.0.1:443, full exchange says 10.9.0.2:443."));
    }

    void delayedAckNeedsItsPattern_data()
    {
        QTest::addColumn<double>("again");
        QTest::addColumn<bool>("atOnce");
        QTest::addColumn<QString>("expected");
        QTest::newRow("the client waits for a second segment") << 120.0 << false << QStringLiteral("sure");
        QTest::newRow("its acknowledgement is held on the way") << 120.0 << true << QStringLiteral("likely");
        QTest::newRow("too soon") << 60.0 << false << QString();
        QTest::newRow("too late") << 400.0 << false << QString();
    }
    void delayedAckNeedsItsPattern()
    {
        HOLDS("OGS-64", "OGS-70");
        QFETCH(double, again);
        QFETCH(bool, atOnce);
        QFETCH(QString, expected);
        Pcap pcap(101);
        for (int probe = 0; probe < 3; ++probe)
            addHeld(pcap, ends(1, 40000 + probe), probe * 50, again + probe, atOnce);
        addClean(pcap, 2, 2);
        const CheckReport report = check(readingOf(pcap));
        const Finding* found = find(report, FindingCode::DelayedAck);
        QCOMPARE(found == nullptr ? QString() : code(found->certainty), expected);
        if (found == nullptr)
            return;
        QCOMPARE(found->target, QStringLiteral("10.9.0.1:443"));
        QCOMPARE(found->connections.size(), std::size_t(3));
        // The window is larger than the whole reply: it is not the cause.
        QCOMPARE(found->arguments.value(QStringLiteral("window")).toInt(), 64860);
        QCOMPARE(report.verdict, Verdict::Gateway);
    }

    void lossOfOneGatewayOrOfTheWay()
    {
        HOLDS("OGS-63");
        const auto lossy = [](Pcap& pcap, int gateway) {
            for (int probe = 0; probe < 3; ++probe) {
                const Ends at = ends(gateway, 41000 + gateway * 10 + probe);
                const double begin = probe * 70;
                const QByteArray request(80, 'g');
                pcap.add(at, {begin, true, syn})
                    .add(at, {begin + 20, false, static_cast<std::uint8_t>(syn | ack), 0, 1});
                pcap.add(at, {begin + 21, true, ack, 1, 1, request, {}, 0, 1});
                pcap.add(at, {begin + 241, true, ack, 1, 1, request, {}, 0, 2});
                pcap.add(at, {begin + 261, false, static_cast<std::uint8_t>(fin | ack), 1, 81});
            }
        };
        Pcap one(101);
        lossy(one, 1);
        addClean(one, 2, 3);
        QVERIFY(findings(readingOf(one)).contains(QStringLiteral("gateway-loss 10.9.0.1:443 likely")));
        Pcap all(101);
        lossy(all, 1);
        lossy(all, 2);
        lossy(all, 3);
        const CheckReport report = check(readingOf(all));
        QVERIFY(findingsOf(report).contains(QStringLiteral("path-loss likely")));
        QVERIFY(find(report, FindingCode::GatewayLoss) == nullptr);
        QCOMPARE(report.verdict, Verdict::Path);
    }

    void fragmentsAndVaryingDelayAreOfTheWay()
    {
        HOLDS("OGS-63");
        Pcap pcap(101);
        addClean(pcap, 1, 2);
        QByteArray fragment = ipPacket(ends(1, 40010), {200, false, ack, 1, 1, QByteArray(64, 'x')});
        fragment[6] = 0x20;
        fragment[7] = 0x10;
        pcap.add(200, fragment);
        for (int probe = 0; probe < 3; ++probe)
            addExchange(pcap, ends(9, 43000 + probe), {probe * 60.0, 20.0 + probe * 90, 800, {}});
        const QStringList found = findings(readingOf(pcap));
        QVERIFY(found.contains(QStringLiteral("fragmentation 10.9.0.1:443 sure")));
        QVERIFY(found.contains(QStringLiteral("path-delay 10.9.0.9:443 likely")));
    }

    void aBusyGatewayIsSlowInTlsAlone()
    {
        Pcap pcap(101);
        for (int probe = 0; probe < 3; ++probe) {
            const Ends at = ends(1, 40000 + probe);
            const double begin = probe * 50;
            const QByteArray hello = clientHello({});
            const auto helloEnd = static_cast<std::uint32_t>(1 + hello.size());
            pcap.add(at, {begin, true, syn})
                .add(at, {begin + 10, false, static_cast<std::uint8_t>(syn | ack), 0, 1});
            pcap.add(at, {begin + 10.1, true, ack, 1, 1, hello})
                .add(at, {begin + 400, false, ack, 1, helloEnd, serverHello()});
            pcap.add(at, {begin + 420, false, static_cast<std::uint8_t>(fin | ack),
                          static_cast<std::uint32_t>(1 + serverHello().size()), helloEnd});
        }
        addClean(pcap, 2, 2);
        const QStringList found = findings(readingOf(pcap));
        QVERIFY(found.contains(QStringLiteral("gateway-load 10.9.0.1:443 likely")));
        QVERIFY(!found.join(u',').contains(QLatin1String("stall")));
    }

    void surroundings()
    {
        HOLDS("OGS-14");
        Pcap portal(101);
        for (int gateway = 1; gateway <= 3; ++gateway) {
            const Ends at = ends(gateway, 40000 + gateway);
            const QByteArray hello = clientHello({});
            const auto helloEnd = static_cast<std::uint32_t>(1 + hello.size());
            portal.add(at, {0, true, syn}).add(at, {1, false, static_cast<std::uint8_t>(syn | ack), 0, 1});
            portal.add(at, {1.1, true, ack, 1, 1, hello});
            portal.add(at, {2.2, false, ack, 1, helloEnd, serverHello() + certificate("one and the same")});
        }
        QCOMPARE(findings(readingOf(portal)), QStringList(QStringLiteral("portal-suspected likely")));

        Pcap proxy(101);
        addClean(proxy, 1, 1);
        const QByteArray connect("CONNECT seoul.example.net:443 HTTP/1.1\r\nHost: seoul.example.net\r\n\r\n");
        proxy.add(ends(5, 45000), {0, true, syn})
            .add(ends(5, 45000), {5, false, static_cast<std::uint8_t>(syn | ack), 0, 1});
        proxy.add(ends(5, 45000), {6, true, ack, 1, 1, connect});
        QVERIFY(findings(readingOf(proxy)).contains(QStringLiteral("proxy seoul.example.net:443 sure")));

        Pcap dns(101);
        dns.add(0, dnsPacket(false, "slow.example.net")).add(900, dnsPacket(true, "slow.example.net"));
        dns.add(1000, dnsPacket(false, "dead.example.net")).add(2000, dnsPacket(false, "dead.example.net"));
        QCOMPARE(findings(readingOf(dns)),
                 QStringList({QStringLiteral("dns-slow sure"), QStringLiteral("dns-slow sure")}));
    }

    void clockJumpsAreSeenAndNotBelieved()
    {
        Pcap back(101, Pcap::Order::AsAdded);
        back.add(ends(1, 40001), {5000, true, syn});
        back.add(ends(1, 40001), {1000, false, static_cast<std::uint8_t>(syn | ack), 0, 1});
        const CaptureReading backwards = readingOf(back);
        QVERIFY(!backwards.connections[0].tcp);
        QCOMPARE(findings(backwards), QStringList(QStringLiteral("clock-jump sure")));
        // An hour ahead, while the client's own clock counts 20 ms.
        Pcap ahead(101);
        ahead.add(ends(1, 40001), {0, true, syn, 0, 0, {}, 1000});
        ahead.add(ends(1, 40001), {20, false, static_cast<std::uint8_t>(syn | ack), 0, 1, {}, 500, 1000});
        ahead.add(ends(1, 40001), {3'600'020, true, ack, 1, 1, QByteArray(9, 'x'), 1020, 500});
        QCOMPARE(findings(readingOf(ahead)), QStringList(QStringLiteral("clock-jump 10.9.0.1:443 likely")));
    }

    void probesArePairedWithTheLog()
    {
        HOLDS("OGS-62", "OGS-69", "OGS-07");
        Pcap pcap(101);
        // The request that goes first, then three probes each; half a minute later the connection itself.
        addExchange(pcap, ends(1, 39999), {0, 20, 64, "gw1.example.net"});
        for (int probe = 0; probe < 3; ++probe) {
            addExchange(pcap, ends(1, 40010 + probe),
                        {310 + probe * 50.0, 20, 62.0 + probe, "gw1.example.net"});
            addExchange(pcap, ends(2, 40020 + probe),
                        {320 + probe * 50.0, 60, 182.0 + probe, "gw2.example.net"});
        }
        addExchange(pcap, ends(1, 40030), {30'000, 20, 63, "gw1.example.net"});
        // Local time of Seoul; the capture is in UTC.
        const LogReading log =
            logOf("2026-03-01T09:00:00", {{QStringLiteral("gw1.example.net"), {62, 63, 64}},
                                          {QStringLiteral("gw2.example.net"), {182, 183, 184}}});
        const CaptureReading capture = readingOf(pcap);
        const CheckReport report = check(capture, &log);
        QCOMPARE(findingsOf(report), QStringList());
        QCOMPARE(report.run, std::size_t(0));
        QCOMPARE(report.logOffset, std::chrono::minutes(9 * 60));
        QVERIFY(std::chrono::abs(*report.largestDifference) <= 1ms);
        QCOMPARE(report.compared.size(), std::size_t(8));
        for (const Compared& compared : report.compared) {
            const int port = capture.connections[compared.connection].client.port;
            const Part part = port == 39999 ? Part::Preflight : port == 40030 ? Part::Other : Part::Probe;
            QCOMPARE(compared.part, part);
            QCOMPARE(compared.probe, part == Part::Probe ? port % 10 + 1 : 0);
            QCOMPARE(compared.log.has_value(), part == Part::Probe);
            QVERIFY(compared.target.endsWith(QLatin1String(".example.net:443")));
        }
        QCOMPARE(report.verdict, Verdict::NothingWrong);
        QCOMPARE(report.exchangeChoice, QStringLiteral("gw1.example.net:443"));
    }

    /** Somebody pinged the gateways by plain HTTP while OGS ran: quicker at the other one, and no value of
     * it. */
    void aPlainHttpPingIsNeverTheValue()
    {
        HOLDS("OGS-72");
        Pcap pcap(101);
        addExchange(pcap, ends(1, 39999), {0, 20, 64, {}});
        for (int probe = 0; probe < 3; ++probe) {
            addExchange(pcap, ends(1, 40010 + probe), {310 + probe * 50.0, 20, 62.0 + probe, {}});
            addExchange(pcap, ends(2, 40020 + probe), {320 + probe * 50.0, 60, 182.0 + probe, {}});
        }
        const QByteArray request = "HEAD / HTTP/1.1\r\nHost: 10.9.0.2\r\n\r\n";
        const QByteArray answer = "HTTP/1.1 200 OK\r\n\r\n";
        const auto asked = static_cast<std::uint32_t>(1 + request.size());
        const auto answered = static_cast<std::uint32_t>(1 + answer.size());
        const Ends web{.gateway = 2, .clientPort = 40050, .gatewayPort = 80};
        pcap.add(web, {400, true, syn}).add(web, {404, false, static_cast<std::uint8_t>(syn | ack), 0, 1});
        pcap.add(web, {404.1, true, ack, 1, 1, request}).add(web, {408, false, ack, 1, asked, answer});
        pcap.add(web, {409, false, static_cast<std::uint8_t>(fin | ack), answered, asked});
        const LogReading log = logOf("2026-03-01T00:00:00", {{QStringLiteral("10.9.0.1"), {62, 63, 64}},
                                                             {QStringLiteral("10.9.0.2"), {182, 183, 184}}});
        const CaptureReading capture = readingOf(pcap);
        QCOMPARE(
            std::ranges::count(capture.connections, 80, [](const auto& one) { return one.gateway.port; }), 1);
        const CheckReport report = check(capture, &log);
        for (const Compared& compared : report.compared)
            QCOMPARE(capture.connections[compared.connection].gateway.port, 443);
        QCOMPARE(report.gateways.size(), std::size_t(2));
        QVERIFY(*report.gateways[1].exchange >= 182ms);
        QCOMPARE(report.exchangeChoice, QStringLiteral("10.9.0.1:443"));
    }

    void whatTheLogSaysOtherwiseIsFound()
    {
        HOLDS("OGS-62");
        Pcap pcap(101);
        for (int probe = 0; probe < 3; ++probe)
            addExchange(pcap, ends(1, 40010 + probe), {310 + probe * 50.0, 20, 62.0, "gw1.example.net"});
        const LogReading log =
            logOf("2026-03-01T00:00:00", {{QStringLiteral("gw1.example.net"), {62, 120, 62}},
                                          {QStringLiteral("gw2.example.net"), {200}}});
        QCOMPARE(findingsOf(check(readingOf(pcap), &log)),
                 QStringList({QStringLiteral("log-differs gw1.example.net:443 likely"),
                              QStringLiteral("not-captured gw2.example.net:443 sure")}));
    }

    void onlyTheProfilesGatewaysCount()
    {
        Pcap pcap(101);
        addClean(pcap, 1, 3);
        const CheckReport report = check(readingOf(pcap), nullptr, {{QStringLiteral("10.9.0.2"), 443}});
        QCOMPARE(report.gateways.size(), std::size_t(1));
        QCOMPARE(report.exchangeChoice, QStringLiteral("10.9.0.2:443"));
    }

    void theFirstRequestIsNoProbeWithoutALogEither()
    {
        HOLDS("OGS-07", "OGS-62");
        Pcap pcap(101);
        addExchange(pcap, ends(1, 39999), {0, 20, 60, {}});
        addClean(pcap, 1, 3);
        const CheckReport report = check(readingOf(pcap));
        QCOMPARE(report.compared[0].part, Part::Preflight);
        QCOMPARE(std::ranges::count(report.compared, Part::Probe, &Compared::part), 9);
    }

    void theCommandForACaptureIsSafeToType()
    {
        const CaptureAdvice advice = captureAdvice({{QStringLiteral("vpn.example.net"), 8443},
                                                    {QStringLiteral("fd00::1"), 443},
                                                    {QStringLiteral("x'; rm -rf /; '"), 443}});
        QCOMPARE(advice.leftOut, 1);
        QCOMPARE(
            advice.filter,
            QStringLiteral("(host vpn.example.net and tcp port 8443) or (host fd00::1 and tcp port 443) or "
                           "udp port 53 or icmp or icmp6"));
        QVERIFY(advice.command.startsWith(QLatin1String("sudo tcpdump ")) &&
                !advice.command.contains(QLatin1String("rm")));
        // Of no gateway: a capture without TCP would have nothing to look at.
        QCOMPARE(captureAdvice({}).filter, QStringLiteral("tcp port 443 or udp port 53 or icmp or icmp6"));
    }

    void everyFindingHasWordsInBothLanguages()
    {
        const wording::Words english(wording::Language::English);
        const wording::Words korean(wording::Language::Korean);
        for (int number = 0; number <= static_cast<int>(FindingCode::NotCaptured); ++number) {
            const Finding finding{
                static_cast<FindingCode>(number), Certainty::Sure, QStringLiteral("gw.example:443"), {}, {}};
            const QString inEnglish = wording::EvidenceWords(english).finding(finding);
            const QString inKorean = wording::EvidenceWords(korean).finding(finding);
            QVERIFY(!inEnglish.isEmpty() && !inEnglish.contains(QLatin1String("%1")));
            QVERIFY2(inEnglish != inKorean, qPrintable(inEnglish));
        }
    }
};

QTEST_GUILESS_MAIN(EvidenceCheckTest)
#include "tst_evidence_check.moc"
