// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Scenario.h"

#include <QRectF>

class QPainter;

namespace naru::kit {
class Colors;
}

namespace naru::simulator {

/**
 * A miniature of what the scenario simulates, in two greys: peers, agent and peer groups; balancers,
 * appliances and servers; nodes on their ring or in their sites. As many of each as the scenario has, up to
 * what can be told apart.
 */
void paintScenario(QPainter& painter, const QRectF& place, const sim::Scenario& scenario,
                   const kit::Colors& colors);

} // namespace naru::simulator
