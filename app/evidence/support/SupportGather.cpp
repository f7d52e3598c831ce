// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/SupportGather.h"

#include "capture/FileHandle.h"

#include <QFileInfo>
#include <QSysInfo>

namespace naru::evidence {

namespace {

constexpr std::int64_t mostProfileBytes = 16LL * 1024 * 1024;
constexpr std::int64_t mostFileBytes = 256LL * 1024 * 1024;

ReadResult<QByteArray> bytesOf(const QString& path, std::int64_t most)
{
    const ReadResult<FileHandle> file = openPlainFile(path);
    if (!file)
        return std::unexpected(file.error());
    const std::int64_t size = sizeOf(file->get());
    if (size > most)
        return std::unexpected(ReadError{ReadErrorCode::FileTooLarge, path});
    QByteArray bytes(size, Qt::Uninitialized);
    const std::size_t got = std::fread(bytes.data(), 1, static_cast<std::size_t>(size), file->get());
    if (std::ferror(file->get()) != 0)
        return std::unexpected(ReadError{ReadErrorCode::FileNotReadable, path});
    bytes.truncate(static_cast<qsizetype>(got));
    return bytes;
}

ReadResult<void> addFiles(const QStringList& paths, std::int64_t most, std::vector<SupportFile>& files,
                          const ReadControl& control)
{
    for (const QString& path : paths) {
        if (control.stop.stop_requested())
            return std::unexpected(ReadError{ReadErrorCode::Cancelled, {}});
        ReadResult<QByteArray> bytes = bytesOf(path, most);
        if (!bytes)
            return std::unexpected(bytes.error());
        files.push_back({QFileInfo(path).fileName(), std::move(*bytes)});
    }
    return {};
}

ReadResult<void> addEvents(const SupportWish& wish, SupportSession& session, const ReadControl& control)
{
    QStringList paths = wish.logs;
    if (QFileInfo::exists(wish.ownLog))
        paths.prepend(wish.ownLog);
    for (const QString& path : paths) {
        const ReadResult<LogReading> log = readLog(path, control);
        // The program's own may be empty.
        if (!log && path == wish.ownLog && log.error().code == ReadErrorCode::NotALog)
            continue;
        if (!log)
            return std::unexpected(log.error());
        const std::vector<SupportEvent> events = eventsOf(*log, QTimeZone::systemTimeZone());
        session.events.insert(session.events.end(), events.begin(), events.end());
    }
    return {};
}

} // namespace

ReadResult<SupportSession> gatherSession(const SupportWish& wish, const ReadControl& control)
{
    SupportSession session;
    session.madeAt = wish.madeAt;
    session.versions = {{QStringLiteral("naru"), wish.version},
                        {QStringLiteral("qt"), QString::fromLatin1(qVersion())},
                        {QStringLiteral("system"), QSysInfo::prettyProductName()},
                        {QStringLiteral("kernel"), QSysInfo::kernelVersion()}};
    QStringList logs = wish.logs;
    if (wish.rawLog && QFileInfo::exists(wish.ownLog))
        logs.prepend(wish.ownLog);
    ReadResult<void> done = addFiles(wish.profiles, mostProfileBytes, session.profiles, control);
    if (done)
        done = addFiles(logs, mostFileBytes, session.logs, control);
    if (done)
        done = addFiles(wish.captures, mostFileBytes, session.captures, control);
    if (done)
        done = addEvents(wish, session, control);
    if (!done)
        return std::unexpected(done.error());
    return session;
}

} // namespace naru::evidence
