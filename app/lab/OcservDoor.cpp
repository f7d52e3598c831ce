// SPDX-License-Identifier: GPL-3.0-or-later
#include "OcservDoor.h"

#include <QHostAddress>

#include <arpa/inet.h>
#include <cerrno>
#include <sys/socket.h>

namespace naru::lab {

namespace {

bool bindTo(const Descriptor& socket, sockaddr_in& address, std::uint16_t port)
{
    address.sin_port = htons(port);
    socklen_t size = sizeof address;
    auto* generic = reinterpret_cast<sockaddr*>(&address);
    return ::bind(socket.get(), generic, size) == 0 && ::getsockname(socket.get(), generic, &size) == 0;
}

} // namespace

std::expected<OcservDoor, OcservObstacle> openDoor(const QString& host, std::uint16_t port)
{
    const auto failure = [&](const QString& technical) {
        return std::unexpected(OcservObstacle{OcservObstacle::Kind::PortUnavailable,
                                              QStringLiteral("%1:%2").arg(host).arg(port), technical});
    };
    const QHostAddress literal(host);
    if (literal.protocol() != QAbstractSocket::IPv4Protocol || !literal.isLoopback())
        return failure(QStringLiteral("not an IPv4 address of loopback"));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(literal.toIPv4Address());
    Descriptor socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0));
    const int yes = 1;
    ::setsockopt(socket.get(), SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if ((!bindTo(socket, address, port) && !bindTo(socket, address, 0)) ||
        ::listen(socket.get(), SOMAXCONN) != 0)
        return failure(qt_error_string(errno));
    return OcservDoor{std::move(socket), ntohs(address.sin_port)};
}

} // namespace naru::lab
