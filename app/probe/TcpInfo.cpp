// SPDX-License-Identifier: GPL-3.0-or-later
#include "TcpInfo.h"

#include <fcntl.h>
#include <linux/tcp.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace naru::probe {

namespace {

// The kernel's numbers of TCP states (include/net/tcp_states.h); <netinet/tcp.h>, which names them,
// cannot be included beside <linux/tcp.h>.
constexpr int synSent = 2;
constexpr int synReceived = 3;
constexpr int closed = 7;
constexpr int closeWait = 8;
constexpr int lastAck = 9;

TcpState stateFrom(int state)
{
    switch (state) {
    case synSent:
    case synReceived:
        return TcpState::Connecting;
    case closed:
        return TcpState::Gone;
    case closeWait:
    case lastAck:
        return TcpState::PeerClosed;
    default:
        return TcpState::Open;
    }
}

} // namespace

void TcpInfo::watch(qintptr descriptor)
{
    if (descriptor >= 0 && m_descriptor < 0)
        m_descriptor = ::fcntl(static_cast<int>(descriptor), F_DUPFD_CLOEXEC, 0);
}

std::optional<TcpFacts> TcpInfo::ask() const
{
    tcp_info info{};
    socklen_t size = sizeof info;
    if (m_descriptor < 0 || ::getsockopt(m_descriptor, IPPROTO_TCP, TCP_INFO, &info, &size) != 0)
        return std::nullopt;
    TcpFacts facts;
    facts.state = stateFrom(info.tcpi_state);
    if (info.tcpi_rtt > 0)
        facts.rtt = std::chrono::microseconds{info.tcpi_rtt};
    constexpr auto neverMeasured = ~decltype(info.tcpi_min_rtt){0};
    if (info.tcpi_min_rtt > 0 && info.tcpi_min_rtt != neverMeasured)
        facts.lowestRtt = std::chrono::microseconds{info.tcpi_min_rtt};
    facts.retransmissions = static_cast<int>(info.tcpi_total_retrans);
    facts.bytesAcknowledged = info.tcpi_bytes_acked;
    facts.bytesReceived = info.tcpi_bytes_received;
    facts.silence = std::chrono::milliseconds{info.tcpi_last_data_recv};
    return facts;
}

void TcpInfo::finishSending() const
{
    if (m_descriptor >= 0)
        ::shutdown(m_descriptor, SHUT_WR);
}

void TcpInfo::close()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
    m_descriptor = -1;
}

} // namespace naru::probe
