// SPDX-License-Identifier: GPL-3.0-or-later
#include "Listener.h"

#include <algorithm>
#include <arpa/inet.h>
#include <cerrno>
#include <netinet/in.h>
#include <sys/epoll.h>
#include <sys/socket.h>

namespace naru::lab {

namespace {

using namespace std::chrono_literals;

sockaddr_in socketAddress(const QHostAddress& address, std::uint16_t port)
{
    sockaddr_in result{};
    result.sin_family = AF_INET;
    result.sin_port = htons(port);
    result.sin_addr.s_addr = htonl(address.toIPv4Address());
    return result;
}

/** A share of `whole`, evenly spread; the same on every machine for the same draw. */
base::Nanoseconds share(base::Nanoseconds whole, std::uint64_t draw)
{
    const double part = static_cast<double>(draw >> 11U) * 0x1.0p-53;
    return base::Nanoseconds(static_cast<std::int64_t>(part * static_cast<double>(whole.count())));
}

} // namespace

Listener::Listener(const Surroundings& surroundings, Totals& totals, CertificatePtr own, X509* portal)
    : m_surroundings(surroundings)
    , m_totals(totals)
    , m_own(std::move(own))
    , m_portal(portal)
{}

Listener::~Listener()
{
    close();
}

bool Listener::open(const QHostAddress& address, std::uint16_t wanted, const GatewayBehaviour& behaviour)
{
    m_address = address;
    m_socket = bound(wanted);
    if (!m_socket.isOpen() && wanted != 0)
        m_socket = bound(0);
    if (!m_socket.isOpen())
        return false;
    sockaddr_in taken{};
    socklen_t size = sizeof taken;
    ::getsockname(m_socket.get(), reinterpret_cast<sockaddr*>(&taken), &size);
    m_port = ntohs(taken.sin_port);
    if (listenAs(behaviour))
        return true;
    // Another program listens on it although both could be bound.
    close();
    return wanted != 0 && open(address, 0, behaviour);
}

bool Listener::apply(const GatewayBehaviour& behaviour)
{
    close();
    m_socket = bound(m_port);
    return m_socket.isOpen() && listenAs(behaviour);
}

GatewayCounts Listener::counts() const
{
    return {m_accepted, m_requests, m_open};
}

Descriptor Listener::bound(std::uint16_t port) const
{
    Descriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0));
    const int on = 1;
    ::setsockopt(socket.get(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    const sockaddr_in address = socketAddress(m_address, port);
    if (::bind(socket.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0)
        return Descriptor();
    return socket;
}

bool Listener::listenAs(const GatewayBehaviour& behaviour)
{
    m_behaviour = behaviour;
    m_random.seed(behaviour.seed);
    if (behaviour.conduct == Conduct::Refuse)
        return true;
    if (behaviour.conduct == Conduct::BlackHole)
        return ::listen(m_socket.get(), 0) == 0 && fillQueue();
    if (::listen(m_socket.get(), SOMAXCONN) != 0)
        return false;
    m_surroundings.reactor.watch(m_socket.get(), EPOLLIN, [this](std::uint32_t) { accept(); });
    return true;
}

/** A queue of length 0 holds one connection; from then on the kernel drops every SYN. */
bool Listener::fillQueue()
{
    m_filler = Descriptor(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const sockaddr_in address = socketAddress(m_address, m_port);
    return ::connect(m_filler.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
}

void Listener::close()
{
    if (m_pause)
        m_surroundings.reactor.cancel(*std::exchange(m_pause, std::nullopt));
    if (m_socket.isOpen())
        m_surroundings.reactor.unwatch(m_socket.get());
    m_socket.reset();
    m_filler.reset();
}

void Listener::accept()
{
    for (;;) {
        Descriptor socket(::accept4(m_socket.get(), nullptr, nullptr, SOCK_NONBLOCK | SOCK_CLOEXEC));
        if (socket.isOpen()) {
            add(std::move(socket));
            continue;
        }
        if (errno == EMFILE || errno == ENFILE)
            pause();
        if (errno != EINTR && errno != ECONNABORTED)
            return;
    }
}

/** No descriptor is left: tries again a little later instead of in every turn. */
void Listener::pause()
{
    m_surroundings.reactor.unwatch(m_socket.get());
    m_pause = m_surroundings.reactor.at(Reactor::now() + 20ms, [this] {
        m_pause.reset();
        m_surroundings.reactor.watch(m_socket.get(), EPOLLIN, [this](std::uint32_t) { accept(); });
    });
}

GatewayBehaviour Listener::behaviourOfNext()
{
    GatewayBehaviour behaviour = m_behaviour;
    if (behaviour.banAfter && m_accepted > *behaviour.banAfter) {
        behaviour.conduct = Conduct::CloseAtOnce;
        behaviour.acceptDelay = 0ns;
    }
    behaviour.replyDelay += share(behaviour.jitter, m_random());
    return behaviour;
}

void Listener::add(Descriptor socket)
{
    ++m_accepted;
    ++m_open;
    const int open = ++m_totals.open;
    m_totals.mostOpen = std::max(m_totals.mostOpen.load(), open);
    const GatewayBehaviour behaviour = behaviourOfNext();
    X509* certificate = behaviour.portalCertificate ? m_portal : m_own.get();
    auto connection = std::make_unique<Connection>(
        m_surroundings, std::move(socket), behaviour, certificate,
        Connection::Reports{[this] { ++m_requests; }, [this](Connection* gone) { remove(gone); }});
    Connection* key = connection.get();
    m_connections.emplace(key, std::move(connection));
}

void Listener::remove(Connection* connection)
{
    --m_open;
    --m_totals.open;
    // It is still on the stack.
    m_surroundings.reactor.post([this, connection] { m_connections.erase(connection); });
}

} // namespace naru::lab
