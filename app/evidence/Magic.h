// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdio>

namespace naru::evidence {

/** What the first four bytes of a file say that it is. */
enum class Magic {
    Other,
    /** pcap of either byte order: in microseconds, in nanoseconds, or with Kuznetzov's patch. */
    Pcap,
    /** An older pcap, which is told and not read. */
    OldPcap,
    Pcapng,
    /** With entries, or empty. */
    Zip,
};

/** The file must stand at its beginning, and does so afterwards. */
[[nodiscard]] Magic magicOf(FILE* file);

} // namespace naru::evidence
