// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/KnownProfiles.h"

#include "engine/ProfileFile.h"
#include "engine/ServerProfiles.h"

#include <QFileInfo>

namespace naru::profiles {

namespace {

KnownProfile lookAt(const QString& path, const QString& dataFolder)
{
    const QFileInfo info(path);
    KnownProfile known;
    known.path = path;
    known.exists = info.isFile();
    known.isReadOnly = known.exists && !info.isWritable();
    if (const auto profile = engine::readProfileFile(path))
        known.gateways = static_cast<int>(profile->hosts.size());
    if (dataFolder.isEmpty())
        return known;
    const engine::ServerProfiles copies(dataFolder);
    // Where the other client is gone, its last copy stays what it was.
    (void)copies.refresh(path);
    if (const auto copy = copies.find(path)) {
        known.source = copy->source;
        known.hasNewerCopy = copy->isNewer();
    }
    return known;
}

} // namespace

std::vector<KnownProfile> lookAtProfiles(const QStringList& files, const QStringList& active,
                                         const QString& dataFolder)
{
    std::vector<KnownProfile> known;
    for (const QString& file : files) {
        known.push_back(lookAt(file, dataFolder));
        known.back().isActive = active.contains(file);
    }
    return known;
}

} // namespace naru::profiles
