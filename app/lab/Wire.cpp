// SPDX-License-Identifier: GPL-3.0-or-later
#include "Wire.h"

#include <array>
#include <cerrno>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <sys/socket.h>

namespace naru::lab {

namespace {

void setTcpOption(const Descriptor& socket, int option)
{
    const int on = 1;
    ::setsockopt(socket.get(), IPPROTO_TCP, option, &on, sizeof on);
}

} // namespace

Wire::Wire(Reactor& reactor, Descriptor socket, Handlers handlers)
    : m_reactor(reactor)
    , m_socket(std::move(socket))
    , m_handlers(std::move(handlers))
{
    setTcpOption(m_socket, TCP_NODELAY);
    m_reactor.watch(m_socket.get(), EPOLLIN, [this](std::uint32_t events) { onEvents(events); });
}

Wire::~Wire()
{
    if (isOpen())
        m_reactor.unwatch(m_socket.get());
}

void Wire::write(const QByteArray& bytes)
{
    m_out += bytes;
    flush();
}

void Wire::shutdown()
{
    ::shutdown(m_socket.get(), SHUT_WR);
}

void Wire::reset()
{
    const linger atOnce{1, 0};
    ::setsockopt(m_socket.get(), SOL_SOCKET, SO_LINGER, &atOnce, sizeof atOnce);
    close();
}

void Wire::close()
{
    m_reactor.unwatch(m_socket.get());
    m_socket.reset();
    m_handlers.closed();
}

void Wire::onEvents(std::uint32_t events)
{
    if ((events & EPOLLERR) != 0) {
        close();
        return;
    }
    if ((events & (EPOLLIN | EPOLLHUP)) != 0)
        receive();
    if ((events & EPOLLOUT) != 0 && isOpen())
        flush();
}

void Wire::receive()
{
    // Acknowledged at once: a client with Nagle's algorithm would send its request 40 ms late, another would
    // not. The kernel forgets the wish, so it is made before each read.
    setTcpOption(m_socket, TCP_QUICKACK);
    std::array<char, 16 * 1024> buffer; // NOLINT(cppcoreguidelines-pro-type-member-init): overwritten
    while (isOpen()) {
        const ssize_t size = ::recv(m_socket.get(), buffer.data(), buffer.size(), 0);
        if (size > 0) {
            m_handlers.received(QByteArray(buffer.data(), size));
            continue;
        }
        if (size == 0 || (errno != EAGAIN && errno != EINTR))
            close();
        return;
    }
}

void Wire::flush()
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
            close();
            return;
        }
        m_out.remove(0, sent);
        watchForWriting(true);
        return;
    }
    m_out.clear();
    watchForWriting(false);
    m_handlers.sent();
}

void Wire::watchForWriting(bool on)
{
    if (std::exchange(m_waitsForWriting, on) != on)
        m_reactor.change(m_socket.get(), on ? EPOLLIN | EPOLLOUT : EPOLLIN);
}

} // namespace naru::lab
