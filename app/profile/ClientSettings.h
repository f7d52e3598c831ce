// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Findings.h"

namespace naru::profile {

/**
 * Reads the settings of a `ClientInitialization` into `profile`, the default where a value is missing or bad;
 * says what does not belong there. Backup lists are read elsewhere.
 */
void readClientSettings(const Element& client, Profile& profile, Findings& findings);

} // namespace naru::profile
