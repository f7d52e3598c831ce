// SPDX-License-Identifier: GPL-3.0-or-later
#include "NoneBackend.h"

#include <QTimer>

namespace naru::tunnel {

void NoneBackend::start(const TunnelRequest&)
{
    m_active = true;
    m_kind = TunnelEndKind::SignInOnly;
    QTimer::singleShot(0, this, [this] {
        m_active = false;
        Q_EMIT ended({m_kind, {}});
    });
}

void NoneBackend::stop()
{
    m_kind = TunnelEndKind::Stopped;
}

} // namespace naru::tunnel
