// SPDX-License-Identifier: GPL-3.0-or-later
#include "RouteSocket.h"

#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <linux/rtnetlink.h>
#include <sys/socket.h>
#include <unistd.h>

namespace naru::host {

namespace {

constexpr std::uint32_t groups =
    RTMGRP_LINK | RTMGRP_IPV4_IFADDR | RTMGRP_IPV6_IFADDR | RTMGRP_IPV4_ROUTE | RTMGRP_IPV6_ROUTE;
/** A flood of changes must not hold the event loop; what is left wakes it again. */
constexpr int mostAtOnce = 64;

int listeningSocket()
{
    const int socket = ::socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC | SOCK_NONBLOCK, NETLINK_ROUTE);
    sockaddr_nl address{};
    address.nl_family = AF_NETLINK;
    address.nl_groups = groups;
    // Every socket API takes addresses by this one cast.
    if (socket >= 0 && ::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0)
        return socket;
    if (socket >= 0)
        ::close(socket);
    return -1;
}

} // namespace

RouteSocket::RouteSocket(QObject* parent)
    : QObject(parent)
    , m_socket(listeningSocket())
{
    if (m_socket < 0)
        return;
    auto* notifier = new QSocketNotifier(m_socket, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &RouteSocket::drain);
}

RouteSocket::~RouteSocket()
{
    // The notifier goes first: it must not watch a number that is given away anew.
    delete findChild<QSocketNotifier*>();
    if (m_socket >= 0)
        ::close(m_socket);
}

void RouteSocket::drain()
{
    // What is in them does not matter; neither does ENOBUFS, which says that some were lost.
    std::array<char, 8192> buffer;
    for (int count = 0; count < mostAtOnce; ++count) {
        if (::recv(m_socket, buffer.data(), buffer.size(), MSG_DONTWAIT) < 0 && errno != ENOBUFS)
            break;
    }
    Q_EMIT changed();
}

} // namespace naru::host
