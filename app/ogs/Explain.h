// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Field.h"
#include "ogs/Verdict.h"

#include <map>
#include <vector>

namespace naru::ogs {

/** At most so many gateways are named by one kind of reason. */
inline constexpr int namedAtMost = 3;

/** Why the selected gateway of the report is the choice (OGS-66). `best` and `held` are indices of gateways.
 */
[[nodiscard]] std::vector<Reason> choiceReasons(const RunReport& report, std::optional<int> best,
                                                std::optional<int> held, int improvement);

/** What is to be known about the table besides: fewer probes, suspected bans, retransmissions, the other
 * measure. */
[[nodiscard]] std::vector<Reason> tableReasons(const RunReport& report, const Field& field,
                                               const std::vector<std::optional<int>>& targetOfGateway);

/** `connections` by address: what earlier runs and this one have made (BudgetCut). */
[[nodiscard]] std::vector<Reason> budgetReasons(const Field& field,
                                                const std::map<QString, int>& connections);

} // namespace naru::ogs
