// SPDX-License-Identifier: GPL-3.0-or-later
#include "Table.h"

#include <algorithm>
#include <tuple>

namespace naru::ogs {

namespace {

void fillRow(GatewayResult& row, const Standing& standing)
{
    row.address = standing.address();
    row.state = standing.state();
    row.rtt = standing.best() ? std::optional(standing.best()->rtt()) : std::nullopt;
    row.probes = standing.probes();
    row.running = standing.running();
    row.planned = standing.planned();
    row.lookup = standing.lookup() ? std::optional(standing.lookup()->took) : std::nullopt;
    row.startedAt = standing.startedAt();
    row.endedAt = standing.endedAt();
    row.failure = standing.failure();
}

int groupOf(GatewayState state)
{
    switch (state) {
    case GatewayState::Measured:
    case GatewayState::Running:
        return 1;
    case GatewayState::Waiting:
    case GatewayState::Unfinished:
        return 2;
    case GatewayState::Failed:
    case GatewayState::NotConnectable:
        break;
    }
    return 3;
}

} // namespace

std::vector<GatewayResult> emptyTable(const profile::Profile& profile)
{
    std::vector<GatewayResult> rows;
    for (const profile::HostEntry& host : profile.hosts) {
        GatewayResult row;
        row.entry = host.name;
        row.target = host.target;
        row.group = host.group;
        row.backups = host.backups;
        if (!host.target) {
            row.state = GatewayState::NotConnectable;
            row.failure = Failure::NoAddress;
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

void fillTable(std::vector<GatewayResult>& gateways, const Field& field,
               const std::vector<std::optional<int>>& targetOfGateway)
{
    for (std::size_t i = 0; i < gateways.size(); ++i) {
        if (targetOfGateway[i])
            fillRow(gateways[i], field.at(*targetOfGateway[i]));
    }
}

void rankTable(RunReport& report, const Field& field, const std::vector<std::optional<int>>& targetOfGateway)
{
    using Key = std::tuple<int, bool, std::chrono::milliseconds, int>;
    std::vector<std::pair<Key, int>> keyed;
    for (int i = 0; i < static_cast<int>(report.gateways.size()); ++i) {
        const GatewayResult& row = report.gateways[static_cast<std::size_t>(i)];
        const std::optional<int>& target = targetOfGateway[static_cast<std::size_t>(i)];
        if (!target)
            continue;
        const bool bare = row.rtt && field.at(*target).best()->bare;
        const int group = report.selected == i ? -1 : row.rtt ? 0 : groupOf(row.state);
        keyed.emplace_back(Key(group, bare, row.rtt.value_or(std::chrono::milliseconds(0)), i), i);
    }
    std::ranges::sort(keyed);
    report.order.clear();
    int rank = 0;
    for (const auto& [key, index] : keyed) {
        report.order.push_back(index);
        GatewayResult& row = report.gateways[static_cast<std::size_t>(index)];
        row.rank = row.rtt ? std::optional(++rank) : std::nullopt;
    }
}

} // namespace naru::ogs
