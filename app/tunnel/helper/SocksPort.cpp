// SPDX-License-Identifier: GPL-3.0-or-later
#include "SocksPort.h"

#include "Descriptor.h"

#include <bit>
#include <netinet/in.h>
#include <sys/socket.h>

namespace naru::helper {

namespace {

/** Calls bind or connect. */
template <class Call>
bool tryAt(std::uint16_t port, Call call)
{
    const Descriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    // As ocproxy does: connections that have ended do not keep the port.
    const int yes = 1;
    ::setsockopt(socket.get(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    sockaddr generic = std::bit_cast<sockaddr>(place);
    return call(socket.get(), &generic, sizeof generic) == 0;
}

} // namespace

bool isPortFree(std::uint16_t port)
{
    return tryAt(port, ::bind);
}

bool isPortAnswered(std::uint16_t port)
{
    return tryAt(port, ::connect);
}

} // namespace naru::helper
