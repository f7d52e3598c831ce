// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tunnel/Backend.h"

namespace naru::tunnel {

/** No tunnel: ends as soon as it is asked for one (TunnelEndKind::SignInOnly). */
class NoneBackend final : public Backend
{
    Q_OBJECT

public:
    using Backend::Backend;

    void start(const TunnelRequest& request) override;
    void reconnect() override {}
    void stop() override;
    [[nodiscard]] bool isActive() const override { return m_active; }

private:
    bool m_active = false;
    TunnelEndKind m_kind = TunnelEndKind::SignInOnly;
};

} // namespace naru::tunnel
