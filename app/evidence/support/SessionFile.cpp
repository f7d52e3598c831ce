// SPDX-License-Identifier: GPL-3.0-or-later
#include "SessionParts.h"
#include "archive/ZipReader.h"
#include "archive/ZipWriter.h"

namespace naru::evidence {

namespace {

const QString manifestName = QStringLiteral("naru-session.json");
constexpr std::int64_t mostPartBytes = 64LL * 1024 * 1024;
constexpr std::int64_t mostAttachedBytes = 512LL * 1024 * 1024;
constexpr std::size_t mostFiles = 1'000;

/** Puts a part of the zip where it belongs; what is not known is passed over. */
void takePart(SupportSession& session, const QString& name, const QByteArray& bytes)
{
    const auto keep = [&](const char* folder, std::vector<SupportFile>& files) {
        const QLatin1String prefix(folder);
        if (name.startsWith(prefix) && files.size() < mostFiles)
            files.push_back({name.mid(prefix.size()), bytes});
    };
    if (name == QLatin1String("events.jsonl"))
        session.events = eventsFrom(bytes);
    else if (name == QLatin1String("locations.json"))
        session.locations = locationsFrom(bytes);
    else if (name == QLatin1String("history.jsonl"))
        session.history = historyFrom(bytes);
    keep("profiles/", session.profiles);
    keep("logs/", session.logs);
    keep("captures/", session.captures);
}

} // namespace

ReadResult<void> writeSession(const SupportSession& session, const QString& path)
{
    const std::vector<SupportFile> parts = partsOf(session);
    ZipWriter zip(path);
    ReadResult<void> done = zip.begin();
    if (done)
        done = zip.add(manifestName, manifestText(session, parts));
    for (const SupportFile& part : parts) {
        if (done)
            done = zip.add(part.name, part.bytes);
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
    std::optional<SupportSession> session;
    while (true) {
        const auto name = zip->next();
        if (!name)
            return std::unexpected(name.error().code == ReadErrorCode::ArchiveDamaged
                                       ? ReadError{ReadErrorCode::NotASession, path, name.error().technical}
                                       : name.error());
        if (!*name)
            break;
        const bool isAttached =
            (*name)->startsWith(QLatin1String("captures/")) || (*name)->startsWith(QLatin1String("logs/"));
        const ReadResult<QByteArray> bytes = zip->readAll(isAttached ? mostAttachedBytes : mostPartBytes);
        if (!bytes)
            return std::unexpected(bytes.error());
        // The manifest stands first.
        if (!session) {
            int format = 0;
            if (**name == manifestName)
                session = manifestFrom(*bytes, format);
            if (!session)
                return std::unexpected(ReadError{ReadErrorCode::NotASession, path});
            if (format > sessionFormat)
                return std::unexpected(ReadError{ReadErrorCode::SessionTooNew, path});
        } else {
            takePart(*session, **name, *bytes);
        }
    }
    if (!session)
        return std::unexpected(ReadError{ReadErrorCode::NotASession, path});
    return std::move(*session);
}

std::vector<SupportItem> contents(const SupportSession& session)
{
    std::vector<SupportItem> items;
    const std::vector<SupportFile> parts = partsOf(session);
    items.push_back({manifestName, manifestText(session, parts).size(), false});
    for (const SupportFile& part : parts)
        items.push_back({part.name, part.bytes.size(), part.name.startsWith(QLatin1String("captures/"))});
    return items;
}

} // namespace naru::evidence
