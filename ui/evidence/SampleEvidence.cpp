// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/SampleEvidence.h"

#include "evidence/LastRun.h"

#include <QHostAddress>

#include <array>

namespace naru::evidence_ui {

using namespace std::chrono_literals;
using evidence::Connection;
using evidence::Segment;
using evidence::Side;

namespace {

constexpr std::size_t heldGateway = 2;
constexpr int heldProbes = 2;
constexpr base::Nanoseconds held = 125'200us;
/** Capture minus log, in turn. */
constexpr std::array<base::Nanoseconds, 5> differences{400us, 100us, 200us, -200us, 300us};

evidence::Endpoint endpoint(const QString& address, std::uint16_t port)
{
    evidence::Endpoint endpoint;
    const quint32 ip = QHostAddress(address).toIPv4Address();
    for (int i = 0; i < 4; ++i)
        endpoint.bytes[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(ip >> (24 - 8 * i));
    endpoint.port = port;
    return endpoint;
}

/** Writes the packets of one exchange. */
class Exchange
{
public:
    explicit Exchange(Connection& connection)
        : m_connection(connection)
    {}

    void send(Side from, base::Nanoseconds at, int flags, std::uint32_t length = 0, int tls = evidence::NoTls,
              bool isAgain = false)
    {
        Segment segment;
        segment.at = at;
        segment.from = from;
        segment.flags = static_cast<std::uint8_t>(flags);
        segment.length = length;
        segment.tls = static_cast<std::uint16_t>(tls);
        segment.sequence = isAgain ? m_lastSequence : m_next++;
        segment.mark = isAgain ? evidence::SegmentMark::Retransmission : evidence::SegmentMark::None;
        m_lastSequence = segment.sequence;
        m_connection.segments.push_back(segment);
    }

    /** From the SYN to the gateway's FIN after `total`; `isHeld`: the ServerHello comes twice. */
    void answered(base::Nanoseconds total, bool isHeld)
    {
        using enum Side;
        constexpr base::Nanoseconds soon = 100us;
        const base::Nanoseconds trip = (total - (isHeld ? held : 0ns)) / 5;
        const int ack = evidence::Ack;
        m_connection.tcp = m_connection.tcpFromLastSyn = trip;
        send(Client, 0ns, evidence::Syn);
        send(Gateway, trip, evidence::Syn | ack);
        send(Client, trip + soon, ack);
        send(Client, trip + 5 * soon, ack, 517, evidence::ClientHello);
        base::Nanoseconds hello = 2 * trip + 5 * soon;
        send(Gateway, hello, ack, 536, evidence::ServerHello);
        m_connection.application.clientHello = trip + 5 * soon;
        m_connection.application.serverHello = hello;
        m_connection.firstFlight.at = hello;
        m_connection.firstFlight.segments = isHeld ? 1 : 2;
        if (isHeld) {
            send(Gateway, hello + held, ack, 536, evidence::ServerHello, true);
            m_connection.firstFlight.repeats = {held};
            m_connection.retransmissions = m_connection.gatewayRetransmissions = 1;
            hello += held;
        }
        send(Client, hello + soon, ack);
        const base::Nanoseconds certificate = hello + trip;
        send(Gateway, certificate, ack, 2410,
             evidence::CertificateMessage | evidence::OtherHandshake | evidence::ChangeCipherSpec);
        send(Client, certificate + 6 * soon, ack, 412, evidence::ApplicationData);
        send(Gateway, certificate + trip, ack, 204, evidence::ApplicationData);
        send(Client, certificate + trip + soon, evidence::Fin | ack);
        send(Gateway, total, evidence::Fin | ack);
        m_connection.end = total;
        m_connection.endKind = evidence::EndKind::Fin;
        m_connection.syns = 1;
    }

    void unanswered()
    {
        for (const base::Nanoseconds at : {0s, 1s, 3s}) {
            send(Side::Client, at, evidence::Syn, 0, evidence::NoTls, at > 0s);
            ++m_connection.syns;
        }
    }

private:
    Connection& m_connection;
    std::uint32_t m_next = 0;
    std::uint32_t m_lastSequence = 0;
};

Connection connectionOf(const ogs::RunReport& report, std::size_t gateway, int probe)
{
    const ogs::GatewayResult& result = report.gateways[gateway];
    const std::optional<base::Nanoseconds> value = result.probes[static_cast<std::size_t>(probe)].value;
    const int turn = static_cast<int>(gateway) * 3 + probe;
    Connection connection;
    connection.client = endpoint(QStringLiteral("192.168.1.40"), static_cast<std::uint16_t>(55952 + turn));
    connection.gateway = endpoint(result.address, result.target->port);
    connection.application.serverName = result.target->host;
    connection.synAt = evidence::PacketTime(report.startedAt.time_since_epoch()) + turn * 4ms;
    Exchange exchange(connection);
    if (value)
        exchange.answered(ogs::rounded(*value) +
                              differences[static_cast<std::size_t>(turn) % differences.size()],
                          gateway == heldGateway && probe < heldProbes);
    else
        exchange.unanswered();
    return connection;
}

} // namespace

Opened sampleEvidence(const ogs::RunReport& report)
{
    OpenedCapture capture{{}, QStringLiteral("run-2026-11-29.pcapng"), {}};
    for (std::size_t gateway = 0; gateway < report.gateways.size(); ++gateway) {
        const ogs::GatewayResult& result = report.gateways[gateway];
        for (int probe = 0; result.target && probe < static_cast<int>(result.probes.size()); ++probe)
            capture.reading.connections.push_back(connectionOf(report, gateway, probe));
    }
    for (const Connection& connection : capture.reading.connections)
        capture.reading.packets += static_cast<std::int64_t>(connection.segments.size());
    Opened opened;
    opened.log = openedLog(QStringLiteral("AnyConnect.txt"), true, evidence::readingOf(report));
    opened.capture = std::make_shared<const OpenedCapture>(std::move(capture));
    return opened;
}

} // namespace naru::evidence_ui
