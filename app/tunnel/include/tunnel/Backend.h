// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/Traffic.h"
#include "tunnel/TunnelEnd.h"
#include "tunnel/TunnelInfo.h"
#include "tunnel/TunnelRequest.h"

#include <QObject>

namespace naru::tunnel {

/** Why a tunnel that was up is being brought up again. */
enum class ReconnectReason {
    /** Dead peer detection: the gateway no longer answers. */
    DeadPeer,
    /** The connection was closed or refused. */
    ConnectionLost,
    /** Nothing at all came for `silenceLimit`, not even an answer to the question whether it lives. */
    Silence,
    /** New keys; a moment. */
    Rekey,
    /** `reconnect` was called. */
    Asked,
    /** openconnect says that it reconnects, not why. */
    Unknown,
};

/**
 * Carries one tunnel after another; one at a time. Lives in the thread of its event loop and never blocks it.
 *
 * After `start`, `connected` comes at most once and `ended` exactly once, whatever happens: each step has a
 * deadline of its own (`TunnelDeadlines`). Destroying a backend ends its tunnel; the system is put in order
 * by the helper. `start` may be called again from `ended` on.
 */
class Backend : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /** Begins; never emits before it returns. A tunnel that is still there is a mistake of the caller's. */
    virtual void start(const TunnelRequest& request) = 0;
    /** Breaks the connection to the gateway and makes it anew with the same session, e.g. after sleep. */
    virtual void reconnect() = 0;
    /** Ends the tunnel: at most `TunnelDeadlines::stop` until `ended`. Does nothing where there is none. */
    virtual void stop() = 0;
    /** Whether a tunnel is there or on the way: between `start` and `ended`. */
    [[nodiscard]] virtual bool isActive() const = 0;

    /** openconnect asks a silent gateway every 5 s and takes it for dead after 10: silence beyond that is
     * openconnect's. */
    static constexpr std::chrono::milliseconds silenceLimit = std::chrono::seconds(20);

Q_SIGNALS:
    /** Packets may pass. */
    void connected(naru::tunnel::TunnelInfo info);
    /** The gateway is lost and looked for; within 2 s after openconnect said so (C-OC-12). */
    void reconnecting(naru::tunnel::ReconnectReason reason);
    /** Packets may pass again; addresses may be others than before. */
    void back(naru::tunnel::TunnelInfo info);
    /** While connected: something of it is another now, e.g. DTLS came up. */
    void changed(naru::tunnel::TunnelInfo info);
    /** Once a second while the tunnel is up. */
    void traffic(naru::tunnel::Traffic traffic);
    /** A line for the raw log: what openconnect says, at most 1,024 characters, without secrets. */
    void line(QString text);
    /** No tunnel is there any more, and nothing of it is left on the machine. */
    void ended(naru::tunnel::TunnelEnd end);
};

} // namespace naru::tunnel
