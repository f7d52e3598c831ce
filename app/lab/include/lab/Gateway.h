// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace naru::lab {

/** What a gateway does with those who come. */
enum class Conduct {
    /** Answers one request with `GatewayBehaviour::status`, ends with FIN. */
    Answer,
    /** Nobody listens, the port stays ours: every SYN is answered with RST. */
    Refuse,
    /** SYNs are dropped: the accept queue is one connection long and filled by the lab itself. */
    BlackHole,
    /** Accepts and says nothing; reads what comes. */
    SilentAfterAccept,
    /** Sends the first 40 bytes of its TLS answer and nothing more (over plain HTTP: nothing at all). */
    StallInTls,
    /** Answers with a status line and header lines that never end, some 12 MB/s. */
    EndlessHeaders,
    /** Accepts and resets, not a byte. */
    ResetAtOnce,
    /** Accepts and closes with FIN, not a byte: what ocserv does with a banned client. */
    CloseAtOnce,
    /** Reads the request, then resets. */
    ResetAfterRequest,
    /** Answers and keeps the connection open until the client ends it, as ocserv does after GET /. */
    KeepOpen,
    /** Answers with a body of 2 GB, as fast as it is taken. */
    BigBody,
    /** Sends 4 KiB of noise instead of what was asked for, then FIN. */
    Garbage,
};

/** What a gateway speaks on its port. */
enum class Transport {
    /** TLS or plain HTTP, whichever the client begins with. */
    Either,
    /** A plain request is reset without a byte, as by ocserv. */
    Tls,
    Plain,
};

/** How a gateway behaves; may be changed while it runs, for connections that come later. */
struct GatewayBehaviour
{
    Conduct conduct = Conduct::Answer;
    Transport transport = Transport::Either;
    /** From the connection to the first byte of the TLS answer: the TLS part of a probe. */
    base::Nanoseconds acceptDelay{0};
    /** From the whole request to the first byte of the answer. */
    base::Nanoseconds replyDelay{0};
    /** Added to `replyDelay`: evenly spread over 0..jitter, drawn from `seed`. */
    base::Nanoseconds jitter{0};
    std::uint64_t seed = 1;
    /** 100..599. */
    int status = 200;
    /** `Location` of a redirect; empty: none. */
    QByteArray location;
    /** Shows the one certificate that all portals of a lab share, instead of its own. */
    bool portalCertificate = false;
    /** From this number of connections on it closes at once, as a gateway that bans. */
    std::optional<int> banAfter;

    /** One HTTPS or HTTP exchange takes `total`: two fifths of it before the TLS answer, the rest before the
     * reply. */
    [[nodiscard]] static GatewayBehaviour answeringIn(base::Nanoseconds total);
    /** A sign-in page that stands before the gateway: answers in 1 ms with its own certificate and a
     * redirect. */
    [[nodiscard]] static GatewayBehaviour portal();

    friend bool operator==(const GatewayBehaviour&, const GatewayBehaviour&) = default;
};

/** A gateway to be started. */
struct GatewaySpec
{
    QString name;
    GatewayBehaviour behaviour;
    /** For the profile only; never started. */
    QStringList backups;
    QString group;
    /** A literal loopback address; empty: one of its own is given (127.0.1.1, 127.0.1.2, …). */
    QString host;
    /** Taken where it is free; 0, or taken by another: any free one. */
    std::uint16_t port = 0;
};

/** A gateway that runs. */
struct RunningGateway
{
    QString name;
    QString host;
    std::uint16_t port = 0;
    QString group;
    QStringList backups;
};

/** What came to a gateway so far. */
struct GatewayCounts
{
    /** Connections that were accepted; those of a black hole or a refusing gateway are not seen. */
    int accepted = 0;
    /** Whole requests that were read. */
    int requests = 0;
    /** Connections that are open now. */
    int open = 0;
};

} // namespace naru::lab
