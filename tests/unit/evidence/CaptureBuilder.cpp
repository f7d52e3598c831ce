// SPDX-License-Identifier: GPL-3.0-or-later
#include "CaptureBuilder.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtEndian>

#include <algorithm>
#include <cmath>

namespace naru::test {

namespace {

/** 1 March 2026, and no second of it. */
constexpr std::uint64_t epoch = 1'772'323'200;

template <class Number>
QByteArray big(Number value)
{
    QByteArray bytes(sizeof(Number), 0);
    qToBigEndian(value, bytes.data());
    return bytes;
}

template <class Number>
QByteArray little(Number value)
{
    QByteArray bytes(sizeof(Number), 0);
    qToLittleEndian(value, bytes.data());
    return bytes;
}

QByteArray record(char type, const QByteArray& body)
{
    return QByteArray(1, type) + QByteArray("\x03\x03", 2) +
           big<std::uint16_t>(static_cast<std::uint16_t>(body.size())) + body;
}

QByteArray message(char type, const QByteArray& body)
{
    return QByteArray(1, type) + big<std::uint32_t>(static_cast<std::uint32_t>(body.size())).mid(1) + body;
}

QByteArray tagsOf(const std::vector<std::uint16_t>& tags)
{
    QByteArray bytes;
    for (const std::uint16_t tag : tags)
        bytes += big<std::uint16_t>(tag) + big<std::uint16_t>(7);
    return bytes;
}

std::uint16_t typeOf(const QByteArray& packet)
{
    return static_cast<uchar>(packet[0]) >> 4 == 6 ? 0x86DD : 0x0800;
}

QByteArray ipHeader(const Ends& ends, bool fromClient, int protocol, std::uint16_t identification,
                    qsizetype length)
{
    const QByteArray client4("\x0a\x00\x00\x09", 4);
    const QByteArray gateway4 = QByteArray("\x0a\x09\x00", 3) + static_cast<char>(ends.gateway);
    const QByteArray prefix6 = QByteArray("\xfd\x00", 2) + QByteArray(13, 0);
    const QByteArray client = ends.ipv6 ? prefix6 + static_cast<char>(9) : client4;
    const QByteArray gateway = ends.ipv6 ? prefix6 + static_cast<char>(100 + ends.gateway) : gateway4;
    const QByteArray both = fromClient ? client + gateway : gateway + client;
    if (ends.ipv6)
        return QByteArray("\x60\x00\x00\x00", 4) + big<std::uint16_t>(static_cast<std::uint16_t>(length)) +
               static_cast<char>(protocol) + static_cast<char>(64) + both;
    return QByteArray("\x45\x00", 2) + big<std::uint16_t>(static_cast<std::uint16_t>(20 + length)) +
           big<std::uint16_t>(identification) + QByteArray("\x40\x00\x40", 3) + static_cast<char>(protocol) +
           QByteArray(2, 0) + both;
}

} // namespace

QByteArray ipPacket(const Ends& ends, const Tcp& tcp)
{
    QByteArray options;
    if (tcp.timestamp)
        options = QByteArray("\x01\x01\x08\x0a", 4) + big<std::uint32_t>(*tcp.timestamp) +
                  big<std::uint32_t>(tcp.echo);
    const std::uint32_t own = tcp.fromClient ? 1000 : 5000;
    const std::uint32_t other = tcp.fromClient ? 5000 : 1000;
    const auto acknowledged = (tcp.flags & ack) != 0 ? other + tcp.acknowledged : 0;
    const QByteArray segment = big<std::uint16_t>(tcp.fromClient ? ends.clientPort : ends.gatewayPort) +
                               big<std::uint16_t>(tcp.fromClient ? ends.gatewayPort : ends.clientPort) +
                               big<std::uint32_t>(own + tcp.sequence) + big<std::uint32_t>(acknowledged) +
                               static_cast<char>((20 + options.size()) / 4 << 4) +
                               static_cast<char>(tcp.flags) + big<std::uint16_t>(64860) + QByteArray(4, 0) +
                               options + tcp.data;
    return ipHeader(ends, tcp.fromClient, 6, tcp.identification, segment.size()) + segment;
}

QByteArray dnsPacket(bool isAnswer, const QByteArray& name, const QByteArray& address)
{
    QByteArray labels;
    for (const QByteArray& label : name.split('.'))
        labels += static_cast<char>(label.size()) + label;
    QByteArray dns = QByteArray("\x12\x34", 2) + QByteArray(isAnswer ? "\x81\x80" : "\x01\x00", 2) +
                     big<std::uint16_t>(1) + big<std::uint16_t>(isAnswer && !address.isEmpty() ? 1 : 0) +
                     QByteArray(4, 0) + labels + '\0' + QByteArray("\x00\x01\x00\x01", 4);
    if (isAnswer && !address.isEmpty())
        dns += QByteArray("\xc0\x0c\x00\x01\x00\x01\x00\x00\x00\x3c\x00\x04", 12) + address;
    const QByteArray ports = isAnswer ? big<std::uint16_t>(53) + big<std::uint16_t>(50000)
                                      : big<std::uint16_t>(50000) + big<std::uint16_t>(53);
    const QByteArray udp =
        ports + big<std::uint16_t>(static_cast<std::uint16_t>(8 + dns.size())) + QByteArray(2, 0) + dns;
    return ipHeader({}, !isAnswer, 17, 0, udp.size()) + udp;
}

QByteArray ethernet(const QByteArray& packet, const std::vector<std::uint16_t>& tags)
{
    return QByteArray(12, 2) + tagsOf(tags) + big<std::uint16_t>(typeOf(packet)) + packet;
}

QByteArray cooked(const QByteArray& packet, const std::vector<std::uint16_t>& tags)
{
    return QByteArray("\x00\x04\x00\x01\x00\x06", 6) + QByteArray(8, 2) + tagsOf(tags) +
           big<std::uint16_t>(typeOf(packet)) + packet;
}

QByteArray cooked2(const QByteArray& packet, const std::vector<std::uint16_t>& tags)
{
    const QByteArray rest = QByteArray(2, 0) + big<std::uint32_t>(2) + big<std::uint16_t>(1) +
                            QByteArray("\x04\x06", 2) + QByteArray(8, 2);
    if (tags.empty())
        return big<std::uint16_t>(typeOf(packet)) + rest + packet;
    // The first tag's type stands in front; what it holds, and the rest, behind the header.
    return big<std::uint16_t>(tags.front()) + rest + tagsOf(tags).mid(2) +
           big<std::uint16_t>(typeOf(packet)) + packet;
}

QByteArray clientHello(const QByteArray& name)
{
    const QByteArray entry =
        QByteArray(1, 0) + big<std::uint16_t>(static_cast<std::uint16_t>(name.size())) + name;
    const QByteArray list = big<std::uint16_t>(static_cast<std::uint16_t>(entry.size())) + entry;
    const QByteArray extension =
        big<std::uint16_t>(0) + big<std::uint16_t>(static_cast<std::uint16_t>(list.size())) + list;
    const QByteArray extensions = name.isEmpty() ? QByteArray() : extension;
    const QByteArray body = QByteArray("\x03\x03", 2) + QByteArray(32, 5) + QByteArray(1, 0) +
                            QByteArray("\x00\x02\x13\x01", 4) + QByteArray("\x01\x00", 2) +
                            big<std::uint16_t>(static_cast<std::uint16_t>(extensions.size())) + extensions;
    return record(22, message(1, body));
}

QByteArray serverHello()
{
    return record(
        22, message(2, QByteArray("\x03\x03", 2) + QByteArray(32, 6) + QByteArray("\x00\x13\x01\x00", 4)));
}

QByteArray certificate(const QByteArray& content)
{
    return record(22, message(11, content));
}

Pcap::Pcap(int linkType, Order order)
    : m_linkType(linkType)
    , m_order(order)
{}

Pcap& Pcap::add(double ms, const QByteArray& frame)
{
    m_frames.emplace_back(static_cast<std::uint64_t>(std::llround(ms * 1000)) + epoch * 1'000'000, frame);
    return *this;
}

Pcap& Pcap::add(const Ends& ends, const Tcp& tcp)
{
    const QByteArray packet = ipPacket(ends, tcp);
    return add(tcp.ms, m_linkType == 1 ? ethernet(packet) : packet);
}

QString Pcap::write() const
{
    QByteArray bytes = little<std::uint32_t>(0xA1B2C3D4) + little<std::uint16_t>(2) +
                       little<std::uint16_t>(4) + QByteArray(8, 0) + little<std::uint32_t>(262144) +
                       little<std::uint32_t>(static_cast<std::uint32_t>(m_linkType));
    auto frames = m_frames;
    if (m_order == Order::ByTime)
        std::ranges::stable_sort(frames, {}, [](const auto& frame) { return frame.first; });
    for (const auto& [us, frame] : frames) {
        const auto length = static_cast<std::uint32_t>(frame.size());
        bytes += little<std::uint32_t>(static_cast<std::uint32_t>(us / 1'000'000)) +
                 little<std::uint32_t>(static_cast<std::uint32_t>(us % 1'000'000)) +
                 little<std::uint32_t>(length) + little<std::uint32_t>(length) + frame;
    }
    return writeFile(QStringLiteral("capture.pcap"), bytes);
}

Pcapng::Pcapng(bool bigEndian)
    : m_isBig(bigEndian)
{
    block(0x0A0D0D0A, number32(0x1A2B3C4D) + number16(1) + number16(0) + QByteArray(8, char(0xFF)));
}

QByteArray Pcapng::number16(std::uint16_t value) const
{
    return m_isBig ? big(value) : little(value);
}

QByteArray Pcapng::number32(std::uint32_t value) const
{
    return m_isBig ? big(value) : little(value);
}

void Pcapng::block(std::uint32_t type, const QByteArray& body)
{
    const QByteArray padded = body + QByteArray((4 - body.size() % 4) % 4, 0);
    const auto length = static_cast<std::uint32_t>(padded.size() + 12);
    m_bytes += number32(type) + number32(length) + padded + number32(length);
}

Pcapng& Pcapng::addInterface(int linkType, std::optional<std::uint8_t> resolution,
                             std::optional<std::int64_t> offset)
{
    QByteArray body = number16(static_cast<std::uint16_t>(linkType)) + number16(0) + number32(262144);
    if (resolution)
        body += number16(9) + number16(1) + static_cast<char>(*resolution) + QByteArray(3, 0);
    if (offset)
        body += number16(14) + number16(8) + (m_isBig ? big(*offset) : little(*offset));
    block(1, body + number32(0));
    return *this;
}

Pcapng& Pcapng::add(int interface, std::uint64_t count, const QByteArray& frame)
{
    const auto length = static_cast<std::uint32_t>(frame.size());
    block(6, number32(static_cast<std::uint32_t>(interface)) +
                 number32(static_cast<std::uint32_t>(count >> 32)) +
                 number32(static_cast<std::uint32_t>(count)) + number32(length) + number32(length) + frame);
    return *this;
}

QString Pcapng::write() const
{
    return writeFile(QStringLiteral("capture.pcapng"), m_bytes);
}

QString writeFile(const QString& name, const QByteArray& bytes)
{
    static const QTemporaryDir folder;
    static int count = 0;
    const QString path = folder.filePath(QStringLiteral("%1-%2").arg(++count).arg(name));
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test cannot write its file");
    return path;
}

void addExchange(Pcap& pcap, const Ends& ends, const Exchange& exchange)
{
    const double half = exchange.at + exchange.rtt;
    const QByteArray hello = clientHello(exchange.name);
    const auto helloEnd = static_cast<std::uint32_t>(1 + hello.size());
    const auto answerEnd = static_cast<std::uint32_t>(1 + serverHello().size());
    pcap.add(ends, {exchange.at, true, syn});
    pcap.add(ends, {half, false, static_cast<std::uint8_t>(syn | ack), 0, 1});
    pcap.add(ends, {half + 0.1, true, ack, 1, 1, hello});
    pcap.add(ends, {exchange.at + 2 * exchange.rtt + 0.2, false, ack, 1, helloEnd, serverHello()});
    pcap.add(ends,
             {exchange.at + exchange.end, false, static_cast<std::uint8_t>(fin | ack), answerEnd, helloEnd});
}

} // namespace naru::test
