// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Model.h"

namespace naru::sim::balancer {

/** The model "balancer": clients, load balancers, Unified Access Gateways and the servers behind them. */
[[nodiscard]] const Model& model();

} // namespace naru::sim::balancer
