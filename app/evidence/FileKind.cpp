// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/FileKind.h"

#include "Magic.h"
#include "capture/FileHandle.h"

namespace naru::evidence {

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
        return FileKind::Text;
    }
    Q_UNREACHABLE();
}

} // namespace naru::evidence
