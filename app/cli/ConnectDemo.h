// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Connecting.h"
#include "lab/OcservLab.h"

#include <optional>

namespace naru::cli {

/** The gateways of `naructl connect --demo`. Needs the application's object. */
class ConnectDemo final
{
public:
    /** Returns when they take connections, or with what is in the way. */
    [[nodiscard]] std::optional<lab::OcservObstacle> start();
    [[nodiscard]] QByteArray profile() const { return m_lab.profile(); }
    [[nodiscard]] engine::ConnectionOptions connection() const;

private:
    lab::OcservLab m_lab;
    std::uint16_t m_port = 0;
};

} // namespace naru::cli
