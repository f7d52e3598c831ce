// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Reading.h"

namespace naru::evidence {

/** What a file is by what it begins with, whatever it is called. */
enum class FileKind {
    /** pcap or pcapng. */
    Capture,
    /** A zip: a DART bundle or a support session. */
    Zip,
    /** A text with a record of a log (OGS-61) in its first 64 KiB. */
    Log,
    /** Anything else. */
    Other,
};

/** `FileNotFound`, `FileNotReadable`. Blocks; any thread. */
[[nodiscard]] ReadResult<FileKind> fileKind(const QString& path);

} // namespace naru::evidence
