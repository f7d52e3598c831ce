// SPDX-License-Identifier: GPL-3.0-or-later
#include "Holds.h"
#include "TunnelState.h"

#include <QTest>

using namespace naru;
using namespace naru::tunnel;
using namespace std::chrono_literals;

namespace {

const base::SystemTime connectedAt = base::SystemTime(1h);

/** A tunnel, its frames and the seconds that pass. */
struct Story
{
    explicit Story(std::optional<std::uint16_t> socksPort = std::nullopt)
        : state(socksPort)
    {}

    TunnelNews take(const helper::Frame& frame)
    {
        return state.take(frame, now, connectedAt + (now.time_since_epoch() / 1s) * 1s);
    }
    TunnelNews line(const char* text) { return take(helper::Frame("line").add("text", text)); }
    TunnelNews connected(const char* verb = "connected", const char* address = "10.66.1.50/24")
    {
        helper::Frame frame(verb);
        frame.add("gateway", "192.0.2.1").add("device", "naru0");
        return take(frame.add("address4", address).add("routes", "0.0.0.0/0"));
    }
    TunnelNews stats(quint64 received)
    {
        return take(helper::Frame("stats").add("rx_bytes", std::to_string(received)).add("tx_bytes", "7"));
    }
    TunnelNews after(std::chrono::seconds time)
    {
        now += time;
        return state.tick(now);
    }
    TunnelEndKind exited(const char* status)
    {
        return state.end(helper::Frame("ended").add("how", "exited").add("detail", status)).kind;
    }

    TunnelState state;
    base::SteadyTime now{};
};

} // namespace

class TestTunnelState final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lines_data();
    void lines();
    void hostileLines_data();
    void hostileLines();
    void connects();
    void deadPeer();
    void lostByLine_data();
    void lostByLine();
    void rekeyOverTlsIsNoReconnection();
    void rekeyByNewTunnel();
    void silence();
    void lifeInSilence_data();
    void lifeInSilence();
    void proxyComesBackByItsLines();
    void dtlsComesAndGoes();
    void newInnerAddress();
    void ends_data();
    void ends();
    void noiseStaysOutOfTheLog();
};

// Lines of openconnect 9.01 against ocserv 1.1.6, as recorded.
void TestTunnelState::lines_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<OutputKind>("kind");
    QTest::addColumn<QString>("text");
    const auto add = [](const char* line, OutputKind kind, const char* text = "") {
        QTest::newRow(line) << QString::fromLatin1(line) << kind << QString::fromLatin1(text);
    };
    constexpr auto suite = "(TLS1.3)-(ECDHE-SECP256R1)-(ECDSA-SECP256R1-SHA256)-(AES-256-GCM)";
    add("SSL negotiation with gateway.example", OutputKind::TlsBegins);
    add("Connected to HTTPS on gateway.example with ciphersuite "
        "(TLS1.3)-(ECDHE-SECP256R1)-(ECDSA-SECP256R1-SHA256)-(AES-256-GCM)",
        OutputKind::CstpCipher, suite);
    add("Renegotiated SSL on gateway.example with ciphersuite "
        "(TLS1.3)-(ECDHE-SECP256R1)-(ECDSA-SECP256R1-SHA256)-(AES-256-GCM)",
        OutputKind::CstpCipher, suite);
    add("CSTP connected. DPD 5, Keepalive 60", OutputKind::CstpUp);
    add("Established DTLS connection (using GnuTLS). Ciphersuite (DTLS1.2)-(PSK)-(AES-256-GCM).",
        OutputKind::DtlsUp, "(DTLS1.2)-(PSK)-(AES-256-GCM)");
    add("Got CSTP DPD response", OutputKind::Alive);
    add("Got DTLS DPD response", OutputKind::Alive);
    add("CSTP rekey due", OutputKind::RekeyDue);
    add("User requested reconnect", OutputKind::ReconnectAsked);
    add("DTLS Dead Peer Detection detected dead peer!", OutputKind::DtlsDown);
    add("CSTP Dead Peer Detection detected dead peer!", OutputKind::DeadPeer);
    add("Read error on SSL session: The TLS connection was non-properly terminated.",
        OutputKind::ConnectionLost,
        "Read error on SSL session: The TLS connection was non-properly terminated.");
    add("Received server disconnect", OutputKind::ServerDisconnect);
    add("Received server disconnect: b0 'bye'", OutputKind::ServerDisconnect, "b0 'bye'");
    add("Received server disconnect: b0 'Administrator Reboot'", OutputKind::ServerDisconnect,
        "b0 'Administrator Reboot'");
    add("Received server disconnect: b0 'idle timeout'", OutputKind::SessionEnded, "b0 'idle timeout'");
    add("Received server disconnect: b0 'Administrator Reset.'", OutputKind::SessionEnded,
        "b0 'Administrator Reset.'");
    add("Received server disconnect: b0 'Max time exceeded'", OutputKind::SessionEnded,
        "b0 'Max time exceeded'");
    add("Received server disconnect: b0 'Connection preempted'", OutputKind::SessionEnded,
        "b0 'Connection preempted'");
    add("Session terminated by server; exiting.", OutputKind::ServerDisconnect);
    add("Got inappropriate HTTP CONNECT response: HTTP/1.1 401 Cookie is not acceptable",
        OutputKind::CookieRejected);
    add("Cookie is no longer valid, ending session", OutputKind::CookieRejected);
    add("Cookie was rejected by server; exiting.", OutputKind::CookieRejected);
    add("Got inappropriate HTTP CONNECT response: HTTP/1.1 503 Service Unavailable",
        OutputKind::GatewayFailed,
        "Got inappropriate HTTP CONNECT response: HTTP/1.1 503 Service Unavailable");
    add("None of the 1 fingerprint(s) specified via --servercert match server's certificate: "
        "pin-sha256:j6tX=",
        OutputKind::PinMismatch, "pin-sha256:j6tX=");
    add("Failed to connect to 10.90.1.2:443: Connection refused", OutputKind::GatewayFailed,
        "Failed to connect to 10.90.1.2:443: Connection refused");
    add("Failed to reconnect to host gateway.example: Connection refused", OutputKind::GatewayFailed,
        "Failed to reconnect to host gateway.example: Connection refused");
    add("SSL connection failure: Error in the pull function.", OutputKind::GatewayFailed,
        "SSL connection failure: Error in the pull function.");
    add("Reconnect gave different Legacy IP address (10.66.1.7 != 10.66.1.50)", OutputKind::AddressChanged,
        "Reconnect gave different Legacy IP address (10.66.1.7 != 10.66.1.50)");
}

void TestTunnelState::lines()
{
    QFETCH(QString, line);
    const auto event = readOutputLine(line);
    QVERIFY(event);
    QTEST(event->kind, "kind");
    QTEST(event->text, "text");
}

void TestTunnelState::hostileLines_data()
{
    QTest::addColumn<QString>("line");
    for (const char* const line :
         {"", "RX: ", "RX: 1 packets (", "RX: x packets (1 B); TX: 1 packets (1 B)",
          "RX: 99999999999999999999 packets (1 B); TX: 1 packets (1 B)", "RX: 1 packets (1 B)",
          "Server said: Cookie was rejected by server", "None of the 1 fingerprint(s)", " CSTP connected.",
          "Attempting to connect to server 10.90.1.2:443",
          "Configured as 10.66.1.50, with SSL connected and DTLS connected"})
        QTest::addRow("'%s'", line) << QString::fromLatin1(line);
}

void TestTunnelState::hostileLines()
{
    QFETCH(QString, line);
    QVERIFY(!readOutputLine(line));
}

void TestTunnelState::connects()
{
    Story story;
    QVERIFY(!story.line("SSL negotiation with gateway.example").reconnecting);
    story.line("Connected to HTTPS on gateway.example with ciphersuite (TLS1.3)-(X)");
    QVERIFY(!story.line("CSTP connected. DPD 5, Keepalive 60").connected);
    QVERIFY(!story.line("Established DTLS connection (using GnuTLS). Ciphersuite (DTLS1.2)-(PSK).").changed);
    story.now += 5s;
    const auto news = story.connected();
    QVERIFY(news.connected);
    QVERIFY(!news.back);
    const TunnelInfo& info = story.state.info();
    QCOMPARE(info.address4->address, QHostAddress(QStringLiteral("10.66.1.50")));
    QCOMPARE(info.address4->prefix, 24);
    QCOMPARE(info.cstpCipher, u"(TLS1.3)-(X)");
    QCOMPARE(info.dtlsCipher, u"(DTLS1.2)-(PSK)");
    QVERIFY(info.since == connectedAt + 5s);
    const auto counted = story.stats(9);
    QCOMPARE(counted.traffic->receivedBytes, 9U);
    QCOMPARE(counted.traffic->sentBytes, 7U);
    QVERIFY(!counted.traffic->sentPackets);
}

void TestTunnelState::deadPeer()
{
    HOLDS("C-OC-12");
    Story story;
    story.connected();
    story.now += 100s;
    const auto news = story.line("CSTP Dead Peer Detection detected dead peer!");
    QVERIFY(news.reconnecting == ReconnectReason::DeadPeer);
    QVERIFY(story.state.phase() == TunnelState::Phase::Reconnecting);
    // Told once, whatever follows.
    QVERIFY(!story.take(helper::Frame("reconnecting")).reconnecting);
    QVERIFY(!story.line("SSL negotiation with gateway.example").reconnecting);
    QVERIFY(!story.line("CSTP connected. DPD 5, Keepalive 60").back);
    const auto back = story.connected("back", "10.66.1.51/24");
    QVERIFY(back.back);
    QVERIFY(!back.connected);
    QCOMPARE(story.state.info().address4->address, QHostAddress(QStringLiteral("10.66.1.51")));
    QVERIFY(story.state.info().since == connectedAt);
}

void TestTunnelState::lostByLine_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<ReconnectReason>("reason");
    QTest::newRow("closed")
        << QStringLiteral("Read error on SSL session: The TLS connection was non-properly terminated.")
        << ReconnectReason::ConnectionLost;
    QTest::newRow("asked") << QStringLiteral("User requested reconnect") << ReconnectReason::Asked;
    QTest::newRow("unknown") << QStringLiteral("SSL negotiation with gateway.example")
                             << ReconnectReason::Unknown;
}

void TestTunnelState::lostByLine()
{
    QFETCH(QString, line);
    QFETCH(ReconnectReason, reason);
    Story story;
    story.connected();
    QVERIFY(story.line(line.toLatin1().constData()).reconnecting == reason);
}

void TestTunnelState::rekeyOverTlsIsNoReconnection()
{
    Story story;
    story.connected();
    QVERIFY(!story.line("CSTP rekey due").reconnecting);
    QVERIFY(story.line("Renegotiated SSL on gateway.example with ciphersuite (TLS1.3)-(Y)").changed);
    QVERIFY(story.state.phase() == TunnelState::Phase::Up);
}

void TestTunnelState::rekeyByNewTunnel()
{
    Story story;
    story.connected();
    story.line("CSTP rekey due");
    QVERIFY(story.take(helper::Frame("reconnecting")).reconnecting == ReconnectReason::Rekey);
}

void TestTunnelState::silence()
{
    HOLDS("C-OC-12");
    Story story;
    story.connected();
    QVERIFY(!story.after(19s).reconnecting);
    QVERIFY(story.after(1s).reconnecting == ReconnectReason::Silence);
    QVERIFY(!story.after(30s).reconnecting);
    // It was not dead after all.
    QVERIFY(story.line("Got CSTP DPD response").back);
    QVERIFY(story.state.phase() == TunnelState::Phase::Up);
    QVERIFY(!story.after(19s).reconnecting);
}

void TestTunnelState::lifeInSilence_data()
{
    QTest::addColumn<bool>("grows");
    QTest::addColumn<bool>("alive");
    QTest::newRow("bytes come") << true << true;
    QTest::newRow("counters stand") << false << false;
}

void TestTunnelState::lifeInSilence()
{
    QFETCH(bool, grows);
    Story story;
    story.connected();
    bool lost = false;
    for (quint64 second = 1; second <= 60; ++second) {
        story.stats(grows ? second : 1);
        lost = lost || story.after(1s).reconnecting;
    }
    QTEST(!lost, "alive");
}

void TestTunnelState::proxyComesBackByItsLines()
{
    Story story(std::uint16_t(1080));
    story.connected();
    QCOMPARE(story.state.info().socksPort, std::uint16_t(1080));
    QVERIFY(story.line("CSTP Dead Peer Detection detected dead peer!").reconnecting);
    QVERIFY(story.line("CSTP connected. DPD 5, Keepalive 60").back);
    const auto traffic = story.line("RX: 9 packets (1124 B); TX: 4 packets (237 B)").traffic;
    QVERIFY((traffic == Traffic{1124, 237, 9, 4}));
}

void TestTunnelState::dtlsComesAndGoes()
{
    Story story;
    story.connected();
    QVERIFY(story.line("Established DTLS connection (using GnuTLS). Ciphersuite (DTLS1.2)-(PSK).").changed);
    const auto gone = story.line("DTLS Dead Peer Detection detected dead peer!");
    QVERIFY(gone.changed);
    QVERIFY(!gone.reconnecting);
    QVERIFY(story.state.info().dtlsCipher.isEmpty());
}

void TestTunnelState::newInnerAddress()
{
    Story story;
    story.connected();
    story.line("Reconnect gave different Legacy IP address (10.66.1.7 != 10.66.1.50)");
    QVERIFY(story.exited("1") == TunnelEndKind::PeerDead);
    QVERIFY(story.state.technical().contains(u"10.66.1.7"));
}

void TestTunnelState::ends_data()
{
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<bool>("wasUp");
    QTest::addColumn<QString>("how");
    QTest::addColumn<QString>("detail");
    QTest::addColumn<TunnelEndKind>("kind");
    QTest::addColumn<QString>("technical");
    const QString lost =
        QStringLiteral("Read error on SSL session: The TLS connection was non-properly terminated.");
    const auto add = [](const char* name, const QStringList& lines, bool wasUp, const char* how,
                        const char* detail, TunnelEndKind kind, const char* technical) {
        QTest::newRow(name) << lines << wasUp << QString::fromLatin1(how) << QString::fromLatin1(detail)
                            << kind << QString::fromLatin1(technical);
    };
    const auto one = [](const char* line) { return QStringList(QString::fromLatin1(line)); };
    add("stopped", {}, true, "stopped", "", TunnelEndKind::Stopped, "");
    add("refused", one("Failed to connect to host gateway.example"), false, "exited", "1",
        TunnelEndKind::GatewayFailed, "Failed to connect to host gateway.example");
    add("pin",
        one("None of the 1 fingerprint(s) specified via --servercert match server's certificate: "
            "pin-sha256:x"),
        false, "exited", "1", TunnelEndKind::PinMismatch, "pin-sha256:x");
    add("cookie", one("Cookie was rejected by server; exiting."), false, "exited", "2",
        TunnelEndKind::CookieRejected, "Cookie was rejected by server; exiting.");
    add("cookie by its status", {}, false, "exited", "2", TunnelEndKind::CookieRejected, "");
    add("server", one("Received server disconnect: b0 'bye'"), true, "exited", "1",
        TunnelEndKind::ServerDisconnect, "b0 'bye'");
    add("session", one("Received server disconnect: b0 'Idle timeout'"), true, "exited", "1",
        TunnelEndKind::SessionEnded, "b0 'Idle timeout'");
    add("gave up", {lost}, true, "exited", "1", TunnelEndKind::PeerDead, qPrintable(lost));
    add("no reason", one("Client connection terminated"), true, "exited", "1",
        TunnelEndKind::OpenconnectCrashed, "Client connection terminated");
    add("killed", {}, true, "crashed", "9", TunnelEndKind::OpenconnectCrashed, "9");
    add("can't be run", {}, false, "exited", "127", TunnelEndKind::OpenconnectMissing, "");
    add("helper", {}, true, "helper_crashed", "", TunnelEndKind::HelperCrashed, "");
    add("settings", {}, false, "settings", "INTERNAL_IP4_DNS", TunnelEndKind::SettingsRefused,
        "INTERNAL_IP4_DNS");
    add("device", {}, false, "device", "naru0: File exists", TunnelEndKind::DeviceUnavailable,
        "naru0: File exists");
    add("port", {}, false, "port", "", TunnelEndKind::PortUnavailable, "");
    add("no openconnect", {}, false, "no_openconnect", "", TunnelEndKind::OpenconnectMissing, "");
    add("no ocproxy", {}, false, "no_ocproxy", "", TunnelEndKind::OcproxyMissing, "");
    add("request", {}, false, "request", "pin", TunnelEndKind::RequestRefused, "pin");
    add("a word of a newer helper", {}, false, "else", "", TunnelEndKind::HelperCrashed, "");
}

void TestTunnelState::ends()
{
    QFETCH(QStringList, lines);
    QFETCH(bool, wasUp);
    QFETCH(QString, how);
    QFETCH(QString, detail);
    Story story;
    if (wasUp)
        story.connected();
    for (const QString& line : lines)
        story.line(line.toLatin1().constData());
    const auto end = story.state.end(
        helper::Frame("ended").add("how", how.toStdString()).add("detail", detail.toStdString()));
    QTEST(end.kind, "kind");
    QTEST(end.technical, "technical");
}

void TestTunnelState::noiseStaysOutOfTheLog()
{
    Story story;
    for (const char* const line :
         {"Send CSTP DPD", "Got CSTP DPD response", "RX: 1 packets (1 B); TX: 1 packets (1 B)"})
        QVERIFY(story.line(line).line.isEmpty());
    QCOMPARE(story.line("CSTP connected. DPD 5, Keepalive 60").line, u"CSTP connected. DPD 5, Keepalive 60");
    const std::string longest(5000, 'x');
    story.line(longest.c_str());
    QCOMPARE(story.state.technical().size(), 1024);
}

QTEST_APPLESS_MAIN(TestTunnelState)
#include "tst_tunnel_state.moc"
