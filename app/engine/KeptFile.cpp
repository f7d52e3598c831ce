// SPDX-License-Identifier: GPL-3.0-or-later
#include "KeptFile.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>

namespace naru::engine {

base::Result<void> writeKept(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const bool isWritten = QDir().mkpath(QFileInfo(path).absolutePath()) && file.open(QIODevice::WriteOnly) &&
                           file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
                           file.write(bytes) == bytes.size() && file.commit();
    if (!isWritten)
        return std::unexpected(
            base::Error{base::ErrorCode::FileNotWritable, path, std::nullopt, file.errorString()});
    return {};
}

} // namespace naru::engine
