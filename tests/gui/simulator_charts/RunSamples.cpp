// SPDX-License-Identifier: GPL-3.0-or-later
#include "RunSamples.h"

#include "sim/models/Models.h"

namespace naru::test {

sim::Scenario scenarioOf(const QByteArray& json)
{
    auto scenario = sim::readScenario(json.toStdString());
    if (!scenario)
        qFatal("not a scenario: %s", scenario.error().detail.c_str());
    return *std::move(scenario);
}

sim::ModelInfo modelOf(const sim::Scenario& scenario)
{
    return sim::findModel(sim::allModels(), scenario.model)->describe();
}

simulator::RunPair started(const sim::Scenario& scenario, const QStringList& settingsOfB)
{
    std::optional<sim::Scenario> b;
    if (!settingsOfB.isEmpty())
        b = scenario;
    for (const QString& setting : settingsOfB)
        if (sim::applySetting(*b, setting.toStdString()))
            qFatal("not a setting: %s", qPrintable(setting));
    auto runs = simulator::RunPair::start(scenario, b, sim::allModels());
    if (!runs)
        qFatal("does not start: %s %s %s", runs.error().path.c_str(), runs.error().detail.c_str(),
               runs.error().reason.en.c_str());
    return *std::move(runs);
}

simulator::FramePtr frameOf(const simulator::RunPair& runs)
{
    return std::make_shared<const simulator::Frame>(runs.frame({}, true));
}

simulator::FramePtr frameAt(const sim::Scenario& scenario, sim::Time moment, const QStringList& settingsOfB)
{
    simulator::RunPair runs = started(scenario, settingsOfB);
    runs.advance(moment);
    return frameOf(runs);
}

} // namespace naru::test
