// SPDX-License-Identifier: GPL-3.0-or-later
// Logs of any encoding, and bundles where the bytes are a zip.
#include "EvidenceFile.h"
#include "evidence/Log.h"
#include "evidence/SupportSession.h"

using namespace naru;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::EvidenceFile file(data, size);
    const auto log = evidence::readLog(file.path());
    if (!log)
        return 0;
    static_cast<void>(evidence::history(*log));
    static_cast<void>(evidence::eventsOf(*log, QTimeZone::utc()));
    return 0;
}
