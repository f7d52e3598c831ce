// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Network.h"
#include "host/NetworkState.h"

namespace naru::engine {

/** What `host` read, as the pure rooms and the screens take it. Links of a tunnel are no location (OGS-13).
 */
[[nodiscard]] Network toNetwork(const host::NetworkState& state);

} // namespace naru::engine
