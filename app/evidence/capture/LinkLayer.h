// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "PacketSource.h"

#include <optional>

namespace naru::evidence {

/**
 * The IP packet inside a frame: Ethernet (also with LLC/SNAP, PPPoE), nested VLAN tags (8100, 88A8, 9100,
 * 9200), Linux cooked v1 and v2, raw IP, loopback, PPP. Nothing where the frame carries no IP, is too short,
 * or of a link type that is not known.
 */
[[nodiscard]] std::optional<Bytes> ipPacket(int linkType, Bytes frame);

} // namespace naru::evidence
