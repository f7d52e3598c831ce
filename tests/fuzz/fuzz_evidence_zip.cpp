// SPDX-License-Identifier: GPL-3.0-or-later
// Zips as bundles and as support sessions, and the masking of what a session holds.
#include "EvidenceFile.h"
#include "evidence/Log.h"
#include "evidence/SupportSession.h"

using namespace naru;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const fuzz::EvidenceFile file(data, size);
    static_cast<void>(evidence::readLog(file.path()));
    auto session = evidence::readSession(file.path());
    if (!session)
        return 0;
    static_cast<void>(evidence::compare(*session, *session));
    evidence::Masker masker(true);
    static_cast<void>(evidence::masked(std::move(*session), masker));
    return 0;
}
