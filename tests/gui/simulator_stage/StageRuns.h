// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "../simulator_run/Scenarios.h"
#include "sim/models/Models.h"
#include "simulator/run/Frame.h"
#include "simulator/stage/SceneMaker.h"

namespace naru::test {

/** A run of a scenario, at its start. */
inline std::unique_ptr<sim::Run> started(const sim::Scenario& scenario)
{
    auto run = sim::startScenario(scenario, sim::allModels());
    if (!run)
        qFatal("%s does not start: %s", scenario.name.c_str(), run.error().detail.c_str());
    return *std::move(run);
}

/** What the simulation thread would hand over of a run as it is now. */
inline simulator::FramePtr frameOf(const sim::Run& run, bool playing = false)
{
    auto frame = std::make_shared<simulator::Frame>();
    frame->a.snapshot = run.snapshot();
    frame->a.parameters = run.parameters();
    frame->playing = playing;
    frame->run = 1;
    return frame;
}

/** A shipped scenario run so far; its own end where `until` is 0. */
inline std::unique_ptr<sim::Run> runOf(const QString& name, sim::Time until = {})
{
    const sim::Scenario scenario = shipped(name);
    auto run = started(scenario);
    run->advance(until == sim::Time{} ? scenario.until : until);
    return run;
}

/** A scene of a run as it is now. */
inline simulator::Scene sceneOf(const kit::Theme& theme, const wording::Words& words, const QString& model,
                                const sim::Run& run, const QSizeF& size = {672, 356},
                                const QString& selection = {}, const std::vector<sim::LogEntry>& story = {},
                                std::size_t now = 0)
{
    return simulator::sceneOf(model, {.snapshot = run.snapshot(),
                                      .parameters = run.parameters(),
                                      .selection = selection,
                                      .story = story,
                                      .now = now,
                                      .size = size,
                                      .type = simulator::Typeset(theme),
                                      .words = words});
}

inline QString modelOf(const QString& scenario)
{
    return QString::fromStdString(shipped(scenario).model);
}

} // namespace naru::test
