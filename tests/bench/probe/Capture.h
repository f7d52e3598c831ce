// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

#include <map>
#include <optional>
#include <vector>

namespace naru::bench {

/** One connection as the packets show it. */
struct Connection
{
    base::Nanoseconds syn{0};
    std::optional<base::Nanoseconds> synAck;
    /** First FIN or RST of the server. */
    std::optional<base::Nanoseconds> end;
};

/** Server's `address:port` -> its connections in the order of their SYNs. */
using Connections = std::map<QString, std::vector<Connection>>;

/** A running tcpdump on the loopback device that keeps SYN, FIN and RST of TCP over IPv4. */
class Capture
{
public:
    /** False where tcpdump is missing or may not capture. */
    [[nodiscard]] bool start();
    /** Ends it and reads what it wrote. */
    [[nodiscard]] Connections stop();

private:
    QTemporaryDir m_folder;
    QProcess m_tcpdump;
};

/** Reads a classic pcap file with nanoseconds and Ethernet frames, as Capture makes it. */
[[nodiscard]] Connections connectionsOf(const QByteArray& pcap);

} // namespace naru::bench
