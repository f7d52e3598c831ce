// SPDX-License-Identifier: GPL-3.0-or-later
#include "ProbeConnection.h"

#include "CertificateName.h"
#include "Failures.h"

#include <QCryptographicHash>
#include <QNetworkProxy>
#include <QSslCertificate>
#include <QSslSocket>
#include <QTimer>

#include <algorithm>
#include <array>

namespace naru::probe {

namespace {

using namespace std::chrono_literals;

constexpr qint64 readBuffer = 16 * 1024;
constexpr qint64 mostBody = 64 * 1024;
/** A gateway that said it would close gets this long, and a round trip, to do it. */
constexpr base::Nanoseconds patience = 1s;
/** Once we have closed, the gateway's FIN is awaited for two round trips and this long. */
constexpr base::Nanoseconds farewell = 50ms;

std::chrono::milliseconds asTimer(base::Nanoseconds time)
{
    return std::chrono::ceil<std::chrono::milliseconds>(time);
}

} // namespace

ProbeConnection::ProbeConnection(RunContext& context, Destination destination, QObject* parent)
    : QObject(parent)
    , m_context(context)
    , m_destination(std::move(destination))
    , m_observer(context.clock, *context.ends)
{
    if (overTls()) {
        auto socket = std::make_unique<QSslSocket>();
        socket->setSslConfiguration(context.tls);
        socket->setPeerVerifyName(m_destination.target.host);
        connect(socket.get(), &QSslSocket::encrypted, this, &ProbeConnection::onEncrypted);
        m_socket = std::move(socket);
    } else {
        m_socket = std::make_unique<QTcpSocket>();
    }
    m_socket->setProxy(QNetworkProxy::NoProxy);
    m_socket->setReadBufferSize(readBuffer);
    connect(m_socket.get(), &QTcpSocket::connected, this, &ProbeConnection::onConnected);
    connect(m_socket.get(), &QTcpSocket::readyRead, this, &ProbeConnection::onReadable);
    connect(m_socket.get(), &QTcpSocket::disconnected, this, &ProbeConnection::onDisconnected);
    connect(m_socket.get(), &QTcpSocket::errorOccurred, this, &ProbeConnection::onError);
    m_result.address = m_destination.addressText();
    m_context.sockets.take();
}

ProbeConnection::~ProbeConnection()
{
    closeSocket();
}

base::Nanoseconds ProbeConnection::tcp() const
{
    return m_timeline.connected ? *m_timeline.connected - m_timeline.started : base::Nanoseconds{0};
}

bool ProbeConnection::overTls() const
{
    return m_destination.viaProxy || m_context.kind == ogs::ProbeKind::Https;
}

void ProbeConnection::open()
{
    m_timeline.started = m_context.clock.steady();
    m_socket->connectToHost(m_destination.address, m_destination.port);
    if (m_stage == Stage::Over)
        return;
    // Only on loopback is the handshake over by now. Elsewhere the SYN has just left, and what Qt did
    // before it, making a socket, is no part of the value.
    if (m_stage == Stage::Connecting)
        m_timeline.started = m_context.clock.steady();
    m_observer.observe(m_socket->socketDescriptor());
}

void ProbeConnection::stop(ogs::Failure reason)
{
    if (m_stage == Stage::Over)
        return;
    m_result.failure = reason == ogs::Failure::DeadlinePassed ? unfinished() : reason;
    closeSocket();
}

void ProbeConnection::onConnected()
{
    m_observer.observe(m_socket->socketDescriptor());
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    noteLag();
    if (m_destination.viaProxy) {
        askProxy();
        return;
    }
    m_timeline.connected = m_observer.momentOfSynAck(m_timeline.started);
    Q_EMIT connected();
    if (overTls())
        secure();
    else
        sendRequest();
}

void ProbeConnection::secure()
{
    m_stage = Stage::Securing;
    static_cast<QSslSocket*>(m_socket.get())->startClientEncryption();
}

void ProbeConnection::onEncrypted()
{
    m_timeline.secured = m_context.clock.steady();
    noteLag();
    sendRequest();
    recordCertificate(); // while the request is on its way
}

void ProbeConnection::recordCertificate()
{
    const QSslCertificate certificate = static_cast<QSslSocket*>(m_socket.get())->peerCertificate();
    if (certificate.isNull())
        return;
    m_result.certificate = certificate.digest(QCryptographicHash::Sha256);
    m_result.certificateNamesHost = namesHost(
        certificate, QString::fromLatin1(asciiHost(m_destination.target.host).value_or(QByteArray())));
}

void ProbeConnection::sendRequest()
{
    m_stage = Stage::Awaiting;
    const QByteArray request = probeRequest(m_destination.target, m_context.kind);
    m_requestSize = request.size();
    m_timeline.requested = m_context.clock.steady();
    m_socket->write(request);
}

void ProbeConnection::askProxy()
{
    m_stage = Stage::AskingProxy;
    m_timeline.started = m_context.clock.steady();
    m_socket->write(connectRequest(m_destination.target));
}

void ProbeConnection::readProxyAnswer()
{
    // Byte by byte: what follows the head belongs to TLS.
    char byte = 0;
    while (m_answer.state() == HttpAnswer::State::Incomplete && m_socket->read(&byte, 1) == 1)
        m_answer.feed(QByteArrayView(&byte, 1));
    if (m_answer.state() == HttpAnswer::State::Incomplete)
        return;
    const int status = m_answer.status().value_or(0);
    if (m_answer.state() != HttpAnswer::State::Complete || status / 100 != 2) {
        fail(status == 407 ? ogs::Failure::ProxyAuthenticationNeeded : ogs::Failure::ProxyFailed);
        return;
    }
    m_answer = HttpAnswer();
    m_timeline.connected = m_context.clock.steady();
    noteLag();
    Q_EMIT connected();
    secure();
}

void ProbeConnection::onReadable()
{
    if (m_stage == Stage::AskingProxy)
        readProxyAnswer();
    else if (m_stage >= Stage::Awaiting)
        readAnswer();
}

void ProbeConnection::readAnswer()
{
    std::array<char, readBuffer> buffer;
    while (m_stage != Stage::Over && m_socket->bytesAvailable() > 0) {
        const qint64 size = m_socket->read(buffer.data(), buffer.size());
        if (size <= 0)
            break;
        if (!m_timeline.firstByte) {
            m_timeline.firstByte = m_context.clock.steady();
            noteLag();
        }
        if (m_stage == Stage::Awaiting) {
            if (m_answer.feed(QByteArrayView(buffer.data(), size)) != HttpAnswer::State::Incomplete)
                noteHead();
        } else if (m_stage == Stage::Answered) {
            m_bodySeen += size;
            if (m_bodySeen > mostBody)
                succeed(ogs::ConnectionEnd::Ours);
        }
    }
}

void ProbeConnection::noteHead()
{
    m_stage = Stage::Answered;
    m_result.httpStatus = m_answer.status();
    if (m_result.httpStatus && *m_result.httpStatus / 100 == 3 &&
        leadsElsewhere(m_answer.location(), m_destination.target))
        m_result.marks.insert(ogs::Mark::ForeignRedirect);
    Q_EMIT answered();
    if (m_stage == Stage::Over)
        return;
    if (m_answer.state() == HttpAnswer::State::TooLong)
        succeed(ogs::ConnectionEnd::Ours); // no FIN is to be awaited behind what does not end
    else if (m_answer.state() == HttpAnswer::State::Complete && m_answer.closes())
        waitForTheEnd();
    else
        endOurselves();
}

void ProbeConnection::waitForTheEnd()
{
    QTimer::singleShot(asTimer(patience + tcp()), Qt::PreciseTimer, this, [this] {
        if (m_stage == Stage::Answered)
            endOurselves();
    });
}

void ProbeConnection::endOurselves()
{
    // The gateway's FIN may have come with its last byte, before Qt has told of it.
    const std::optional<TcpFacts> facts = m_observer.facts();
    if (facts && facts->state == TcpState::PeerClosed) {
        m_timeline.end(m_observer.momentOfEnd());
        succeed(ogs::ConnectionEnd::Fin);
        return;
    }
    m_stage = Stage::Finishing;
    m_timeline.end(m_context.clock.steady());
    m_observer.finishSending();
    QTimer::singleShot(asTimer(2 * tcp() + farewell), Qt::PreciseTimer, this, [this] {
        if (m_stage == Stage::Finishing)
            succeed(ogs::ConnectionEnd::Ours);
    });
}

void ProbeConnection::onDisconnected()
{
    switch (m_stage) {
    case Stage::Over:
        return;
    case Stage::Connecting:
        fail(ogs::Failure::Refused);
        return;
    case Stage::AskingProxy:
        fail(ogs::Failure::ProxyFailed);
        return;
    case Stage::Securing:
        fail(failureOfSecuring(m_observer.facts()));
        return;
    case Stage::Finishing:
        m_timeline.end(m_observer.momentOfEnd());
        succeed(ogs::ConnectionEnd::Ours);
        return;
    case Stage::Awaiting:
    case Stage::Answered:
        endedByGateway();
        return;
    }
}

void ProbeConnection::endedByGateway()
{
    m_timeline.end(m_observer.momentOfEnd());
    if (!m_timeline.firstByte && m_socket->bytesAvailable() > 0)
        m_timeline.firstByte = m_timeline.ended;
    if (m_stage == Stage::Awaiting && m_timeline.firstByte)
        m_result.httpStatus = m_answer.status();
    if (!m_timeline.firstByte && !overTls()) {
        endedWithoutAByte();
        return;
    }
    succeed(gatewaysEnd());
}

ogs::ConnectionEnd ProbeConnection::gatewaysEnd() const
{
    const std::optional<TcpFacts> facts = m_observer.facts();
    return facts && facts->state == TcpState::Gone ? ogs::ConnectionEnd::Reset : ogs::ConnectionEnd::Fin;
}

void ProbeConnection::endedWithoutAByte()
{
    const std::optional<TcpFacts> facts = m_observer.facts();
    const bool acknowledged = !facts || facts->bytesAcknowledged >= static_cast<quint64>(m_requestSize);
    if (!acknowledged) {
        fail(ogs::Failure::ClosedWithoutAnswer);
        return;
    }
    m_result.marks.insert(ogs::Mark::BareClose);
    succeed(gatewaysEnd());
}

void ProbeConnection::onError(QAbstractSocket::SocketError error)
{
    switch (m_stage) {
    case Stage::Connecting:
        if (error == QAbstractSocket::ConnectionRefusedError)
            m_timeline.connected = m_context.clock.steady();
        fail(m_destination.viaProxy ? ogs::Failure::ProxyFailed : failureOfConnecting(error));
        return;
    case Stage::Securing:
        // The end of the connection is told by `disconnected` right behind.
        if (error != QAbstractSocket::RemoteHostClosedError)
            fail(failureOfSecuring(m_observer.facts()));
        return;
    default:
        if (error != QAbstractSocket::RemoteHostClosedError)
            onDisconnected();
        return;
    }
}

ogs::Failure ProbeConnection::unfinished() const
{
    if (m_stage == Stage::Connecting)
        return m_destination.viaProxy ? ogs::Failure::ProxyFailed : ogs::Failure::NoAnswer;
    return failureAtDeadline(m_observer.facts(), tcp());
}

void ProbeConnection::noteLag()
{
    m_result.loopLag = std::max(m_result.loopLag, m_context.lag.current(m_context.clock.steady()));
}

void ProbeConnection::succeed(ogs::ConnectionEnd end)
{
    if (!m_timeline.ended)
        m_timeline.end(m_context.clock.steady());
    m_result.value = m_timeline.value();
    m_result.end = end;
    if (m_context.lag.current(m_context.clock.steady()) > LoopLag::tolerable)
        m_result.marks.insert(ogs::Mark::LoopLag);
    finish();
}

void ProbeConnection::fail(ogs::Failure failure)
{
    m_result.failure = failure;
    finish();
}

void ProbeConnection::finish()
{
    noteLag();
    closeSocket();
    Q_EMIT ended();
}

void ProbeConnection::closeSocket()
{
    if (m_stage == Stage::Over)
        return;
    m_stage = Stage::Over;
    m_result.parts = m_timeline.parts();
    m_result.startedAt = m_timeline.started - m_context.start;
    if (const std::optional<TcpFacts> facts = m_observer.facts()) {
        m_result.retransmissions = facts->retransmissions;
        if (facts->retransmissions > 0)
            m_result.marks.insert(ogs::Mark::Retransmission);
        if (!m_destination.viaProxy) { // else they are of the way to the proxy
            m_result.kernelRtt = facts->rtt;
            m_result.kernelLowestRtt = facts->lowestRtt;
        }
    }
    m_socket->disconnect(this);
    m_socket->abort();
    m_observer.close();
    m_context.sockets.give();
}

} // namespace naru::probe
