// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace naru::profiles {

/** A profile that the user has opened before or imported, and how it stands with its file. */
struct KnownProfile
{
    QString path;
    /** Runs and connections use it now. */
    bool isActive = false;
    bool exists = false;
    bool isReadOnly = false;
    /** Host entries; nothing where the file can't be read as a profile. */
    std::optional<int> gateways;
    /** The file of another client that it was imported from; empty for others. */
    QString source;
    /** The server's copy is newer than what the user's edits began from. */
    bool hasNewerCopy = false;
};

/** Looks at the files, and for newer copies where they came from. Any thread; blocks for the files. */
[[nodiscard]] std::vector<KnownProfile> lookAtProfiles(const QStringList& files, const QStringList& active,
                                                       const QString& dataFolder);

} // namespace naru::profiles
