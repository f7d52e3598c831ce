// SPDX-License-Identifier: GPL-3.0-or-later
#include "Lock.h"

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
    if (!lock->tryLock(5000))
        return unusable(QStringLiteral("lock held"));
    return lock;
}

} // namespace naru::store
