// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Model.h"

namespace naru::sim::cluster {

/** The model "cluster": firewalls that share their connections over a control link. */
[[nodiscard]] const Model& model();

} // namespace naru::sim::cluster
