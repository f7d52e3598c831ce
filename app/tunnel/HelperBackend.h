// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "TunnelState.h"
#include "tunnel/Backend.h"
#include "tunnel/BackendChoice.h"

#include <QProcess>
#include <QTimer>

#include <memory>

namespace naru::tunnel {

/**
 * A tunnel through a process of naru-helper: speaks its frames, keeps the deadlines, tells what became of it.
 * The backends that derive from it say how the helper is started, and what it means when it does not.
 */
class HelperBackend : public Backend
{
    Q_OBJECT

public:
    ~HelperBackend() override;

    void start(const TunnelRequest& request) override;
    void reconnect() override;
    void stop() override;
    [[nodiscard]] bool isActive() const override { return m_process != nullptr; }

protected:
    /** A program and its arguments. */
    struct Command
    {
        QString program;
        QStringList arguments;
    };

    /** The clock must outlive the backend. */
    HelperBackend(const base::Clock& clock, Command command, std::optional<std::uint16_t> socksPort);

    /** What it means that the command ended before the helper said anything, with what it wrote to its
     * errors. */
    [[nodiscard]] virtual TunnelEndKind endBeforeReady(int status, const QString& errors) const;
    /** What it means that the command's program can't be started. */
    [[nodiscard]] virtual TunnelEndKind missingProgram() const { return TunnelEndKind::HelperMissing; }
    /** Run with the command's program once the helper died without putting things in order; empty: nothing
     * is. */
    [[nodiscard]] virtual QStringList restoreArguments() const { return {}; }

private:
    void read();
    void takeFrame(const helper::Frame& frame);
    void begin();
    void tell(const TunnelNews& news);
    void tick();
    void send(helper::Frame frame);
    /** Ends the tunnel for a reason of ours. */
    void endWith(TunnelEndKind kind);
    void takeDeadline();
    void takeExit();
    void restoreAndEnd(const TunnelEnd& end);
    void finish(const TunnelEnd& end);
    void releaseProcess();

    const base::Clock& m_clock;
    const Command m_command;
    const std::optional<std::uint16_t> m_socksPort;
    TunnelRequest m_request;
    TunnelState m_state;
    std::unique_ptr<QProcess> m_process;
    QByteArray m_received;
    /** What is waited for now: the helper, the tunnel, the gateway's return, the end. */
    QTimer m_deadline;
    QTimer m_tick;
    bool m_ready = false;
    /** Why the tunnel is being ended by us. */
    std::optional<TunnelEnd> m_wanted;
    /** What the helper said last. */
    std::optional<TunnelEnd> m_told;
};

} // namespace naru::tunnel
