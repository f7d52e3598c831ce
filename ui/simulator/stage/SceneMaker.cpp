// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/stage/SceneMaker.h"

namespace naru::simulator {

Scene sceneOf(const QString& model, const SceneInput& input)
{
    if (model == QLatin1String("balancer"))
        return balancerScene(input);
    if (model == QLatin1String("cluster"))
        return clusterScene(input);
    if (model == QLatin1String("limiter"))
        return limiterScene(input);
    return {};
}

} // namespace naru::simulator
