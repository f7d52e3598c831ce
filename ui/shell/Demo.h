// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "engine/Engine.h"
#include "lab/Lab.h"
#include "lab/OcservLab.h"
#include "profile/Profile.h"

#include <QObject>

#include <optional>

namespace naru::shell {

/**
 * Gateways on loopback and a location that belongs to them, so that nothing of the user's own is touched:
 * real ones that can be connected to where this machine can have them, else such that only answer probes.
 */
class Demo final : public QObject
{
    Q_OBJECT

public:
    explicit Demo(QObject* parent = nullptr);

    /** Answers with `ready` or `failed`. */
    void start();
    /** From `ready` on. */
    [[nodiscard]] const profile::Profile& profile() const { return m_profile; }
    /** How the gateways are connected to; nothing where they can't be. */
    [[nodiscard]] const std::optional<engine::ConnectionOptions>& connection() const { return m_connection; }
    /** Why they can't be. */
    [[nodiscard]] const std::optional<lab::OcservObstacle>& obstacle() const { return m_obstacle; }

    [[nodiscard]] static engine::Network network();
    /** A data folder inside the user's own; the machine is not asked. */
    [[nodiscard]] static engine::Places places();

Q_SIGNALS:
    /** Once more where real gateways ended and others stand in. */
    void ready();
    void failed(naru::base::Error error);

private:
    void useReal();
    void standIn(const lab::OcservObstacle& obstacle);
    void use(const QByteArray& profile);

    lab::OcservLab m_real;
    lab::Lab m_standIn;
    profile::Profile m_profile;
    std::optional<engine::ConnectionOptions> m_connection;
    std::optional<lab::OcservObstacle> m_obstacle;
};

} // namespace naru::shell
