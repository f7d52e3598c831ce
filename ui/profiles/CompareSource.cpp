// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/CompareSource.h"

#include "engine/ServerProfiles.h"
#include "profiles/ProfileEditor.h"
#include "profiles/ProfileFiles.h"

namespace naru::profiles {

std::vector<CompareSource> compareSources(const ProfileEditor& editor, const DiskWatch& disk,
                                          const QString& dataFolder, const QStringList& known)
{
    using Kind = CompareSource::Kind;
    std::vector<CompareSource> sources;
    if (editor.isModified() && disk.saved())
        sources.push_back({Kind::Saved, editor.path(), disk.saved()});
    if (disk.changed() && disk.theirs())
        sources.push_back({Kind::Disk, editor.path(), *disk.theirs()});
    if (!dataFolder.isEmpty() && !editor.path().isEmpty()) {
        const auto copy = engine::ServerProfiles(dataFolder).find(editor.path());
        const auto document = copy ? std::optional(profile::Document::open(copy->newest)) : std::nullopt;
        if (document && *document)
            sources.push_back({Kind::Server, editor.path(), **document});
    }
    for (const QString& file : known) {
        if (file != editor.path())
            sources.push_back({Kind::Known, file});
    }
    return sources;
}

base::Result<profile::Document> readSource(const CompareSource& source)
{
    if (source.document)
        return *source.document;
    base::Result<DocumentFile> file = readDocumentFile(source.path);
    if (!file)
        return std::unexpected(file.error());
    return std::move(file->document);
}

} // namespace naru::profiles
