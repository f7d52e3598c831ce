// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "locations/LocationEntry.h"

#include <QByteArray>

namespace naru::locations {

/**
 * The cached entries as a table: one row a gateway of an entry, in the order of failover. Columns are named
 * as in `naructl ogs locations list --json`; a gateway without a value has an empty cell and its state.
 */
[[nodiscard]] QByteArray locationsCsv(const LocationsPicture& picture);

} // namespace naru::locations
