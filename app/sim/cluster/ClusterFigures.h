// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Model.h"

namespace naru::sim::cluster {

/** What the names in ClusterReport.cpp mean. */
[[nodiscard]] std::vector<CodeInfo> metricInfos();
[[nodiscard]] std::vector<CodeInfo> seriesInfos();

} // namespace naru::sim::cluster
