// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Reactor.h"
#include "Reply.h"
#include "TlsSession.h"
#include "Wire.h"
#include "lab/Gateway.h"

#include <functional>
#include <optional>

namespace naru::lab {

/** What all connections of a lab share. */
struct Surroundings
{
    Reactor& reactor;
    SSL_CTX* context;
    EVP_PKEY* key;
};

/** One client's connection to a gateway, from accept to the end. Lives in the reactor's thread. */
class Connection
{
public:
    struct Reports
    {
        std::function<void()> requestRead;
        /** The socket is closed; the connection may be destroyed, but not within this call. */
        std::function<void(Connection*)> gone;
    };

    /** `behaviour.replyDelay` already holds this connection's share of the jitter. */
    Connection(const Surroundings& surroundings, Descriptor socket, const GatewayBehaviour& behaviour,
               X509* certificate, Reports reports);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

private:
    enum class Stage {
        /** The delay at accept runs; what comes is kept. */
        Waiting,
        Reading,
        /** The request is whole: the delay at reply runs, or the answer is on its way. */
        Replying,
        /** Whatever comes is thrown away until the client ends it. */
        Discarding,
    };

    void begin();
    void onReceived(const QByteArray& bytes);
    void onSent();
    void onClosed();
    void advance();
    /** False where the gateway does not speak what the client began with. */
    bool chooseProtocol();
    void reply();
    /** Sends, encrypted where the connection is. */
    void say(const QByteArray& plainText);
    void continueLongAnswer();
    /** The last bytes, then FIN. */
    void finish(const QByteArray& last = {});
    void discard();
    void later(base::Nanoseconds delay, std::function<void()> task);

    Surroundings m_surroundings;
    GatewayBehaviour m_behaviour;
    X509* m_certificate;
    Reports m_reports;
    Wire m_wire;

    Stage m_stage = Stage::Waiting;
    std::optional<Reactor::Timer> m_timer;
    bool m_protocolChosen = false;
    std::optional<TlsSession> m_tls;
    QByteArray m_in;
    QByteArray m_request;
    std::optional<More> m_more;
    bool m_finishing = false;
};

} // namespace naru::lab
