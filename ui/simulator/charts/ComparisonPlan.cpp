// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/charts/ComparisonPlan.h"

#include "sim/models/Models.h"

namespace naru::simulator {

namespace {

std::unexpected<sim::Problem> nothingChosen()
{
    return std::unexpected(sim::Problem{.code = sim::ProblemCode::MemberMissing, .detail = "path=value"});
}

/** Adds the scenario at each of the plan's settings. */
sim::Checked<ComparisonPlan> withVariants(ComparisonPlan plan, const sim::Scenario& scenario)
{
    for (const sim::Point& point : plan.settings) {
        auto variant = sim::variantAt(scenario, point, sim::allModels());
        if (!variant)
            return std::unexpected(std::move(variant.error()));
        plan.scenarios.push_back(std::move(variant->scenario));
    }
    return plan;
}

} // namespace

sim::Checked<ComparisonPlan> planComparison(const sim::Scenario& scenario,
                                            const std::optional<sim::Scenario>& other,
                                            const std::vector<std::string>& settings)
{
    if (!settings.empty())
        return withVariants({{scenario}, {settings}}, scenario);
    if (!other)
        return nothingChosen();
    return ComparisonPlan{{scenario, *other}, {}};
}

sim::Checked<ComparisonPlan> planSweep(const sim::Scenario& scenario,
                                       const std::vector<std::string>& settings)
{
    if (settings.empty())
        return nothingChosen();
    auto points = sim::pointsOf(settings);
    if (!points || points->size() > mostSweptPoints)
        return std::unexpected(sim::Problem{.code = sim::ProblemCode::TooMany});
    return withVariants({{}, *std::move(points)}, scenario);
}

} // namespace naru::simulator
