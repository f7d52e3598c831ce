// SPDX-License-Identifier: GPL-3.0-or-later
#include "TunnelState.h"

#include "HelperFrames.h"

namespace naru::tunnel {

namespace {

constexpr int longestTechnical = 1024;

/** Lines that come every few seconds and tell nothing to a reader of the log. */
bool isNoise(const QString& line, const std::optional<OutputEvent>& event)
{
    if (event && (event->kind == OutputKind::Alive || event->kind == OutputKind::Traffic))
        return true;
    for (const QStringView begin :
         {u"Send CSTP DPD", u"Send DTLS DPD", u"Send CSTP Keepalive", u"Send DTLS Keepalive",
          u"Next SSL rekey", u"Next DTLS rekey", u"SSL ciphersuite: "}) {
        if (line.startsWith(begin))
            return true;
    }
    return false;
}

/** The end that an event announces. */
std::optional<TunnelEndKind> announcedBy(OutputKind kind)
{
    switch (kind) {
    case OutputKind::ServerDisconnect:
        return TunnelEndKind::ServerDisconnect;
    case OutputKind::SessionEnded:
        return TunnelEndKind::SessionEnded;
    case OutputKind::CookieRejected:
        return TunnelEndKind::CookieRejected;
    case OutputKind::PinMismatch:
        return TunnelEndKind::PinMismatch;
    case OutputKind::AddressChanged:
        return TunnelEndKind::PeerDead;
    default:
        return std::nullopt;
    }
}

} // namespace

TunnelNews TunnelState::take(const helper::Frame& frame, base::SteadyTime now, base::SystemTime date)
{
    TunnelNews news;
    const std::string& verb = frame.verb();
    if (verb == "line")
        return takeLine(QString::fromStdString(frame.value("text")), now);
    if (verb == "connected" || verb == "back")
        beginUp(frame, news, now, date);
    if (verb == "reconnecting")
        beginReconnecting(m_clue, news);
    if (verb == "stats") {
        if (const auto traffic = trafficFrom(frame))
            applyTraffic(*traffic, news, now);
    }
    return news;
}

TunnelNews TunnelState::tick(base::SteadyTime now)
{
    TunnelNews news;
    if (m_phase == Phase::Up && now - m_lastLife >= Backend::silenceLimit) {
        beginReconnecting(ReconnectReason::Silence, news);
        m_silent = true;
    }
    return news;
}

TunnelNews TunnelState::takeLine(const QString& line, base::SteadyTime now)
{
    TunnelNews news;
    const auto event = readOutputLine(line);
    if (!isNoise(line, event)) {
        news.line = line;
        m_lastLine = line;
    }
    if (event)
        apply(*event, news, now);
    return news;
}

void TunnelState::apply(const OutputEvent& event, TunnelNews& news, base::SteadyTime now)
{
    if (const auto kind = announcedBy(event.kind))
        m_announced = m_announced.value_or(*kind);
    switch (event.kind) {
    case OutputKind::TlsBegins:
        // Once it was up, a new connection of TLS is one that takes the place of the old.
        return beginReconnecting(m_clue, news);
    case OutputKind::CstpCipher:
        return applyCipher(m_info.cstpCipher, event.text, news);
    case OutputKind::CstpUp:
        if (m_socksPort && m_phase == Phase::Reconnecting)
            comeBack(news, now);
        return;
    case OutputKind::DtlsUp:
        noteLife(news, now);
        return applyCipher(m_info.dtlsCipher, event.text, news);
    case OutputKind::DtlsDown:
        return applyCipher(m_info.dtlsCipher, {}, news);
    case OutputKind::DeadPeer:
        m_clue = ReconnectReason::DeadPeer;
        return beginReconnecting(m_clue, news);
    case OutputKind::ConnectionLost:
        m_problem = event.text;
        m_clue = ReconnectReason::ConnectionLost;
        return beginReconnecting(m_clue, news);
    case OutputKind::RekeyDue:
        m_clue = ReconnectReason::Rekey;
        return;
    case OutputKind::ReconnectAsked:
        m_clue = ReconnectReason::Asked;
        return beginReconnecting(m_clue, news);
    case OutputKind::Alive:
        return noteLife(news, now);
    case OutputKind::Traffic:
        return applyTraffic(event.traffic, news, now);
    case OutputKind::AddressChanged:
    case OutputKind::ServerDisconnect:
    case OutputKind::SessionEnded:
    case OutputKind::CookieRejected:
    case OutputKind::PinMismatch:
    case OutputKind::GatewayFailed:
        if (!event.text.isEmpty())
            m_problem = event.text;
        return;
    }
}

void TunnelState::applyCipher(QString& cipher, const QString& value, TunnelNews& news)
{
    if (cipher == value)
        return;
    cipher = value;
    news.changed = m_phase == Phase::Up;
}

void TunnelState::applyTraffic(const Traffic& traffic, TunnelNews& news, base::SteadyTime now)
{
    if (m_received && traffic.receivedBytes > *m_received)
        noteLife(news, now);
    m_received = traffic.receivedBytes;
    news.traffic = traffic;
}

void TunnelState::beginUp(const helper::Frame& frame, TunnelNews& news, base::SteadyTime now,
                          base::SystemTime date)
{
    const TunnelInfo before = m_info;
    const bool first = m_phase == Phase::Connecting;
    m_info = tunnelInfoFrom(frame);
    m_info.cstpCipher = before.cstpCipher;
    m_info.dtlsCipher = before.dtlsCipher;
    m_info.socksPort = m_socksPort;
    m_info.since = first ? date : before.since;
    comeBack(news, now);
    news.connected = first;
    news.back = !first;
}

void TunnelState::beginReconnecting(ReconnectReason reason, TunnelNews& news)
{
    if (m_phase != Phase::Up)
        return;
    m_phase = Phase::Reconnecting;
    m_info.dtlsCipher.clear();
    news.reconnecting = reason;
}

void TunnelState::comeBack(TunnelNews& news, base::SteadyTime now)
{
    m_phase = Phase::Up;
    m_silent = false;
    m_clue = ReconnectReason::Unknown;
    m_problem.clear();
    m_lastLife = now;
    news.back = true;
}

void TunnelState::noteLife(TunnelNews& news, base::SteadyTime now)
{
    m_lastLife = now;
    if (m_clue == ReconnectReason::Rekey)
        m_clue = ReconnectReason::Unknown;
    if (m_phase == Phase::Reconnecting && m_silent)
        comeBack(news, now);
}

TunnelEnd TunnelState::end(const helper::Frame& frame) const
{
    const auto kind = endKindFrom(frame);
    const QString detail = QString::fromStdString(frame.value("detail"));
    if (!kind)
        return {kindOfExit(frame.value("detail")), technical()};
    if (*kind == TunnelEndKind::Stopped)
        return {*kind, {}};
    return {*kind, (detail.isEmpty() ? technical() : detail).left(longestTechnical)};
}

TunnelEndKind TunnelState::kindOfExit(const std::string& status) const
{
    // The exec failed: it is there for us and not for the user.
    if (status == "127" && m_lastLine.isEmpty())
        return TunnelEndKind::OpenconnectMissing;
    if (m_announced)
        return *m_announced;
    if (status == "2")
        return TunnelEndKind::CookieRejected;
    switch (m_phase) {
    case Phase::Connecting:
        return TunnelEndKind::GatewayFailed;
    case Phase::Reconnecting:
        return TunnelEndKind::PeerDead;
    case Phase::Up:
        break;
    }
    return TunnelEndKind::OpenconnectCrashed;
}

QString TunnelState::technical() const
{
    return (m_problem.isEmpty() ? m_lastLine : m_problem).left(longestTechnical);
}

} // namespace naru::tunnel
