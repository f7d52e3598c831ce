// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lab/Gateway.h"

#include <vector>

namespace naru::lab {

/** The profile of running gateways, as `Lab::profile` promises it. */
[[nodiscard]] QByteArray profileText(const std::vector<RunningGateway>& gateways);

} // namespace naru::lab
