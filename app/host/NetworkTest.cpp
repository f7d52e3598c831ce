// SPDX-License-Identifier: GPL-3.0-or-later
#include "host/NetworkTest.h"

#include "DnsMessage.h"
#include "ResolvConf.h"

#include <QHostAddress>
#include <QNetworkDatagram>
#include <QRandomGenerator>
#include <QTimer>
#include <QUdpSocket>

#include <functional>
#include <limits>

namespace naru::host {

using namespace std::chrono_literals;

namespace {

/** Datagrams get lost, and after a resume the network comes up in the midst of the test. */
constexpr std::chrono::milliseconds askAgain = 1s;
/** More DNS servers than this are not asked. */
constexpr qsizetype mostServers = 16;

QList<QHostAddress> addressesOf(const QStringList& servers)
{
    QList<QHostAddress> addresses;
    for (const QString& server : servers) {
        const QHostAddress address(server);
        if (!address.isNull() && !addresses.contains(address) && addresses.size() < mostServers)
            addresses.append(address);
    }
    return addresses;
}

} // namespace

/** One test: gone with its sockets and its timers when it has told its verdict. */
class NetworkTest::Private final : public QObject
{
public:
    using Ended = std::function<void(NetworkVerdict)>;

    Private(const DnsTest& test, const QString& root, std::uint16_t port, QObject* parent, Ended ended)
        : QObject(parent)
        , m_ended(std::move(ended))
        , m_servers(addressesOf(test.servers.isEmpty() ? readNameservers(root) : test.servers))
        , m_port(port)
        , m_query(dnsQuery(std::uint16_t(QRandomGenerator::system()->bounded(
                               std::numeric_limits<std::uint16_t>::max() + 1)),
                           test.name, test.type))
    {}

    void silence() { m_ended = {}; }

    void start(std::chrono::milliseconds deadline)
    {
        const auto soon = m_servers.isEmpty() ? 0ms : deadline;
        QTimer::singleShot(soon, this, [this] { end(verdict()); });
        auto* again = new QTimer(this);
        connect(again, &QTimer::timeout, this, &Private::ask);
        again->start(askAgain);
        ask();
    }

private:
    void ask()
    {
        for (const QHostAddress& server : std::as_const(m_servers)) {
            QUdpSocket& socket = socketFor(server);
            m_asked = socket.writeDatagram(m_query, server, m_port) == m_query.size() || m_asked;
        }
    }

    /** The kernel sends by the protocol that the socket was made for. */
    QUdpSocket& socketFor(const QHostAddress& server)
    {
        const bool four = server.protocol() == QAbstractSocket::IPv4Protocol;
        QUdpSocket*& socket = four ? m_four : m_six;
        if (!socket) {
            socket = new QUdpSocket(this);
            socket->bind(four ? QHostAddress::AnyIPv4 : QHostAddress::AnyIPv6);
            connect(socket, &QUdpSocket::readyRead, this, [this, socket] { take(*socket); });
        }
        return *socket;
    }

    void take(QUdpSocket& socket)
    {
        while (socket.hasPendingDatagrams()) {
            const QNetworkDatagram datagram = socket.receiveDatagram();
            const bool asked =
                datagram.senderPort() == m_port && m_servers.contains(datagram.senderAddress());
            const auto answer = asked ? dnsAnswer(datagram.data(), m_query) : std::nullopt;
            m_failing = m_failing || answer == DnsAnswer::Failed;
            if (answer == DnsAnswer::Answered)
                return end(NetworkVerdict::Usable);
        }
    }

    void end(NetworkVerdict verdict)
    {
        if (const Ended ended = std::exchange(m_ended, {}))
            ended(verdict);
    }

    /** What has to be said when no real answer came. */
    [[nodiscard]] NetworkVerdict verdict() const
    {
        if (m_servers.isEmpty())
            return NetworkVerdict::NoDnsServer;
        if (m_failing)
            return NetworkVerdict::DnsFailing;
        return m_asked ? NetworkVerdict::DnsSilent : NetworkVerdict::Down;
    }

    Ended m_ended;
    const QList<QHostAddress> m_servers;
    const std::uint16_t m_port;
    const QByteArray m_query;
    QUdpSocket* m_four = nullptr;
    QUdpSocket* m_six = nullptr;
    /** A question went out, and did not fail for want of a way. */
    bool m_asked = false;
    bool m_failing = false;
};

NetworkTest::NetworkTest(QObject* parent)
    : NetworkTest(53, {}, parent)
{}

NetworkTest::NetworkTest(std::uint16_t port, QString root, QObject* parent)
    : QObject(parent)
    , m_port(port)
    , m_root(std::move(root))
{}

NetworkTest::~NetworkTest() = default;

void NetworkTest::start(const DnsTest& test, std::chrono::milliseconds deadline)
{
    stop();
    m_running = new Private(test, m_root, m_port, this, [this](NetworkVerdict verdict) {
        stop();
        Q_EMIT finished(verdict);
    });
    m_running->start(deadline);
}

void NetworkTest::stop()
{
    if (!m_running)
        return;
    // Later: it may be the one who called. Until then it says nothing more.
    m_running->silence();
    m_running->deleteLater();
    m_running = nullptr;
}

} // namespace naru::host
