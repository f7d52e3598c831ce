// SPDX-License-Identifier: GPL-3.0-or-later
#include "TunnelDesk.h"

#include "SessionKinds.h"
#include "engine/Settings.h"

#include <utility>

namespace naru::engine {

TunnelDesk::TunnelDesk(const base::Clock& clock, QObject* parent)
    : QObject(parent)
    , m_clock(clock)
{}

TunnelDesk::~TunnelDesk() = default;

void TunnelDesk::start(const session::StartTunnel& wish)
{
    m_attempt = wish.attempt;
    m_backend = tunnel::makeBackend(m_settings.backend.value_or(usualBackend()),
                                    tunnel::TunnelPrograms::ofThisMachine(), m_clock);
    connectBackend();
    m_backend->start(request());
    // The cookie is with the tunnel now.
    m_session.reset();
}

void TunnelDesk::connectBackend()
{
    connect(m_backend.get(), &tunnel::Backend::connected, this, [this](const tunnel::TunnelInfo& info) {
        Q_EMIT changed(info);
        Q_EMIT happened(session::TunnelUp{m_attempt});
    });
    connect(m_backend.get(), &tunnel::Backend::reconnecting, this, [this](tunnel::ReconnectReason reason) {
        Q_EMIT happened(session::TunnelReconnecting{m_attempt, causeOf(reason)});
    });
    connect(m_backend.get(), &tunnel::Backend::back, this, [this](const tunnel::TunnelInfo& info) {
        Q_EMIT changed(info);
        Q_EMIT happened(session::TunnelBack{m_attempt});
    });
    connect(m_backend.get(), &tunnel::Backend::changed, this, &TunnelDesk::changed);
    connect(m_backend.get(), &tunnel::Backend::traffic, this, &TunnelDesk::traffic);
    connect(m_backend.get(), &tunnel::Backend::ended, this, [this](const tunnel::TunnelEnd& end) {
        // It is telling just now, and the next tunnel may be started in the same breath.
        m_backend.release()->deleteLater();
        Q_EMIT ended(end);
        Q_EMIT happened(session::TunnelEnded{std::exchange(m_attempt, 0), endOf(end.kind)});
    });
}

tunnel::TunnelRequest TunnelDesk::request() const
{
    tunnel::TunnelRequest request;
    request.host = m_session->host;
    request.port = m_session->port;
    request.address = QHostAddress(m_session->address);
    request.cookie = m_session->cookie;
    request.pin = m_session->key;
    request.dtls = m_settings.dtls;
    request.userAgent = m_settings.userAgent;
    return request;
}

void TunnelDesk::reconnect()
{
    if (m_backend)
        m_backend->reconnect();
}

void TunnelDesk::stop()
{
    if (m_backend)
        m_backend->stop();
}

} // namespace naru::engine
