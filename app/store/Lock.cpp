// SPDX-License-Identifier: GPL-3.0-or-later
#include "Lock.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>

namespace naru::store {

base::Result<std::unique_ptr<QLockFile>> lockFile(const QString& path)
{
    const auto unusable = [&](const QString& technical) {
        return std::unexpected(base::Error{base::ErrorCode::FileNotWritable, path, std::nullopt, technical});
    };
    const QString folder = QFileInfo(path).absolutePath();
    if (!QDir().mkpath(folder))
        return unusable(folder);
    auto lock = std::make_unique<QLockFile>(path + QLatin1String(".lock"));
    lock->setStaleLockTime(3000);
    // Asked often: left alone, QLockFile waits longer each time, and may never find it free among busy
    // writers.
    const QDeadlineTimer deadline(std::chrono::seconds(10));
    while (!lock->tryLock(10)) {
        if (lock->error() != QLockFile::LockFailedError || deadline.hasExpired())
            return unusable(QStringLiteral("lock held"));
    }
    return lock;
}

} // namespace naru::store
