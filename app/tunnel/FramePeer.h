// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FrameObject.h"
#include "tunnel/PeerCertificate.h"

namespace naru::tunnel {

[[nodiscard]] QJsonObject jsonOf(const PeerCertificate& peer);
/** A certificate as `jsonOf` wrote it; what is not so makes the object unsound. */
[[nodiscard]] PeerCertificate readPeer(FrameObject& object);

} // namespace naru::tunnel
