// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Findings.h"

namespace naru::profile {

/**
 * Reads a list of `HostAddress`, or of the `HostEntry` that some write in their place; at most
 * `maxBackupsPerList`. `path` is that of the list.
 */
[[nodiscard]] std::vector<Backup> readBackups(const Element& list, BackupLevel level, const QString& path,
                                              Findings& findings);

} // namespace naru::profile
