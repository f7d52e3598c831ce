// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ConnectionObserver.h"
#include "Destination.h"
#include "HttpAnswer.h"
#include "RunContext.h"
#include "Timeline.h"
#include "ogs/Measurement.h"

#include <QObject>
#include <QTcpSocket>

#include <memory>
#include <optional>

namespace naru::probe {

/**
 * One connection to one address: from the SYN to whatever ends it. The exchange is a HEAD request over
 * TLS or in plain; what comes back is bounded in size.
 *
 * Through a proxy the clock starts anew when CONNECT is sent: the nearest thing to a SYN to the gateway
 * that can be seen from here. The handshake with the proxy is thereby no part of the value; the way to
 * the proxy and back is still in each exchange behind it, the same for all gateways (OGS-12, OGS-26).
 */
class ProbeConnection final : public QObject
{
    Q_OBJECT

public:
    ProbeConnection(RunContext& context, Destination destination, QObject* parent);
    ~ProbeConnection() override;

    /** Sends the SYN. Signals may come before it returns. */
    void open();
    /** Ends it at once; `result` then says why it has no value, `deadline` being told apart by what was
     * reached. */
    void stop(ogs::Failure reason);

    [[nodiscard]] const Destination& destination() const { return m_destination; }
    [[nodiscard]] const ogs::Probe& result() const { return m_result; }
    [[nodiscard]] base::Nanoseconds tcp() const;

Q_SIGNALS:
    /** SYN/ACK; through a proxy its answer to CONNECT. */
    void connected();
    /** The head of the answer is complete. */
    void answered();
    /** `result` is final and the socket closed. */
    void ended();

private:
    enum class Stage { Connecting, AskingProxy, Securing, Awaiting, Answered, Finishing, Over };

    void onConnected();
    void onEncrypted();
    void onReadable();
    void onDisconnected();
    void onError(QAbstractSocket::SocketError error);

    void askProxy();
    void readProxyAnswer();
    void secure();
    void sendRequest();
    void recordCertificate();
    void readAnswer();
    void noteHead();
    void waitForTheEnd();
    void endOurselves();
    void endedByGateway();
    void endedWithoutAByte();

    [[nodiscard]] bool overTls() const;
    [[nodiscard]] ogs::ConnectionEnd gatewaysEnd() const;
    [[nodiscard]] ogs::Failure unfinished() const;
    void noteLag();
    void succeed(ogs::ConnectionEnd end);
    void fail(ogs::Failure failure);
    void finish();
    void closeSocket();

    RunContext& m_context;
    const Destination m_destination;
    std::unique_ptr<QTcpSocket> m_socket;
    ConnectionObserver m_observer;
    Stage m_stage = Stage::Connecting;
    Timeline m_timeline;
    HttpAnswer m_answer;
    qint64 m_bodySeen = 0;
    qsizetype m_requestSize = 0;
    ogs::Probe m_result;
};

} // namespace naru::probe
