// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Field.h"
#include "ogs/Planner.h"
#include "ogs/Verdict.h"
#include "profile/Profile.h"

#include <optional>
#include <vector>

namespace naru::ogs {

/** What a row has before anything is measured: entry, target, group, backups. */
[[nodiscard]] std::vector<GatewayResult> emptyTable(const profile::Profile& profile);

/** Writes what the field knows into the rows. */
void fillTable(std::vector<GatewayResult>& gateways, const Field& field,
               const std::vector<std::optional<int>>& targetOfGateway);

/**
 * Order of failover and ranks: the choice, the measured by value, those that are still measured, those whose
 * answer was not awaited, the failed, each in the profile's order. Entries that name nothing to connect to
 * have no place.
 */
void rankTable(RunReport& report, const Field& field, const std::vector<std::optional<int>>& targetOfGateway);

} // namespace naru::ogs
