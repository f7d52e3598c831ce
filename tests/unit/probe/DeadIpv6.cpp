// SPDX-License-Identifier: GPL-3.0-or-later
#include "DeadIpv6.h"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace naru::test {

DeadIpv6::DeadIpv6(Kind kind, std::uint16_t port)
    : m_port(::socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0))
    , m_filler(::socket(AF_INET6, SOCK_STREAM | SOCK_CLOEXEC, 0))
{
    sockaddr_in6 address{};
    address.sin6_family = AF_INET6;
    address.sin6_addr = in6addr_loopback;
    address.sin6_port = htons(port);
    const auto* generic = reinterpret_cast<const sockaddr*>(&address);
    m_stands = ::bind(m_port, generic, sizeof address) == 0;
    if (m_stands && kind == Kind::Silent)
        m_stands = ::listen(m_port, 0) == 0 && ::connect(m_filler, generic, sizeof address) == 0;
}

DeadIpv6::~DeadIpv6()
{
    ::close(m_filler);
    ::close(m_port);
}

} // namespace naru::test
