// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"

#include <QString>

namespace naru::store {

/**
 * Holds a file against other processes and threads while it lives. The system releases it when a process
 * ends, however that ends, so nothing of it can be left over. An empty hidden file beside the other carries
 * it.
 */
class FileLock
{
public:
    /** Makes the folder; waits for who holds it, ten seconds at most. FileNotWritable. */
    [[nodiscard]] static base::Result<FileLock> take(const QString& path);
    ~FileLock();
    FileLock(FileLock&& other) noexcept;
    FileLock& operator=(FileLock&& other) = delete;
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

private:
    explicit FileLock(int descriptor);

    int m_descriptor;
};

} // namespace naru::store
