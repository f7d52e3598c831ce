// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/FileKind.h"

#include "Magic.h"
#include "capture/FileHandle.h"
#include "log/LineDecoder.h"
#include "log/RecordScanner.h"

namespace naru::evidence {

namespace {

bool beginsAsLog(FILE* file)
{
    constexpr qsizetype looked = 64 * 1024;
    QByteArray head(looked, Qt::Uninitialized);
    head.resize(static_cast<qsizetype>(std::fread(head.data(), 1, static_cast<std::size_t>(looked), file)));
    LineDecoder lines;
    RecordScanner records;
    const auto scan = [&records](std::string_view line) { static_cast<void>(records.take(line)); };
    lines.take(head, scan);
    lines.finish(scan);
    static_cast<void>(records.finish());
    return records.records() > 0;
}

} // namespace

ReadResult<FileKind> fileKind(const QString& path)
{
    const ReadResult<FileHandle> file = openPlainFile(path);
    if (!file)
        return std::unexpected(file.error());
    switch (magicOf(file->get())) {
    case Magic::Pcap:
    case Magic::OldPcap:
    case Magic::Pcapng:
        return FileKind::Capture;
    case Magic::Zip:
        return FileKind::Zip;
    case Magic::Other:
        return beginsAsLog(file->get()) ? FileKind::Log : FileKind::Other;
    }
    Q_UNREACHABLE();
}

} // namespace naru::evidence
