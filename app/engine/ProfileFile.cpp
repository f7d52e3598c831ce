// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ProfileFile.h"

#include "engine/FileBytes.h"
#include "profile/Reader.h"

namespace naru::engine {

namespace {

base::Result<ProfileWithSettings> readOne(const QString& path)
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

} // namespace

base::Result<profile::Profile> readProfileFile(const QString& path)
{
    auto read = readOne(path);
    if (!read)
        return std::unexpected(read.error());
    return std::move(read->profile);
}

base::Result<ProfileWithSettings> readProfileFiles(const QStringList& paths)
{
    std::vector<profile::Profile> profiles;
    ProfileWithSettings whole;
    for (const QString& path : paths) {
        auto read = readOne(path);
        if (!read)
            return std::unexpected(read.error());
        if (profiles.empty())
            whole.settings = std::move(read->settings);
        profiles.push_back(std::move(read->profile));
    }
    whole.profile = profile::merge(profiles);
    return whole;
}

} // namespace naru::engine
