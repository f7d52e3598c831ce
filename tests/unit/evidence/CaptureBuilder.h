// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace naru::test {

inline constexpr std::uint8_t fin = 0x01;
inline constexpr std::uint8_t syn = 0x02;
inline constexpr std::uint8_t rst = 0x04;
inline constexpr std::uint8_t ack = 0x10;

/** A TCP segment to be written into a capture. */
struct Tcp
{
    double ms = 0;
    bool fromClient = true;
    std::uint8_t flags = ack;
    std::uint32_t sequence = 0;
    std::uint32_t acknowledged = 0;
    QByteArray data = {};
    std::optional<std::uint32_t> timestamp = {};
    std::uint32_t echo = 0;
    std::uint16_t identification = 0;
};

/** Client 10.0.0.9 on a port, gateway 10.9.0.N. */
struct Ends
{
    int gateway = 1;
    std::uint16_t clientPort = 40000;
    bool ipv6 = false;
    std::uint16_t gatewayPort = 443;
};

/** The IP packet of a segment; sequence numbers count from 1000 (client) and 5000 (gateway). */
[[nodiscard]] QByteArray ipPacket(const Ends& ends, const Tcp& tcp);
/** A UDP packet between port 53 of 10.0.0.1 and the client. */
[[nodiscard]] QByteArray dnsPacket(bool isAnswer, const QByteArray& name, const QByteArray& address = {});

[[nodiscard]] QByteArray ethernet(const QByteArray& packet, const std::vector<std::uint16_t>& tags = {});
[[nodiscard]] QByteArray cooked(const QByteArray& packet, const std::vector<std::uint16_t>& tags = {});
[[nodiscard]] QByteArray cooked2(const QByteArray& packet, const std::vector<std::uint16_t>& tags = {});

/** TLS records: a ClientHello for a name, a ServerHello, a Certificate of these bytes. */
[[nodiscard]] QByteArray clientHello(const QByteArray& name);
[[nodiscard]] QByteArray serverHello();
[[nodiscard]] QByteArray certificate(const QByteArray& content);

/** Writes a pcap with microseconds; frames in the order of their times, or as they were added. */
class Pcap
{
public:
    enum class Order { ByTime, AsAdded };
    explicit Pcap(int linkType, Order order = Order::ByTime);
    Pcap& add(double ms, const QByteArray& frame);
    Pcap& add(const Ends& ends, const Tcp& tcp);
    /** The path of the file, which is gone with the program. */
    [[nodiscard]] QString write() const;

private:
    int m_linkType;
    Order m_order;
    std::vector<std::pair<std::uint64_t, QByteArray>> m_frames;
};

/** Writes a pcapng. */
class Pcapng
{
public:
    explicit Pcapng(bool bigEndian = false);
    /** `resolution` as the option has it; `offset` in seconds. */
    Pcapng& addInterface(int linkType, std::optional<std::uint8_t> resolution = {},
                         std::optional<std::int64_t> offset = {});
    /** `count` of the interface's units since 1970, minus its offset. */
    Pcapng& add(int interface, std::uint64_t count, const QByteArray& frame);
    [[nodiscard]] QString write() const;

private:
    void block(std::uint32_t type, const QByteArray& body);
    [[nodiscard]] QByteArray number16(std::uint16_t value) const;
    [[nodiscard]] QByteArray number32(std::uint32_t value) const;

    bool m_isBig;
    QByteArray m_bytes;
};

/** Writes bytes into a file of the test's own folder; its path. */
[[nodiscard]] QString writeFile(const QString& name, const QByteArray& bytes);

/** A whole exchange: SYN, SYN/ACK after `rtt`, TLS, FIN of the gateway at `end`. */
struct Exchange
{
    double at = 0;
    double rtt = 20;
    double end = 100;
    QByteArray name = {};
};
void addExchange(Pcap& pcap, const Ends& ends, const Exchange& exchange);

} // namespace naru::test
