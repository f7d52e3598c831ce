// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ProfileFile.h"

#include "engine/FileBytes.h"
#include "profile/Reader.h"

namespace naru::engine {

base::Result<profile::Profile> readProfileFile(const QString& path)
{
    const auto bytes = readBytes(path, profile::maxProfileBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    auto profile = profile::readProfile(*bytes);
    if (!profile)
        return std::unexpected(inFile(profile.error(), path));
    return profile;
}

} // namespace naru::engine
