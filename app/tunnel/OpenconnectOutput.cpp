// SPDX-License-Identifier: GPL-3.0-or-later
#include "OpenconnectOutput.h"

#include <algorithm>
#include <array>

namespace naru::tunnel {

namespace {

/** A line known by its begin. */
struct Known
{
    QStringView begin;
    OutputKind kind;
    /** What stands before the event's text; null: the event has none; empty: the text is the whole line. */
    QStringView textBehind;
};

// The order is that of openconnect's own life: connecting, up, trouble, end.
constexpr std::array known{
    Known{u"SSL negotiation with ", OutputKind::TlsBegins, {}},
    Known{u"Connected to HTTPS on ", OutputKind::CstpCipher, u" with ciphersuite "},
    Known{u"Renegotiated SSL on ", OutputKind::CstpCipher, u" with ciphersuite "},
    Known{u"CSTP connected. ", OutputKind::CstpUp, {}},
    Known{u"Established DTLS connection ", OutputKind::DtlsUp, u"Ciphersuite "},
    Known{u"Got CSTP DPD response", OutputKind::Alive, {}},
    Known{u"Got DTLS DPD response", OutputKind::Alive, {}},
    Known{u"Got CSTP DPD request", OutputKind::Alive, {}},
    Known{u"Got DTLS DPD request", OutputKind::Alive, {}},
    Known{u"Got CSTP Keepalive", OutputKind::Alive, {}},
    Known{u"Got DTLS Keepalive", OutputKind::Alive, {}},
    Known{u"CSTP rekey due", OutputKind::RekeyDue, {}},
    Known{u"User requested reconnect", OutputKind::ReconnectAsked, {}},
    Known{u"DTLS Dead Peer Detection detected dead peer", OutputKind::DtlsDown, {}},
    Known{u"DTLS handshake failed", OutputKind::DtlsDown, {}},
    Known{u"DTLS handshake timed out", OutputKind::DtlsDown, {}},
    Known{u"DTLS Rehandshake failed", OutputKind::DtlsDown, {}},
    Known{u"CSTP Dead Peer Detection detected dead peer", OutputKind::DeadPeer, {}},
    Known{u"Read error on SSL session", OutputKind::ConnectionLost, u""},
    Known{u"Write error on SSL session", OutputKind::ConnectionLost, u""},
    Known{u"SSL read error", OutputKind::ConnectionLost, u""},
    Known{u"SSL write error", OutputKind::ConnectionLost, u""},
    Known{u"Reconnect gave different ", OutputKind::AddressChanged, u""},
    Known{u"Received server disconnect", OutputKind::ServerDisconnect, u"disconnect: "},
    Known{u"Session terminated by server", OutputKind::ServerDisconnect, {}},
    Known{u"Cookie is no longer valid", OutputKind::CookieRejected, {}},
    Known{u"Cookie was rejected by server", OutputKind::CookieRejected, {}},
    Known{u"Got inappropriate HTTP CONNECT response: HTTP/1.1 401", OutputKind::CookieRejected, {}},
    Known{u"Got inappropriate HTTP CONNECT response", OutputKind::GatewayFailed, u""},
    Known{u"Failed to connect to ", OutputKind::GatewayFailed, u""},
    Known{u"Failed to reconnect to ", OutputKind::GatewayFailed, u""},
    Known{u"SSL connection failure", OutputKind::GatewayFailed, u""},
    Known{u"Failed to open HTTPS connection", OutputKind::GatewayFailed, u""},
};

/** Reasons of an ASA that lie in the session and not in the gateway (its log names the same). A gateway that
 * stops gives others, or none. */
constexpr std::array<QStringView, 5> sessionsOwn{u"idle timeout", u"session timeout", u"max time exceeded",
                                                 u"administrator reset", u"connection preempted"};

constexpr QStringView pinMismatch = u"specified via --servercert match server's certificate: ";

/** The number at the begin of a text, which is taken off it up to its blank. */
std::optional<std::uint64_t> takeNumber(QStringView& text)
{
    const auto end = text.indexOf(u' ');
    bool good = false;
    const quint64 value = text.first(qMax(end, qsizetype(0))).toULongLong(&good);
    if (!good)
        return std::nullopt;
    text = text.sliced(end + 1);
    return value;
}

/** `RX: 9 packets (1124 B); TX: 0 packets (0 B)` from the first number on; takes it off. */
bool takeCounts(QStringView& text, QStringView begin, std::optional<std::uint64_t>& packets,
                std::uint64_t& bytes)
{
    constexpr QStringView between = u"packets (";
    if (!text.startsWith(begin))
        return false;
    text = text.sliced(begin.size());
    packets = takeNumber(text);
    if (!packets || !text.startsWith(between))
        return false;
    text = text.sliced(between.size());
    const auto counted = takeNumber(text);
    bytes = counted.value_or(0);
    return counted.has_value();
}

std::optional<OutputEvent> readTraffic(QStringView line)
{
    OutputEvent event{OutputKind::Traffic, {}, {}};
    auto& traffic = event.traffic;
    if (!takeCounts(line, u"RX: ", traffic.receivedPackets, traffic.receivedBytes) ||
        !takeCounts(line, u"B); TX: ", traffic.sentPackets, traffic.sentBytes))
        return std::nullopt;
    return event;
}

QString textOf(QStringView line, const Known& entry)
{
    if (entry.textBehind.isNull())
        return {};
    const auto at = line.indexOf(entry.textBehind);
    if (at < 0)
        return {};
    QStringView text = line.sliced(at + entry.textBehind.size());
    // "… Ciphersuite (DTLS1.2)-(PSK)-(AES-256-GCM)."
    if (entry.kind == OutputKind::DtlsUp && text.endsWith(u'.'))
        text.chop(1);
    return text.toString();
}

OutputKind kindOf(const Known& entry, const QString& text)
{
    const bool isSessions = entry.kind == OutputKind::ServerDisconnect &&
                            std::ranges::any_of(sessionsOwn, [&text](QStringView reason) {
                                return text.contains(reason, Qt::CaseInsensitive);
                            });
    return isSessions ? OutputKind::SessionEnded : entry.kind;
}

} // namespace

std::optional<OutputEvent> readOutputLine(QStringView line)
{
    if (line.startsWith(u"RX: "))
        return readTraffic(line);
    if (line.startsWith(u"None of the ")) {
        const auto at = line.indexOf(pinMismatch);
        if (at >= 0)
            return OutputEvent{OutputKind::PinMismatch, line.sliced(at + pinMismatch.size()).toString(), {}};
    }
    for (const Known& entry : known) {
        if (!line.startsWith(entry.begin))
            continue;
        const QString text = textOf(line, entry);
        return OutputEvent{kindOf(entry, text), text, {}};
    }
    return std::nullopt;
}

} // namespace naru::tunnel
