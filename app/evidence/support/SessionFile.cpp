// SPDX-License-Identifier: GPL-3.0-or-later
#include "SessionParts.h"
#include "archive/ZipReader.h"
#include "archive/ZipWriter.h"

namespace naru::evidence {

namespace {

constexpr std::int64_t mostPartBytes = 64LL * 1024 * 1024;
constexpr std::int64_t mostAttachedBytes = 512LL * 1024 * 1024;
constexpr std::size_t mostFiles = 1'000;

/** Puts a part of the zip where it belongs; what is not known is passed over. */
void takePart(SupportSession& session, const QString& name, const QByteArray& bytes)
{
    const auto keep = [&](QLatin1String folder, std::vector<SupportFile>& files) {
        if (name.startsWith(folder) && files.size() < mostFiles)
            files.push_back({name.mid(folder.size()), bytes});
    };
    if (name == partName::events)
        session.events = eventsFrom(bytes);
    else if (name == partName::locations)
        session.locations = locationsFrom(bytes);
    else if (name == partName::history)
        session.history = historyFrom(bytes);
    keep(partName::profiles, session.profiles);
    keep(partName::logs, session.logs);
    keep(partName::captures, session.captures);
}

} // namespace

ReadResult<void> writeSession(const PackedSession& packed, const QString& path)
{
    ZipWriter zip(path);
    ReadResult<void> done = zip.begin();
    for (const SupportFile& file : packed) {
        if (done)
            done = zip.add(file.name, file.bytes);
    }
    return done ? zip.commit() : done;
}

ReadResult<SupportSession> readSession(const QString& path)
{
    ReadResult<ZipReader> zip = ZipReader::open(path);
    if (!zip)
        return std::unexpected(zip.error().code == ReadErrorCode::ArchiveDamaged
                                   ? ReadError{ReadErrorCode::NotASession, path, zip.error().technical}
                                   : zip.error());
    std::optional<Manifest> manifest;
    while (true) {
        const auto name = zip->next();
        if (!name)
            return std::unexpected(name.error().code == ReadErrorCode::ArchiveDamaged
                                       ? ReadError{ReadErrorCode::NotASession, path, name.error().technical}
                                       : name.error());
        if (!*name)
            break;
        const bool isAttached =
            (*name)->startsWith(partName::captures) || (*name)->startsWith(partName::logs);
        const ReadResult<QByteArray> bytes = zip->readAll(isAttached ? mostAttachedBytes : mostPartBytes);
        if (!bytes)
            return std::unexpected(bytes.error());
        // The manifest stands first.
        if (!manifest) {
            if (**name == partName::manifest)
                manifest = manifestFrom(*bytes);
            if (!manifest)
                return std::unexpected(ReadError{ReadErrorCode::NotASession, path});
            if (manifest->format > sessionFormat)
                return std::unexpected(ReadError{ReadErrorCode::SessionTooNew, path});
        } else {
            takePart(manifest->session, **name, *bytes);
            if (const auto sum = manifest->sums.find(**name);
                sum != manifest->sums.end() && sum->second == sumOf(*bytes))
                manifest->sums.erase(sum);
        }
    }
    if (!manifest)
        return std::unexpected(ReadError{ReadErrorCode::NotASession, path});
    for (const auto& [name, sum] : manifest->sums)
        manifest->session.notAsMade.append(name);
    return std::move(manifest->session);
}

PackedSession packed(const SupportSession& session)
{
    PackedSession files = partsOf(session);
    files.insert(files.begin(), {partName::manifest, manifestText(session, files)});
    return files;
}

std::vector<SupportItem> contents(const PackedSession& packed)
{
    std::vector<SupportItem> items;
    for (const SupportFile& file : packed)
        items.push_back({file.name, file.bytes.size(), file.name.startsWith(partName::captures)});
    return items;
}

} // namespace naru::evidence
