// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Matching.h"
#include "profile/Compare.h"

namespace naru::profile {

/** As `compare`, with the elements matched already. */
[[nodiscard]] std::vector<Difference> differencesOf(const Document& before, const Document& after,
                                                    const Matching& matching);

} // namespace naru::profile
