// SPDX-License-Identifier: GPL-3.0-or-later
#include "CaptureBuilder.h"
#include "Holds.h"
#include "evidence/Capture.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

using namespace naru;
using namespace naru::evidence;
using namespace naru::test;
using namespace std::chrono_literals;

namespace {

constexpr std::uint16_t vlan = 0x8100;
constexpr std::uint16_t provider = 0x88A8;
constexpr std::uint16_t old = 0x9100;

CaptureReading read(const QString& path)
{
    const auto reading = readCapture(path);
    if (!reading)
        qFatal("%s",
               qPrintable(path + u": error " + QString::number(static_cast<int>(reading.error().code))));
    return *reading;
}

double ms(std::optional<base::Nanoseconds> value)
{
    return value ? std::chrono::duration<double, std::milli>(*value).count() : -1;
}

/** Of a truth file: what a separate program found. */
struct Truth
{
    QString target;
    QHash<QString, double> values;
    double fromLastSyn = -1;
};

std::vector<Truth> truthsOf(const QString& path)
{
    static const QRegularExpression value(QStringLiteral(R"((\w+)=(-?[\d.]+))"));
    static const QRegularExpression last(QStringLiteral(R"(last-syn (-?[\d.]+))"));
    std::vector<Truth> truths;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return truths;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        if (line.isEmpty() || !line[0].isDigit())
            continue;
        Truth truth{line.section(u' ', 0, 0), {}, last.match(line).captured(1).toDouble()};
        for (auto all = value.globalMatch(line); all.hasNext();) {
            const auto match = all.next();
            truth.values[match.captured(1)] = match.captured(2).toDouble();
        }
        truths.push_back(truth);
    }
    return truths;
}

const Connection* find(const CaptureReading& reading, const Truth& truth)
{
    for (const Connection& connection : reading.connections) {
        if (connection.gateway.text() == truth.target &&
            connection.client.port == truth.values[QStringLiteral("sport")])
            return &connection;
    }
    return nullptr;
}

/** SYN, SYN/ACK after 42 ms. */
std::pair<QByteArray, QByteArray> handshake(int gateway = 1)
{
    const Ends ends{gateway, static_cast<std::uint16_t>(40000 + gateway)};
    return {ipPacket(ends, {0, true, syn}), ipPacket(ends, {42, false, syn | ack, 0, 1})};
}

} // namespace

class EvidenceCaptureTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void valuesAreThoseOfTheTruthFiles_data()
    {
        QTest::addColumn<QString>("capture");
        QTest::addColumn<QString>("truth");
        const QDir folder(qEnvironmentVariable("NARU_SOURCE_DIR") + u"/tests/data/captures");
        for (const QString& name : folder.entryList({QStringLiteral("*.truth.txt")})) {
            const QString base = name.left(name.size() - 10);
            for (const char* ending : {".pcap", ".pcapng"})
                QTest::newRow(qPrintable(base + QLatin1String(ending)))
                    << folder.filePath(base + QLatin1String(ending)) << folder.filePath(name);
        }
    }
    void valuesAreThoseOfTheTruthFiles()
    {
        HOLDS("OGS-62", "OGS-03");
        QFETCH(QString, capture);
        QFETCH(QString, truth);
        // One microsecond of arithmetic, and half a one that the truth was rounded by. The truth is of the
        // pcap, whose times tcpdump has cut to microseconds, those of the pcapng are finer.
        const double tolerance = capture.endsWith(QLatin1String("ng")) ? 0.0025 : 0.0015;
        const CaptureReading reading = read(capture);
        QVERIFY(!reading.truncated && !reading.ownReader);
        const std::vector<Truth> truths = truthsOf(truth);
        QVERIFY(!truths.empty());
        for (const Truth& row : truths) {
            const Connection* found = find(reading, row);
            QVERIFY2(found != nullptr, qPrintable(row.target));
            QCOMPARE(found->syns, static_cast<int>(row.values[QStringLiteral("nsyn")]));
            QVERIFY(std::abs(ms(found->tcp) - row.values[QStringLiteral("synack")]) <= tolerance);
            QVERIFY(std::abs(ms(found->tcpFromLastSyn) - row.fromLastSyn) <= tolerance);
            const double fin = row.values[QStringLiteral("srvfin")];
            const double reset = row.values[QStringLiteral("rst")];
            QCOMPARE(found->endKind, fin >= 0 ? EndKind::Fin : reset >= 0 ? EndKind::Reset : EndKind::Open);
            QVERIFY(std::abs(ms(found->end) - std::max(fin, reset)) <= tolerance);
            QCOMPARE(found->gatewayRetransmissions, static_cast<int>(row.values[QStringLiteral("srv_rtx")]));
            const auto& repeats = found->firstFlight.repeats;
            if (row.values[QStringLiteral("gap")] > 0)
                QVERIFY(std::abs(ms(repeats.front()) - row.values[QStringLiteral("gap")]) <= tolerance);
        }
    }

    /** libpcap refuses interfaces of different link types. */
    void severalLinkTypesInOneFile()
    {
        const CaptureReading reading =
            read(qEnvironmentVariable("NARU_SOURCE_DIR") + u"/tests/data/captures/multi_if_mixed_dlt.pcapng");
        QVERIFY(reading.ownReader);
        QVERIFY(!reading.truncated);
        QCOMPARE(reading.interfaces, 2);
        QCOMPARE(reading.connections.size(), std::size_t(2));
        QCOMPARE(reading.skippedFrames, 0);
        // Both are refused.
        QVERIFY(std::abs(ms(reading.connections[0].end) - 132.384474) < 0.001);
        QVERIFY(std::abs(ms(reading.connections[1].end) - 0.008757) < 0.001);
        QCOMPARE(reading.connections[0].endKind, EndKind::Reset);
    }

    /** Resolutions of three interfaces; one true round trip. With a raw one beside them libpcap is out. */
    void eachInterfaceHasItsOwnClock_data()
    {
        QTest::addColumn<bool>("bigEndian");
        QTest::addColumn<bool>("mixed");
        QTest::newRow("libpcap") << false << false;
        QTest::newRow("our own reader") << false << true;
        QTest::newRow("our own reader, big-endian") << true << true;
    }
    void eachInterfaceHasItsOwnClock()
    {
        HOLDS("C-CAP-01");
        QFETCH(bool, bigEndian);
        QFETCH(bool, mixed);
        constexpr std::uint64_t seconds = 1'772'323'200;
        constexpr std::int64_t offset = 1'000'000'000;
        Pcapng file(bigEndian);
        file.addInterface(1, 6).addInterface(1, 9).addInterface(1, 0x80 | 20).addInterface(1, 3, offset);
        if (mixed)
            file.addInterface(101);
        const auto add = [&](int interface, std::uint64_t first, std::uint64_t second) {
            const auto [syn, synAck] = handshake(interface + 1);
            file.add(interface, first, ethernet(syn)).add(interface, second, ethernet(synAck));
        };
        add(0, seconds * 1'000'000 + 999'990, seconds * 1'000'000 + 1'041'990);
        add(1, seconds * 1'000'000'000 + 5, seconds * 1'000'000'000 + 42'000'005);
        // 42 ms are 44,040.192 units of 2^-20 s.
        add(2, (seconds << 20) + 1000, (seconds << 20) + 1000 + 44'040);
        add(3, (seconds - offset) * 1000, (seconds - offset) * 1000 + 42);
        const CaptureReading reading = read(file.write());
        QCOMPARE(reading.ownReader, mixed);
        QCOMPARE(reading.connections.size(), std::size_t(4));
        QCOMPARE(reading.connections[0].tcp, 42ms);
        QCOMPARE(reading.connections[1].tcp, 42ms);
        QVERIFY(std::chrono::abs(*reading.connections[2].tcp - 42ms) < 1us);
        QCOMPARE(reading.connections[3].tcp, 42ms);
        QCOMPARE(reading.connections[3].synAt, PacketTime(std::chrono::seconds(seconds)));
    }

    void eachLinkLayer_data()
    {
        QTest::addColumn<int>("linkType");
        QTest::addColumn<QByteArray>("prefix");
        QTest::addColumn<int>("way");
        const auto row = [](const char* name, int type, const QByteArray& prefix, int way = 0) {
            QTest::newRow(name) << type << prefix << way;
        };
        row("Ethernet", 1, {}, 1);
        row("Ethernet, one tag", 1, {}, 2);
        row("Ethernet, two tags", 1, {}, 3);
        row("Ethernet, LLC and SNAP", 1,
            QByteArray(12, 2) + QByteArray("\x00\x30\xAA\xAA\x03\x00\x00\x00\x08\x00", 10));
        row("PPPoE", 1, QByteArray(12, 2) + QByteArray("\x88\x64\x11\x00\x00\x01\x00\x2a\x00\x21", 10));
        row("cooked", 113, {}, 4);
        row("cooked, one tag", 113, {}, 5);
        row("cooked v2", 276, {}, 6);
        row("cooked v2, two tags", 276, {}, 7);
        row("raw", 101, {});
        row("IPv4 only", 228, {});
        row("null, little-endian", 0, QByteArray("\x02\x00\x00\x00", 4));
        row("null, big-endian", 0, QByteArray("\x00\x00\x00\x02", 4));
        row("loop", 108, QByteArray("\x00\x00\x00\x02", 4));
        row("PPP", 9, QByteArray("\xff\x03\x00\x21", 4));
        row("PPP, short protocol", 9, QByteArray("\x21", 1));
        row("PPP over a line", 50, QByteArray("\xff\x03\x00\x21", 4));
        row("Cisco HDLC", 50, QByteArray("\x0f\x00\x08\x00", 4));
    }
    void eachLinkLayer()
    {
        HOLDS("C-CAP-03");
        QFETCH(int, linkType);
        QFETCH(QByteArray, prefix);
        QFETCH(int, way);
        const auto frame = [&](const QByteArray& packet) -> QByteArray {
            switch (way) {
            case 1:
                return ethernet(packet);
            case 2:
                return ethernet(packet, {vlan});
            case 3:
                return ethernet(packet, {provider, vlan});
            case 4:
                return cooked(packet);
            case 5:
                return cooked(packet, {vlan});
            case 6:
                return cooked2(packet);
            case 7:
                return cooked2(packet, {old, vlan});
            default:
                return prefix + packet;
            }
        };
        const auto [syn, synAck] = handshake();
        const QByteArray arp = QByteArray(12, 2) + QByteArray("\x08\x06", 2) + QByteArray(28, 1);
        Pcap file(linkType);
        file.add(0, frame(syn)).add(10, arp).add(20, QByteArray(3, 1)).add(42, frame(synAck));
        const CaptureReading reading = read(file.write());
        QCOMPARE(reading.connections.size(), std::size_t(1));
        QCOMPARE(reading.connections[0].tcp, 42ms);
        QCOMPARE(reading.skippedFrames, 2);
        QVERIFY(!reading.truncated);
    }

    void ipv6WithExtensionHeaders()
    {
        const Ends ends{1, 40001, true};
        QByteArray synAck = ipPacket(ends, {42, false, syn | ack, 0, 1});
        // Hop-by-hop options before TCP.
        synAck.insert(40, QByteArray("\x06\x00\x01\x04\x00\x00\x00\x00", 8));
        synAck[6] = 0;
        synAck[5] = static_cast<char>(synAck[5] + 8);
        Pcap file(101);
        file.add(0, ipPacket(ends, {0, true, syn})).add(42, synAck);
        const CaptureReading reading = read(file.write());
        QCOMPARE(reading.connections.size(), std::size_t(1));
        QCOMPARE(reading.connections[0].tcp, 42ms);
        QCOMPARE(reading.connections[0].gateway.text(), QStringLiteral("[fd00::65]:443"));
    }

    void aFileThatIsCutOffGivesWhatItHas_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("pcap") << QStringLiteral("http_4gw_3pings.pcap");
        QTest::newRow("pcapng") << QStringLiteral("http_4gw_3pings.pcapng");
    }
    void aFileThatIsCutOffGivesWhatItHas()
    {
        QFETCH(QString, name);
        QFile file(qEnvironmentVariable("NARU_SOURCE_DIR") + u"/tests/data/captures/" + name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        std::size_t most = 0;
        for (qsizetype length = 24; length < bytes.size(); length += 97) {
            const auto reading = readCapture(writeFile(name, bytes.first(length)));
            if (!reading)
                continue;
            QVERIFY(reading->connections.size() >= most);
            most = reading->connections.size();
        }
        const CaptureReading nearly = read(writeFile(name, bytes.first(bytes.size() - 5)));
        QVERIFY(nearly.truncated);
        QCOMPARE(nearly.connections.size(), std::size_t(12));
    }

    void whatIsNoCaptureIsRefused()
    {
        const auto codeOf = [](const QString& path) {
            const auto reading = readCapture(path);
            return reading ? std::nullopt : std::optional(reading.error().code);
        };
        QCOMPARE(codeOf(writeFile(QStringLiteral("x"), "hello, world")), ReadErrorCode::NotACapture);
        QCOMPARE(codeOf(writeFile(QStringLiteral("x"), "")), ReadErrorCode::NotACapture);
        QCOMPARE(codeOf(QStringLiteral("/nonexistent/file.pcap")), ReadErrorCode::FileNotFound);
        QCOMPARE(codeOf(QDir::tempPath()), ReadErrorCode::FileNotReadable);
    }

    void aReadingCanBeStopped()
    {
        Pcap file(101);
        for (int i = 0; i < 3000; ++i)
            file.add(Ends{1, static_cast<std::uint16_t>(1000 + i)}, {i * 1.0, true, syn});
        std::stop_source stop;
        stop.request_stop();
        const auto reading = readCapture(file.write(), {{}, stop.get_token()});
        QVERIFY(!reading);
        QCOMPARE(reading.error().code, ReadErrorCode::Cancelled);
    }

    void whatIsSentAgainIsTold()
    {
        const Ends ends;
        const QByteArray data(100, 'x');
        Pcap file(101);
        file.add(ends, {0, true, syn})
            .add(ends, {20, false, syn | ack, 0, 1})
            .add(ends, {21, true, ack, 1, 1, data})
            .add(ends, {41, false, ack, 1, 101, data})
            // A hole, then what fills it: late by 150 ms, so it was sent again.
            .add(ends, {42, false, ack, 201, 101, data})
            .add(ends, {192, false, ack, 101, 101, data})
            // All of it once more.
            .add(ends, {300, false, ack, 1, 101, data, {}, 0, 7})
            // A probe whether the other is alive is no repetition.
            .add(ends, {400, false, ack, 300, 101, QByteArray(1, 'x')})
            .add(ends, {500, false, rst, 301, 101});
        const Connection connection = read(file.write()).connections.at(0);
        QCOMPARE(connection.gatewayRetransmissions, 2);
        QCOMPARE(connection.retransmissions, 2);
        QCOMPARE(connection.endKind, EndKind::Reset);
        QCOMPARE(connection.end, 500ms);
        QCOMPARE(connection.segments.size(), std::size_t(9));
        QCOMPARE(connection.segments[5].mark, SegmentMark::Retransmission);
        QCOMPARE(connection.longestGap->length, 150ms);
    }

    /** "-i any" shows a packet on the VLAN and on the card below it. */
    void onePacketOnTwoInterfacesIsOne()
    {
        const Ends ends;
        Pcap file(113);
        const auto twice = [&](const Tcp& tcp) {
            file.add(tcp.ms, cooked(ipPacket(ends, tcp)))
                .add(tcp.ms + 0.01, cooked(ipPacket(ends, tcp), {vlan}));
        };
        twice({0, true, syn, 0, 0, {}, {}, 0, 1});
        twice({20, false, syn | ack, 0, 1, {}, {}, 0, 1});
        twice({21, true, ack, 1, 1, QByteArray(50, 'x'), {}, 0, 2});
        twice({41, false, ack, 1, 51, QByteArray(50, 'x'), {}, 0, 2});
        twice({61, false, fin | ack, 51, 51, {}, {}, 0, 3});
        const CaptureReading reading = read(file.write());
        QCOMPARE(reading.duplicates, 5);
        QCOMPARE(reading.connections[0].syns, 1);
        QCOMPARE(reading.connections[0].retransmissions, 0);
    }

    void portsThatAreUsedAgainAreAnotherConnection()
    {
        const Ends ends;
        Pcap file(101);
        addExchange(file, ends, {0, 20, 100, {}});
        file.add(ends, {5000, true, syn, 77777}).add(ends, {5042, false, syn | ack, 0, 77778});
        const CaptureReading reading = read(file.write());
        QCOMPARE(reading.connections.size(), std::size_t(2));
        QCOMPARE(reading.connections[0].end, 100ms);
        QCOMPARE(reading.connections[1].tcp, 42ms);
    }

    void tlsIsReadAcrossSegments()
    {
        const Ends ends;
        const QByteArray hello = clientHello("seoul.example.net");
        const QByteArray flight = serverHello() + certificate(QByteArray(3000, 'c'));
        const QByteArray first = flight.first(1000);
        const QByteArray rest = flight.sliced(1000);
        const auto helloEnd = static_cast<std::uint32_t>(1 + hello.size());
        Pcap file(101);
        file.add(ends, {0, true, syn})
            .add(ends, {20, false, syn | ack, 0, 1})
            .add(ends, {21, true, ack, 1, 1, hello.first(40)})
            .add(ends, {22, true, ack, 41, 1, hello.sliced(40)})
            .add(ends, {43, false, ack, 1, helloEnd, first})
            .add(ends, {44, false, ack, 1001, helloEnd, rest});
        const Application application = read(file.write()).connections.at(0).application;
        QCOMPARE(application.serverName, QStringLiteral("seoul.example.net"));
        QCOMPARE(application.clientHello, 21ms);
        QCOMPARE(application.serverHello, 43ms);
        QCOMPARE(application.certificate, 43ms);
        QCOMPARE(application.certificateHash,
                 QCryptographicHash::hash(QByteArray(3000, 'c'), QCryptographicHash::Sha256));
    }

    void namesAndLookupsOfDns()
    {
        Pcap file(101);
        file.add(0, dnsPacket(false, "gw1.example.net"))
            .add(120, dnsPacket(true, "gw1.example.net", QByteArray("\x0a\x09\x00\x01", 4)));
        const CaptureReading reading = read(file.write());
        QCOMPARE(reading.lookups.size(), std::size_t(1));
        QCOMPARE(reading.lookups[0].took, 120ms);
        QVERIFY(reading.names.at(QStringLiteral("10.9.0.1")).contains(QStringLiteral("gw1.example.net")));
    }

    void whatIsKeptIsBounded()
    {
        Pcap file(101);
        for (int i = 0; i < 50; ++i)
            addExchange(file, Ends{1, static_cast<std::uint16_t>(2000 + i)}, {i * 200.0, 20, 100, {}});
        CaptureLimits limits;
        limits.connections = 20;
        limits.segmentsEach = 3;
        limits.segmentsTogether = 30;
        const auto reading = readCapture(file.write(), {}, limits);
        QCOMPARE(reading->connections.size(), std::size_t(20));
        QCOMPARE(reading->connectionsLeftOut, 30);
        QCOMPARE(reading->connections[0].segments.size(), std::size_t(3));
        QCOMPARE(reading->connections[0].segmentsLeftOut, 2);
        QCOMPARE(reading->connections[15].segments.size(), std::size_t(0));
        QCOMPARE(reading->connections[15].end, 100ms);
    }
};

QTEST_GUILESS_MAIN(EvidenceCaptureTest)
#include "tst_evidence_capture.moc"
