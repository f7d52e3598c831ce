// SPDX-License-Identifier: GPL-3.0-or-later
#include "Socket.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

namespace naru::lab::relay {

namespace {

using Step = int (*)(int, const sockaddr*, socklen_t);

/** A new socket after `connect` or `bind` to the address. */
Descriptor socketAfter(Step step, const std::string& address, std::uint16_t port)
{
    sockaddr_in where{};
    where.sin_family = AF_INET;
    where.sin_port = htons(port);
    Descriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    if (::inet_pton(AF_INET, address.c_str(), &where.sin_addr) != 1 ||
        step(socket.get(), reinterpret_cast<const sockaddr*>(&where), sizeof where) != 0)
        socket.reset();
    return socket;
}

} // namespace

Descriptor connectTo(const std::string& address, std::uint16_t port)
{
    return socketAfter(::connect, address, port);
}

Descriptor listenOn(const std::string& address, std::uint16_t port)
{
    Descriptor socket = socketAfter(::bind, address, port);
    if (socket.isOpen() && ::listen(socket.get(), SOMAXCONN) != 0)
        socket.reset();
    return socket;
}

void sendAtOnce(const Descriptor& socket)
{
    const int yes = 1;
    ::setsockopt(socket.get(), IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

} // namespace naru::lab::relay
