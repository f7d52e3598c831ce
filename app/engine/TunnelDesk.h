// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "session/Action.h"
#include "session/Event.h"
#include "tunnel/Backend.h"
#include "tunnel/SignedIn.h"
#include "tunnel/TunnelSettings.h"

#include <QObject>

#include <memory>
#include <optional>

namespace naru::engine {

/** One tunnel after another for the session, each with the session that its sign-in gave. Belongs to the
 * engine's thread. */
class TunnelDesk final : public QObject
{
    Q_OBJECT

public:
    /** `clock` outlives the desk. */
    explicit TunnelDesk(const base::Clock& clock, QObject* parent = nullptr);
    ~TunnelDesk() override;

    /** From the next tunnel on. */
    void setSettings(const tunnel::TunnelSettings& settings) { m_settings = settings; }
    /** What the next tunnel signs in with. */
    void setSession(const tunnel::SignedIn& session) { m_session = session; }

    void start(const session::StartTunnel& wish);
    void reconnect();
    void stop();

Q_SIGNALS:
    void happened(const naru::session::Event& event);
    void changed(const naru::tunnel::TunnelInfo& info);
    void traffic(const naru::tunnel::Traffic& traffic);
    void ended(const naru::tunnel::TunnelEnd& end);

private:
    void connectBackend();
    [[nodiscard]] tunnel::TunnelRequest request() const;

    const base::Clock& m_clock;
    tunnel::TunnelSettings m_settings;
    std::optional<tunnel::SignedIn> m_session;
    std::unique_ptr<tunnel::Backend> m_backend;
    session::Number m_attempt = 0;
};

} // namespace naru::engine
