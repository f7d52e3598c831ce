// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/Reading.h"

namespace naru::evidence {

/** What a file is by its first bytes, whatever it is called. */
enum class FileKind {
    /** pcap or pcapng. */
    Capture,
    /** A zip: a DART bundle or a support session. */
    Zip,
    /** Anything else: a log, if it is one of these. */
    Text,
};

/** `FileNotFound`, `FileNotReadable`. Blocks; any thread. */
[[nodiscard]] ReadResult<FileKind> fileKind(const QString& path);

} // namespace naru::evidence
