// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Descriptor.h"
#include "lab/OcservLab.h"

#include <expected>

namespace naru::lab {

/** A port on loopback that clients come to. */
struct OcservDoor
{
    Descriptor socket;
    std::uint16_t port = 0;
};

/** At the port where it is free, else at any. PortUnavailable. */
[[nodiscard]] std::expected<OcservDoor, OcservObstacle> openDoor(const QString& host, std::uint16_t port);

} // namespace naru::lab
