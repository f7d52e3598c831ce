// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"

namespace naru::test {

/** `suffix|server`. */
[[nodiscard]] ogs::LocationKey key(const char* text);

/** An entry for these pairs, measured so long before `now()`, with the gateways in this order. */
[[nodiscard]] ogs::CacheEntry entry(std::initializer_list<const char*> keys, base::Nanoseconds age,
                                    const profile::Profile& profile, std::initializer_list<int> order);

/** Five: home (2 days), corp (9 days), a hotel (13 days), one of other gateways (8 days), an expired one (17
 * days). */
[[nodiscard]] ogs::Cache fiveLocations(const profile::Profile& profile);

} // namespace naru::test
