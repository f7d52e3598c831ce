// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ProfileFile.h"

#include "engine/FileBytes.h"
#include "profile/Reader.h"

namespace naru::engine {

base::Result<profile::Profile> readProfileFile(const QString& path)
{
    auto read = readProfileWithSettings(path);
    if (!read)
        return std::unexpected(read.error());
    return std::move(read->profile);
}

base::Result<ProfileWithSettings> readProfileWithSettings(const QString& path)
{
    const auto bytes = readBytes(path, profile::maxProfileBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    const auto document = profile::Document::open(*bytes);
    if (!document)
        return std::unexpected(inFile(document.error(), path));
    auto profile = profile::readProfile(*document);
    if (!profile)
        return std::unexpected(inFile(profile.error(), path));
    return ProfileWithSettings{std::move(*profile), profile::readConnectionSettings(*document)};
}

} // namespace naru::engine
