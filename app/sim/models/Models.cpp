// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/models/Models.h"

#include "sim/balancer/Balancer.h"
#include "sim/cluster/Cluster.h"
#include "sim/limiter/Limiter.h"

#include <array>

namespace naru::sim {

Models allModels()
{
    static const std::array<const Model*, 3> all{&limiter::model(), &balancer::model(), &cluster::model()};
    return all;
}

} // namespace naru::sim
