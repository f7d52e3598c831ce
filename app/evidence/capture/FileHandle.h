// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Reading.h"

#include <cstdint>
#include <cstdio>
#include <memory>

namespace naru::evidence {

/** Closes a file, and holds the buffer that it reads through: the library's own is a page. */
struct CloseFile
{
    std::unique_ptr<char[]> buffer;
    void operator()(FILE* file) const { std::fclose(file); }
};
using FileHandle = std::unique_ptr<FILE, CloseFile>;

/** A plain file opened for reading, with a large buffer. `FileNotFound`, `FileNotReadable`. */
[[nodiscard]] ReadResult<FileHandle> openPlainFile(const QString& path);

/** Its size in bytes; 0 where it is not known. */
[[nodiscard]] std::int64_t sizeOf(FILE* file);

} // namespace naru::evidence
