// SPDX-License-Identifier: GPL-3.0-or-later
#include "ogs/Outcome.h"

#include <algorithm>

namespace naru::ogs {

namespace {

std::vector<FailoverStep> stepsOf(const RunReport& report, const std::vector<int>& order)
{
    std::vector<FailoverStep> steps;
    for (const int index : order) {
        const GatewayResult& gateway = report.gateways[static_cast<std::size_t>(index)];
        if (gateway.target)
            steps.push_back({index, std::nullopt, *gateway.target, gateway.group});
        for (std::size_t i = 0; i < gateway.backups.size(); ++i) {
            const profile::Backup& backup = gateway.backups[i];
            if (backup.target)
                steps.push_back({index, static_cast<int>(i), *backup.target, backup.group});
        }
    }
    return steps;
}

} // namespace

std::vector<FailoverStep> failoverOrder(const RunReport& report)
{
    return stepsOf(report, report.order);
}

std::vector<FailoverStep> failoverAfterLoss(const RunReport& report, const QString& lost)
{
    std::vector<int> order = report.order;
    const auto found = std::ranges::find_if(
        order, [&](int index) { return report.gateways[static_cast<std::size_t>(index)].entry == lost; });
    if (found != order.end())
        std::rotate(order.begin(), found, found + 1);
    return stepsOf(report, order);
}

} // namespace naru::ogs
