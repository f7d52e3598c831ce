// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Planner.h"

#include <algorithm>
#include <map>

namespace naru::ogs {

RunPlan makePlan(const profile::Profile& profile, const PlanOptions& options)
{
    RunPlan result;
    Plan& plan = result.plan;
    std::map<profile::Target, int> places;
    for (const profile::HostEntry& host : profile.hosts) {
        if (!host.target) {
            result.targetOfGateway.push_back(std::nullopt);
            continue;
        }
        const auto [place, isNew] = places.try_emplace(*host.target, static_cast<int>(plan.targets.size()));
        if (isNew)
            plan.targets.push_back({*host.target, std::clamp(options.probes, 1, 3)});
        result.targetOfGateway.push_back(place->second);
    }
    if (!options.locationCached && !plan.targets.empty())
        plan.preflight = plan.targets.front().target;
    plan.kind = options.proxy ? ProbeKind::Https : options.kind;
    plan.sequential = options.sequential;
    plan.deadline = options.deadline;
    plan.maxSockets = options.maxSockets;
    plan.proxy = options.proxy;
    plan.budget = options.budget;
    return result;
}

} // namespace naru::ogs
