// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "helper/Frame.h"
#include "tunnel/Traffic.h"
#include "tunnel/TunnelEnd.h"
#include "tunnel/TunnelInfo.h"
#include "tunnel/TunnelRequest.h"

#include <optional>

namespace naru::tunnel {

/** The frame `start` for a request. Holds the cookie: to be wiped. */
[[nodiscard]] helper::Frame startFrame(const TunnelRequest& request);

/** What a frame `connected` or `back` says; `since`, the port and the ciphers are not in it. */
[[nodiscard]] TunnelInfo tunnelInfoFrom(const helper::Frame& frame);

/** What a frame `stats` says; nothing where it is incomplete. */
[[nodiscard]] std::optional<Traffic> trafficFrom(const helper::Frame& frame);

/** The kind of end that a frame `ended` names by itself; nothing where openconnect ended and its words and
    its exit status tell why (`how` is `exited`). */
[[nodiscard]] std::optional<TunnelEndKind> endKindFrom(const helper::Frame& frame);

} // namespace naru::tunnel
