// SPDX-License-Identifier: GPL-3.0-or-later
#include "Capture.h"

#include <QFile>
#include <QHostAddress>
#include <QThread>
#include <QtEndian>

#include <cstring>

namespace naru::bench {

namespace {

constexpr qsizetype fileHeader = 24;
constexpr qsizetype recordHeader = 16;
constexpr qsizetype ethernet = 14;
constexpr quint8 fin = 1;
constexpr quint8 syn = 2;
constexpr quint8 rst = 4;
constexpr quint8 ack = 16;

template <class Number>
Number hostOrder(const char* at)
{
    Number number;
    std::memcpy(&number, at, sizeof number);
    return number;
}

QString endpoint(quint32 address, quint16 port)
{
    return QHostAddress(address).toString() + QLatin1Char(':') + QString::number(port);
}

/** Open connections by `client>server`, as indices. */
using Open = std::map<QString, std::pair<QString, std::size_t>>;

void readSegment(const char* ip, qsizetype size, base::Nanoseconds at, Connections& connections, Open& open)
{
    const qsizetype ipHeader = (ip[0] & 0x0f) * 4;
    if (size < ipHeader + 20)
        return;
    const char* tcp = ip + ipHeader;
    const QString from = endpoint(qFromBigEndian<quint32>(ip + 12), qFromBigEndian<quint16>(tcp));
    const QString to = endpoint(qFromBigEndian<quint32>(ip + 16), qFromBigEndian<quint16>(tcp + 2));
    const auto flags = static_cast<quint8>(tcp[13]);
    if ((flags & (syn | ack)) == syn) {
        std::vector<Connection>& ofServer = connections[to];
        open[from + to] = {to, ofServer.size()};
        ofServer.push_back({at, std::nullopt, std::nullopt});
        return;
    }
    const auto known = open.find(to + from);
    if (known == open.end())
        return; // from the client
    Connection& connection = connections[known->second.first][known->second.second];
    if ((flags & syn) && !connection.synAck)
        connection.synAck = at;
    if ((flags & (fin | rst)) && !connection.end)
        connection.end = at;
}

} // namespace

bool Capture::start()
{
    m_tcpdump.setProcessChannelMode(QProcess::MergedChannels);
    m_tcpdump.start(QStringLiteral("tcpdump"),
                    {QStringLiteral("-i"), QStringLiteral("lo"), QStringLiteral("-n"), QStringLiteral("-U"),
                     QStringLiteral("-B"), QStringLiteral("65536"), QStringLiteral("-s"),
                     QStringLiteral("96"), QStringLiteral("--time-stamp-precision=nano"),
                     QStringLiteral("--immediate-mode"), QStringLiteral("-w"),
                     m_folder.filePath(QStringLiteral("run.pcap")),
                     QStringLiteral("ip and tcp[tcpflags] & (tcp-syn|tcp-fin|tcp-rst) != 0")});
    while (m_tcpdump.waitForReadyRead(5000)) {
        if (m_tcpdump.peek(4096).contains("listening on"))
            return true;
    }
    return false;
}

Connections Capture::stop()
{
    QThread::msleep(500); // what is still on its way to the file
    m_tcpdump.terminate();
    m_tcpdump.waitForFinished();
    QFile file(m_folder.filePath(QStringLiteral("run.pcap")));
    return file.open(QIODevice::ReadOnly) ? connectionsOf(file.readAll()) : Connections();
}

Connections connectionsOf(const QByteArray& pcap)
{
    Connections connections;
    Open open;
    qsizetype at = fileHeader;
    while (at + recordHeader <= pcap.size()) {
        const char* record = pcap.constData() + at;
        const auto size = static_cast<qsizetype>(hostOrder<quint32>(record + 8));
        at += recordHeader + size;
        if (at > pcap.size() || size < ethernet + 40)
            continue;
        const base::Nanoseconds time = std::chrono::seconds{hostOrder<quint32>(record)} +
                                       base::Nanoseconds{hostOrder<quint32>(record + 4)};
        readSegment(record + recordHeader + ethernet, size - ethernet, time, connections, open);
    }
    return connections;
}

} // namespace naru::bench
