// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QString>

namespace naru::engine {

/**
 * Copies a profile of another client into the folder `profiles` of the data folder, where the user may edit
 * it, byte by byte, and keeps what it was as the server's copy (`ServerProfiles`). Importing the same file
 * again gives the same copy with its edits; another file of the same name gets a number. The path of the
 * copy, or `FileNotFound`, `FileNotReadable`, `FileTooLarge`, `FileNotWritable`. Any thread; blocks.
 */
[[nodiscard]] base::Result<QString> importProfile(const QString& source, const QString& dataFolder);

} // namespace naru::engine
