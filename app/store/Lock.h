// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QLockFile>
#include <QString>

#include <memory>

namespace naru::store {

/**
 * Holds `path` against other processes and threads while the result lives; makes its folder. The lock of a
 * process that was killed is broken at once, or after three seconds where it was killed while locking.
 * FileNotWritable after ten.
 */
[[nodiscard]] base::Result<std::unique_ptr<QLockFile>> lockFile(const QString& path);

} // namespace naru::store
