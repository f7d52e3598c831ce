// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ProfileFile.h"

#include "profile/Reader.h"

#include <QFile>
#include <QFileInfo>

namespace naru::engine {

base::Result<profile::Profile> readProfileFile(const QString& path)
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
    if (info.size() > profile::maxProfileBytes)
        return fail(FileTooLarge);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(FileNotReadable, file.errorString());
    auto profile = profile::readProfile(file.read(profile::maxProfileBytes));
    if (!profile) {
        base::Error error = profile.error();
        error.subject = error.subject.isEmpty() ? path : path + QLatin1String(": ") + error.subject;
        return std::unexpected(error);
    }
    return profile;
}

} // namespace naru::engine
