// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/DiskWatch.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace naru::profiles {

class ProfileEditor;

/** What the profile in the editor can be compared with. */
struct CompareSource
{
    enum class Kind {
        /** As it was read or saved last. */
        Saved,
        /** What the file holds now, where another program has changed it. */
        Disk,
        /** The server's newest copy. */
        Server,
        /** Another profile that is known. */
        Known,
    };

    Kind kind;
    /** The file; of `Saved` the editor's. */
    QString path;
    /** Where it is at hand. */
    std::optional<profile::Document> document = {};
};

/** All that there are, in this order. `known`: the files of the list of known profiles. */
[[nodiscard]] std::vector<CompareSource> compareSources(const ProfileEditor& editor, const DiskWatch& disk,
                                                        const QString& dataFolder, const QStringList& known);

/** Its document. Any thread; errors as of `readDocumentFile`. */
[[nodiscard]] base::Result<profile::Document> readSource(const CompareSource& source);

} // namespace naru::profiles
