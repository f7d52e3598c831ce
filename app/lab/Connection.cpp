// SPDX-License-Identifier: GPL-3.0-or-later
#include "Connection.h"

namespace naru::lab {

namespace {

using namespace std::chrono_literals;

constexpr qsizetype longestRequest = 64 * 1024;
/** How long a client may leave our FIN unanswered. */
constexpr base::Nanoseconds lingering = 2s;
constexpr qsizetype bytesBeforeStall = 40;
constexpr char tlsHandshakeRecord = 0x16;

} // namespace

Connection::Connection(const Surroundings& surroundings, Descriptor socket, const GatewayBehaviour& behaviour,
                       X509* certificate, Reports reports)
    : m_surroundings(surroundings)
    , m_behaviour(behaviour)
    , m_certificate(certificate)
    , m_reports(std::move(reports))
    , m_wire(surroundings.reactor, std::move(socket),
             {[this](const QByteArray& bytes) { onReceived(bytes); }, [this] { onSent(); },
              [this] { onClosed(); }})
{
    later(m_behaviour.acceptDelay, [this] { begin(); });
}

Connection::~Connection()
{
    if (m_timer)
        m_surroundings.reactor.cancel(*m_timer);
}

void Connection::begin()
{
    switch (m_behaviour.conduct) {
    case Conduct::ResetAtOnce:
        m_wire.reset();
        return;
    case Conduct::CloseAtOnce:
        finish();
        return;
    case Conduct::SilentAfterAccept:
        discard();
        return;
    case Conduct::Garbage:
        finish(noise(m_behaviour.seed));
        return;
    default:
        m_stage = Stage::Reading;
        if (!m_in.isEmpty())
            advance();
    }
}

void Connection::onReceived(const QByteArray& bytes)
{
    if (m_stage == Stage::Discarding)
        return;
    m_in += bytes;
    if (m_in.size() + m_request.size() > longestRequest)
        m_wire.reset();
    else if (m_stage == Stage::Reading)
        advance();
}

void Connection::onSent()
{
    if (m_more && m_more->pieces > 0) {
        // Also without a pace on another turn of the loop, so that a greedy client does not hold up the
        // others.
        later(m_more->pace, [this] { continueLongAnswer(); });
    } else if (m_more) {
        m_more.reset();
        finish();
    } else if (std::exchange(m_finishing, false)) {
        m_wire.shutdown();
        later(lingering, [this] { m_wire.close(); });
    }
}

void Connection::onClosed()
{
    if (m_timer)
        m_surroundings.reactor.cancel(*std::exchange(m_timer, std::nullopt));
    m_reports.gone(this);
}

void Connection::advance()
{
    if (!m_protocolChosen && !chooseProtocol()) {
        m_wire.reset();
        return;
    }
    const QByteArray input = std::exchange(m_in, {});
    m_request += m_tls ? m_tls->receive(input) : input;
    const QByteArray handshake = m_tls ? m_tls->takeOutput() : QByteArray();
    if (m_tls && m_tls->hasFailed()) {
        finish(handshake);
        return;
    }
    if (m_behaviour.conduct == Conduct::StallInTls) {
        if (handshake.isEmpty())
            return;
        discard();
        m_wire.write(handshake.first(std::min(handshake.size(), bytesBeforeStall)));
        return;
    }
    if (m_request.contains("\r\n\r\n")) {
        m_stage = Stage::Replying;
        m_reports.requestRead();
        later(m_behaviour.replyDelay, [this] { reply(); });
    }
    if (!handshake.isEmpty())
        m_wire.write(handshake);
}

bool Connection::chooseProtocol()
{
    m_protocolChosen = true;
    const bool tlsWanted = m_in.front() == tlsHandshakeRecord;
    if (m_behaviour.transport == (tlsWanted ? Transport::Plain : Transport::Tls))
        return false;
    if (tlsWanted)
        m_tls.emplace(m_surroundings.context, m_certificate, m_surroundings.key);
    return true;
}

void Connection::reply()
{
    const bool toHead = m_request.startsWith("HEAD ");
    discard();
    switch (m_behaviour.conduct) {
    case Conduct::ResetAfterRequest:
        m_wire.reset();
        return;
    case Conduct::EndlessHeaders:
    case Conduct::BigBody:
        m_more = more(m_behaviour.conduct);
        say(longAnswerBegins(m_behaviour.conduct));
        return;
    case Conduct::KeepOpen:
        say(answer(m_behaviour, toHead));
        return;
    default:
        if (!m_tls) {
            finish(answer(m_behaviour, toHead));
            return;
        }
        m_tls->send(answer(m_behaviour, toHead));
        finish();
    }
}

void Connection::say(const QByteArray& plainText)
{
    if (!m_tls) {
        m_wire.write(plainText);
        return;
    }
    m_tls->send(plainText);
    m_wire.write(m_tls->takeOutput());
}

void Connection::continueLongAnswer()
{
    --m_more->pieces;
    say(m_more->piece);
}

void Connection::finish(const QByteArray& last)
{
    QByteArray bytes = last;
    if (m_tls) {
        m_tls->close();
        bytes += m_tls->takeOutput();
    }
    m_finishing = true;
    discard();
    m_wire.write(bytes);
}

void Connection::discard()
{
    m_stage = Stage::Discarding;
    m_in.clear();
    m_request.clear();
}

void Connection::later(base::Nanoseconds delay, std::function<void()> task)
{
    m_timer = m_surroundings.reactor.at(Reactor::now() + delay, [this, task = std::move(task)] {
        m_timer.reset();
        task();
    });
}

} // namespace naru::lab
