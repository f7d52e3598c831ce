// SPDX-License-Identifier: GPL-3.0-or-later
#include "Connection.h"

#include <array>
#include <cerrno>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>

namespace naru::lab {

namespace {

using namespace std::chrono_literals;

constexpr qsizetype longestRequest = 64 * 1024;
/** How long a client may leave our FIN unanswered. */
constexpr base::Nanoseconds lingering = 2s;
constexpr qsizetype bytesBeforeStall = 40;
constexpr char tlsHandshakeRecord = 0x16;

void setTcpOption(const Descriptor& socket, int option)
{
    const int on = 1;
    ::setsockopt(socket.get(), IPPROTO_TCP, option, &on, sizeof on);
}

} // namespace

Connection::Connection(const Surroundings& surroundings, Descriptor socket, const GatewayBehaviour& behaviour,
                       X509* certificate, Reports reports)
    : m_surroundings(surroundings)
    , m_socket(std::move(socket))
    , m_behaviour(behaviour)
    , m_certificate(certificate)
    , m_reports(std::move(reports))
{
    setTcpOption(m_socket, TCP_NODELAY);
    m_surroundings.reactor.watch(m_socket.get(), EPOLLIN, [this](std::uint32_t events) { onEvents(events); });
    later(m_behaviour.acceptDelay, &Connection::begin);
}

Connection::~Connection()
{
    if (m_timer)
        m_surroundings.reactor.cancel(*m_timer);
    if (m_socket.isOpen())
        m_surroundings.reactor.unwatch(m_socket.get());
}

void Connection::onEvents(std::uint32_t events)
{
    if ((events & EPOLLERR) != 0) {
        leave();
        return;
    }
    if ((events & (EPOLLIN | EPOLLHUP)) != 0) {
        if (!receive())
            return;
        if (m_stage == Stage::Reading && !m_in.isEmpty())
            advance();
    }
    if ((events & EPOLLOUT) == 0 || !m_socket.isOpen())
        return;
    if (m_out.isEmpty() && m_more)
        continueLongAnswer();
    else
        flush();
}

void Connection::begin()
{
    switch (m_behaviour.conduct) {
    case Conduct::ResetAtOnce:
        reset();
        return;
    case Conduct::CloseAtOnce:
        finish();
        return;
    case Conduct::SilentAfterAccept:
        discard();
        return;
    case Conduct::Garbage:
        m_out = noise(m_behaviour.seed);
        finish();
        return;
    default:
        m_stage = Stage::Reading;
        if (!m_in.isEmpty())
            advance();
    }
}

bool Connection::receive()
{
    // Acknowledged at once: a client with Nagle's algorithm would send its request 40 ms late, another would
    // not. The kernel forgets the wish, so it is made before each read.
    setTcpOption(m_socket, TCP_QUICKACK);
    std::array<char, 16 * 1024> buffer; // NOLINT(cppcoreguidelines-pro-type-member-init): overwritten
    for (;;) {
        const ssize_t size = ::recv(m_socket.get(), buffer.data(), buffer.size(), 0);
        if (size < 0 && (errno == EAGAIN || errno == EINTR))
            return true;
        if (size <= 0) {
            leave();
            return false;
        }
        if (m_stage == Stage::Discarding)
            continue;
        m_in.append(buffer.data(), size);
        if (m_in.size() > longestRequest) {
            reset();
            return false;
        }
    }
}

void Connection::advance()
{
    if (!m_protocolChosen && !chooseProtocol()) {
        reset();
        return;
    }
    const QByteArray input = std::exchange(m_in, {});
    m_request += m_tls ? m_tls->receive(input) : input;
    if (m_tls)
        queueTlsOutput();
    if (m_tls && m_tls->hasFailed()) {
        finish();
        return;
    }
    if (m_behaviour.conduct == Conduct::StallInTls) {
        if (m_out.isEmpty())
            return;
        m_out.truncate(bytesBeforeStall);
        discard();
    } else if (m_request.contains("\r\n\r\n")) {
        m_stage = Stage::Replying;
        m_reports.requestRead();
        later(m_behaviour.replyDelay, &Connection::reply);
    } else if (m_request.size() > longestRequest) {
        reset();
        return;
    }
    if (m_socket.isOpen())
        flush();
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
    switch (m_behaviour.conduct) {
    case Conduct::ResetAfterRequest:
        reset();
        return;
    case Conduct::KeepOpen:
        queue(answer(m_behaviour, m_request.startsWith("HEAD ")));
        discard();
        flush();
        return;
    case Conduct::EndlessHeaders:
    case Conduct::BigBody:
        queue(longAnswerBegins(m_behaviour.conduct));
        m_more = more(m_behaviour.conduct);
        m_stage = Stage::Discarding;
        flush();
        return;
    default:
        queue(answer(m_behaviour, m_request.startsWith("HEAD ")));
        finish();
    }
}

void Connection::queue(const QByteArray& plainText)
{
    if (!m_tls) {
        m_out += plainText;
        return;
    }
    m_tls->send(plainText);
    queueTlsOutput();
}

void Connection::queueTlsOutput()
{
    m_out += m_tls->takeOutput();
}

void Connection::flush()
{
    qsizetype sent = 0;
    while (sent < m_out.size()) {
        const ssize_t size = ::send(m_socket.get(), m_out.constData() + sent,
                                    static_cast<std::size_t>(m_out.size() - sent), MSG_NOSIGNAL);
        if (size >= 0) {
            sent += size;
            continue;
        }
        if (errno == EINTR)
            continue;
        if (errno != EAGAIN) {
            leave();
            return;
        }
        m_out.remove(0, sent);
        watchForWriting(true);
        return;
    }
    m_out.clear();
    onAllSent();
}

void Connection::onAllSent()
{
    if (m_more && m_more->pieces == 0) {
        m_more.reset();
        finish();
    } else if (m_more && m_more->pace == 0ns) {
        // One piece a turn of the loop, so that a greedy client does not hold up the others.
        watchForWriting(true);
    } else if (m_more) {
        watchForWriting(false);
        later(m_more->pace, &Connection::continueLongAnswer);
    } else if (std::exchange(m_finishing, false)) {
        watchForWriting(false);
        ::shutdown(m_socket.get(), SHUT_WR);
        later(lingering, &Connection::leave);
    } else {
        watchForWriting(false);
    }
}

void Connection::continueLongAnswer()
{
    --m_more->pieces;
    queue(m_more->piece);
    flush();
}

void Connection::finish()
{
    if (m_tls) {
        m_tls->close();
        queueTlsOutput();
    }
    m_finishing = true;
    discard();
    flush();
}

void Connection::discard()
{
    m_stage = Stage::Discarding;
    m_in.clear();
}

void Connection::reset()
{
    const linger atOnce{1, 0};
    ::setsockopt(m_socket.get(), SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    leave();
}

void Connection::leave()
{
    if (m_timer)
        m_surroundings.reactor.cancel(*std::exchange(m_timer, std::nullopt));
    m_surroundings.reactor.unwatch(m_socket.get());
    m_socket.reset();
    m_reports.gone(this);
}

void Connection::later(base::Nanoseconds delay, void (Connection::*next)())
{
    m_timer = m_surroundings.reactor.at(Reactor::now() + delay, [this, next] {
        m_timer.reset();
        (this->*next)();
    });
}

void Connection::watchForWriting(bool on)
{
    if (std::exchange(m_waitsForWriting, on) != on)
        m_surroundings.reactor.change(m_socket.get(), on ? EPOLLIN | EPOLLOUT : EPOLLIN);
}

} // namespace naru::lab
