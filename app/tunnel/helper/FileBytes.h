// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Failure.h"

#include <string>

namespace naru::helper {

/** Makes a folder that only root may write to; none where something else has the name. */
[[nodiscard]] Result<> makeFolder(const std::string& path, unsigned mode);

/** The whole of a regular file of at most `largest` bytes. */
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::size_t largest);

/**
 * Replaces the bytes of a file that is there; owner and mode stay. Readers see the old or the new file,
 * unless the path is a mount point: then the bytes are written in place.
 */
[[nodiscard]] Result<> replaceFile(const std::string& path, const std::string& bytes);

/** Writes everything. */
[[nodiscard]] Result<> writeAll(int fd, std::string_view bytes, const std::string& what);

} // namespace naru::helper
