// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "evidence/Endpoint.h"
#include "evidence/Reading.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <vector>

namespace naru::evidence {

/** When a packet was captured, UTC. */
using PacketTime = std::chrono::sys_time<base::Nanoseconds>;

enum class Side : std::uint8_t { Client, Gateway };

/** How the gateway ended a connection (OGS-03); Open where it did not. */
enum class EndKind { Open, Fin, Reset };

/** Messages of TLS that begin in a segment; several may. */
enum TlsMessage : std::uint16_t {
    NoTls = 0,
    ClientHello = 1,
    ServerHello = 2,
    HelloRetryRequest = 4,
    CertificateMessage = 8,
    ServerHelloDone = 16,
    ChangeCipherSpec = 32,
    Alert = 64,
    ApplicationData = 128,
    OtherHandshake = 256,
};

/** Flags of TCP as the wire has them. */
enum TcpFlag : std::uint8_t { Fin = 0x01, Syn = 0x02, Rst = 0x04, Psh = 0x08, Ack = 0x10 };

enum class SegmentMark : std::uint8_t { None, Retransmission, OutOfOrder };

/** One packet of a connection, for the ladder. */
struct Segment
{
    /** Since the connection's first SYN. */
    base::Nanoseconds at{0};
    /** Relative to the first sequence number of its side, and of the other. */
    std::uint32_t sequence = 0;
    std::uint32_t acknowledged = 0;
    std::uint32_t length = 0;
    std::uint16_t tls = NoTls;
    std::uint8_t flags = 0;
    Side from = Side::Client;
    SegmentMark mark = SegmentMark::None;
};

/** A silence inside a connection. */
struct Gap
{
    base::Nanoseconds length{0};
    /** Since the first SYN. */
    base::Nanoseconds begin{0};
    /** Who spoke last before it, and who first after it. */
    Side before = Side::Client;
    Side after = Side::Client;
};

/** The first data of the gateway, up to its first repetition (OGS-64). */
struct FirstFlight
{
    /** When it came; nothing where the gateway sent no data. */
    std::optional<base::Nanoseconds> at;
    /** New segments before the first of them was sent again, or before the client sent data. */
    int segments = 0;
    /** From a copy of the first segment to the next one. */
    std::vector<base::Nanoseconds> repeats;
    /** The client had acknowledged it before it was sent again, as far as the capture shows. */
    bool acknowledgedBefore = false;
};

/** What can be read of TLS and HTTP without keys. */
struct Application
{
    /** Host name of the ClientHello, or of the request's Host line. */
    QString serverName;
    std::optional<base::Nanoseconds> clientHello;
    std::optional<base::Nanoseconds> serverHello;
    std::optional<base::Nanoseconds> certificate;
    /** SHA-256 of the Certificate message; empty where it was encrypted or missing. */
    QByteArray certificateHash;
    bool alert = false;
    /** Target of a CONNECT request: the other end is a proxy. */
    QString connectTarget;
    std::optional<int> httpStatus;
    /** Where a redirect points. */
    QString location;
};

/** One TCP connection. Durations are since its first SYN; nothing where it did not come to that. */
struct Connection
{
    Endpoint client;
    Endpoint gateway;
    PacketTime synAt{};
    /** How often the connection was asked for. */
    int syns = 0;
    /** First SYN to SYN/ACK, and last SYN before it to SYN/ACK: equal for one SYN. */
    std::optional<base::Nanoseconds> tcp;
    std::optional<base::Nanoseconds> tcpFromLastSyn;
    /** The SYN that TCP timestamps show to have been answered, to SYN/ACK (C-CAP-09). */
    std::optional<base::Nanoseconds> tcpByTimestamp;
    /** First FIN or RST of the gateway. */
    std::optional<base::Nanoseconds> end;
    EndKind endKind = EndKind::Open;
    /** Segments with data that were sent again, by both sides; and by the gateway alone. */
    int retransmissions = 0;
    int gatewayRetransmissions = 0;
    /** The longest silence between SYN/ACK and end, and the one that is longest beyond a round trip. */
    std::optional<Gap> longestGap;
    std::optional<Gap> stall;
    FirstFlight firstFlight;
    Application application;
    /** The largest window that the client offered, in bytes. */
    std::uint32_t clientWindow = 0;
    /** IP fragments among its packets. */
    int fragments = 0;
    /** The packets, the first ones; `segmentsLeftOut` counts the rest. */
    std::vector<Segment> segments;
    std::int64_t segmentsLeftOut = 0;
    /** The capture's clock ran back, or jumped ahead of the client's own, while it lasted. */
    bool clockJumped = false;

    /** The round trip that may rank: nothing where a repeated SYN leaves it open (C-CAP-09). */
    [[nodiscard]] std::optional<base::Nanoseconds> handshake() const;
    /** How long one of its silences is beyond the round trip that is waited for anyway. */
    [[nodiscard]] base::Nanoseconds beyondTrip(const Gap& gap) const;
};

/** A name lookup seen in the capture. */
struct Lookup
{
    QString name;
    PacketTime askedAt{};
    /** First question to first answer. */
    std::optional<base::Nanoseconds> took;
    int questions = 1;
};

/** A place where the capture's clock was set. */
struct ClockJump
{
    PacketTime before{};
    PacketTime after{};
};

/** What a capture holds. */
struct CaptureReading
{
    /** In the order of their first SYN in the file. */
    std::vector<Connection> connections;
    /** Connections beyond `CaptureLimits::connections`. */
    std::int64_t connectionsLeftOut = 0;
    /** TCP packets of connections whose SYN is not in the file. */
    std::int64_t withoutSyn = 0;
    std::vector<Lookup> lookups;
    /** Literal address to the names that DNS answers gave it. */
    std::map<QString, std::set<QString>> names;
    std::vector<ClockJump> jumps;
    std::int64_t packets = 0;
    /** Frames that are no IP, or damaged: counted, and reading goes on (C-CAP-03). */
    std::int64_t skippedFrames = 0;
    /** The same packet seen twice, on two interfaces. */
    std::int64_t duplicates = 0;
    std::int64_t fragments = 0;
    /** The file ends in the middle, or is damaged there: what stands before it was read. */
    bool truncated = false;
    /** libpcap refused the file; the program's own reader read it. */
    bool ownReader = false;
    int interfaces = 1;
    std::optional<PacketTime> first;
    std::optional<PacketTime> last;
};

/** Bounds of what is kept. */
struct CaptureLimits
{
    int connections = 50'000;
    int segmentsEach = 400;
    int segmentsTogether = 400'000;
    int lookups = 10'000;
};

/**
 * Reads a pcap or pcapng file, however large, in bounded memory. Blocks; any thread. Errors: those of the
 * file, `NotACapture`, `Cancelled`.
 */
[[nodiscard]] ReadResult<CaptureReading> readCapture(const QString& path, const ReadControl& control = {},
                                                     const CaptureLimits& limits = {});

} // namespace naru::evidence
