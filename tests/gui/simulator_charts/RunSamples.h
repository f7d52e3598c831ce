// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../simulator_run/Scenarios.h"
#include "simulator/run/RunPair.h"

#include <QStringList>

namespace naru::test {

[[nodiscard]] sim::Scenario scenarioOf(const QByteArray& json);
[[nodiscard]] sim::ModelInfo modelOf(const sim::Scenario& scenario);
/** At its start. With settings `path=value` there is a run B that has them. */
[[nodiscard]] simulator::RunPair started(const sim::Scenario& scenario, const QStringList& settingsOfB = {});
/** What the screen would know now. */
[[nodiscard]] simulator::FramePtr frameOf(const simulator::RunPair& runs);
[[nodiscard]] simulator::FramePtr frameAt(const sim::Scenario& scenario, sim::Time moment,
                                          const QStringList& settingsOfB = {});

} // namespace naru::test
