// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/cluster/Totals.h"
#include "sim/scenario/Text.h"

namespace naru::sim::cluster {

/** Why a packet did not arrive, with the rule. */
[[nodiscard]] Text textOf(DropReason reason);

} // namespace naru::sim::cluster
