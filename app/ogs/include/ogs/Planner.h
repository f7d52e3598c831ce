// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "ogs/Budget.h"
#include "ogs/Plan.h"
#include "profile/Profile.h"

#include <optional>
#include <vector>

namespace naru::ogs {

/** How a plan is made; the defaults are those of an unchanged set-up. */
struct PlanOptions
{
    /** HTTPS stands in for HTTP where there is a proxy (OGS-26). */
    ProbeKind kind = ProbeKind::Https;
    bool sequential = false;
    base::Nanoseconds deadline = std::chrono::seconds(7);
    int maxSockets = 512;
    std::optional<Proxy> proxy;
    Budget budget;
    /** Probes a target, 1..3 (OGS-02). */
    int probes = 3;
    /** The cache holds an entry for this location, usable or stale: no preflight (OGS-07). */
    bool locationCached = false;
};

/** A plan, and which of its targets each host entry of the profile has. */
struct RunPlan
{
    Plan plan;
    /** By host entry: index into `plan.targets`; nothing where the entry names nothing to probe. */
    std::vector<std::optional<int>> targetOfGateway;
    friend bool operator==(const RunPlan&, const RunPlan&) = default;
};

/** Primaries only, each target once, in the profile's order (OGS-00, 01, 02, 07, 11). */
[[nodiscard]] RunPlan makePlan(const profile::Profile& profile, const PlanOptions& options);

} // namespace naru::ogs
