// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profile/ConnectionSettings.h"
#include "profile/Profile.h"

#include <QString>
#include <QStringList>

namespace naru::engine {

/**
 * Reads a profile from a file. Errors: those of the file (`FileNotFound`, `FileNotReadable`, `FileTooLarge`)
 * and of `profile::readProfile`; the subject is the file.
 */
[[nodiscard]] base::Result<profile::Profile> readProfileFile(const QString& path);

/** A profile with what it says of connecting. */
struct ProfileWithSettings
{
    profile::Profile profile;
    profile::ConnectionSettings settings;
};
/** Reads several files as one (`profile::merge`), with what the first says of connecting; errors as above. */
[[nodiscard]] base::Result<ProfileWithSettings> readProfileFiles(const QStringList& paths);

} // namespace naru::engine
