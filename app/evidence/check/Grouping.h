// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Scene.h"

namespace naru::evidence {

/**
 * The capture's connections by gateway, in the order of their first SYN. Where gateways are known, those
 * alone: told by their literal address, the names that DNS gave, the name that the client asked for.
 */
[[nodiscard]] std::vector<Group> groupsOf(const CaptureReading& capture,
                                          const std::vector<profile::Target>& known);

} // namespace naru::evidence
