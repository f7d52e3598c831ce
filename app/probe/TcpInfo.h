// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QtGlobal>

#include <optional>

namespace naru::probe {

/** Where the kernel sees a TCP connection. */
enum class TcpState { Connecting, Open, PeerClosed, Gone };

/** What the kernel says of a connection (TCP_INFO). */
struct TcpFacts
{
    TcpState state = TcpState::Gone;
    std::optional<base::Nanoseconds> rtt;
    std::optional<base::Nanoseconds> lowestRtt;
    int retransmissions = 0;
    quint64 bytesAcknowledged = 0;
    /** A FIN counts as one byte. */
    quint64 bytesReceived = 0;
    /** Since the last data, or since the handshake where there was none; whole milliseconds. */
    base::Nanoseconds silence{0};
};

/**
 * A second handle on a socket's descriptor: it outlives the Qt socket's, so that after the end the kernel
 * can still be asked how it came about (Qt calls FIN and RST alike "closed by the remote host").
 */
class TcpInfo
{
public:
    TcpInfo() = default;
    ~TcpInfo() { close(); }
    TcpInfo(const TcpInfo&) = delete;
    TcpInfo& operator=(const TcpInfo&) = delete;

    /** Duplicates the descriptor; nothing where it is -1 or one is held already. */
    void watch(qintptr descriptor);
    /** -1 where none is held. */
    [[nodiscard]] int descriptor() const { return m_descriptor; }
    /** Nothing where no descriptor is held or the system does not tell. */
    [[nodiscard]] std::optional<TcpFacts> ask() const;
    /** Sends our FIN; the connection can still be read. */
    void finishSending() const;
    void close();

private:
    int m_descriptor = -1;
};

} // namespace naru::probe
