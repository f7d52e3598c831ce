// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/FileBytes.h"

#include <QFile>
#include <QFileInfo>

namespace naru::engine {

base::Result<QByteArray> readBytes(const QString& path, qint64 most)
{
    using enum base::ErrorCode;
    const auto fail = [&](base::ErrorCode code, const QString& technical = {}) {
        return std::unexpected(base::Error{code, path, std::nullopt, technical});
    };
    const QFileInfo info(path);
    if (!info.exists())
        return fail(FileNotFound);
    // A device or a pipe could block, or never end.
    if (!info.isFile())
        return fail(FileNotReadable);
    if (info.size() > most)
        return fail(FileTooLarge);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(FileNotReadable, file.errorString());
    QByteArray bytes = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return fail(FileNotReadable, file.errorString());
    // It may have grown meanwhile.
    if (bytes.size() > most)
        return fail(FileTooLarge);
    return bytes;
}

base::Error inFile(base::Error error, const QString& path)
{
    error.subject = error.subject.isEmpty() ? path : QString(path + u": " + error.subject);
    return error;
}

} // namespace naru::engine
