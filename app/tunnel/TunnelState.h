// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "OpenconnectOutput.h"
#include "helper/Frame.h"
#include "tunnel/Backend.h"

#include <optional>

namespace naru::tunnel {

/** What became of a tunnel by an event: which of the backend's signals are due. */
struct TunnelNews
{
    bool connected = false;
    bool back = false;
    bool changed = false;
    std::optional<ReconnectReason> reconnecting;
    std::optional<Traffic> traffic;
    /** A line for the log. */
    QString line;
};

/**
 * What is known of one tunnel, from the helper's frames and openconnect's lines in them: pure, no clock but
 * the moments that are handed in. The state follows evidence: up is what openconnect's script said to be, and
 * stays so only while something comes.
 */
class TunnelState
{
public:
    enum class Phase {
        /** Packets never could pass yet. */
        Connecting,
        Up,
        Reconnecting,
    };

    /** `socksPort` where it is a proxy: openconnect calls no script at a reconnection then. */
    explicit TunnelState(std::optional<std::uint16_t> socksPort = std::nullopt)
        : m_socksPort(socksPort)
    {}

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] const TunnelInfo& info() const { return m_info; }

    /** A frame of the helper's other than `ready` and `ended`. */
    [[nodiscard]] TunnelNews take(const helper::Frame& frame, base::SteadyTime now, base::SystemTime date);
    /** Called once a second: lack of any evidence is news, too. */
    [[nodiscard]] TunnelNews tick(base::SteadyTime now);
    /** What a frame `ended` means after all that came before. */
    [[nodiscard]] TunnelEnd end(const helper::Frame& frame) const;
    /** The last words of openconnect or the gateway that say something. */
    [[nodiscard]] QString technical() const;

private:
    TunnelNews takeLine(const QString& line, base::SteadyTime now);
    void apply(const OutputEvent& event, TunnelNews& news, base::SteadyTime now);
    void applyCipher(QString& cipher, const QString& value, TunnelNews& news);
    void applyTraffic(const Traffic& traffic, TunnelNews& news, base::SteadyTime now);
    void beginUp(const helper::Frame& frame, TunnelNews& news, base::SteadyTime now, base::SystemTime date);
    void beginReconnecting(ReconnectReason reason, TunnelNews& news);
    void comeBack(TunnelNews& news, base::SteadyTime now);
    void noteLife(TunnelNews& news, base::SteadyTime now);
    [[nodiscard]] TunnelEndKind kindOfExit(const std::string& status) const;

    std::optional<std::uint16_t> m_socksPort;
    Phase m_phase = Phase::Connecting;
    TunnelInfo m_info;
    /** Why a reconnection that begins now would. */
    ReconnectReason m_clue = ReconnectReason::Unknown;
    /** The reconnection began because nothing came, not because openconnect said so. */
    bool m_silent = false;
    base::SteadyTime m_lastLife;
    std::optional<quint64> m_received;
    /** The end that openconnect announced. */
    std::optional<TunnelEndKind> m_announced;
    QString m_problem;
    QString m_lastLine;
};

} // namespace naru::tunnel
