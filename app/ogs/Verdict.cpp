// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Verdict.h"

#include <algorithm>

namespace naru::ogs {

namespace {

/** A probe that we did not let happen says nothing of the gateway. */
bool counts(const Probe& probe)
{
    if (!probe.failure)
        return true;
    switch (*probe.failure) {
    case Failure::Cancelled:
    case Failure::OverBudget:
        return false;
    case Failure::DeadlinePassed:
        return probe.startedAt.has_value();
    default:
        return true;
    }
}

} // namespace

std::optional<double> GatewayResult::loss() const
{
    const auto ended = std::ranges::count_if(probes, counts);
    if (ended == 0)
        return std::nullopt;
    const auto measured =
        std::ranges::count_if(probes, [](const Probe& probe) { return probe.value.has_value(); });
    return static_cast<double>(ended - measured) / static_cast<double>(ended);
}

} // namespace naru::ogs
