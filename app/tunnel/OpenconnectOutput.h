// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/Traffic.h"

#include <QString>
#include <QStringView>

#include <optional>

namespace naru::tunnel {

/** What a line of openconnect's says. */
enum class OutputKind {
    /** A TLS connection to the gateway is being made. */
    TlsBegins,
    /** The TLS channel has a cipher suite (new, or after a rekey); `text`: its name. */
    CstpCipher,
    /** The gateway opened the tunnel over TLS. */
    CstpUp,
    /** The UDP channel is up; `text`: its cipher suite. */
    DtlsUp,
    /** The UDP channel is gone; TLS carries on. */
    DtlsDown,
    /** The gateway answers no more. */
    DeadPeer,
    /** The connection was closed or broke; `text`: the line. */
    ConnectionLost,
    /** New keys are due. */
    RekeyDue,
    /** A new connection was asked for by a signal. */
    ReconnectAsked,
    /** A sign of life: an answer to the question whether the gateway lives. */
    Alive,
    /** Counters. */
    Traffic,
    /** The gateway gave another inner address at a reconnection, which openconnect does not go along with. */
    AddressChanged,
    /** The gateway ended the tunnel; `text`: its reason, may be empty. */
    ServerDisconnect,
    /** The same, and the reason is one that lies in this user's session: idle, too long, an administrator. */
    SessionEnded,
    /** The cookie is good no longer. */
    CookieRejected,
    /** The key is not the pinned one; `text`: the pin of the key that was shown. */
    PinMismatch,
    /** The gateway can't be reached or does not do what it should; `text`: the line. */
    GatewayFailed,
};

/** An event that a line tells. */
struct OutputEvent
{
    OutputKind kind;
    QString text;
    /** Of `Traffic`. */
    naru::tunnel::Traffic traffic;
    friend bool operator==(const OutputEvent&, const OutputEvent&) = default;
};

/**
 * Reads a line that openconnect (8.10 to 9.12; recorded with 9.01) prints in the C locale with `--verbose`,
 * without its end. Nothing for lines that change nothing. Pure; any text may come, also a hostile gateway's.
 */
[[nodiscard]] std::optional<OutputEvent> readOutputLine(QStringView line);

} // namespace naru::tunnel
